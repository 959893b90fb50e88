<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
    <context>
        <name>NewGame</name>
        <message>
            <source>Leave it empty for a random deal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Microsoft deal {number} with {options}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Microsoft deal {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number} with {options}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your best</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>best time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fewest moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>best score</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not won yet with these options.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not played yet with these options.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Won {won} of {played}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>QErrorMessage</name>
        <message>
            <source>&amp;OK</source>
            <translation>ठीक है</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>यहाँ देखें:</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>फ़ाइलों का प्रकार:</translation>
        </message>
    </context>
    <context>
        <name>QPageSetupWidget</name>
        <message>
            <source>Page &amp;order:</source>
            <translation>पृष्ठों का क्रम:</translation>
        </message>
        <message>
            <source>Pages &amp;per sheet:</source>
            <translation>हर कागज पर पृष्ठ:</translation>
        </message>
    </context>
    <context>
        <name>QPageSize</name>
        <message>
            <source>Letter / ANSI A</source>
            <translation>लेटर / ANSI A</translation>
        </message>
        <message>
            <source>Ledger / ANSI B</source>
            <translation>लेजर / ANSI B</translation>
        </message>
        <message>
            <source>Tabloid / ANSI B</source>
            <translation>टैब्लॉइड / ANSI B</translation>
        </message>
        <message>
            <source>Letter Small</source>
            <translation>लेटर छोटा</translation>
        </message>
        <message>
            <source>A4 Small</source>
            <translation>A4 छोटा</translation>
        </message>
        <message>
            <source>Legal</source>
            <translation>लीगल</translation>
        </message>
    </context>
    <context>
        <name>QPrintDialog</name>
        <message>
            <source>&amp;Options &gt;&gt;</source>
            <translation>विकल्प &gt;&gt;</translation>
        </message>
        <message>
            <source>&amp;Options &lt;&lt;</source>
            <translation>विकल्प &lt;&lt;</translation>
        </message>
    </context>
    <context>
        <name>QPrintSettingsOutput</name>
        <message>
            <source>Page &amp;Set:</source>
            <translation>पृष्ठ समूह:</translation>
        </message>
    </context>
    <context>
        <name>bar</name>
        <message>
            <source>Menu</source>
            <translation>मेनू</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>नई बाज़ी</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>फिर से करें</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>नियम</translation>
        </message>
    </context>
    <context>
        <name>card</name>
        <message>
            <source>ace of {suit}</source>
            <translation>{suit} का इक्का</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <translation>{suit} का {rank}</translation>
        </message>
        <message>
            <source>jack of {suit}</source>
            <translation>{suit} का गुलाम</translation>
        </message>
        <message>
            <source>queen of {suit}</source>
            <translation>{suit} की बेगम</translation>
        </message>
        <message>
            <source>king of {suit}</source>
            <translation>{suit} का बादशाह</translation>
        </message>
        <message>
            <source>face-down card</source>
            <translation>उलटा पत्ता</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>हुकुम</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>पान</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>ईंट</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>चिड़ी</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <source>New game…</source>
            <translation>नई बाज़ी…</translation>
        </message>
        <message>
            <source>Restart this deal</source>
            <translation>यही डील फिर से</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>अगली डील</translation>
        </message>
        <message>
            <source>Previous deal</source>
            <translation>पिछली डील</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>आज की डील</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>फिर से करें</translation>
        </message>
        <message>
            <source>Open a game or board…</source>
            <translation>बाज़ी या बोर्ड खोलें…</translation>
        </message>
        <message>
            <source>Save game as…</source>
            <translation>बाज़ी इस नाम से सहेजें…</translation>
        </message>
        <message>
            <source>Copy deal code</source>
            <translation>बाज़ी का कोड कॉपी करें</translation>
        </message>
        <message>
            <source>Paste deal code</source>
            <translation>बाज़ी का कोड चिपकाएँ</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>इस खेल के नियम</translation>
        </message>
        <message>
            <source>Settings…</source>
            <translation>सेटिंग…</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>पूरी स्क्रीन</translation>
        </message>
        <message>
            <source>About Qt Solitaire</source>
            <translation>Qt Solitaire के बारे में</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Other deals</source>
            <translation>दूसरी डील</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>भाषा</translation>
        </message>
    </context>
    <context>
        <name>counters</name>
        <message>
            <source>Time</source>
            <translation>समय</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>चालें</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>स्कोर</translation>
        </message>
    </context>
    <context>
        <name>desk</name>
        <message>
            <source>Deal code copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A game dealt from a board has no code</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>headline</name>
        <message>
            <source>{card} cannot go on {other}</source>
            <translation>{card} को {other} पर नहीं रखा जा सकता</translation>
        </message>
        <message>
            <source>{card} cannot go on this empty place</source>
            <translation>{card} इस खाली जगह में नहीं आ सकता</translation>
        </message>
        <message>
            <source>{card} is not a king</source>
            <translation>{card} बादशाह नहीं है</translation>
        </message>
        <message>
            <source>{card} is not an ace</source>
            <translation>{card} इक्का नहीं है</translation>
        </message>
        <message>
            <source>{card} belongs on another foundation</source>
            <translation>{card} की जगह दूसरे फ़ाउंडेशन पर है</translation>
        </message>
        <message>
            <source>Nothing goes here</source>
            <translation>यहाँ कुछ नहीं रखा जाता</translation>
        </message>
        <message>
            <source>{card} and {other} are no pair</source>
            <translation>{card} और {other} की जोड़ी नहीं बनती</translation>
        </message>
        <message>
            <source>{card} does not leave alone</source>
            <translation>{card} अकेला नहीं जाता</translation>
        </message>
        <message>
            <source>{card} has no partner there</source>
            <translation>{card} का वहाँ कोई जोड़ीदार नहीं है</translation>
        </message>
        <message>
            <source>Too many cards for one move</source>
            <translation>एक चाल के लिए पत्ते बहुत ज़्यादा हैं</translation>
        </message>
        <message>
            <source>This move is not allowed now</source>
            <translation>यह चाल अभी नहीं चली जा सकती</translation>
        </message>
        <message>
            <source>A column is still empty</source>
            <translation>एक कॉलम अभी खाली है</translation>
        </message>
        <message>
            <source>{card} cannot move</source>
            <translation>{card} नहीं चल सकता</translation>
        </message>
        <message>
            <source>Nothing to move</source>
            <translation>चलाने को कुछ नहीं</translation>
        </message>
        <message>
            <source>This card is face down</source>
            <translation>यह पत्ता उलटा है</translation>
        </message>
        <message>
            <source>{card} is covered</source>
            <translation>{card} ढका हुआ है</translation>
        </message>
        <message>
            <source>{card} is held by the cards on it</source>
            <translation>{card} अपने ऊपर के पत्तों से रुका है</translation>
        </message>
        <message>
            <source>{card} stays on its foundation</source>
            <translation>{card} अपने फ़ाउंडेशन पर ही रहता है</translation>
        </message>
        <message>
            <source>The stock is not carried</source>
            <translation>स्टॉक खींचा नहीं जाता</translation>
        </message>
        <message>
            <source>This card stays where it is</source>
            <translation>यह पत्ता अपनी जगह पर ही रहता है</translation>
        </message>
        <message>
            <source>{card} cannot go there</source>
            <translation>{card} वहाँ नहीं जा सकता</translation>
        </message>
        <message>
            <source>This place is taken</source>
            <translation>यह जगह भरी है</translation>
        </message>
        <message>
            <source>One card at a time</source>
            <translation>एक बार में एक पत्ता</translation>
        </message>
        <message>
            <source>The stock is empty</source>
            <translation>स्टॉक खाली है</translation>
        </message>
        <message>
            <source>Nothing happens here</source>
            <translation>यहाँ कुछ नहीं होता</translation>
        </message>
        <message>
            <source>The stock is not empty yet</source>
            <translation>स्टॉक अभी खाली नहीं है</translation>
        </message>
        <message>
            <source>The waste does not go back any more</source>
            <translation>वेस्ट अब और नहीं लौटता</translation>
        </message>
        <message>
            <source>This move is not allowed</source>
            <translation>यह चाल नहीं चली जा सकती</translation>
        </message>
    </context>
    <context>
        <name>page</name>
        <message>
            <source>Aim</source>
            <translation>लक्ष्य</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>शुरुआती जमावट</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>कॉलम</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>समूह</translation>
        </message>
        <message>
            <source>Empty columns</source>
            <translation>खाली कॉलम</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>सेल</translation>
        </message>
        <message>
            <source>Reserve</source>
            <translation>रिज़र्व</translation>
        </message>
        <message>
            <source>Foundations</source>
            <translation>फ़ाउंडेशन</translation>
        </message>
        <message>
            <source>Stock and waste</source>
            <translation>स्टॉक और वेस्ट</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>स्टॉक</translation>
        </message>
        <message>
            <source>Removing cards</source>
            <translation>पत्ते हटाना</translation>
        </message>
        <message>
            <source>What happens by itself</source>
            <translation>जो अपने आप होता है</translation>
        </message>
        <message>
            <source>Clicks and dragging</source>
            <translation>क्लिक करना और खींचना</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>स्कोर</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लेना</translation>
        </message>
        <message>
            <source>End of the game</source>
            <translation>बाज़ी का अंत</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>विकल्प</translation>
        </message>
        <message>
            <source>{setting}: {choices}</source>
            <translation>{setting}: {choices}</translation>
        </message>
        <message>
            <source>This page is not available in your language; here it is in English.</source>
            <translation>यह पृष्ठ आपकी भाषा में उपलब्ध नहीं है; यहाँ अंग्रेज़ी में है।</translation>
        </message>
        <message>
            <source>This page was written by the program from the rules of the game.</source>
            <translation>यह पृष्ठ प्रोग्राम ने खेल के नियमों से लिखा है।</translation>
        </message>
        <message numerus="yes">
            <source>The game is played with %n card(s).</source>
            <translation>
                <numerusform>यह खेल %n पत्ते से खेला जाता है।</numerusform>
                <numerusform>यह खेल %n पत्तों से खेला जाता है।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>They are of %n suit(s).</source>
            <translation>
                <numerusform>वे %n सूट के हैं।</numerusform>
                <numerusform>वे %n सूटों के हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>From the lowest to the highest the ranks are: ace, 2 to 10, jack, queen, king.</source>
            <translation>सबसे छोटी से सबसे बड़ी तक रैंक ये हैं: इक्का, 2 से 10, गुलाम, बेगम, बादशाह।</translation>
        </message>
        <message numerus="yes">
            <source>%n column(s) form the tableau.</source>
            <translation>
                <numerusform>टेबलो में %n कॉलम है।</numerusform>
                <numerusform>टेबलो में %n कॉलम हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The tableau has %n row(s); cards overlap those of the row above.</source>
            <translation>
                <numerusform>टेबलो में %n पंक्ति है।</numerusform>
                <numerusform>टेबलो में %n पंक्तियाँ हैं; पत्ते ऊपर वाली पंक्ति के पत्तों को कुछ-कुछ ढकते हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cell(s) stand empty at first.</source>
            <translation>
                <numerusform>शुरू में %n सेल खाली है।</numerusform>
                <numerusform>शुरू में %n सेल खाली हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foundation(s) stand empty at first.</source>
            <translation>
                <numerusform>शुरू में %n फ़ाउंडेशन खाली है।</numerusform>
                <numerusform>शुरू में %n फ़ाउंडेशन खाली हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foundation(s) get their first cards from the deal.</source>
            <translation>
                <numerusform>%n फ़ाउंडेशन है; उस पर डील में ही पत्ते आते हैं।</numerusform>
                <numerusform>%n फ़ाउंडेशन हैं; उन पर डील में ही पत्ते आते हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reserve pile(s) lie beside the tableau.</source>
            <translation>
                <numerusform>टेबलो के पास %n रिज़र्व है।</numerusform>
                <numerusform>टेबलो के पास %n रिज़र्व हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed cards go to one pile and are out of play.</source>
            <translation>हटाए गए पत्ते एक फ़ाउंडेशन पर जाते हैं और खेल से बाहर हो जाते हैं।</translation>
        </message>
        <message numerus="yes">
            <source>Every column gets %n card(s).</source>
            <translation>
                <numerusform>हर कॉलम में %n पत्ता बाँटा जाता है।</numerusform>
                <numerusform>हर कॉलम में %n पत्ते बाँटे जाते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>From left to right the columns get this many cards: {counts}.</source>
            <translation>बाएँ से दाएँ कॉलमों में इतने पत्ते बाँटे जाते हैं: {counts}।</translation>
        </message>
        <message numerus="yes">
            <source>In all, %n card(s) lie in the tableau.</source>
            <translation>
                <numerusform>कुल मिलाकर टेबलो में %n पत्ता है।</numerusform>
                <numerusform>कुल मिलाकर टेबलो में %n पत्ते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them lie face up.</source>
            <translation>सभी खुले हैं।</translation>
        </message>
        <message numerus="yes">
            <source>Only the last %n card(s) of each column lie face up.</source>
            <translation>
                <numerusform>हर कॉलम का सिर्फ़ आखिरी पत्ता खुला है।</numerusform>
                <numerusform>हर कॉलम के सिर्फ़ आखिरी %n पत्ते खुले हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The other %n card(s) form the face-down stock.</source>
            <translation>
                <numerusform>बाकी %n पत्ता उलटे स्टॉक में रहता है।</numerusform>
                <numerusform>बाकी %n पत्ते उलटे स्टॉक में रहते हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The other %n card(s) form the stock, which lies face up.</source>
            <translation>
                <numerusform>बाकी %n पत्ता खुले स्टॉक में रहता है।</numerusform>
                <numerusform>बाकी %n पत्ते खुले स्टॉक में रहते हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The reserve gets %n card(s).</source>
            <translation>
                <numerusform>रिज़र्व में %n पत्ता आता है।</numerusform>
                <numerusform>रिज़र्व में %n पत्ते आते हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The waste gets %n card(s).</source>
            <translation>
                <numerusform>वेस्ट में %n पत्ता आता है।</numerusform>
                <numerusform>वेस्ट में %n पत्ते आते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>The waste beside it is empty at first.</source>
            <translation>उसके पास का वेस्ट शुरू में खाली है।</translation>
        </message>
        <message>
            <source>Any card may lie on any other.</source>
            <translation>कोई भी पत्ता किसी भी पत्ते पर रखा जा सकता है।</translation>
        </message>
        <message>
            <source>No card is put down on the tableau.</source>
            <translation>टेबलो पर कोई पत्ता नहीं रखा जाता।</translation>
        </message>
        <message>
            <source>Any face-up card moves together with all the cards on it, ordered or not.</source>
            <translation>कोई भी खुला पत्ता अपने ऊपर के सभी पत्तों के साथ चलता है, चाहे वे क्रम में हों या नहीं।</translation>
        </message>
        <message>
            <source>Any part of a run that reaches to the end of its column may move.</source>
            <translation>क्रम का वह कोई भी हिस्सा चल सकता है जो कॉलम के अंत तक पहुँचता हो।</translation>
        </message>
        <message>
            <source>The card in a cell can move on to a column or to a foundation.</source>
            <translation>सेल का पत्ता किसी कॉलम या फ़ाउंडेशन पर जा सकता है।</translation>
        </message>
        <message>
            <source>Only the last card of a reserve pile can be played.</source>
            <translation>रिज़र्व का सिर्फ़ आखिरी पत्ता चला जा सकता है।</translation>
        </message>
        <message>
            <source>The top card of a foundation can be taken back into play.</source>
            <translation>फ़ाउंडेशन का सबसे ऊपर वाला पत्ता फिर से खेल में लाया जा सकता है।</translation>
        </message>
        <message>
            <source>No card is put down on a foundation by hand.</source>
            <translation>फ़ाउंडेशन पर कोई पत्ता हाथ से नहीं रखा जाता।</translation>
        </message>
        <message numerus="yes">
            <source>A click on the stock turns its top %n card(s) onto the waste.</source>
            <translation>
                <numerusform>स्टॉक पर क्लिक करने से उसका ऊपर वाला %n पत्ता वेस्ट पर खुलता है।</numerusform>
                <numerusform>स्टॉक पर क्लिक करने से उसके ऊपर वाले %n पत्ते वेस्ट पर खुलते हैं।</numerusform>
            </translation>
        </message>
        <message>
            <source>If fewer are left in the stock, those that are left are turned.</source>
            <translation>स्टॉक में इससे कम पत्ते बचे हों, तो जितने बचे हैं उतने ही खुलते हैं।</translation>
        </message>
        <message>
            <source>Only the top card of the waste can be played.</source>
            <translation>वेस्ट का सिर्फ़ सबसे ऊपर वाला पत्ता चला जा सकता है।</translation>
        </message>
        <message>
            <source>Cards can also be played onto the waste:</source>
            <translation>पत्ते वेस्ट पर भी रखे जा सकते हैं:</translation>
        </message>
        <message numerus="yes">
            <source>A click on the stock deals one card face up onto each of %n column(s).</source>
            <translation>
                <numerusform>स्टॉक पर क्लिक करने से %n कॉलम पर एक खुला पत्ता बँटता है।</numerusform>
                <numerusform>स्टॉक पर क्लिक करने से सभी %n कॉलमों पर एक-एक खुला पत्ता बँटता है।</numerusform>
            </translation>
        </message>
        <message>
            <source>Available are the cards that nothing covers, and the top card of the waste.</source>
            <translation>वे पत्ते उपलब्ध हैं जिन्हें कुछ नहीं ढकता, और वेस्ट का सबसे ऊपर वाला पत्ता।</translation>
        </message>
        <message>
            <source>Click one card and then the other, or drag one onto the other; a card that leaves alone needs one click.</source>
            <translation>एक पत्ते पर और फिर दूसरे पर क्लिक करें, या एक को खींचकर दूसरे पर छोड़ें; अकेले जाने वाले पत्ते के लिए एक ही क्लिक काफी है।</translation>
        </message>
        <message>
            <source>Nothing moves by itself: no card goes up on its own, and the game never finishes itself.</source>
            <translation>अपने आप कुछ नहीं चलता: न कोई पत्ता खुद ऊपर जाता है, न बाज़ी खुद पूरी होती है।</translation>
        </message>
        <message>
            <source>Apart from this nothing moves by itself.</source>
            <translation>इसके अलावा अपने आप कुछ नहीं चलता।</translation>
        </message>
        <message>
            <source>Every move can be made by dragging.</source>
            <translation>हर चाल पत्तों को खींचकर चली जा सकती है।</translation>
        </message>
        <message>
            <source>One click on the last card of a column sends it to its foundation, if it can go there.</source>
            <translation>कॉलम के आखिरी पत्ते पर एक क्लिक उसे उसके फ़ाउंडेशन पर भेजता है, अगर वह वहाँ जा सकता हो।</translation>
        </message>
        <message>
            <source>One click on the last card of a column or on the card of a cell sends it to its foundation, if it can go there.</source>
            <translation>कॉलम के आखिरी पत्ते या सेल के पत्ते पर एक क्लिक उसे उसके फ़ाउंडेशन पर भेजता है, अगर वह वहाँ जा सकता हो।</translation>
        </message>
        <message>
            <source>One click on the last card of a column or on the top card of the waste sends it to its foundation, if it can go there.</source>
            <translation>कॉलम के आखिरी पत्ते या वेस्ट के सबसे ऊपर वाले पत्ते पर एक क्लिक उसे उसके फ़ाउंडेशन पर भेजता है, अगर वह वहाँ जा सकता हो।</translation>
        </message>
        <message>
            <source>A double click, if it is on in the settings, sends a card to the first place that takes it:</source>
            <translation>डबल क्लिक, अगर सेटिंग में चालू हो, पत्ते को उस पहली जगह भेजता है जो उसे ले सके:</translation>
        </message>
        <message>
            <source>its foundation</source>
            <translation>उसका फ़ाउंडेशन</translation>
        </message>
        <message>
            <source>the longest column that takes it</source>
            <translation>सबसे लंबा कॉलम जो उसे ले सके</translation>
        </message>
        <message>
            <source>an empty column</source>
            <translation>कोई खाली कॉलम</translation>
        </message>
        <message>
            <source>an empty cell</source>
            <translation>कोई खाली सेल</translation>
        </message>
        <message>
            <source>the waste</source>
            <translation>वेस्ट</translation>
        </message>
        <message>
            <source>This game has no score; moves and time count.</source>
            <translation>इस खेल में स्कोर नहीं है; चालें और समय गिने जाते हैं।</translation>
        </message>
        <message>
            <source>The score starts at {points} and never goes below {floor}.</source>
            <translation>स्कोर {points} से शुरू होता है और कभी {floor} से नीचे नहीं जाता।</translation>
        </message>
        <message>
            <source>A card earns the points for a foundation only the first time it gets there.</source>
            <translation>फ़ाउंडेशन के अंक पत्ते को वहाँ पहली बार पहुँचने पर ही मिलते हैं।</translation>
        </message>
        <message numerus="yes">
            <source>Undo takes back the last %n action(s) and their points.</source>
            <translation>
                <numerusform>“वापस लें” आखिरी कार्रवाई और उसके अंक वापस लेता है।</numerusform>
                <numerusform>“वापस लें” आखिरी %n कार्रवाइयाँ और उनके अंक वापस लेता है।</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo has no limit.</source>
            <translation>“वापस लें” की कोई सीमा नहीं है।</translation>
        </message>
        <message>
            <source>The move counter does not go down on undo.</source>
            <translation>वापस लेने पर चालों की गिनती कम नहीं होती।</translation>
        </message>
        <message>
            <source>Every undo counts as one more move.</source>
            <translation>हर बार वापस लेना एक और चाल गिना जाता है।</translation>
        </message>
        <message>
            <source>As soon as no win is possible any more, the program says so.</source>
            <translation>जैसे ही बाज़ी जीती नहीं जा सकती, प्रोग्राम बता देता है।</translation>
        </message>
        <message>
            <source>The program never declares a game lost.</source>
            <translation>प्रोग्राम कभी किसी बाज़ी को हारी हुई नहीं बताता।</translation>
        </message>
        <message>
            <source>Every game has a deal code. Typed into the New Game window, it deals the same cards again, stock included.</source>
            <translation>हर बाज़ी का एक कोड होता है। उसे “नई बाज़ी” विंडो में लिखने पर वही पत्ते फिर से बँटते हैं, स्टॉक समेत।</translation>
        </message>
    </context>
    <context>
        <name>pile</name>
        <message>
            <source>stock</source>
            <translation>स्टॉक</translation>
        </message>
        <message>
            <source>waste</source>
            <translation>वेस्ट</translation>
        </message>
        <message>
            <source>cell {number}</source>
            <translation>सेल {number}</translation>
        </message>
        <message>
            <source>reserve</source>
            <translation>रिज़र्व</translation>
        </message>
        <message>
            <source>reserve {number}</source>
            <translation>रिज़र्व {number}</translation>
        </message>
        <message>
            <source>column {number}</source>
            <translation>कॉलम {number}</translation>
        </message>
        <message>
            <source>row {row}, card {number}</source>
            <translation>पंक्ति {row}, पत्ता {number}</translation>
        </message>
        <message>
            <source>foundation</source>
            <translation>फ़ाउंडेशन</translation>
        </message>
        <message>
            <source>foundation {number}</source>
            <translation>फ़ाउंडेशन {number}</translation>
        </message>
        <message>
            <source>foundation of {suit}</source>
            <translation>{suit} का फ़ाउंडेशन</translation>
        </message>
    </context>
    <context>
        <name>points</name>
        <message>
            <source>{points} for every action</source>
            <translation>हर कार्रवाई पर {points}</translation>
        </message>
        <message>
            <source>{points} for every card that is carried</source>
            <translation>हर चले गए पत्ते पर {points}</translation>
        </message>
        <message>
            <source>{points} for every card that reaches a foundation</source>
            <translation>फ़ाउंडेशन पर पहुँचने वाले हर पत्ते पर {points}</translation>
        </message>
        <message>
            <source>{points} for every move onto a column</source>
            <translation>किसी कॉलम पर जाने वाली हर चाल पर {points}</translation>
        </message>
        <message>
            <source>{points} for every card that goes from the waste to a column</source>
            <translation>वेस्ट से कॉलम पर जाने वाले हर पत्ते पर {points}</translation>
        </message>
        <message>
            <source>{points} for every card taken back from a foundation</source>
            <translation>फ़ाउंडेशन से वापस लाए गए हर पत्ते पर {points}</translation>
        </message>
        <message>
            <source>{points} for every draw from the stock</source>
            <translation>हर बार पत्ता निकालने पर {points}</translation>
        </message>
        <message>
            <source>{points} every time the waste goes back to the stock</source>
            <translation>हर बार वेस्ट को स्टॉक में लौटाने पर {points}</translation>
        </message>
        <message>
            <source>{points} for every card dealt from the stock</source>
            <translation>स्टॉक से बाँटे गए हर पत्ते पर {points}</translation>
        </message>
        <message>
            <source>{points} for every card that leaves the board</source>
            <translation>खेल से हटने वाले हर पत्ते पर {points}</translation>
        </message>
        <message>
            <source>{points} for every complete run that leaves the board</source>
            <translation>हटने वाले हर पूरे क्रम पर {points}</translation>
        </message>
        <message>
            <source>{points} for every face-down card turned up in a column</source>
            <translation>कॉलम में पलटे गए हर उलटे पत्ते पर {points}</translation>
        </message>
        <message>
            <source>{points} for every column that is filled again</source>
            <translation>फिर से भरे गए हर कॉलम पर {points}</translation>
        </message>
    </context>
    <context>
        <name>problem</name>
        <message>
            <source>The field is empty. Type a deal code.</source>
            <translation>कोई कोड नहीं लिखा गया। बाज़ी का कोड लिखें।</translation>
        </message>
        <message>
            <source>The code is too long: “{rest}” (character {place}) is more than it needs.</source>
            <translation>कोड बहुत लंबा है: “{rest}” (अक्षर {place}) ज़रूरत से ज़्यादा है।</translation>
        </message>
        <message>
            <source>The number of the deal is too short: “{number}” has {count} of the {needed} characters it needs.</source>
            <translation>डील की संख्या बहुत छोटी है: “{number}” में {needed} में से {count} अक्षर हैं।</translation>
        </message>
        <message>
            <source>“{character}” (character {place}) cannot be in a code. Only letters A–Z, digits and hyphens can.</source>
            <translation>“{character}” (अक्षर {place}) कोड में नहीं हो सकता। सिर्फ़ A–Z अक्षर, अंक और हाइफ़न हो सकते हैं।</translation>
        </message>
        <message>
            <source>“{character}” (character {place}) cannot be in the number of a deal. Only A–Z and 2–7 can.</source>
            <translation>“{character}” (अक्षर {place}) डील की संख्या में नहीं हो सकता। सिर्फ़ A–Z और 2–7 हो सकते हैं।</translation>
        </message>
        <message>
            <source>“{character}” (character {place}) cannot be in a Microsoft deal number. Only the digits 0–9 can.</source>
            <translation>“{character}” (अक्षर {place}) Microsoft की डील संख्या में नहीं हो सकता। सिर्फ़ 0–9 अंक हो सकते हैं।</translation>
        </message>
        <message>
            <source>“{text}” does not begin with a game. A code begins with one of these: {known}.</source>
            <translation>“{text}” किसी खेल से शुरू नहीं होता। कोड इनमें से किसी एक से शुरू होता है: {known}।</translation>
        </message>
        <message>
            <source>No game has the letters “{game}”. These are known: {known}.</source>
            <translation>“{game}” अक्षरों वाला कोई खेल नहीं है। ये मौजूद हैं: {known}।</translation>
        </message>
        <message>
            <source>After {game} the number of a revision must follow (character {place}), as in {example}.</source>
            <translation>{game} के बाद संस्करण की संख्या चाहिए (अक्षर {place}), जैसे {example} में।</translation>
        </message>
        <message>
            <source>This code asks for revision {revision} of {game}, and this program knows only revision {known}. A newer version of the program can deal it.</source>
            <translation>यह कोड {game} का संस्करण {revision} माँगता है, और यह प्रोग्राम सिर्फ़ संस्करण {known} जानता है। प्रोग्राम का नया संस्करण इसे बाँट सकता है।</translation>
        </message>
        <message>
            <source>{game} has no revision {revision}. Its codes look like {example}.</source>
            <translation>{game} का संस्करण {revision} नहीं है। इसके कोड ऐसे होते हैं: {example}।</translation>
        </message>
        <message>
            <source>{game} has no options: “{options}” (character {place}) does not belong there.</source>
            <translation>{game} में कोई विकल्प नहीं है: “{options}” (अक्षर {place}) की वहाँ जगह नहीं है।</translation>
        </message>
        <message>
            <source>The options of {game} are missing (character {place}). They look like {example}.</source>
            <translation>{game} के विकल्प छूट गए हैं (अक्षर {place})। वे ऐसे होते हैं: {example}।</translation>
        </message>
        <message>
            <source>“{options}” (character {place}) are not options of {game}. They look like {example}.</source>
            <translation>“{options}” (अक्षर {place}) {game} के विकल्प नहीं हैं। वे ऐसे होते हैं: {example}।</translation>
        </message>
        <message>
            <source>The setting {setting} has no choice {value}.</source>
            <translation>विकल्प {setting} में {value} नहीं है।</translation>
        </message>
        <message>
            <source>This code can be read in two ways. Write it with its hyphens, as in {example}.</source>
            <translation>यह कोड दो तरह से पढ़ा जा सकता है। इसे हाइफ़न के साथ लिखें, जैसे {example} में।</translation>
        </message>
        <message>
            <source>The hyphen at character {place} does not belong there.</source>
            <translation>हाइफ़न (अक्षर {place}) की वहाँ जगह नहीं है।</translation>
        </message>
        <message>
            <source>The number of the deal is missing. A whole code looks like {example}.</source>
            <translation>डील की संख्या छूट गई है। पूरा कोड ऐसा होता है: {example}।</translation>
        </message>
        <message>
            <source>A Microsoft deal number is written with a #, as in {example}.</source>
            <translation>Microsoft की डील संख्या # के साथ लिखी जाती है, जैसे {example} में।</translation>
        </message>
        <message>
            <source>{game} does not take Microsoft deal numbers. Its codes look like {example}.</source>
            <translation>{game} में Microsoft की डील संख्याएँ नहीं चलतीं। इसके कोड ऐसे होते हैं: {example}।</translation>
        </message>
        <message>
            <source>{number} is not a Microsoft deal number. They go from {first} to {last}.</source>
            <translation>{number} Microsoft की डील संख्या नहीं है। वे {first} से {last} तक होती हैं।</translation>
        </message>
        <message>
            <source>“{text}” is the name of a game. Its codes look like {example}.</source>
            <translation>“{text}” एक खेल का नाम है। इसके कोड ऐसे होते हैं: {example}।</translation>
        </message>
        <message>
            <source>{number} is only the number of a deal. Choose the game first, or type a whole code.</source>
            <translation>{number} सिर्फ़ डील की संख्या है। पहले खेल चुनें, या पूरा कोड लिखें।</translation>
        </message>
        <message>
            <source>There is no game called “{name}”. These are known: {known}.</source>
            <translation>“{name}” नाम का कोई खेल नहीं है। ये मौजूद हैं: {known}।</translation>
        </message>
        <message>
            <source>The declaration of the game names a pile “{pile}” ({word}) that it does not have.</source>
            <translation>खेल की घोषणा में “{pile}” ढेर का नाम है ({word}), जो उसमें नहीं है।</translation>
        </message>
        <message>
            <source>The declaration of the game has two piles called “{pile}”.</source>
            <translation>खेल की घोषणा में “{pile}” नाम के दो ढेर हैं।</translation>
        </message>
        <message>
            <source>The declaration of the game deals {dealt} cards, but its pack has {pack}.</source>
            <translation>खेल की घोषणा {dealt} पत्ते बाँटती है, पर उसके पास {pack} हैं।</translation>
        </message>
        <message>
            <source>The game takes cards from “{pile}” that do not lie there. The fault is in its plugin.</source>
            <translation>खेल “{pile}” से ऐसे पत्ते लेता है जो वहाँ नहीं हैं। गलती उसके प्लगइन में है।</translation>
        </message>
        <message>
            <source>After a move the game goes on by itself without end. The fault is in its plugin.</source>
            <translation>चाल के बाद खेल अपने आप चलता ही रहता है। गलती उसके प्लगइन में है।</translation>
        </message>
        <message>
            <source>The game “{variant}” needs two capital letters for its codes and a revision from 1; it has “{code}”.</source>
            <translation>खेल “{variant}” को कोड के लिए दो बड़े लैटिन अक्षर और 1 से शुरू होने वाली संस्करण संख्या चाहिए; उसके पास “{code}” है।</translation>
        </message>
        <message>
            <source>In the game “{variant}” the setting “{setting}” has a choice “{code}”. Codes of choices are capitals and digits.</source>
            <translation>खेल “{variant}” के विकल्प “{setting}” में “{code}” है। ऐसे कोड में सिर्फ़ बड़े लैटिन अक्षर और अंक होते हैं।</translation>
        </message>
        <message>
            <source>In the game “{variant}” two choices of options are both spelled “{code}”.</source>
            <translation>खेल “{variant}” में विकल्पों के दो चुनाव एक ही तरह “{code}” लिखे जाते हैं।</translation>
        </message>
        <message>
            <source>The game “{variant}” takes Microsoft deal numbers, and those deal one whole deck of 52 cards only.</source>
            <translation>खेल “{variant}” में Microsoft की डील संख्याएँ चलती हैं, और वे सिर्फ़ 52 पत्तों की एक पूरी गड्डी बाँटती हैं।</translation>
        </message>
        <message>
            <source>“{file}” is not a Python file.</source>
            <translation>“{file}” Python फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>“{file}” declares no game.</source>
            <translation>“{file}” में कोई खेल नहीं है।</translation>
        </message>
        <message>
            <source>The plugin declares a “{given}” where a game is expected.</source>
            <translation>प्लगइन ने खेल की जगह “{given}” दिया है।</translation>
        </message>
        <message>
            <source>A game with the id “{id}” is already there.</source>
            <translation>“{id}” पहचान वाला खेल पहले से मौजूद है।</translation>
        </message>
        <message>
            <source>The letters “{code}” of the game “{id}” belong to “{other}” already.</source>
            <translation>खेल “{id}” के अक्षर “{code}” पहले से “{other}” के हैं।</translation>
        </message>
        <message>
            <source>“{file}”, line {line}: {error}</source>
            <translation>“{file}”, पंक्ति {line}: {error}</translation>
        </message>
        <message>
            <source>“{file}” was damaged. It has been kept as “{aside}”, and a new one is begun.</source>
            <translation>“{file}” खराब थी। उसे “{aside}” नाम से रख लिया गया है, और नई शुरू की गई है।</translation>
        </message>
        <message>
            <source>“{file}” cannot be read. It is left as it is, and nothing is saved into it.</source>
            <translation>“{file}” पढ़ी नहीं जा सकती। उसे वैसे ही छोड़ दिया गया है, और उसमें कुछ सहेजा नहीं जाता।</translation>
        </message>
        <message>
            <source>“{file}” was written by a newer Qt Solitaire. It is left as it is, and nothing is saved into it.</source>
            <translation>“{file}” Qt Solitaire के नए संस्करण ने लिखी है। उसे वैसे ही छोड़ दिया गया है, और उसमें कुछ सहेजा नहीं जाता।</translation>
        </message>
        <message>
            <source>Nothing can be saved in “{folder}”. You can play, but this game and its result will not be kept.</source>
            <translation>“{folder}” में कुछ सहेजा नहीं जा सकता। आप खेल सकते हैं, पर यह बाज़ी और इसका नतीजा नहीं रहेगा।</translation>
        </message>
        <message>
            <source>Some settings were not understood and are at their defaults: {keys}.</source>
            <translation>कुछ सेटिंग समझ में नहीं आईं और अपने मूल मान पर हैं: {keys}।</translation>
        </message>
        <message>
            <source>The game saved in “{file}” cannot be continued. It has been kept as “{aside}”.</source>
            <translation>“{file}” में सहेजी बाज़ी आगे नहीं खेली जा सकती। उसे “{aside}” नाम से रख लिया गया है।</translation>
        </message>
        <message>
            <source>Something is wrong: {id} ({args}).</source>
            <translation>कुछ गड़बड़ है: {id} ({args})।</translation>
        </message>
    </context>
    <context>
        <name>refusal</name>
        <message>
            <source>Rule: {heading}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>refused</name>
        <message>
            <source>{card} and {other} have the same colour. Here red goes on black, and black on red.</source>
            <translation>{card} और {other} का रंग एक ही है। यहाँ लाल पत्ता काले पर और काला पत्ता लाल पर जाता है।</translation>
        </message>
        <message>
            <source>{card} and {other} are of different suits. Here a card goes only on its own suit.</source>
            <translation>{card} और {other} के सूट अलग हैं। यहाँ पत्ता सिर्फ़ अपने ही सूट पर जाता है।</translation>
        </message>
        <message>
            <source>{card} is not exactly one rank lower than {other}. Here a card goes only on the next higher rank.</source>
            <translation>{card} की रैंक {other} से ठीक एक कम नहीं है। यहाँ पत्ता सिर्फ़ उस पत्ते पर जाता है जिसकी रैंक ठीक एक ज्यादा हो।</translation>
        </message>
        <message>
            <source>{card} is not exactly one rank higher than {other}. Here cards are built upwards, one rank at a time.</source>
            <translation>{card} की रैंक {other} से ठीक एक ज़्यादा नहीं है। यहाँ पत्ते एक-एक रैंक ऊपर चढ़ते हैं।</translation>
        </message>
        <message>
            <source>{card} is not exactly one rank lower than {other}. Here a card goes only on the next higher rank, and a king on an ace.</source>
            <translation>{card} की रैंक {other} से ठीक एक कम नहीं है। यहाँ पत्ता सिर्फ़ एक ज़्यादा रैंक वाले पत्ते पर जाता है, और बादशाह इक्के पर।</translation>
        </message>
        <message>
            <source>{card} is not exactly one rank higher than {other}. Here cards are built upwards, and an ace follows a king.</source>
            <translation>{card} की रैंक {other} से ठीक एक ज़्यादा नहीं है। यहाँ पत्ते एक-एक रैंक ऊपर चढ़ते हैं, और बादशाह के बाद इक्का आता है।</translation>
        </message>
        <message>
            <source>{card} is not next in rank to {other}. Here a card must be exactly one rank higher or lower.</source>
            <translation>{card} की रैंक {other} से लगी हुई नहीं है। यहाँ पत्ते की रैंक ठीक एक ज़्यादा या एक कम होनी चाहिए।</translation>
        </message>
        <message>
            <source>{card} is not next in rank to {other}. Here a card must be exactly one rank higher or lower; ace and king are neighbours.</source>
            <translation>{card} की रैंक {other} से लगी हुई नहीं है। यहाँ पत्ते की रैंक ठीक एक ज़्यादा या एक कम होनी चाहिए; इक्का और बादशाह पड़ोसी हैं।</translation>
        </message>
        <message>
            <source>{other} is a king. Nothing goes on a king here.</source>
            <translation>{other} बादशाह है। यहाँ बादशाह पर कुछ नहीं रखा जाता।</translation>
        </message>
        <message>
            <source>{card} and {other} share neither suit nor rank. One of the two must be the same.</source>
            <translation>{card} और {other} का न सूट मिलता है, न रैंक। दोनों में से एक मिलना चाहिए।</translation>
        </message>
        <message>
            <source>An empty column takes only a king, alone or at the head of an ordered run.</source>
            <translation>खाली कॉलम में सिर्फ़ बादशाह आता है, अकेला या किसी क्रम के आगे।</translation>
        </message>
        <message>
            <source>A foundation begins with the ace.</source>
            <translation>फ़ाउंडेशन की शुरुआत इक्के से होती है।</translation>
        </message>
        <message>
            <source>This foundation belongs to another suit. Each of the four has its fixed place.</source>
            <translation>यह फ़ाउंडेशन किसी दूसरे सूट का है। चारों की अपनी तय जगह है।</translation>
        </message>
        <message>
            <source>A foundation begins with the rank that was dealt onto the first one.</source>
            <translation>हर फ़ाउंडेशन उसी रैंक से शुरू होता है जो डील में पहले फ़ाउंडेशन पर आई।</translation>
        </message>
        <message>
            <source>This place stays empty once its cards are gone.</source>
            <translation>इस जगह के पत्ते निकल जाने पर यह खाली ही रहती है।</translation>
        </message>
        <message>
            <source>This place takes any card, but not this move.</source>
            <translation>इस जगह कोई भी पत्ता आ सकता है, पर यह चाल नहीं।</translation>
        </message>
        <message>
            <source>Only a king, worth 13, goes alone. Every other card needs a partner.</source>
            <translation>सिर्फ़ बादशाह, जो 13 का होता है, अकेला जाता है। बाकी हर पत्ते को जोड़ीदार चाहिए।</translation>
        </message>
        <message>
            <source>{sum}. The ranks of a pair must add up to 13: ace 1, jack 11, queen 12.</source>
            <translation>{sum}। जोड़ी की रैंकों का योग 13 होना चाहिए: इक्का 1, गुलाम 11, बेगम 12।</translation>
        </message>
        <message>
            <source>These two places never make a pair.</source>
            <translation>इन दो जगहों के पत्ते कभी जोड़ी नहीं बनाते।</translation>
        </message>
        <message>
            <source>Cards leave in pairs only. Every card needs a partner.</source>
            <translation>पत्ते सिर्फ़ जोड़ियों में जाते हैं। हर पत्ते को जोड़ीदार चाहिए।</translation>
        </message>
        <message numerus="yes">
            <source>At most %n card(s) can move there together now. Empty cells and empty columns decide how many.</source>
            <translation>
                <numerusform>अभी वहाँ ज़्यादा से ज़्यादा %n पत्ता जा सकता है। यह संख्या खाली सेलों और खाली कॉलमों से तय होती है।</numerusform>
                <numerusform>अभी वहाँ एक साथ ज़्यादा से ज़्यादा %n पत्ते जा सकते हैं। यह संख्या खाली सेलों और खाली कॉलमों से तय होती है।</numerusform>
            </translation>
        </message>
        <message>
            <source>The stock deals one card onto every column. First put a card into every empty column.</source>
            <translation>स्टॉक हर कॉलम पर एक पत्ता बाँटता है। पहले हर खाली कॉलम में एक पत्ता रखें।</translation>
        </message>
        <message>
            <source>There is no card here.</source>
            <translation>यहाँ कोई पत्ता नहीं है।</translation>
        </message>
        <message>
            <source>A face-down card cannot move. It turns up when it becomes the last of its column.</source>
            <translation>उलटा पत्ता नहीं चलता। वह कॉलम का आखिरी पत्ता बनने पर पलटता है।</translation>
        </message>
        <message>
            <source>{other} lies on it. Only the last card of this pile can move.</source>
            <translation>इस पर {other} रखा है। इस ढेर का सिर्फ़ आखिरी पत्ता चल सकता है।</translation>
        </message>
        <message>
            <source>They are not an ordered run: {other} cannot lie on {under}. Only an ordered run moves as a group.</source>
            <translation>वे क्रम में नहीं हैं: {other} को {under} पर नहीं रखा जा सकता। सिर्फ़ क्रम में लगे पत्ते समूह बनकर चलते हैं।</translation>
        </message>
        <message>
            <source>What lies on a foundation stays there. Only Undo brings it back.</source>
            <translation>फ़ाउंडेशन पर पहुँचा पत्ता वहीं रहता है। उसे सिर्फ़ “वापस लें” लौटाता है।</translation>
        </message>
        <message>
            <source>{other} lies over it. A card is available only when nothing covers it.</source>
            <translation>इसके ऊपर {other} है। पत्ता तभी उपलब्ध है जब उस पर कुछ न हो।</translation>
        </message>
        <message>
            <source>Cards of the stock are not carried. A click on the stock brings them into play.</source>
            <translation>स्टॉक के पत्ते खींचे नहीं जाते। स्टॉक पर क्लिक करने से वे खेल में आते हैं।</translation>
        </message>
        <message>
            <source>Cards are not carried from place to place here. They leave in pairs whose ranks add up to {total}.</source>
            <translation>यहाँ पत्ते एक जगह से दूसरी जगह नहीं जाते। वे ऐसी जोड़ियों में हटते हैं जिनकी रैंकों का योग {total} हो।</translation>
        </message>
        <message>
            <source>Cards of this place do not move.</source>
            <translation>इस जगह के पत्ते नहीं चलते।</translation>
        </message>
        <message>
            <source>This pile moves whole or not at all.</source>
            <translation>यह ढेर या तो पूरा चलता है या बिलकुल नहीं।</translation>
        </message>
        <message>
            <source>No card can be put down on this place.</source>
            <translation>इस जगह पर कोई पत्ता नहीं रखा जा सकता।</translation>
        </message>
        <message>
            <source>The last card there is face down. Nothing goes on a face-down card.</source>
            <translation>वहाँ का आखिरी पत्ता उलटा है। उलटे पत्ते पर कुछ नहीं रखा जाता।</translation>
        </message>
        <message>
            <source>This place takes one card at a time. Move the last card alone.</source>
            <translation>यह जगह एक बार में एक ही पत्ता लेती है। आखिरी पत्ते को अकेले ले जाएँ।</translation>
        </message>
        <message>
            <source>This place holds one card only. {other} is already there.</source>
            <translation>इस जगह पर एक ही पत्ता रहता है। {other} पहले से यहाँ है।</translation>
        </message>
        <message>
            <source>The stock of this game is used in another way.</source>
            <translation>इस खेल में स्टॉक दूसरी तरह से काम करता है।</translation>
        </message>
        <message>
            <source>There is no card left to draw.</source>
            <translation>निकालने के लिए कोई पत्ता नहीं बचा।</translation>
        </message>
        <message>
            <source>The waste goes back only when the stock is empty.</source>
            <translation>वेस्ट तभी लौटता है जब स्टॉक खाली हो।</translation>
        </message>
        <message numerus="yes">
            <source>The waste has already gone back as often as this game allows: %n time(s).</source>
            <translation>
                <numerusform>इस खेल में वेस्ट जितनी बार लौट सकता था, लौट चुका है: %n बार।</numerusform>
                <numerusform>इस खेल में वेस्ट जितनी बार लौट सकता था, लौट चुका है: %n बार।</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rule</name>
        <message>
            <source>Colours alternate: red goes on black, and black on red.</source>
            <translation>लाल और काला बारी-बारी से आते हैं: लाल पत्ता काले पर और काला पत्ता लाल पर जाता है।</translation>
        </message>
        <message>
            <source>A card goes only on a card of its own suit.</source>
            <translation>पत्ता सिर्फ़ अपने ही सूट के पत्ते पर जाता है।</translation>
        </message>
        <message>
            <source>The card must be exactly one rank lower than the one it goes on: a 7 goes on an 8.</source>
            <translation>पत्ते की रैंक उस पत्ते से ठीक एक कम होनी चाहिए जिस पर वह रखा जाए: 7 को 8 पर रखें।</translation>
        </message>
        <message>
            <source>The card must be exactly one rank higher than the one it goes on: an 8 goes on a 7.</source>
            <translation>पत्ते की रैंक उस पत्ते से ठीक एक ज़्यादा होनी चाहिए जिस पर वह रखा जाए: 8 को 7 पर रखें।</translation>
        </message>
        <message>
            <source>The card must be exactly one rank lower than the one it goes on, and a king goes on an ace.</source>
            <translation>पत्ते की रैंक उस पत्ते से ठीक एक कम होनी चाहिए जिस पर वह रखा जाए, और बादशाह इक्के पर जाता है।</translation>
        </message>
        <message>
            <source>The card must be exactly one rank higher than the one it goes on, and an ace goes on a king.</source>
            <translation>पत्ते की रैंक उस पत्ते से ठीक एक ज़्यादा होनी चाहिए जिस पर वह रखा जाए, और इक्का बादशाह पर जाता है।</translation>
        </message>
        <message>
            <source>The card must be exactly one rank higher or lower than the one it goes on.</source>
            <translation>पत्ते की रैंक उस पत्ते से ठीक एक ज़्यादा या एक कम होनी चाहिए जिस पर वह रखा जाए।</translation>
        </message>
        <message>
            <source>The card must be exactly one rank higher or lower than the one it goes on; ace and king are neighbours.</source>
            <translation>पत्ते की रैंक उस पत्ते से ठीक एक ज़्यादा या एक कम होनी चाहिए जिस पर वह रखा जाए; इक्का और बादशाह पड़ोसी हैं।</translation>
        </message>
        <message>
            <source>Nothing goes on a king.</source>
            <translation>बादशाह पर कुछ नहीं रखा जाता।</translation>
        </message>
        <message>
            <source>A card goes only on a card of the same suit or of the same rank.</source>
            <translation>पत्ता सिर्फ़ उसी सूट या उसी रैंक के पत्ते पर जाता है।</translation>
        </message>
        <message>
            <source>In a group colours alternate.</source>
            <translation>समूह में लाल और काला बारी-बारी से आते हैं।</translation>
        </message>
        <message>
            <source>In a group all cards are of one suit.</source>
            <translation>समूह के सभी पत्ते एक ही सूट के होते हैं।</translation>
        </message>
        <message>
            <source>In a group each card is exactly one rank lower than the one it lies on.</source>
            <translation>समूह में हर पत्ते की रैंक अपने नीचे के पत्ते से ठीक एक कम होती है।</translation>
        </message>
        <message>
            <source>In a group each card is exactly one rank higher than the one it lies on.</source>
            <translation>समूह में हर पत्ते की रैंक अपने नीचे के पत्ते से ठीक एक ज़्यादा होती है।</translation>
        </message>
        <message>
            <source>In a group each card is exactly one rank lower than the one it lies on, a king also lies on an ace.</source>
            <translation>समूह में हर पत्ते की रैंक अपने नीचे के पत्ते से ठीक एक कम होती है; बादशाह इक्के पर भी रहता है।</translation>
        </message>
        <message>
            <source>In a group each card is exactly one rank higher than the one it lies on, an ace also lies on a king.</source>
            <translation>समूह में हर पत्ते की रैंक अपने नीचे के पत्ते से ठीक एक ज़्यादा होती है; इक्का बादशाह पर भी रहता है।</translation>
        </message>
        <message>
            <source>In a group neighbours are exactly one rank apart.</source>
            <translation>समूह में पड़ोसी पत्तों की रैंक में ठीक एक का अंतर होता है।</translation>
        </message>
        <message>
            <source>In a group neighbours are exactly one rank apart; ace and king are neighbours.</source>
            <translation>समूह में पड़ोसी पत्तों की रैंक में ठीक एक का अंतर होता है; इक्का और बादशाह पड़ोसी हैं।</translation>
        </message>
        <message>
            <source>In a group nothing lies on a king.</source>
            <translation>समूह में बादशाह पर कुछ नहीं होता।</translation>
        </message>
        <message>
            <source>In a group neighbours are of the same suit or of the same rank.</source>
            <translation>समूह में पड़ोसी पत्तों का सूट या रैंक एक होती है।</translation>
        </message>
        <message>
            <source>An empty column takes only a king, alone or at the head of an ordered run.</source>
            <translation>खाली कॉलम में सिर्फ़ बादशाह आता है, अकेला या किसी क्रम के आगे।</translation>
        </message>
        <message>
            <source>A foundation begins with the ace.</source>
            <translation>फ़ाउंडेशन की शुरुआत इक्के से होती है।</translation>
        </message>
        <message>
            <source>The foundations have fixed places: spades, hearts, diamonds, clubs, from left to right.</source>
            <translation>फ़ाउंडेशनों की जगहें तय हैं, बाएँ से दाएँ: हुकुम, पान, ईंट, चिड़ी।</translation>
        </message>
        <message>
            <source>Every foundation begins with the rank that was dealt onto the first one.</source>
            <translation>हर फ़ाउंडेशन उसी रैंक से शुरू होता है जो डील में पहले फ़ाउंडेशन पर आई।</translation>
        </message>
        <message>
            <source>An empty column stays empty.</source>
            <translation>खाली कॉलम खाली ही रहता है।</translation>
        </message>
        <message>
            <source>An empty column takes any card or any group that may move.</source>
            <translation>खाली कॉलम में कोई भी पत्ता या चल सकने वाला कोई भी समूह आ सकता है।</translation>
        </message>
        <message>
            <source>A king is worth 13 and leaves alone.</source>
            <translation>बादशाह 13 का होता है और अकेला जाता है।</translation>
        </message>
        <message>
            <source>Two cards leave together when their ranks add up to 13: ace 1, jack 11, queen 12.</source>
            <translation>दो पत्ते साथ जाते हैं जब उनकी रैंकों का योग 13 हो: इक्का 1, गुलाम 11, बेगम 12।</translation>
        </message>
        <message>
            <source>A card and the card that covers it are never a pair.</source>
            <translation>पत्ता और उसे ढकने वाला पत्ता कभी जोड़ी नहीं बनाते।</translation>
        </message>
        <message>
            <source>No card leaves alone; cards leave in pairs only.</source>
            <translation>कोई पत्ता अकेला नहीं जाता; पत्ते जोड़ियों में ही जाते हैं।</translation>
        </message>
        <message>
            <source>A group may have at most (empty cells + 1) × 2^(empty columns) cards. If its target is an empty column, that column is not counted.</source>
            <translation>समूह में ज़्यादा से ज़्यादा (खाली सेल + 1) × 2^(खाली कॉलम) पत्ते हो सकते हैं। अगर उसे खाली कॉलम में ले जाना हो, तो वह कॉलम नहीं गिना जाता।</translation>
        </message>
        <message>
            <source>The stock deals no cards while a column is empty, unless too few cards are left to fill every column.</source>
            <translation>जब तक कोई कॉलम खाली है, स्टॉक पत्ते नहीं बाँटता; पर इतने कम पत्ते बचे हों कि सब कॉलम भर ही न सकें, तो बाँटता है।</translation>
        </message>
        <message>
            <source>A face-down card cannot move.</source>
            <translation>उलटा पत्ता नहीं चल सकता।</translation>
        </message>
        <message>
            <source>Only the last card of a pile can move.</source>
            <translation>ढेर का सिर्फ़ आखिरी पत्ता चल सकता है।</translation>
        </message>
        <message>
            <source>A card within a column moves with all cards on it, if they form an ordered run.</source>
            <translation>कॉलम के बीच का पत्ता अपने ऊपर के सभी पत्तों के साथ चलता है, अगर वे क्रम में हों।</translation>
        </message>
        <message>
            <source>What lies on a foundation stays there; only Undo brings it back.</source>
            <translation>फ़ाउंडेशन पर पहुँचा पत्ता वहीं रहता है; उसे सिर्फ़ “वापस लें” लौटाता है।</translation>
        </message>
        <message>
            <source>A card is available only when no other card covers it.</source>
            <translation>पत्ता तभी उपलब्ध है जब कोई दूसरा पत्ता उसे न ढके।</translation>
        </message>
        <message>
            <source>Cards of the stock are not carried; a click on the stock brings them into play.</source>
            <translation>स्टॉक के पत्ते खींचे नहीं जाते; स्टॉक पर क्लिक करने से वे खेल में आते हैं।</translation>
        </message>
        <message>
            <source>No card is carried from place to place; cards only leave the board.</source>
            <translation>कोई पत्ता एक जगह से दूसरी जगह नहीं जाता; पत्ते सिर्फ़ मेज़ से हटते हैं।</translation>
        </message>
        <message>
            <source>Cards of this place do not move.</source>
            <translation>इस जगह के पत्ते नहीं चलते।</translation>
        </message>
        <message>
            <source>A pile moves whole or not at all.</source>
            <translation>ढेर या तो पूरा चलता है या बिलकुल नहीं।</translation>
        </message>
        <message>
            <source>No card can be put down on the stock or the waste.</source>
            <translation>स्टॉक या वेस्ट पर कोई पत्ता नहीं रखा जा सकता।</translation>
        </message>
        <message>
            <source>Nothing goes on a face-down card.</source>
            <translation>उलटे पत्ते पर कुछ नहीं रखा जाता।</translation>
        </message>
        <message>
            <source>A foundation takes one card at a time.</source>
            <translation>फ़ाउंडेशन एक बार में एक ही पत्ता लेता है।</translation>
        </message>
        <message>
            <source>A cell holds one card, whichever it is.</source>
            <translation>सेल में एक ही पत्ता रहता है, चाहे कोई भी हो।</translation>
        </message>
        <message>
            <source>When the stock is empty, a click on it puts the whole waste back in the same order, as often as you like.</source>
            <translation>स्टॉक खाली होने पर उस पर क्लिक करने से पूरा वेस्ट उसी क्रम में लौटता है, जितनी बार आप चाहें।</translation>
        </message>
        <message numerus="yes">
            <source>When the stock is empty, a click on it puts the whole waste back in the same order, %n time(s) in a game.</source>
            <translation>
                <numerusform>स्टॉक खाली होने पर उस पर क्लिक करने से पूरा वेस्ट उसी क्रम में लौटता है, एक बाज़ी में %n बार।</numerusform>
                <numerusform>स्टॉक खाली होने पर उस पर क्लिक करने से पूरा वेस्ट उसी क्रम में लौटता है, एक बाज़ी में %n बार।</numerusform>
            </translation>
        </message>
        <message>
            <source>When the stock is empty, the waste does not go back.</source>
            <translation>स्टॉक खाली होने पर वेस्ट नहीं लौटता।</translation>
        </message>
        <message>
            <source>The game is won when all cards lie on the foundations.</source>
            <translation>सभी पत्ते फ़ाउंडेशनों पर पहुँचने पर बाज़ी जीत ली जाती है।</translation>
        </message>
        <message>
            <source>The game is won when the tableau is gone; stock and waste may remain.</source>
            <translation>पूरा टेबलो हट जाने पर बाज़ी जीत ली जाती है; स्टॉक और वेस्ट में पत्ते बचे रह सकते हैं।</translation>
        </message>
        <message>
            <source>A face-down card that becomes the last of its column turns up in the same action.</source>
            <translation>जो उलटा पत्ता कॉलम का आखिरी पत्ता बन जाए, वह उसी कार्रवाई में पलट जाता है।</translation>
        </message>
        <message>
            <source>A complete run of one suit, king to ace, leaves the board by itself in the action that completes it.</source>
            <translation>एक ही सूट का बादशाह से इक्के तक का पूरा क्रम, जिस कार्रवाई में पूरा हो, उसी में अपने आप हट जाता है।</translation>
        </message>
        <message>
            <source>An empty column is filled by itself in the action that empties it.</source>
            <translation>खाली हुआ कॉलम उसी कार्रवाई में अपने आप भर जाता है।</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>Rules</source>
            <translation>नियम</translation>
        </message>
        <message>
            <source>FAQ</source>
            <translation>अक्सर पूछे जाने वाले प्रश्न</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>नियम बंद करें</translation>
        </message>
    </context>
    <context>
        <name>setting</name>
        <message>
            <source>Draw</source>
            <translation>ड्रॉ</translation>
        </message>
        <message>
            <source>Draw 1</source>
            <translation>ड्रॉ 1</translation>
        </message>
        <message>
            <source>Draw 3</source>
            <translation>ड्रॉ 3</translation>
        </message>
        <message>
            <source>Redeals</source>
            <translation>वेस्ट लौटाना</translation>
        </message>
        <message>
            <source>Redeals without limit</source>
            <translation>वेस्ट जितनी बार चाहें लौटाएँ</translation>
        </message>
        <message>
            <source>No redeal</source>
            <translation>वेस्ट नहीं लौटता</translation>
        </message>
        <message>
            <source>1 redeal</source>
            <translation>वेस्ट 1 बार लौटता है</translation>
        </message>
        <message>
            <source>2 redeals</source>
            <translation>वेस्ट 2 बार लौटता है</translation>
        </message>
        <message>
            <source>3 redeals</source>
            <translation>वेस्ट 3 बार लौटता है</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>सेल</translation>
        </message>
        <message>
            <source>1 cell</source>
            <translation>1 सेल</translation>
        </message>
        <message>
            <source>2 cells</source>
            <translation>2 सेल</translation>
        </message>
        <message>
            <source>3 cells</source>
            <translation>3 सेल</translation>
        </message>
        <message>
            <source>4 cells</source>
            <translation>4 सेल</translation>
        </message>
        <message>
            <source>Suits</source>
            <translation>सूट</translation>
        </message>
        <message>
            <source>1 suit</source>
            <translation>1 सूट</translation>
        </message>
        <message>
            <source>2 suits</source>
            <translation>2 सूट</translation>
        </message>
        <message>
            <source>4 suits</source>
            <translation>4 सूट</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>स्टॉक</translation>
        </message>
        <message>
            <source>Stock face down</source>
            <translation>स्टॉक उलटा</translation>
        </message>
        <message>
            <source>Stock face up</source>
            <translation>स्टॉक खुला</translation>
        </message>
    </context>
    <context>
        <name>status</name>
        <message>
            <source>No code: dealt from a board</source>
            <translation>कोई कोड नहीं: बोर्ड से बाँटी गई</translation>
        </message>
        <message>
            <source>Copy the deal code</source>
            <translation>बाज़ी का कोड कॉपी करें</translation>
        </message>
        <message>
            <source>Deal code {code}, copy it</source>
            <translation>बाज़ी का कोड {code}, इसे कॉपी करें</translation>
        </message>
    </context>
    <context>
        <name>win</name>
        <message>
            <source>Play again</source>
            <translation>फिर से खेलें</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>नई बाज़ी</translation>
        </message>
        <message>
            <source>You have won</source>
            <translation>बधाई हो, आप जीत गए!</translation>
        </message>
        <message>
            <source>New best time</source>
            <translation>नया सर्वश्रेष्ठ समय</translation>
        </message>
        <message>
            <source>Fewest moves so far</source>
            <translation>अब तक सबसे कम चालें</translation>
        </message>
        <message>
            <source>New best score</source>
            <translation>नया सर्वश्रेष्ठ स्कोर</translation>
        </message>
        <message>
            <source>best {value}</source>
            <translation>रिकॉर्ड: {value}</translation>
        </message>
    </context>
</TS>
