<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>NewGame</name>
        <message numerus="yes">
            <source>%n move(s)</source>
            <translation>
                <numerusform>%n move</numerusform>
                <numerusform>%n moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Plugins</name>
        <message numerus="yes">
            <source>%n text(s) are missing or not sound in {language}: {ids}.</source>
            <translation>
                <numerusform>%n text is missing or not sound in {language}: {ids}.</numerusform>
                <numerusform>%n texts are missing or not sound in {language}: {ids}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Print</name>
        <message numerus="yes">
            <source>%n page(s) printed</source>
            <translation>
                <numerusform>%n page printed</numerusform>
                <numerusform>%n pages printed</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>{range}: %n game(s)</source>
            <translation>
                <numerusform>{range}: %n game</numerusform>
                <numerusform>{range}: %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>command</name>
        <message numerus="yes">
            <source>{file} has been written: %n page(s).</source>
            <translation>
                <numerusform>{file} has been written: %n page.</numerusform>
                <numerusform>{file} has been written: %n pages.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>decks</name>
        <message numerus="yes">
            <source>{deck} is left out: it lacks %n card(s).</source>
            <translation>
                <numerusform>{deck} is left out: it lacks %n card.</numerusform>
                <numerusform>{deck} is left out: it lacks %n cards.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>output</name>
        <message numerus="yes">
            <source>Position after %n move(s)</source>
            <translation>
                <numerusform>Position after %n move</numerusform>
                <numerusform>Position after %n moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>page</name>
        <message numerus="yes">
            <source>The game is played with %n card(s).</source>
            <translation>
                <numerusform>The game is played with %n card.</numerusform>
                <numerusform>The game is played with %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>They are of %n suit(s).</source>
            <translation>
                <numerusform>They are all of one suit.</numerusform>
                <numerusform>They are of %n suits.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n column(s) form the tableau.</source>
            <translation>
                <numerusform>%n column forms the tableau.</numerusform>
                <numerusform>%n columns form the tableau.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The tableau has %n row(s); cards overlap those of the row above.</source>
            <translation>
                <numerusform>The tableau has one row.</numerusform>
                <numerusform>The tableau has %n rows; cards overlap those of the row above.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cell(s) stand empty at first.</source>
            <translation>
                <numerusform>%n cell stands empty at first.</numerusform>
                <numerusform>%n cells stand empty at first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There are %n cell(s).</source>
            <translation>
                <numerusform>There is %n cell.</numerusform>
                <numerusform>There are %n cells.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them get(s) a card from the deal.</source>
            <translation>
                <numerusform>%n of them gets a card from the deal.</numerusform>
                <numerusform>%n of them get a card from the deal.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foundation(s) stand empty at first.</source>
            <translation>
                <numerusform>%n foundation stands empty at first.</numerusform>
                <numerusform>%n foundations stand empty at first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foundation(s) get their first cards from the deal.</source>
            <translation>
                <numerusform>%n foundation gets its first card from the deal.</numerusform>
                <numerusform>There are %n foundations; the deal lays the first cards there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reserve pile(s) lie beside the tableau.</source>
            <translation>
                <numerusform>%n reserve pile lies beside the tableau.</numerusform>
                <numerusform>%n reserve piles lie beside the tableau.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Every column gets %n card(s).</source>
            <translation>
                <numerusform>Every column gets %n card.</numerusform>
                <numerusform>Every column gets %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In all, %n card(s) lie in the tableau.</source>
            <translation>
                <numerusform>In all, %n card lies in the tableau.</numerusform>
                <numerusform>In all, %n cards lie in the tableau.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only the last %n card(s) of each column lie face up.</source>
            <translation>
                <numerusform>Only the last card of each column lies face up.</numerusform>
                <numerusform>Only the last %n cards of each column lie face up.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The other %n card(s) form the face-down stock.</source>
            <translation>
                <numerusform>The other card forms the face-down stock.</numerusform>
                <numerusform>The other %n cards form the face-down stock.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The other %n card(s) form the stock, which lies face up.</source>
            <translation>
                <numerusform>The other card forms the stock, which lies face up.</numerusform>
                <numerusform>The other %n cards form the stock, which lies face up.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The reserve gets %n card(s).</source>
            <translation>
                <numerusform>The reserve gets %n card.</numerusform>
                <numerusform>The reserve gets %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The waste gets %n card(s).</source>
            <translation>
                <numerusform>The waste gets %n card.</numerusform>
                <numerusform>The waste gets %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A click on the stock turns its top %n card(s) onto the waste.</source>
            <translation>
                <numerusform>A click on the stock turns its top card onto the waste.</numerusform>
                <numerusform>A click on the stock turns its top %n cards onto the waste.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A click on the stock deals one card face up onto each of %n column(s).</source>
            <translation>
                <numerusform>A click on the stock deals one card face up onto %n column.</numerusform>
                <numerusform>A click on the stock deals one card face up onto each of the %n columns.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A click on the stock deals one card face up onto each of the first %n column(s).</source>
            <translation>
                <numerusform>A click on the stock deals one card face up onto the first column.</numerusform>
                <numerusform>A click on the stock deals one card face up onto each of the first %n columns.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undo takes back the last %n action(s) and their points.</source>
            <translation>
                <numerusform>Undo takes back the last action and its points.</numerusform>
                <numerusform>Undo takes back the last %n actions and their points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undo takes back the last %n action(s).</source>
            <translation>
                <numerusform>Undo takes back the last action.</numerusform>
                <numerusform>Undo takes back the last %n actions.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>read</name>
        <message numerus="yes">
            <source>{pile}, %n card(s)</source>
            <translation>
                <numerusform>{pile}, %n card</numerusform>
                <numerusform>{pile}, %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card} and %n more</source>
            <translation>
                <numerusform>{card} and %n more</numerusform>
                <numerusform>{card} and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have won: {time}, %n move(s)</source>
            <translation>
                <numerusform>You have won: {time}, %n move</numerusform>
                <numerusform>You have won: {time}, %n moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>refused</name>
        <message numerus="yes">
            <source>At most %n card(s) can move there together now. Empty cells and empty columns decide how many.</source>
            <translation>
                <numerusform>Only %n card can move there now. Empty cells and empty columns decide how many.</numerusform>
                <numerusform>At most %n cards can move there together now. Empty cells and empty columns decide how many.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The waste has already gone back as often as this game allows: %n time(s).</source>
            <translation>
                <numerusform>The waste has already gone back as often as this game allows: once.</numerusform>
                <numerusform>The waste has already gone back as often as this game allows: %n times.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rule</name>
        <message numerus="yes">
            <source>When the stock is empty, a click on it puts the whole waste back in the same order, %n time(s) in a game.</source>
            <translation>
                <numerusform>When the stock is empty, a click on it puts the whole waste back in the same order, once in a game.</numerusform>
                <numerusform>When the stock is empty, a click on it puts the whole waste back in the same order, %n times in a game.</numerusform>
            </translation>
        </message>
    </context>
</TS>
