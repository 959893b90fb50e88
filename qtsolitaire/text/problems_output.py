"""What cannot be printed or exported: sentences of ``problem``, by text id."""

from qtsolitaire.text.marks import QT_TRANSLATE_NOOP

OUTPUT_PROBLEMS = {
    "output.suffix": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” does not say what to write; its name must end with one of these: {known}.",
    ),
    "output.one_only": QT_TRANSLATE_NOOP(
        "problem",
        "“{file}” can hold one deal only; several go into a PDF file.",
    ),
    "output.too_large": QT_TRANSLATE_NOOP(
        "problem",
        "This picture is too large: its longer side may have at most {most} pixels.",
    ),
    "output.too_small": QT_TRANSLATE_NOOP(
        "problem",
        "A picture needs a width of at least one pixel and a ratio from above 0 to 8.",
    ),
    "output.choice": QT_TRANSLATE_NOOP(
        "problem",
        "“{text}” is not a choice of {option}, which takes one of these: {known}.",
    ),
    "output.no_qt": QT_TRANSLATE_NOOP(
        "problem",
        "System libraries that Qt needs are missing, so nothing can be drawn; “make play” names their packages.",
    ),
    "deal.range": QT_TRANSLATE_NOOP(
        "problem",
        "From {first} to {last} is no range of deals: game and options must be the same, and the first number must not "
        "be larger.",
    ),
    "deal.too_many": QT_TRANSLATE_NOOP(
        "problem",
        "These are more deals than the {most} that can be taken at once.",
    ),
}
