<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
    <context>
        <name>NewGame</name>
        <message>
            <source>Deals of this game cannot be looked through.</source>
            <translation>इस खेल की डीलें परखी नहीं जा सकतीं।</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>नई बाज़ी</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Leave it empty for a random deal.</source>
            <translation>खाली छोड़ें तो कोई भी डील मिलेगी।</translation>
        </message>
        <message>
            <source>Microsoft deal {number} with {options}</source>
            <translation>माइक्रोसॉफ़्ट डील {number}, {options}</translation>
        </message>
        <message>
            <source>Microsoft deal {number}</source>
            <translation>माइक्रोसॉफ़्ट डील {number}</translation>
        </message>
        <message>
            <source>Deal {number} with {options}</source>
            <translation>डील {number}, {options}</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <translation>डील {number}</translation>
        </message>
        <message>
            <source>No game is called that.</source>
            <translation>इस नाम का कोई खेल नहीं है।</translation>
        </message>
        <message>
            <source>More games: drop a plugin into the folder…</source>
            <translation>और खेल: फ़ोल्डर में प्लगइन डालें…</translation>
        </message>
        <message>
            <source>Search the games</source>
            <translation>खेल खोजें</translation>
        </message>
        <message>
            <source>Deal code</source>
            <translation>बाज़ी का कोड</translation>
        </message>
        <message>
            <source>Random deal</source>
            <translation>कोई भी डील</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>रोकें</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>बाँटें</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>मेज़ पर</translation>
        </message>
        <message>
            <source>Waiting to be continued</source>
            <translation>जारी रखने के लिए रुकी हुई बाज़ी</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>जारी रखें</translation>
        </message>
        <message>
            <source>Restart this deal</source>
            <translation>यही डील फिर से</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <translation>
                <numerusform>%n चाल</numerusform>
                <numerusform>%n चालें</numerusform>
            </translation>
        </message>
        <message>
            <source>Your best</source>
            <translation>आपके रिकॉर्ड</translation>
        </message>
        <message>
            <source>best time</source>
            <translation>सर्वश्रेष्ठ समय</translation>
        </message>
        <message>
            <source>fewest moves</source>
            <translation>सबसे कम चालें</translation>
        </message>
        <message>
            <source>best score</source>
            <translation>सर्वश्रेष्ठ स्कोर</translation>
        </message>
        <message>
            <source>Not won yet with these options.</source>
            <translation>इन विकल्पों के साथ अभी तक जीत नहीं मिली।</translation>
        </message>
        <message>
            <source>Not played yet with these options.</source>
            <translation>इन विकल्पों के साथ अभी तक नहीं खेला गया।</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>Won {won} of {played}</source>
            <translation>{played} में से {won} जीतीं</translation>
        </message>
        <message>
            <source>Winnable deals only</source>
            <translation>सिर्फ़ जीतने योग्य डीलें</translation>
        </message>
        <message>
            <source>Looking for a winnable deal… Tried so far: {count}.</source>
            <translation>जीतने योग्य डील खोजी जा रही है… अब तक आज़माईं: {count}।</translation>
        </message>
    </context>
    <context>
        <name>Plugins</name>
        <message>
            <source>The plugin “{file}” waits for your answer.</source>
            <translation>प्लगइन “{file}” आपके जवाब की प्रतीक्षा में है।</translation>
        </message>
        <message>
            <source>Look…</source>
            <translation>देखें…</translation>
        </message>
        <message>
            <source>The plugin of this game has changed, and the game goes on by it.</source>
            <translation>इस खेल का प्लगइन बदल गया है, और बाज़ी उसी से आगे चलती है।</translation>
        </message>
        <message>
            <source>The plugin of this game has changed and no longer fits it: this game is played to its end as it was.</source>
            <translation>इस खेल का प्लगइन बदल गया है और इस बाज़ी से मेल नहीं खाता: यह बाज़ी अंत तक पहले की तरह ही चलेगी।</translation>
        </message>
        <message>
            <source>Waits for your answer</source>
            <translation>आपके जवाब की प्रतीक्षा में</translation>
        </message>
        <message>
            <source>Forbidden</source>
            <translation>मना है</translation>
        </message>
        <message>
            <source>Being tried…</source>
            <translation>आज़माया जा रहा है…</translation>
        </message>
        <message>
            <source>Does not work</source>
            <translation>काम नहीं करता</translation>
        </message>
        <message>
            <source>Can be played</source>
            <translation>खेला जा सकता है</translation>
        </message>
        <message>
            <source>Can be played: {games}</source>
            <translation>खेला जा सकता है: {games}</translation>
        </message>
        <message>
            <source>Until then its old version plays on.</source>
            <translation>तब तक इसका पुराना रूप चलता रहेगा।</translation>
        </message>
        <message>
            <source>It uses the word “{old}”, which will go; its author should use “{new}”.</source>
            <translation>यह “{old}” शब्द इस्तेमाल करता है, जो हटने वाला है; लेखक को “{new}” लिखना चाहिए।</translation>
        </message>
        <message>
            <source>Allow</source>
            <translation>अनुमति दें</translation>
        </message>
        <message>
            <source>Forbid</source>
            <translation>मना करें</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>फिर कोशिश करें</translation>
        </message>
        <message>
            <source>This file has changed. May it run?</source>
            <translation>यह फ़ाइल बदल गई है। क्या इसे चलाया जाए?</translation>
        </message>
        <message>
            <source>May this file run? Nothing of it has been run yet.</source>
            <translation>क्या इस फ़ाइल को चलाया जाए? इसका कुछ भी अब तक नहीं चलाया गया है।</translation>
        </message>
        <message>
            <source>{size}, changed {date}</source>
            <translation>{size}, {date} को बदली गई</translation>
        </message>
        <message>
            <source>Plugin folder</source>
            <translation>प्लगइन का फ़ोल्डर</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>फ़ोल्डर खोलें</translation>
        </message>
        <message>
            <source>For authors: run every file of this folder without asking</source>
            <translation>लेखकों के लिए: इस फ़ोल्डर की हर फ़ाइल बिना पूछे चलाएँ</translation>
        </message>
        <message>
            <source>Plugins</source>
            <translation>प्लगइन</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>A plugin is a program, and Python has no sandbox: it can do whatever you can do on this computer, read and delete your files too. Allow only files from people you trust. A file that changes asks again.</source>
            <translation>प्लगइन एक प्रोग्राम है, और Python में कोई सुरक्षा घेरा नहीं है: वह इस कंप्यूटर पर वह सब कर सकता है जो आप कर सकते हैं, आपकी फ़ाइलें पढ़ना और मिटाना भी। सिर्फ़ उन लोगों की फ़ाइलों को अनुमति दें जिन पर आपको भरोसा है। फ़ाइल बदलने पर फिर से पूछा जाएगा।</translation>
        </message>
        <message>
            <source>The program was started with --safe: only the games that ship with it can be played.</source>
            <translation>प्रोग्राम --safe के साथ शुरू हुआ है: सिर्फ़ उसके साथ आए खेल खेले जा सकते हैं।</translation>
        </message>
        <message>
            <source>No plugin is here yet. Put a Python file into the folder, and it appears here at once.</source>
            <translation>यहाँ अभी कोई प्लगइन नहीं है। फ़ोल्डर में Python फ़ाइल रखें, वह तुरंत यहाँ दिखेगी।</translation>
        </message>
        <message numerus="yes">
            <source>%n text(s) are missing or not sound in {language}: {ids}.</source>
            <translation>
                <numerusform>{language} में %n पाठ नहीं है या ठीक नहीं है: {ids}।</numerusform>
                <numerusform>{language} में %n पाठ नहीं हैं या ठीक नहीं हैं: {ids}।</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Print</name>
        <message numerus="yes">
            <source>%n page(s) printed</source>
            <translation>
                <numerusform>%n पृष्ठ प्रिंट हुआ</numerusform>
                <numerusform>%n पृष्ठ प्रिंट हुए</numerusform>
            </translation>
        </message>
        <message>
            <source>The printer takes no pages. Save them as a PDF file instead.</source>
            <translation>प्रिंटर पृष्ठ नहीं ले रहा। उन्हें PDF फ़ाइल में सहेजें।</translation>
        </message>
        <message>
            <source>Saved as {file}</source>
            <translation>{file} नाम से सहेजा गया</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>चित्र कॉपी हो गया</translation>
        </message>
        <message>
            <source>Board copied as text</source>
            <translation>बोर्ड टेक्स्ट के रूप में कॉपी हो गया</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>क्या दिखे</translation>
        </message>
        <message>
            <source>The deal</source>
            <translation>डील</translation>
        </message>
        <message>
            <source>The table as it is now</source>
            <translation>मेज़ जैसी अभी है</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>कागज़</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>पृष्ठ की बनावट</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>पर्चा</translation>
        </message>
        <message>
            <source>Large picture</source>
            <translation>बड़ा चित्र</translation>
        </message>
        <message>
            <source>Cards in words</source>
            <translation>पत्ते शब्दों में</translation>
        </message>
        <message>
            <source>Deals, from this one on</source>
            <translation>डीलें, इससे आगे</translation>
        </message>
        <message>
            <source>Deals on a page</source>
            <translation>एक पृष्ठ पर डीलें</translation>
        </message>
        <message>
            <source>Cards in words below the picture, face-down ones too</source>
            <translation>चित्र के नीचे पत्ते शब्दों में, उलटे पत्ते भी</translation>
        </message>
        <message>
            <source>Boxes for name, time and moves</source>
            <translation>नाम, समय और चालों के खाने</translation>
        </message>
        <message>
            <source>The deal code as a QR code</source>
            <translation>बाज़ी का कोड QR कोड में</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>खेल के नियम</translation>
        </message>
        <message>
            <source>The solution, where one is known</source>
            <translation>हल, अगर मालूम हो</translation>
        </message>
        <message>
            <source>Without colours</source>
            <translation>बिना रंगों के</translation>
        </message>
        <message>
            <source>Width in pixels</source>
            <translation>चौड़ाई पिक्सेल में</translation>
        </message>
        <message>
            <source>Device pixels for each</source>
            <translation>हर पिक्सेल के लिए स्क्रीन पिक्सेल</translation>
        </message>
        <message>
            <source>Background</source>
            <translation>पृष्ठभूमि</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>मेज़</translation>
        </message>
        <message>
            <source>Transparent</source>
            <translation>पारदर्शी</translation>
        </message>
        <message>
            <source>No printer is set up here. Save the pages as a PDF file instead.</source>
            <translation>यहाँ कोई प्रिंटर नहीं लगा है। पृष्ठों को PDF फ़ाइल में सहेजें।</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>इस नाम से सहेजें</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>प्रिंट करें</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>निर्यात करें</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>पूर्वावलोकन</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>PDF में सहेजें…</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>चित्र कॉपी करें</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>प्रिंट करें…</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>इस नाम से सहेजें…</translation>
        </message>
        <message>
            <source>Page {page} of {pages}</source>
            <translation>{pages} में से पृष्ठ {page}</translation>
        </message>
        <message>
            <source>Page for printing, PDF</source>
            <translation>प्रिंट के लिए पृष्ठ, PDF</translation>
        </message>
        <message>
            <source>Picture, PNG</source>
            <translation>चित्र, PNG</translation>
        </message>
        <message>
            <source>Drawing, SVG</source>
            <translation>रेखाचित्र, SVG</translation>
        </message>
        <message>
            <source>Board as text</source>
            <translation>बोर्ड टेक्स्ट में</translation>
        </message>
        <message>
            <source>Game file</source>
            <translation>बाज़ी की फ़ाइल</translation>
        </message>
    </context>
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Folder</source>
            <comment>All other platforms</comment>
            <translation>फ़ोल्डर</translation>
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
            <translation>हर कागज़ पर पृष्ठ:</translation>
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
        <name>Settings</name>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Search the settings</source>
            <translation>सेटिंग में खोजें</translation>
        </message>
        <message>
            <source>No setting has these words.</source>
            <translation>किसी सेटिंग में ये शब्द नहीं हैं।</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>पत्ते</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>मेज़</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>गति</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>भाषा</translation>
        </message>
        <message>
            <source>One click</source>
            <translation>एक क्लिक</translation>
        </message>
        <message>
            <source>What a single click on a card does. Dragging works in any case.</source>
            <translation>पत्ते पर एक क्लिक से क्या हो। पत्ते हमेशा खींचे भी जा सकते हैं।</translation>
        </message>
        <message>
            <source>To its foundation</source>
            <translation>उसके फ़ाउंडेशन पर</translation>
        </message>
        <message>
            <source>Select, then click the target</source>
            <translation>चुनें, फिर लक्ष्य पर क्लिक करें</translation>
        </message>
        <message>
            <source>To the best place</source>
            <translation>सबसे अच्छी जगह</translation>
        </message>
        <message>
            <source>mouse touch move</source>
            <translation>माउस स्पर्श चाल</translation>
        </message>
        <message>
            <source>Show where a card can go</source>
            <translation>दिखाएँ कि पत्ता कहाँ जा सकता है</translation>
        </message>
        <message>
            <source>The places that take a card light up while the pointer or the cursor is on it.</source>
            <translation>जब पॉइंटर या कर्सर किसी पत्ते पर हो, तब उसे लेने वाली जगहें चमकती हैं।</translation>
        </message>
        <message>
            <source>hover highlight light legal moves</source>
            <translation>होवर चमक मान्य चालें</translation>
        </message>
        <message>
            <source>Mirror the table</source>
            <translation>मेज़ की दिशा उलटें</translation>
        </message>
        <message>
            <source>Everything stands the other way round, for left hands.</source>
            <translation>सब कुछ उलटी दिशा में, बाएँ हाथ के लिए।</translation>
        </message>
        <message>
            <source>left-handed side</source>
            <translation>बायाँ हाथ दिशा</translation>
        </message>
        <message>
            <source>Side of the stock</source>
            <translation>स्टॉक किस ओर</translation>
        </message>
        <message>
            <source>At which end the stock stands. A mirrored table turns this round too.</source>
            <translation>स्टॉक किस ओर रहे। मेज़ की दिशा उलटने पर यह भी उलट जाता है।</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>बाएँ</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>दाएँ</translation>
        </message>
        <message>
            <source>Size of the cards</source>
            <translation>पत्तों का आकार</translation>
        </message>
        <message>
            <source>At 100% everything fits into the window; above that the table scrolls.</source>
            <translation>100% पर सब कुछ विंडो में समाता है; इससे ऊपर मेज़ स्क्रॉल होती है।</translation>
        </message>
        <message>
            <source>70%</source>
            <translation>70%</translation>
        </message>
        <message>
            <source>85%</source>
            <translation>85%</translation>
        </message>
        <message>
            <source>100%</source>
            <translation>100%</translation>
        </message>
        <message>
            <source>125%</source>
            <translation>125%</translation>
        </message>
        <message>
            <source>150%</source>
            <translation>150%</translation>
        </message>
        <message>
            <source>200%</source>
            <translation>200%</translation>
        </message>
        <message>
            <source>zoom larger smaller</source>
            <translation>ज़ूम बड़ा छोटा</translation>
        </message>
        <message>
            <source>Double click</source>
            <translation>डबल क्लिक</translation>
        </message>
        <message>
            <source>A double click sends a card to the best place that takes it.</source>
            <translation>डबल क्लिक पत्ते को उसकी सबसे अच्छी जगह भेजता है।</translation>
        </message>
        <message>
            <source>Interactive rules</source>
            <translation>इंटरैक्टिव नियम</translation>
        </message>
        <message>
            <source>A refused move shows the rule that forbids it.</source>
            <translation>अस्वीकृत चाल पर वह नियम दिखता है जो उसे रोकता है।</translation>
        </message>
        <message>
            <source>Winnable?</source>
            <translation>जीतने योग्य?</translation>
        </message>
        <message>
            <source>A light below the table says whether the game can still be won.</source>
            <translation>मेज़ के नीचे एक बत्ती बताती है कि बाज़ी अब भी जीती जा सकती है या नहीं।</translation>
        </message>
        <message>
            <source>solver verdict lost</source>
            <translation>हल फ़ैसला हार</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>रंग</translation>
        </message>
        <message>
            <source>The colour of the table and of the bars around it.</source>
            <translation>मेज़ और उसके आसपास की पट्टियों का रंग।</translation>
        </message>
        <message>
            <source>Green felt</source>
            <translation>हरा कपड़ा</translation>
        </message>
        <message>
            <source>Deep blue</source>
            <translation>गहरा नीला</translation>
        </message>
        <message>
            <source>Plain dark</source>
            <translation>सादा गहरा</translation>
        </message>
        <message>
            <source>High-contrast light</source>
            <translation>हल्का, अधिक कंट्रास्ट</translation>
        </message>
        <message>
            <source>As the system says</source>
            <translation>जैसा सिस्टम में हो</translation>
        </message>
        <message>
            <source>theme colour background</source>
            <translation>थीम रंग पृष्ठभूमि</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>गड्डी</translation>
        </message>
        <message>
            <source>The own deck, or one of KDE’s and GNOME’s decks on this computer.</source>
            <translation>अपनी गड्डी, या इस कंप्यूटर पर KDE और GNOME की कोई गड्डी।</translation>
        </message>
        <message>
            <source>Own deck</source>
            <translation>अपनी गड्डी</translation>
        </message>
        <message>
            <source>cards pictures theme</source>
            <translation>पत्ते चित्र थीम</translation>
        </message>
        <message>
            <source>Card backs</source>
            <translation>पत्तों की पीठ</translation>
        </message>
        <message>
            <source>The pattern on face-down cards.</source>
            <translation>उलटे पत्तों पर बना नमूना।</translation>
        </message>
        <message>
            <source>Lattice</source>
            <translation>जाली</translation>
        </message>
        <message>
            <source>Waves</source>
            <translation>लहरें</translation>
        </message>
        <message>
            <source>Sunburst</source>
            <translation>सूरज</translation>
        </message>
        <message>
            <source>Plain</source>
            <translation>सादी</translation>
        </message>
        <message>
            <source>deck pattern</source>
            <translation>गड्डी नमूना</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <translation>पत्तों पर अक्षर</translation>
        </message>
        <message>
            <source>How ace, jack, queen and king are marked.</source>
            <translation>इक्के, गुलाम, बेगम और बादशाह पर कौन-से अक्षर हों।</translation>
        </message>
        <message>
            <source>A J Q K</source>
            <translation>A J Q K</translation>
        </message>
        <message>
            <source>A V D R</source>
            <translation>A V D R</translation>
        </message>
        <message>
            <source>1 V D R</source>
            <translation>1 V D R</translation>
        </message>
        <message>
            <source>index French</source>
            <translation>सूचक फ्रांसीसी</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>चार रंग</translation>
        </message>
        <message>
            <source>Each suit has a colour of its own: diamonds are orange and clubs are green.</source>
            <translation>हर सूट का अपना रंग होता है: ईंट नारंगी और चिड़ी हरी।</translation>
        </message>
        <message>
            <source>suits</source>
            <translation>सूट</translation>
        </message>
        <message>
            <source>Large print</source>
            <translation>बड़े अक्षर</translation>
        </message>
        <message>
            <source>Rank and suit are much larger on every card.</source>
            <translation>हर पत्ते पर रैंक और सूट काफ़ी बड़े दिखते हैं।</translation>
        </message>
        <message>
            <source>index big size</source>
            <translation>सूचक बड़ा आकार</translation>
        </message>
        <message>
            <source>Speed of the cards</source>
            <translation>पत्तों की रफ़्तार</translation>
        </message>
        <message>
            <source>How fast cards move. You never have to wait for them.</source>
            <translation>पत्ते कितनी तेज़ी से चलते हैं। आपको उनका इंतज़ार कभी नहीं करना पड़ता।</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>तुरंत</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>तेज़</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>सामान्य</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>धीमी</translation>
        </message>
        <message>
            <source>animation</source>
            <translation>एनिमेशन</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>गति कम करें</translation>
        </message>
        <message>
            <source>Cards fade to their places instead of gliding.</source>
            <translation>पत्ते खिसकने के बजाय अपनी जगह पर धीरे से उभरते हैं।</translation>
        </message>
        <message>
            <source>On</source>
            <translation>चालू</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>बंद</translation>
        </message>
        <message>
            <source>animation accessibility</source>
            <translation>एनिमेशन सुगमता</translation>
        </message>
        <message>
            <source>Everything changes at once, in the middle of a game too.</source>
            <translation>सब कुछ तुरंत बदल जाता है, बाज़ी के बीच में भी।</translation>
        </message>
    </context>
    <context>
        <name>Star</name>
        <message>
            <source>Star this deal</source>
            <translation>इस डील पर तारा लगाएँ</translation>
        </message>
        <message>
            <source>A starred deal</source>
            <translation>तारा लगी डील</translation>
        </message>
        <message>
            <source>A note for yourself, if you like</source>
            <translation>चाहें तो अपने लिए एक टिप्पणी</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>रखें</translation>
        </message>
        <message>
            <source>Remove the star</source>
            <translation>तारा हटाएँ</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>Export the past games</source>
            <translation>पिछली बाज़ियाँ निर्यात करें</translation>
        </message>
        <message>
            <source>Exported as {file}</source>
            <translation>{file} नाम से निर्यात किया गया</translation>
        </message>
        <message>
            <source>Forget the games of all kinds?</source>
            <translation>सभी खेलों की बाज़ियाँ भुला दें?</translation>
        </message>
        <message>
            <source>Forget all games of {game}?</source>
            <translation>{game} की सभी बाज़ियाँ भुला दें?</translation>
        </message>
        <message>
            <source>Their results, bests and moves go. A copy of the history is kept beside it.</source>
            <translation>उनके नतीजे, रिकॉर्ड और चालें हट जाएँगी। इतिहास की एक प्रति उसके पास रखी जाएगी।</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>भुला दें</translation>
        </message>
        <message>
            <source>Keep all</source>
            <translation>सब रखें</translation>
        </message>
        <message>
            <source>No copy could be written, so nothing has been forgotten.</source>
            <translation>कोई प्रति नहीं लिखी जा सकी, इसलिए कुछ भी नहीं भुलाया गया।</translation>
        </message>
        <message>
            <source>A copy has been kept as {file}</source>
            <translation>एक प्रति {file} नाम से रखी गई है</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>आँकड़े</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>सारांश</translation>
        </message>
        <message>
            <source>Past games</source>
            <translation>पिछली बाज़ियाँ</translation>
        </message>
        <message>
            <source>Starred deals</source>
            <translation>तारा लगी डीलें</translation>
        </message>
        <message>
            <source>Reset…</source>
            <translation>रीसेट करें…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>निर्यात करें…</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>All options</source>
            <translation>सभी विकल्प</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>विकल्प</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>सभी खेल</translation>
        </message>
        <message>
            <source>played</source>
            <translation>खेली</translation>
        </message>
        <message>
            <source>won</source>
            <translation>जीती</translation>
        </message>
        <message>
            <source>win rate</source>
            <translation>जीत की दर</translation>
        </message>
        <message>
            <source>streak now</source>
            <translation>अभी लगातार जीत</translation>
        </message>
        <message>
            <source>longest streak</source>
            <translation>सबसे लंबी लगातार जीत</translation>
        </message>
        <message>
            <source>Win rate, last {count} games at each point</source>
            <translation>जीत की दर, हर बिंदु पर पिछली {count} बाज़ियाँ</translation>
        </message>
        <message>
            <source>After {count} games their course is drawn here.</source>
            <translation>{count} बाज़ियों के बाद उनका ग्राफ़ यहाँ बनेगा।</translation>
        </message>
        <message>
            <source>{share} after game {number}</source>
            <translation>बाज़ी {number} के बाद {share}</translation>
        </message>
        <message>
            <source>Time of the games won</source>
            <translation>जीती बाज़ियों का समय</translation>
        </message>
        <message>
            <source>minutes; gold = last game</source>
            <translation>मिनट; सुनहरा = आखिरी बाज़ी</translation>
        </message>
        <message>
            <source>gold = last game</source>
            <translation>सुनहरा = आखिरी बाज़ी</translation>
        </message>
        <message>
            <source>Score of the games won</source>
            <translation>जीती बाज़ियों का स्कोर</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>जीती</translation>
        </message>
        <message>
            <source>Best time</source>
            <translation>सर्वश्रेष्ठ समय</translation>
        </message>
        <message>
            <source>Fewest moves</source>
            <translation>सबसे कम चालें</translation>
        </message>
        <message>
            <source>Best score</source>
            <translation>सर्वश्रेष्ठ स्कोर</translation>
        </message>
        <message>
            <source>Personal bests (wins only)</source>
            <translation>निजी रिकॉर्ड (सिर्फ़ जीती बाज़ियाँ)</translation>
        </message>
        <message>
            <source>Play {code} again</source>
            <translation>{code} फिर से खेलें</translation>
        </message>
        <message>
            <source>{won} of {played}</source>
            <translation>{played} में से {won}</translation>
        </message>
        <message>
            <source>{low}+</source>
            <translation>{low}+</translation>
        </message>
        <message>
            <source>A game won takes {time} and {moves} moves on average.</source>
            <translation>जीती बाज़ी में औसतन {time} और {moves} चालें लगती हैं।</translation>
        </message>
        <message>
            <source>A game won takes {time} and {moves} moves, and brings {score} points, on average.</source>
            <translation>जीती बाज़ी में औसतन {time} और {moves} चालें लगती हैं और {score} अंक मिलते हैं।</translation>
        </message>
        <message>
            <source>No game won yet.</source>
            <translation>अभी तक कोई बाज़ी नहीं जीती।</translation>
        </message>
        <message>
            <source>Won and lost</source>
            <translation>जीती और हारी</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>हारी</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>नतीजा</translation>
        </message>
        <message>
            <source>Search the deal codes</source>
            <translation>बाज़ी के कोड खोजें</translation>
        </message>
        <message>
            <source>Play this deal again</source>
            <translation>यही डील फिर से खेलें</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>देखें</translation>
        </message>
        <message>
            <source>Star this deal…</source>
            <translation>तारा लगाएँ…</translation>
        </message>
        <message>
            <source>No game is like that.</source>
            <translation>ऐसी कोई बाज़ी नहीं है।</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>समाप्ति</translation>
        </message>
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
        <message>
            <source>Deal</source>
            <translation>डील</translation>
        </message>
        <message>
            <source>Play this deal</source>
            <translation>यह डील खेलें</translation>
        </message>
        <message>
            <source>Change the note…</source>
            <translation>टिप्पणी बदलें…</translation>
        </message>
        <message>
            <source>Remove the star</source>
            <translation>तारा हटाएँ</translation>
        </message>
        <message>
            <source>No deal has a star yet. “Star this deal…” in the menu gives one, with a note.</source>
            <translation>अभी किसी डील पर तारा नहीं है। मेनू का “इस डील पर तारा लगाएँ…” टिप्पणी के साथ तारा लगाता है।</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>टिप्पणी</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>तारा लगा</translation>
        </message>
        <message>
            <source>from a board</source>
            <translation>बोर्ड से</translation>
        </message>
        <message>
            <source>Tables of comma-separated values</source>
            <translation>अल्पविराम से अलग मानों की तालिकाएँ</translation>
        </message>
        <message numerus="yes">
            <source>{range}: %n game(s)</source>
            <translation>
                <numerusform>{range}: %n बाज़ी</numerusform>
                <numerusform>{range}: %n बाज़ियाँ</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Watch</name>
        <message>
            <source>Watch a past game</source>
            <translation>पिछली बाज़ी देखें</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>पीछे</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>आगे</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>चालें</translation>
        </message>
        <message>
            <source>This game can no longer be shown.</source>
            <translation>यह बाज़ी अब नहीं दिखाई जा सकती।</translation>
        </message>
        <message>
            <source>It can be shown up to move {number} only.</source>
            <translation>इसे सिर्फ़ चाल {number} तक दिखाया जा सकता है।</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>रोकें</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>चलाएँ</translation>
        </message>
        <message>
            <source>Move {number} of {count}</source>
            <translation>{count} में से चाल {number}</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>Version {version}, with Qt {qt}. Solitaire card games with rules that explain themselves; every game is a plugin. Under the MIT licence. Qt and PySide6 are under the LGPL, the Devanagari font under the SIL Open Font Licence.</source>
            <translation>संस्करण {version}, Qt {qt} के साथ। सॉलिटेयर के ऐसे खेल जो अपने नियम खुद समझाते हैं; हर खेल एक प्लगइन है। MIT लाइसेंस के अधीन। Qt और PySide6 LGPL के अधीन हैं, देवनागरी फ़ॉन्ट SIL Open Font Licence के अधीन।</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
    </context>
    <context>
        <name>bar</name>
        <message>
            <source>New game</source>
            <translation>नई बाज़ी</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>मेनू</translation>
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
            <source>Hint</source>
            <translation>संकेत</translation>
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
        <name>command</name>
        <message>
            <source>won</source>
            <translation>जीती गई</translation>
        </message>
        <message>
            <source>not won</source>
            <translation>जीती नहीं गई</translation>
        </message>
        <message>
            <source>score: {score}</source>
            <translation>स्कोर: {score}</translation>
        </message>
        <message>
            <source>moves: {moves}</source>
            <translation>चालें: {moves}</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>हारी</translation>
        </message>
        <message>
            <source>undecided</source>
            <translation>अनिर्णीत</translation>
        </message>
        <message>
            <source>positions: {positions}</source>
            <translation>स्थितियाँ: {positions}</translation>
        </message>
        <message>
            <source>seconds: {seconds}</source>
            <translation>सेकंड: {seconds}</translation>
        </message>
        <message>
            <source>fault: {error}</source>
            <translation>त्रुटि: {error}</translation>
        </message>
        <message>
            <source>deals: {deals}, won: {won}, lost: {lost}, undecided: {undecided}; winnable: {share}</source>
            <translation>डीलें: {deals}, जीती: {won}, हारी: {lost}, अनिर्णीत: {undecided}; जीतने योग्य: {share}</translation>
        </message>
        <message>
            <source>seconds for a deal: median {median}, 95th percentile {late}, most {most}</source>
            <translation>हर डील के सेकंड: माध्यिका {median}, 95वाँ शतमक {late}, सबसे अधिक {most}</translation>
        </message>
        <message>
            <source>Qt Solitaire. Without a command it opens its window. The commands:</source>
            <translation>Qt Solitaire। बिना कमांड के यह अपनी विंडो खोलता है। कमांड:</translation>
        </message>
        <message>
            <source>List the games: the letters of their deal codes, id and name.</source>
            <translation>खेलों की सूची: बाज़ी के कोड के अक्षर, पहचान और नाम।</translation>
        </message>
        <message>
            <source>Show the rules of a game.</source>
            <translation>खेल के नियम दिखाता है।</translation>
        </message>
        <message>
            <source>Show the deals of codes or of a range as boards, or write them into a PDF, SVG, PNG, text or game file.</source>
            <translation>कोडों या एक श्रेणी की डीलें दिखाता है, या उन्हें PDF, SVG, PNG, टेक्स्ट या बाज़ी की फ़ाइल में लिखता है।</translation>
        </message>
        <message>
            <source>--to FILE writes the kind of file that its suffix names: .pdf, .svg, .png, .txt or .qsol.
For PDF: --paper a4|letter|a5, --layout sheet|picture|plain, --per-page 1|2|4|6, --rules, --solution, --grey, --no-list, --no-boxes, --no-qr.
For SVG and PNG: --width PIXELS, --ratio NUMBER, --background table|transparent.
For all of these: --four-colours for a deck in four colours, --large-print for large signs.</source>
            <translation>--to FILE वैसी ही फ़ाइल लिखता है जैसी उसके नाम के अंत में लिखी है: .pdf, .svg, .png, .txt या .qsol।
PDF के लिए: --paper a4|letter|a5, --layout sheet|picture|plain, --per-page 1|2|4|6, --rules, --solution, --grey, --no-list, --no-boxes, --no-qr।
SVG और PNG के लिए: --width PIXELS, --ratio NUMBER, --background table|transparent।
इन सबके लिए: चार रंगों की गड्डी के लिए --four-colours, बड़े चिह्नों के लिए --large-print।</translation>
        </message>
        <message numerus="yes">
            <source>{file} has been written: %n page(s).</source>
            <translation>
                <numerusform>{file} लिख दी गई है: %n पृष्ठ।</numerusform>
                <numerusform>{file} लिख दी गई है: %n पृष्ठ।</numerusform>
            </translation>
        </message>
        <message>
            <source>{file} has been written.</source>
            <translation>{file} लिख दी गई है।</translation>
        </message>
        <message>
            <source>No solution was found in time: {codes}</source>
            <translation>समय रहते कोई हल नहीं मिला: {codes}</translation>
        </message>
        <message>
            <source>Play a game file and show how it ends.</source>
            <translation>बाज़ी की फ़ाइल चलाकर उसका अंत दिखाता है।</translation>
        </message>
        <message>
            <source>List the moves that are allowed where a game file ends.</source>
            <translation>बाज़ी की फ़ाइल जहाँ खत्म होती है, वहाँ चली जा सकने वाली चालें बताता है।</translation>
        </message>
        <message>
            <source>Tell whether a deal, or a game file where it ends, can be won, and how; or search many deals, one row each.</source>
            <translation>बताता है कि डील, या फ़ाइल की बाज़ी जहाँ रुकी है वहाँ से, जीती जा सकती है या नहीं, और कैसे; या कई डीलें जाँचता है, हर एक की एक पंक्ति।</translation>
        </message>
        <message>
            <source>--seconds N limits each search. With --many, --jobs N says how many run side by side, --out FILE keeps the rows and goes on where it stopped, and --cluster ADDRESS searches on a Dask cluster.</source>
            <translation>--seconds N हर खोज की सीमा है। --many के साथ --jobs N बताता है कि कितनी खोजें साथ चलें, --out FILE पंक्तियाँ रखता है और जहाँ रुके थे वहीं से आगे बढ़ता है, और --cluster ADDRESS Dask क्लस्टर पर खोजता है।</translation>
        </message>
        <message>
            <source>Show what you have played and won; with --csv every game, for other programs.</source>
            <translation>आपने क्या खेला और जीता, यह दिखाता है; --csv के साथ हर बाज़ी, दूसरे प्रोग्रामों के लिए।</translation>
        </message>
        <message>
            <source>No game has been finished or given up yet.</source>
            <translation>अभी तक कोई बाज़ी पूरी नहीं हुई और न छोड़ी गई।</translation>
        </message>
        <message>
            <source>game</source>
            <translation>खेल</translation>
        </message>
        <message>
            <source>played</source>
            <translation>खेली</translation>
        </message>
        <message>
            <source>games won</source>
            <translation>जीती</translation>
        </message>
        <message>
            <source>win rate</source>
            <translation>जीत की दर</translation>
        </message>
        <message>
            <source>streak now</source>
            <translation>अभी लगातार जीत</translation>
        </message>
        <message>
            <source>longest streak</source>
            <translation>सबसे लंबी लगातार जीत</translation>
        </message>
        <message>
            <source>best time</source>
            <translation>सर्वश्रेष्ठ समय</translation>
        </message>
        <message>
            <source>fewest moves</source>
            <translation>सबसे कम चालें</translation>
        </message>
        <message>
            <source>best score</source>
            <translation>सर्वश्रेष्ठ स्कोर</translation>
        </message>
        <message>
            <source>Open the window with this deal or this file.</source>
            <translation>इस डील या फ़ाइल के साथ विंडो खोलता है।</translation>
        </message>
        <message>
            <source>{game} is sound: {pace} positions a second.</source>
            <translation>{game} में कोई दोष नहीं: प्रति सेकंड {pace} स्थितियाँ।</translation>
        </message>
        <message>
            <source>{folder} has been written. Its game is called {game}.</source>
            <translation>{folder} लिख दिया गया है। इसके खेल का नाम {game} है।</translation>
        </message>
        <message>
            <source>Change it, then run: {command}</source>
            <translation>इसे बदलें, फिर यह चलाएँ: {command}</translation>
        </message>
        <message>
            <source>Write a new game for you to change, with texts and a test.</source>
            <translation>बदलने के लिए एक नया खेल लिखता है, पाठ और जाँच के साथ।</translation>
        </message>
        <message>
            <source>Check a plugin: all that the program demands, and more.</source>
            <translation>प्लगइन जाँचता है: वह सब जो प्रोग्राम माँगता है, और उससे ज़्यादा।</translation>
        </message>
        <message>
            <source>Add --safe to leave your own plugins and installed packages out.</source>
            <translation>अपने प्लगइन और इंस्टॉल किए पैकेज छोड़ने के लिए --safe जोड़ें।</translation>
        </message>
        <message>
            <source>Add --lang en, --lang fr or --lang hi for another language.</source>
            <translation>दूसरी भाषा के लिए --lang en, --lang fr या --lang hi जोड़ें।</translation>
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
            <source>Hint</source>
            <translation>संकेत</translation>
        </message>
        <message>
            <source>Show me the way</source>
            <translation>जीत का रास्ता दिखाएँ</translation>
        </message>
        <message>
            <source>Back to the last winnable position</source>
            <translation>आखिरी जीतने योग्य स्थिति पर लौटें</translation>
        </message>
        <message>
            <source>Winnable?</source>
            <translation>जीतने योग्य?</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <translation>स्टॉक से पत्ता निकालें</translation>
        </message>
        <message>
            <source>Send to the foundation</source>
            <translation>फ़ाउंडेशन पर भेजें</translation>
        </message>
        <message>
            <source>Send to the best place</source>
            <translation>सबसे अच्छी जगह भेजें</translation>
        </message>
        <message>
            <source>Show the last move</source>
            <translation>पिछली चाल दिखाएँ</translation>
        </message>
        <message>
            <source>Show what can move</source>
            <translation>दिखाएँ कि क्या चल सकता है</translation>
        </message>
        <message>
            <source>Mirror the table</source>
            <translation>मेज़ की दिशा उलटें</translation>
        </message>
        <message>
            <source>Larger cards</source>
            <translation>पत्ते बड़े करें</translation>
        </message>
        <message>
            <source>Smaller cards</source>
            <translation>पत्ते छोटे करें</translation>
        </message>
        <message>
            <source>Cards that fit the window</source>
            <translation>पत्ते विंडो के अनुसार</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>विराम</translation>
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
            <source>Print…</source>
            <translation>प्रिंट करें…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>निर्यात करें…</translation>
        </message>
        <message>
            <source>Copy the board as text</source>
            <translation>बोर्ड टेक्स्ट में कॉपी करें</translation>
        </message>
        <message>
            <source>Copy a picture of the table</source>
            <translation>मेज़ का चित्र कॉपी करें</translation>
        </message>
        <message>
            <source>Copy deal code</source>
            <translation>बाज़ी का कोड कॉपी करें</translation>
        </message>
        <message>
            <source>Paste a deal or board</source>
            <translation>डील या बोर्ड चिपकाएँ</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>इस खेल के नियम</translation>
        </message>
        <message>
            <source>Keys…</source>
            <translation>कुंजियाँ…</translation>
        </message>
        <message>
            <source>Star this deal…</source>
            <translation>इस डील पर तारा लगाएँ…</translation>
        </message>
        <message>
            <source>Statistics…</source>
            <translation>आँकड़े…</translation>
        </message>
        <message>
            <source>Settings…</source>
            <translation>सेटिंग…</translation>
        </message>
        <message>
            <source>Plugins…</source>
            <translation>प्लगइन…</translation>
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
            <translation>प्रोग्राम बंद करें</translation>
        </message>
        <message>
            <source>Other deals</source>
            <translation>दूसरी डीलें</translation>
        </message>
        <message>
            <source>Cards and table</source>
            <translation>पत्ते और मेज़</translation>
        </message>
        <message>
            <source>Hints and help</source>
            <translation>संकेत और मदद</translation>
        </message>
        <message>
            <source>Files and printing</source>
            <translation>फ़ाइलें और प्रिंट</translation>
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
        <name>decks</name>
        <message>
            <source>{deck} is left out: its picture cannot be drawn here.</source>
            <translation>{deck} छोड़ी गई: उसका चित्र यहाँ नहीं बनाया जा सकता।</translation>
        </message>
        <message>
            <source>{deck} is left out: its file is no scalable picture.</source>
            <translation>{deck} छोड़ी गई: उसकी फ़ाइल वेक्टर चित्र नहीं है।</translation>
        </message>
        <message>
            <source>{deck} is left out: its file cannot be read.</source>
            <translation>{deck} छोड़ी गई: उसकी फ़ाइल पढ़ी नहीं जा सकती।</translation>
        </message>
        <message numerus="yes">
            <source>{deck} is left out: it lacks %n card(s).</source>
            <translation>
                <numerusform>{deck} छोड़ी गई: %n पत्ता नहीं है।</numerusform>
                <numerusform>{deck} छोड़ी गई: %n पत्ते नहीं हैं।</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>desk</name>
        <message>
            <source>Deal code copied</source>
            <translation>बाज़ी का कोड कॉपी हो गया</translation>
        </message>
        <message>
            <source>A game dealt from a board has no code</source>
            <translation>बोर्ड से बाँटी गई बाज़ी का कोड नहीं होता</translation>
        </message>
    </context>
    <context>
        <name>examples</name>
        <message>
            <source>Real deals, step by step on the table. Your own game waits meanwhile.</source>
            <translation>असली डीलें, मेज़ पर कदम-दर-कदम। तब तक आपकी अपनी बाज़ी रुकी रहती है।</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>पीछे</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>आगे</translation>
        </message>
        <message>
            <source>Close the example</source>
            <translation>उदाहरण बंद करें</translation>
        </message>
        <message>
            <source>Step {step} of {count}</source>
            <translation>कदम {step}, कुल {count}</translation>
        </message>
    </context>
    <context>
        <name>fault</name>
        <message>
            <source>Something went wrong in the program: {error}</source>
            <translation>प्रोग्राम में कुछ गड़बड़ हुई: {error}</translation>
        </message>
        <message>
            <source>The plugin of {game} failed in “{method}”: {error}. Nothing has been moved.</source>
            <translation>{game} का प्लगइन “{method}” में नाकाम रहा: {error}। कोई पत्ता नहीं चला।</translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message>
            <source>Games and boards</source>
            <translation>बाज़ियाँ और बोर्ड</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>सभी फ़ाइलें</translation>
        </message>
        <message>
            <source>Open a game or board</source>
            <translation>बाज़ी या बोर्ड खोलें</translation>
        </message>
        <message>
            <source>Save game as</source>
            <translation>बाज़ी इस नाम से सहेजें</translation>
        </message>
        <message>
            <source>From “{file}”: {what}</source>
            <translation>“{file}” से: {what}</translation>
        </message>
        <message>
            <source>Pasted: {what}</source>
            <translation>चिपकाया गया: {what}</translation>
        </message>
        <message>
            <source>Saved as {file}</source>
            <translation>{file} नाम से सहेजा गया</translation>
        </message>
        <message>
            <source>Move {number} of the file, “{move}”, is not allowed: it stops before it.</source>
            <translation>फ़ाइल की चाल {number}, “{move}”, नहीं चली जा सकती: बाज़ी उससे पहले रुकती है।</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>बाज़ियाँ</translation>
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
            <translation>चलने के लिए कुछ नहीं है</translation>
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
            <source>{card} is already there</source>
            <translation>{card} पहले से वहीं है</translation>
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
        <name>hint</name>
        <message>
            <source>Move {card} onto {other}.</source>
            <translation>{card} को {other} पर रखें।</translation>
        </message>
        <message>
            <source>Move the group that begins with {card} onto {other}.</source>
            <translation>{card} से शुरू होने वाले समूह को {other} पर रखें।</translation>
        </message>
        <message>
            <source>Move {card} to the foundation.</source>
            <translation>{card} को फ़ाउंडेशन पर ले जाएँ।</translation>
        </message>
        <message>
            <source>Move the group that begins with {card} to the foundation.</source>
            <translation>{card} से शुरू होने वाले समूह को फ़ाउंडेशन पर ले जाएँ।</translation>
        </message>
        <message>
            <source>Move {card} to an empty cell.</source>
            <translation>{card} को किसी खाली सेल में ले जाएँ।</translation>
        </message>
        <message>
            <source>Move {card} to an empty column.</source>
            <translation>{card} को किसी खाली कॉलम में ले जाएँ।</translation>
        </message>
        <message>
            <source>Move the group that begins with {card} to an empty column.</source>
            <translation>{card} से शुरू होने वाले समूह को किसी खाली कॉलम में ले जाएँ।</translation>
        </message>
        <message>
            <source>Move {card} to the marked place.</source>
            <translation>{card} को दिखाई गई जगह पर ले जाएँ।</translation>
        </message>
        <message>
            <source>Move the group that begins with {card} to the marked place.</source>
            <translation>{card} से शुरू होने वाले समूह को दिखाई गई जगह पर ले जाएँ।</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>स्टॉक से पत्ता निकालें।</translation>
        </message>
        <message>
            <source>Turn the waste over to be the stock again.</source>
            <translation>वेस्ट को स्टॉक में लौटाएँ।</translation>
        </message>
        <message>
            <source>Deal a row from the stock.</source>
            <translation>स्टॉक से एक पंक्ति बाँटें।</translation>
        </message>
        <message>
            <source>Remove {card} and {other}.</source>
            <translation>{card} और {other} को हटाएँ।</translation>
        </message>
        <message>
            <source>Remove {card}.</source>
            <translation>{card} को हटाएँ।</translation>
        </message>
        <message>
            <source>This is only a guess.</source>
            <translation>यह सिर्फ़ एक अनुमान है।</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>To the next pile</source>
            <translation>अगले ढेर पर</translation>
        </message>
        <message>
            <source>Along a column: how many cards are meant; then to the next row</source>
            <translation>कॉलम में ऊपर-नीचे: कितने पत्ते चुने जाएँ; फिर अगली पंक्ति</translation>
        </message>
        <message>
            <source>To the pile above or below</source>
            <translation>ऊपर या नीचे के ढेर पर</translation>
        </message>
        <message>
            <source>To the first open card of a column, or to its last</source>
            <translation>कॉलम के पहले खुले पत्ते पर, या आखिरी पर</translation>
        </message>
        <message>
            <source>To the column of this number; 0 is the tenth</source>
            <translation>इस नंबर के कॉलम पर; 0 यानी दसवाँ</translation>
        </message>
        <message>
            <source>Lift the cards, or put them down here; draw from the stock</source>
            <translation>पत्ते उठाएँ या यहाँ रखें; स्टॉक से पत्ता निकालें</translation>
        </message>
        <message>
            <source>Put the cards back; close what lies open</source>
            <translation>पत्ते वापस रखें; जो खुला है उसे बंद करें</translation>
        </message>
        <message>
            <source>Look at a covered card, as long as the key is held</source>
            <translation>ढका हुआ पत्ता देखें, जब तक कुंजी दबी रहे</translation>
        </message>
        <message>
            <source>Go to the rule that has just been broken</source>
            <translation>उस नियम पर जाएँ जो अभी टूटा</translation>
        </message>
        <message>
            <source>From the table to the buttons and back</source>
            <translation>मेज़ से बटनों पर और वापस</translation>
        </message>
        <message>
            <source>Open the menu</source>
            <translation>मेनू खोलें</translation>
        </message>
        <message>
            <source>Drag a card or a group to where it is to go.</source>
            <translation>पत्ते या समूह को खींचकर उसकी जगह ले जाएँ।</translation>
        </message>
        <message>
            <source>Click a card to send it to its foundation, double-click it to send it to the best place.</source>
            <translation>पत्ते को उसके फ़ाउंडेशन पर भेजने के लिए क्लिक करें, सबसे अच्छी जगह भेजने के लिए डबल क्लिक करें।</translation>
        </message>
        <message>
            <source>Hold the right button on a covered card, or press it for long, to look at it.</source>
            <translation>ढके हुए पत्ते को देखने के लिए उस पर दायाँ बटन दबाए रखें या देर तक दबाएँ।</translation>
        </message>
        <message>
            <source>Turn the wheel with Ctrl held to make the cards larger or smaller.</source>
            <translation>Ctrl दबाकर पहिया घुमाने से पत्ते बड़े या छोटे होते हैं।</translation>
        </message>
        <message>
            <source>Keys and gestures</source>
            <translation>कुंजियाँ और इशारे</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>मेज़ पर</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>कमांड</translation>
        </message>
        <message>
            <source>With the pointer</source>
            <translation>पॉइंटर से</translation>
        </message>
    </context>
    <context>
        <name>light</name>
        <message>
            <source>This game cannot be won any more.</source>
            <translation>यह बाज़ी अब जीती नहीं जा सकती।</translation>
        </message>
        <message>
            <source>Back to the last winnable position</source>
            <translation>आखिरी जीतने योग्य स्थिति पर लौटें</translation>
        </message>
        <message>
            <source>No move is possible.</source>
            <translation>कोई चाल नहीं बची।</translation>
        </message>
        <message>
            <source>Looking for a winnable deal…</source>
            <translation>जीतने योग्य डील खोजी जा रही है…</translation>
        </message>
        <message>
            <source>Take any deal</source>
            <translation>कोई भी डील लें</translation>
        </message>
        <message>
            <source>Looking for a way to win…</source>
            <translation>जीत का रास्ता खोजा जा रहा है…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>रोकें</translation>
        </message>
        <message>
            <source>This way leads to the win. Any key or click stops it.</source>
            <translation>यह रास्ता जीत तक जाता है। कोई भी कुंजी या क्लिक इसे रोक देता है।</translation>
        </message>
        <message>
            <source>No way to win has been found.</source>
            <translation>जीत का कोई रास्ता नहीं मिला।</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>जाँच हो रही है…</translation>
        </message>
        <message>
            <source>Winnable</source>
            <translation>जीतने योग्य</translation>
        </message>
        <message>
            <source>Cannot be won any more</source>
            <translation>अब जीती नहीं जा सकती</translation>
        </message>
        <message>
            <source>Not known whether it can be won</source>
            <translation>पता नहीं कि जीती जा सकती है या नहीं</translation>
        </message>
        <message>
            <source>This deal cannot be won.</source>
            <translation>यह डील जीती नहीं जा सकती।</translation>
        </message>
        <message>
            <source>Looking for the last winnable position…</source>
            <translation>आखिरी जीतने योग्य स्थिति खोजी जा रही है…</translation>
        </message>
        <message>
            <source>This position is winnable.</source>
            <translation>यह स्थिति जीतने योग्य है।</translation>
        </message>
        <message>
            <source>This is the last position known to be winnable. Redo leads on again.</source>
            <translation>यह वह आखिरी स्थिति है जो जीतने योग्य मानी गई है। “फिर से करें” से आगे बढ़ें।</translation>
        </message>
        <message>
            <source>No earlier position is known to be winnable.</source>
            <translation>पहले की कोई स्थिति जीतने योग्य नहीं पाई गई।</translation>
        </message>
    </context>
    <context>
        <name>output</name>
        <message>
            <source>{game}, deal {code}</source>
            <translation>{game}, डील {code}</translation>
        </message>
        <message>
            <source>{game}, deals {first} to {last}</source>
            <translation>{game}, डील {first} से {last} तक</translation>
        </message>
        <message>
            <source>{game}, a position</source>
            <translation>{game}, एक स्थिति</translation>
        </message>
        <message>
            <source>Deal code: {code}</source>
            <translation>बाज़ी का कोड: {code}</translation>
        </message>
        <message numerus="yes">
            <source>Position after %n move(s)</source>
            <translation>
                <numerusform>%n चाल के बाद की स्थिति</numerusform>
                <numerusform>%n चालों के बाद की स्थिति</numerusform>
            </translation>
        </message>
        <message>
            <source>Position</source>
            <translation>स्थिति</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>नाम</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>समय</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>चालें</translation>
        </message>
        <message>
            <source>{pile}:</source>
            <translation>{pile}:</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>खाली</translation>
        </message>
        <message>
            <source>Of every pile the deepest card stands first, of the stock the card that is drawn next. Cards in brackets lie face down.</source>
            <translation>हर ढेर का सबसे नीचे का पत्ता पहले लिखा है, और स्टॉक का वह पत्ता जो सबसे पहले निकलेगा। कोष्ठक में लिखे पत्ते उलटे हैं।</translation>
        </message>
        <message>
            <source>Of every pile the deepest card stands first.</source>
            <translation>हर ढेर का सबसे नीचे का पत्ता पहले लिखा है।</translation>
        </message>
        <message>
            <source>row {number}</source>
            <translation>पंक्ति {number}</translation>
        </message>
        <message>
            <source>cells</source>
            <translation>सेल</translation>
        </message>
        <message>
            <source>foundations</source>
            <translation>फ़ाउंडेशन</translation>
        </message>
        <message>
            <source>Solution: {game}, deal {code}</source>
            <translation>हल: {game}, डील {code}</translation>
        </message>
        <message>
            <source>Solution: {game}, from this position</source>
            <translation>हल: {game}, इस स्थिति से</translation>
        </message>
        <message>
            <source>{page} / {pages}</source>
            <translation>{page} / {pages}</translation>
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
                <numerusform>वे सब एक ही सूट के हैं।</numerusform>
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
            <source>There are %n cell(s).</source>
            <translation>
                <numerusform>%n सेल है।</numerusform>
                <numerusform>%n सेल हैं।</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them get(s) a card from the deal.</source>
            <translation>
                <numerusform>उनमें से %n में डील का एक पत्ता आता है।</numerusform>
                <numerusform>उनमें से %n में डील का एक-एक पत्ता आता है।</numerusform>
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
                <numerusform>%n फ़ाउंडेशन है; उस पर शुरुआती पत्ता डील में ही रखा जाता है।</numerusform>
                <numerusform>%n फ़ाउंडेशन हैं; उन पर शुरुआती पत्ते डील में ही रखे जाते हैं।</numerusform>
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
            <translation>हर कॉलम में पत्तों की संख्या, बाएँ से दाएँ: {counts}।</translation>
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
        <message>
            <source>From left to right, this many of the last cards of the columns lie face up: {counts}.</source>
            <translation>बाएँ से दाएँ, कॉलमों के आखिरी इतने पत्ते खुले हैं: {counts}।</translation>
        </message>
        <message>
            <source>Only the cards that nothing covers lie face up.</source>
            <translation>सिर्फ़ वे पत्ते खुले हैं जिन्हें कुछ नहीं ढकता।</translation>
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
            <translation>रिज़र्व का सिर्फ़ आखिरी पत्ता खेला जा सकता है।</translation>
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
            <translation>वेस्ट का सिर्फ़ सबसे ऊपर वाला पत्ता खेला जा सकता है।</translation>
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
        <message numerus="yes">
            <source>A click on the stock deals one card face up onto each of the first %n column(s).</source>
            <translation>
                <numerusform>स्टॉक पर एक क्लिक पहले %n कॉलम पर एक खुला पत्ता बाँटता है।</numerusform>
                <numerusform>स्टॉक पर एक क्लिक पहले %n कॉलमों में से हर एक पर एक खुला पत्ता बाँटता है।</numerusform>
            </translation>
        </message>
        <message>
            <source>Available are the cards that nothing covers, and the top card of the waste.</source>
            <translation>वे पत्ते उपलब्ध हैं जिन्हें कुछ नहीं ढकता, और वेस्ट का सबसे ऊपर वाला पत्ता।</translation>
        </message>
        <message>
            <source>Click one card and then the other, or drag one onto the other; a card that leaves alone needs one click.</source>
            <translation>एक पत्ते पर और फिर दूसरे पर क्लिक करें, या एक को खींचकर दूसरे पर छोड़ें; अकेले जाने वाले पत्ते के लिए एक ही क्लिक काफ़ी है।</translation>
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
            <source>One click on an available card sends it to the waste, if it can go there.</source>
            <translation>उपलब्ध पत्ते पर एक क्लिक उसे वेस्ट पर भेजता है, अगर वह वहाँ जा सकता हो।</translation>
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
        <message numerus="yes">
            <source>Undo takes back the last %n action(s).</source>
            <translation>
                <numerusform>“वापस लें” आखिरी कार्रवाई वापस लेता है।</numerusform>
                <numerusform>“वापस लें” आखिरी %n कार्रवाइयाँ वापस लेता है।</numerusform>
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
            <translation>जैसे ही यह पक्का हो जाए कि बाज़ी अब जीती नहीं जा सकती, प्रोग्राम बता देता है।</translation>
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
        <name>pause</name>
        <message>
            <source>Paused</source>
            <translation>विराम</translation>
        </message>
        <message>
            <source>The clock stands still, and the cards are hidden.</source>
            <translation>टाइमर रुका है और पत्ते छिपे हैं।</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>जारी रखें</translation>
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
            <translation>चलाए गए हर पत्ते पर {points}</translation>
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
            <translation>हर बार स्टॉक से पत्ता निकालने पर {points}</translation>
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
            <translation>डील का नंबर बहुत छोटा है: “{number}” में {needed} में से {count} अक्षर हैं।</translation>
        </message>
        <message>
            <source>“{character}” (character {place}) cannot be in a code. Only letters A–Z, digits and hyphens can.</source>
            <translation>“{character}” (अक्षर {place}) कोड में नहीं हो सकता। सिर्फ़ A–Z अक्षर, अंक और हाइफ़न हो सकते हैं।</translation>
        </message>
        <message>
            <source>“{character}” (character {place}) cannot be in the number of a deal. Only A–Z and 2–7 can.</source>
            <translation>“{character}” (अक्षर {place}) डील के नंबर में नहीं हो सकता। सिर्फ़ A–Z और 2–7 हो सकते हैं।</translation>
        </message>
        <message>
            <source>“{character}” (character {place}) cannot be in a Microsoft deal number. Only the digits 0–9 can.</source>
            <translation>“{character}” (अक्षर {place}) माइक्रोसॉफ़्ट के डील नंबर में नहीं हो सकता। सिर्फ़ 0–9 अंक हो सकते हैं।</translation>
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
            <translation>डील का नंबर छूट गया है। पूरा कोड ऐसा होता है: {example}।</translation>
        </message>
        <message>
            <source>A Microsoft deal number is written with a #, as in {example}.</source>
            <translation>माइक्रोसॉफ़्ट का डील नंबर # के साथ लिखा जाता है, जैसे {example} में।</translation>
        </message>
        <message>
            <source>{game} does not take Microsoft deal numbers. Its codes look like {example}.</source>
            <translation>{game} में माइक्रोसॉफ़्ट के डील नंबर नहीं चलते। इसके कोड ऐसे होते हैं: {example}।</translation>
        </message>
        <message>
            <source>{number} is not a Microsoft deal number. They go from {first} to {last}.</source>
            <translation>{number} माइक्रोसॉफ़्ट का डील नंबर नहीं है। वे {first} से {last} तक होते हैं।</translation>
        </message>
        <message>
            <source>“{text}” is the name of a game. Its codes look like {example}.</source>
            <translation>“{text}” एक खेल का नाम है। इसके कोड ऐसे होते हैं: {example}।</translation>
        </message>
        <message>
            <source>{number} is only the number of a deal. Choose the game first, or type a whole code.</source>
            <translation>{number} सिर्फ़ डील का नंबर है। पहले खेल चुनें, या पूरा कोड लिखें।</translation>
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
            <translation>खेल “{variant}” में माइक्रोसॉफ़्ट के डील नंबर चलते हैं, और वे सिर्फ़ 52 पत्तों की एक पूरी गड्डी बाँटते हैं।</translation>
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
            <source>“{file}” brings a game with the id “{id}”, which is there already, from “{other_file}”.</source>
            <translation>“{file}” में “{id}” पहचान वाला खेल है, जो “{other_file}” में पहले से मौजूद है।</translation>
        </message>
        <message>
            <source>“{file}”: the letters “{code}” of the game “{id}” belong to “{other}” from “{other_file}” already.</source>
            <translation>“{file}”: खेल “{id}” के अक्षर “{code}” पहले से “{other_file}” के “{other}” के हैं।</translation>
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
            <source>“{file}” lacks “{key}”.</source>
            <translation>“{file}” में “{key}” नहीं है।</translation>
        </message>
        <message>
            <source>“{file}” cannot be read: {error}</source>
            <translation>“{file}” पढ़ी नहीं जा सकती: {error}</translation>
        </message>
        <message>
            <source>In the example “{id}”, move {number} (“{move}”) is refused by the rule “{rule}”.</source>
            <translation>उदाहरण “{id}” में चाल {number} (“{move}”) को नियम “{rule}” रोकता है।</translation>
        </message>
        <message>
            <source>In the example “{id}”, step {number} says {wanted}, but the game says {found}.</source>
            <translation>उदाहरण “{id}” में कदम {number} {wanted} कहता है, पर खेल {found} कहता है।</translation>
        </message>
        <message>
            <source>Something is wrong: {id} ({args}).</source>
            <translation>कुछ गड़बड़ है: {id} ({args})।</translation>
        </message>
        <message>
            <source>The game “{id}” is won before the first move.</source>
            <translation>खेल “{id}” पहली चाल से पहले ही जीता हुआ है।</translation>
        </message>
        <message>
            <source>None of the first deals of the game “{id}” has a legal move.</source>
            <translation>खेल “{id}” की पहली डीलों में से किसी में भी कोई चाल नहीं चली जा सकती।</translation>
        </message>
        <message>
            <source>In the game “{id}” undo does not bring board and score back exactly.</source>
            <translation>खेल “{id}” में “वापस लें” स्थिति और स्कोर को ठीक पहले जैसा नहीं करता।</translation>
        </message>
        <message>
            <source>The deal code {code} is read as {read}.</source>
            <translation>बाज़ी का कोड {code}, {read} पढ़ा जाता है।</translation>
        </message>
        <message>
            <source>The search gives the game “{id}” a wrong way to win: {fault}</source>
            <translation>खोज खेल “{id}” को जीतने का गलत रास्ता देती है: {fault}</translation>
        </message>
        <message>
            <source>The rules of “{id}” are slow: {found} positions a second, where {least} are needed for hints and verdicts.</source>
            <translation>“{id}” के नियम धीमे हैं: प्रति सेकंड {found} स्थितियाँ, जबकि संकेतों और निर्णयों के लिए {least} चाहिए।</translation>
        </message>
        <message>
            <source>In a window of 640 × 480 the cards of “{id}” are only {pixels} pixels wide; they need {least}.</source>
            <translation>640 × 480 की विंडो में “{id}” के पत्ते सिर्फ़ {pixels} पिक्सेल चौड़े हैं; {least} चाहिए।</translation>
        </message>
        <message>
            <source>In a window of 640 × 480 the pile “{pile}” reaches beyond the table.</source>
            <translation>640 × 480 की विंडो में ढेर “{pile}” मेज़ से बाहर जाता है।</translation>
        </message>
        <message>
            <source>The piles “{one}” and “{other}” lie on one another; where that is meant, covered_by says so.</source>
            <translation>ढेर “{one}” और “{other}” एक-दूसरे पर पड़े हैं; ऐसा ही चाहिए तो covered_by में लिखें।</translation>
        </message>
        <message>
            <source>The text “{id}” is missing in the language “{language}”.</source>
            <translation>पाठ “{id}” भाषा “{language}” में नहीं है।</translation>
        </message>
        <message>
            <source>The text “{id}” in the language “{language}” is not sound: {reason}.</source>
            <translation>भाषा “{language}” में पाठ “{id}” ठीक नहीं है: {reason}।</translation>
        </message>
        <message>
            <source>The page “{file}” is missing: other languages have it, “{language}” does not.</source>
            <translation>पृष्ठ “{file}” नहीं है: दूसरी भाषाओं में है, “{language}” में नहीं।</translation>
        </message>
        <message>
            <source>The page “{file}” is empty, or not a text in UTF-8.</source>
            <translation>पृष्ठ “{file}” खाली है, या UTF-8 में लिखा पाठ नहीं है।</translation>
        </message>
        <message>
            <source>The example “{id}” lacks a sentence in the language “{language}”.</source>
            <translation>उदाहरण “{id}” में भाषा “{language}” का एक वाक्य नहीं है।</translation>
        </message>
        <message>
            <source>A sentence of the example “{id}” in the language “{language}” has other placeholders than in English.</source>
            <translation>उदाहरण “{id}” के एक वाक्य में भाषा “{language}” के चिह्न अंग्रेज़ी से अलग हैं।</translation>
        </message>
        <message>
            <source>The word “{old}” will go; use “{new}” instead.</source>
            <translation>शब्द “{old}” हटाया जाएगा; उसकी जगह “{new}” लिखें।</translation>
        </message>
        <message>
            <source>“{name}” cannot be the name of a game: it needs letters, digits, spaces or hyphens, a letter first.</source>
            <translation>“{name}” किसी खेल का नाम नहीं हो सकता: उसमें अक्षर, अंक, खाली जगह या हाइफ़न हों, और पहले एक अक्षर।</translation>
        </message>
        <message>
            <source>“{folder}” is there already; nothing has been written.</source>
            <translation>“{folder}” पहले से है; कुछ नहीं लिखा गया।</translation>
        </message>
        <message>
            <source>There is no board in this text.</source>
            <translation>इस पाठ में कोई बोर्ड नहीं है।</translation>
        </message>
        <message>
            <source>This text is too long for a board: it may have at most {most} characters.</source>
            <translation>यह पाठ बोर्ड के लिए बहुत लंबा है: इसमें ज़्यादा से ज़्यादा {most} अक्षर हो सकते हैं।</translation>
        </message>
        <message>
            <source>Line {line} of the board holds “{text}”, which does not belong there.</source>
            <translation>बोर्ड की पंक्ति {line} में “{text}” है, जिसकी वहाँ जगह नहीं है।</translation>
        </message>
        <message>
            <source>The board does not say its game; add a line “variant:” with one of these: {known}.</source>
            <translation>बोर्ड में खेल का नाम नहीं है; “variant:” पंक्ति में इनमें से एक लिखें: {known}।</translation>
        </message>
        <message>
            <source>Line {line} of the board names the game “{text}”, but these are known: {known}.</source>
            <translation>बोर्ड की पंक्ति {line} में खेल “{text}” है, पर ये मौजूद हैं: {known}।</translation>
        </message>
        <message>
            <source>Line {line} of the board has the option “{text}”, but these are known: {known}.</source>
            <translation>बोर्ड की पंक्ति {line} में विकल्प “{text}” है, पर ये मौजूद हैं: {known}।</translation>
        </message>
        <message>
            <source>Line {line} of the board begins with “{key}”, but the game has no such pile.</source>
            <translation>बोर्ड की पंक्ति {line} “{key}” से शुरू होती है, पर खेल में ऐसा ढेर नहीं है।</translation>
        </message>
        <message>
            <source>Line {line} of the board tells “{key}” a second time.</source>
            <translation>बोर्ड की पंक्ति {line} में “{key}” दूसरी बार आया है।</translation>
        </message>
        <message>
            <source>The board has {found} columns, but the game has {needed}.</source>
            <translation>बोर्ड में {found} कॉलम हैं, पर खेल में {needed} हैं।</translation>
        </message>
        <message>
            <source>Line {line} of the board fills {found} places of “{key}”, but there are {needed}.</source>
            <translation>बोर्ड की पंक्ति {line} “{key}” की {found} जगहें भरती है, पर जगहें {needed} हैं।</translation>
        </message>
        <message>
            <source>Line {line} of the board puts more cards on “{key}” than it holds: {most}.</source>
            <translation>बोर्ड की पंक्ति {line} “{key}” पर उतने से ज़्यादा पत्ते रखती है जितने आ सकते हैं: {most}।</translation>
        </message>
        <message>
            <source>“{text}” in line {line} of the board is not a card; cards are written like 7H, TS or AC.</source>
            <translation>बोर्ड की पंक्ति {line} में “{text}” कोई पत्ता नहीं है; पत्ते 7H, TS या AC की तरह लिखे जाते हैं।</translation>
        </message>
        <message>
            <source>“{text}” in line {line} of the board is not a foundation; foundations are written like H-5 or S-0.</source>
            <translation>बोर्ड की पंक्ति {line} में “{text}” कोई फ़ाउंडेशन नहीं है; फ़ाउंडेशन H-5 या S-0 की तरह लिखे जाते हैं।</translation>
        </message>
        <message>
            <source>Line {line} of the board holds {card} once too often.</source>
            <translation>बोर्ड की पंक्ति {line} में {card} एक बार ज़्यादा है।</translation>
        </message>
        <message>
            <source>These cards are missing on the board: {cards}.</source>
            <translation>बोर्ड पर ये पत्ते नहीं हैं: {cards}।</translation>
        </message>
        <message>
            <source>Line {line} of the board tells “{text}” redeals, which the game does not have.</source>
            <translation>बोर्ड की पंक्ति {line} में वेस्ट “{text}” बार लौटा है, जो इस खेल में नहीं हो सकता।</translation>
        </message>
        <message>
            <source>Move {number} is “{text}”, and that is no move; moves are written like “t4 t5” or “draw”.</source>
            <translation>चाल {number} “{text}” है, और वह कोई चाल नहीं है; चालें “t4 t5” या “draw” की तरह लिखी जाती हैं।</translation>
        </message>
        <message>
            <source>Move {number} is “{text}”, but the game has no pile “{pile}”.</source>
            <translation>चाल {number} “{text}” है, पर खेल में “{pile}” ढेर नहीं है।</translation>
        </message>
        <message>
            <source>This is no game file: it is not written in TOML.</source>
            <translation>यह बाज़ी की फ़ाइल नहीं है: यह TOML में नहीं लिखी है।</translation>
        </message>
        <message>
            <source>This is no game file: line {line} is not written in TOML.</source>
            <translation>यह बाज़ी की फ़ाइल नहीं है: पंक्ति {line} TOML में नहीं लिखी है।</translation>
        </message>
        <message>
            <source>This is no game file: it has no line “format = 1”.</source>
            <translation>यह बाज़ी की फ़ाइल नहीं है: इसमें “format = 1” पंक्ति नहीं है।</translation>
        </message>
        <message>
            <source>This game file has format {format}, and this program knows formats up to {known}; a newer version can read it.</source>
            <translation>बाज़ी की इस फ़ाइल का फ़ॉर्मैट {format} है, और यह प्रोग्राम {known} तक के फ़ॉर्मैट जानता है; नया संस्करण इसे पढ़ सकता है।</translation>
        </message>
        <message>
            <source>The game file tells neither a deal code nor a board.</source>
            <translation>बाज़ी की फ़ाइल में न बाज़ी का कोड है, न बोर्ड।</translation>
        </message>
        <message>
            <source>The game file tells a deal code and a board; it may have only one of the two.</source>
            <translation>बाज़ी की फ़ाइल में बाज़ी का कोड और बोर्ड दोनों हैं; इनमें से एक ही हो सकता है।</translation>
        </message>
        <message>
            <source>The game file does not say its game.</source>
            <translation>बाज़ी की फ़ाइल में खेल का नाम नहीं है।</translation>
        </message>
        <message>
            <source>The game file is of the game “{text}”, but these are known: {known}.</source>
            <translation>बाज़ी की फ़ाइल “{text}” खेल की है, पर ये मौजूद हैं: {known}।</translation>
        </message>
        <message>
            <source>The game file says the game “{game}”, but its deal is of “{other}”.</source>
            <translation>बाज़ी की फ़ाइल में खेल “{game}” लिखा है, पर उसकी डील “{other}” की है।</translation>
        </message>
        <message>
            <source>The value of “{key}” in the game file is not what it should be.</source>
            <translation>बाज़ी की फ़ाइल में “{key}” का मान सही नहीं है।</translation>
        </message>
        <message>
            <source>There is no file “{file}”.</source>
            <translation>“{file}” नाम की कोई फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>“{file}” is a folder, not a file.</source>
            <translation>“{file}” फ़ोल्डर है, फ़ाइल नहीं।</translation>
        </message>
        <message>
            <source>“{file}” is not an ordinary file.</source>
            <translation>“{file}” साधारण फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>“{file}” is too big: a game file or a board has at most {most} kilobytes.</source>
            <translation>“{file}” बहुत बड़ी है: बाज़ी की फ़ाइल या बोर्ड ज़्यादा से ज़्यादा {most} किलोबाइट का होता है।</translation>
        </message>
        <message>
            <source>“{file}” is not a text file in UTF-8.</source>
            <translation>“{file}” UTF-8 की पाठ फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>“{file}” cannot be read.</source>
            <translation>“{file}” पढ़ी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>“{file}” cannot be written; nothing has been changed.</source>
            <translation>“{file}” लिखी नहीं जा सकती; कुछ भी नहीं बदला गया।</translation>
        </message>
        <message>
            <source>From {first} to {last} is no range of deals: both must be of the same game, and the first must not be larger.</source>
            <translation>{first} से {last} तक डीलों की श्रेणी नहीं बनती: दोनों एक ही खेल की हों, और पहली बड़ी न हो।</translation>
        </message>
        <message>
            <source>This range has more deals than the {most} that one search takes.</source>
            <translation>इसमें {most} से ज़्यादा डीलें हैं, जबकि एक खोज में इतनी ही ली जाती हैं।</translation>
        </message>
        <message>
            <source>Line {line} of “{file}” is no row of this command, so nothing is written into this file.</source>
            <translation>“{file}” की पंक्ति {line} इस कमांड की नहीं है, इसलिए इस फ़ाइल में कुछ नहीं लिखा गया।</translation>
        </message>
        <message>
            <source>A searching process was ended from outside; the same command goes on where it stopped.</source>
            <translation>खोजने वाली प्रक्रिया बाहर से बंद कर दी गई; वही कमांड वहीं से आगे बढ़ेगी जहाँ वह रुकी थी।</translation>
        </message>
        <message>
            <source>Dask is missing; install it with the extra “cluster” of this program.</source>
            <translation>Dask नहीं है; इसे इस प्रोग्राम के अतिरिक्त भाग “cluster” के साथ इंस्टॉल करें।</translation>
        </message>
        <message>
            <source>No cluster answers at “{address}”.</source>
            <translation>“{address}” पर कोई क्लस्टर जवाब नहीं देता।</translation>
        </message>
        <message>
            <source>The command is used like this: {usage}</source>
            <translation>कमांड इस तरह लिखी जाती है: {usage}</translation>
        </message>
        <message>
            <source>“{text}” does not belong there; the command is used like this: {usage}</source>
            <translation>“{text}” की वहाँ जगह नहीं है; कमांड इस तरह लिखी जाती है: {usage}</translation>
        </message>
        <message>
            <source>“{text}” is not a command; the commands are: {known}.</source>
            <translation>“{text}” कोई कमांड नहीं है; कमांड ये हैं: {known}।</translation>
        </message>
        <message>
            <source>“{text}” is not a language of this program, which speaks: {known}.</source>
            <translation>“{text}” इस प्रोग्राम की भाषा नहीं है; वह ये भाषाएँ जानता है: {known}।</translation>
        </message>
        <message>
            <source>“{file}” does not say what to write; its name must end with one of these: {known}.</source>
            <translation>“{file}” से पता नहीं चलता कि क्या लिखना है; नाम के अंत में इनमें से एक होना चाहिए: {known}।</translation>
        </message>
        <message>
            <source>“{file}” can hold one deal only; several go into a PDF file.</source>
            <translation>“{file}” में एक ही डील आ सकती है; कई डीलें PDF फ़ाइल में जाती हैं।</translation>
        </message>
        <message>
            <source>This picture is too large: its longer side may have at most {most} pixels.</source>
            <translation>यह चित्र बहुत बड़ा है: इसकी लंबी भुजा में अधिक से अधिक {most} पिक्सेल हो सकते हैं।</translation>
        </message>
        <message>
            <source>A picture needs a width of at least one pixel and a ratio from above 0 to 8.</source>
            <translation>चित्र की चौड़ाई कम से कम एक पिक्सेल और अनुपात 0 से ज़्यादा, 8 तक होना चाहिए।</translation>
        </message>
        <message>
            <source>“{text}” is not a choice of {option}, which takes one of these: {known}.</source>
            <translation>“{text}” {option} का विकल्प नहीं है; इनमें से एक चुनें: {known}।</translation>
        </message>
        <message>
            <source>System libraries that Qt needs are missing, so nothing can be drawn; “make play” names their packages.</source>
            <translation>Qt को जिन सिस्टम लाइब्रेरियों की ज़रूरत है वे नहीं मिलीं, इसलिए कुछ बनाया नहीं जा सकता; “make play” उनके पैकेजों के नाम बताता है।</translation>
        </message>
        <message>
            <source>From {first} to {last} is no range of deals: game and options must be the same, and the first number must not be larger.</source>
            <translation>{first} से {last} तक डीलों की श्रेणी नहीं है: खेल और विकल्प एक ही होने चाहिए, और पहला नंबर बड़ा नहीं होना चाहिए।</translation>
        </message>
        <message>
            <source>These are more deals than the {most} that can be taken at once.</source>
            <translation>एक बार में {most} से ज़्यादा डीलें नहीं ली जा सकतीं।</translation>
        </message>
        <message>
            <source>In “{file}”, API_VERSION is {given}, and it must be a whole number.</source>
            <translation>“{file}” में API_VERSION {given} है, जबकि वह पूर्ण संख्या होनी चाहिए।</translation>
        </message>
        <message>
            <source>“{file}” has changed since you allowed it.</source>
            <translation>आपकी अनुमति के बाद “{file}” बदल गई है।</translation>
        </message>
        <message>
            <source>Trying “{file}” ended with status {status}: {error}</source>
            <translation>“{file}” आज़माने पर स्थिति {status} के साथ रुक गई: {error}</translation>
        </message>
        <message>
            <source>“{file}” failed: {error}</source>
            <translation>“{file}” नाकाम रही: {error}</translation>
        </message>
        <message>
            <source>“{file}” is made for version {needed} of the plugin interface, and this program has version {known}.</source>
            <translation>“{file}” प्लगइन इंटरफ़ेस के संस्करण {needed} के लिए है, और इस प्रोग्राम में संस्करण {known} है।</translation>
        </message>
        <message>
            <source>“{file}” gave no answer within {seconds} seconds when it was tried.</source>
            <translation>आज़माने पर “{file}” ने {seconds} सेकंड में जवाब नहीं दिया।</translation>
        </message>
        <message>
            <source>“{file}” gives a “{given}” where a list of games is expected.</source>
            <translation>“{file}” ने खेलों की सूची की जगह “{given}” दिया है।</translation>
        </message>
        <message>
            <source>The entry point “{file}” names a “{given}” where a module is expected.</source>
            <translation>प्रवेश बिंदु “{file}” में मॉड्यूल की जगह “{given}” है।</translation>
        </message>
        <message>
            <source>“{file}” could not be tried: {error}</source>
            <translation>“{file}” आज़माई नहीं जा सकी: {error}</translation>
        </message>
        <message>
            <source>In the plugin’s sentences for “{language}”, “{key}” is not text.</source>
            <translation>“{language}” के लिए प्लगइन के वाक्यों में “{key}” पाठ नहीं है।</translation>
        </message>
        <message>
            <source>In the plugin’s sentences for “{language}”, “{key}” is longer than {most} characters.</source>
            <translation>“{language}” के लिए प्लगइन के वाक्यों में “{key}” {most} अक्षरों से लंबा है।</translation>
        </message>
        <message>
            <source>The plugin gives a “{given}” where its sentences for “{language}” are expected.</source>
            <translation>प्लगइन ने “{language}” के वाक्यों की जगह “{given}” दिया है।</translation>
        </message>
        <message>
            <source>“{file}” is too big: the Python files of a plugin may have {most} megabytes together.</source>
            <translation>“{file}” बहुत बड़ी है: किसी प्लगइन की Python फ़ाइलें मिलकर {most} मेगाबाइट तक हो सकती हैं।</translation>
        </message>
        <message>
            <source>The game “{id}” contradicts itself when it is played: {fault}</source>
            <translation>खेलने पर खेल “{id}” में विरोधाभास मिलता है: {fault}</translation>
        </message>
        <message>
            <source>In the game “{variant}” the default “{default}” of the setting “{setting}” is none of its choices.</source>
            <translation>खेल “{variant}” में विकल्प “{setting}” का मूल मान “{default}” उसके चुनावों में नहीं है।</translation>
        </message>
        <message>
            <source>“{id}” is not an id for a game: small letters, digits and hyphens are.</source>
            <translation>“{id}” खेल की पहचान नहीं हो सकती: उसमें छोटे लैटिन अक्षर, अंक और हाइफ़न होते हैं।</translation>
        </message>
        <message>
            <source>A number of the pile “{pile}” is not one that it may be.</source>
            <translation>ढेर “{pile}” की कोई संख्या सही नहीं है।</translation>
        </message>
        <message>
            <source>“{pile}” is not an id for a pile: a small letter followed by letters and digits is.</source>
            <translation>“{pile}” ढेर की पहचान नहीं हो सकती: उसमें एक छोटा लैटिन अक्षर और फिर अक्षर और अंक होते हैं।</translation>
        </message>
        <message>
            <source>The goal “{goal}” gives a “{given}” where a whole number is expected.</source>
            <translation>लक्ष्य “{goal}” ने पूर्ण संख्या की जगह “{given}” दिया है।</translation>
        </message>
        <message>
            <source>The deal to “{first}” and the piles after it names {piles} piles, but “{word}” has {numbers} numbers.</source>
            <translation>“{first}” और उसके बाद के ढेरों को बाँटने में {piles} ढेर हैं, पर “{word}” में {numbers} संख्याएँ हैं।</translation>
        </message>
        <message>
            <source>The game “{variant}” has no function lay_out.</source>
            <translation>खेल “{variant}” में lay_out फ़ंक्शन नहीं है।</translation>
        </message>
        <message>
            <source>“{given}” in the pack is not a card.</source>
            <translation>पत्तों में “{given}” कोई पत्ता नहीं है।</translation>
        </message>
        <message>
            <source>lay_out of the game “{variant}” gives a “{given}” where a Table is expected.</source>
            <translation>खेल “{variant}” के lay_out ने Table की जगह “{given}” दिया है।</translation>
        </message>
        <message>
            <source>The points “{points}” are a “{given}” where a whole number is expected.</source>
            <translation>अंक “{points}” में पूर्ण संख्या की जगह “{given}” है।</translation>
        </message>
        <message>
            <source>The game “{variant}” has two settings called “{setting}”.</source>
            <translation>खेल “{variant}” में “{setting}” नाम के दो विकल्प हैं।</translation>
        </message>
        <message>
            <source>The settings of the game “{variant}” can be combined in {ways} ways, and {most} are allowed.</source>
            <translation>खेल “{variant}” के विकल्प {ways} तरह से मिल सकते हैं, जबकि {most} तक की अनुमति है।</translation>
        </message>
        <message>
            <source>The pack has {card} {times} times and other cards {others} times.</source>
            <translation>पत्तों में {card} {times} बार है और दूसरे पत्ते {others} बार।</translation>
        </message>
        <message>
            <source>The game “{variant}” names a numbering “{given}” that does not exist.</source>
            <translation>खेल “{variant}” में “{given}” नाम की संख्या-पद्धति है, जो मौजूद नहीं है।</translation>
        </message>
        <message>
            <source>The game “{variant}” names a shuffle “{given}” that does not exist.</source>
            <translation>खेल “{variant}” में “{given}” नाम की फेंट है, जो मौजूद नहीं है।</translation>
        </message>
        <message>
            <source>In “{word}” stands a “{given}” where a “{wanted}” is expected.</source>
            <translation>“{word}” में “{wanted}” की जगह “{given}” है।</translation>
        </message>
    </context>
    <context>
        <name>question</name>
        <message>
            <source>You have begun a game of {game}</source>
            <translation>आपने {game} की एक बाज़ी शुरू की थी</translation>
        </message>
        <message>
            <source>It still waits. If you deal anew, it will count as lost.</source>
            <translation>वह अब भी रुकी है। नई डील बाँटने पर वह हारी हुई गिनी जाएगी।</translation>
        </message>
        <message>
            <source>Deal anew</source>
            <translation>नई डील बाँटें</translation>
        </message>
        <message>
            <source>Continue that game</source>
            <translation>वह बाज़ी जारी रखें</translation>
        </message>
        <message>
            <source>Give up this game?</source>
            <translation>यह बाज़ी छोड़ दें?</translation>
        </message>
        <message>
            <source>It has begun and will count as lost.</source>
            <translation>यह शुरू हो चुकी है और हारी हुई गिनी जाएगी।</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>छोड़ दें</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>खेलते रहें</translation>
        </message>
    </context>
    <context>
        <name>read</name>
        <message>
            <source>Table of {game}</source>
            <translation>{game} की मेज़</translation>
        </message>
        <message numerus="yes">
            <source>{pile}, %n card(s)</source>
            <translation>
                <numerusform>{pile}, %n पत्ता</numerusform>
                <numerusform>{pile}, %n पत्ते</numerusform>
            </translation>
        </message>
        <message>
            <source>{pile}, empty</source>
            <translation>{pile}, खाली</translation>
        </message>
        <message>
            <source>{card}, {pile}, {place} of {count}</source>
            <translation>{card}, {pile}, {count} में से {place}</translation>
        </message>
        <message>
            <source>{card}, {pile}, {place} of {count}, can go to {targets}</source>
            <translation>{card}, {pile}, {count} में से {place}, जाने की जगह: {targets}</translation>
        </message>
        <message>
            <source>{card}, {pile}</source>
            <translation>{card}, {pile}</translation>
        </message>
        <message>
            <source>{card}, {pile}, can go to {targets}</source>
            <translation>{card}, {pile}, जाने की जगह: {targets}</translation>
        </message>
        <message>
            <source>{card}, {pile}, pairs with {targets}</source>
            <translation>{card}, {pile}, इनके साथ जोड़ी: {targets}</translation>
        </message>
        <message>
            <source>{card}, {pile}, can be removed</source>
            <translation>{card}, {pile}, हटाया जा सकता है</translation>
        </message>
        <message>
            <source>{card}, {pile}, covered</source>
            <translation>{card}, {pile}, ढका हुआ</translation>
        </message>
        <message numerus="yes">
            <source>{card} and %n more</source>
            <translation>
                <numerusform>{card} और %n और पत्ता</numerusform>
                <numerusform>{card} और %n और पत्ते</numerusform>
            </translation>
        </message>
        <message>
            <source>the {card}</source>
            <translation>{card}</translation>
        </message>
        <message>
            <source>the empty {pile}</source>
            <translation>{pile} (खाली)</translation>
        </message>
        <message>
            <source>Lifted: {cards}</source>
            <translation>उठाए: {cards}</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>वापस रखे</translation>
        </message>
        <message>
            <source>{cards} to {pile}</source>
            <translation>{cards}, अब {pile} पर</translation>
        </message>
        <message>
            <source>Drawn: {cards}</source>
            <translation>निकाले: {cards}</translation>
        </message>
        <message>
            <source>The waste is the stock again</source>
            <translation>वेस्ट फिर से स्टॉक है</translation>
        </message>
        <message>
            <source>Dealt: {cards}</source>
            <translation>बाँटे: {cards}</translation>
        </message>
        <message>
            <source>Removed: {cards}</source>
            <translation>हटाए: {cards}</translation>
        </message>
        <message>
            <source>A complete run leaves the table</source>
            <translation>एक पूरा क्रम मेज़ से हटा</translation>
        </message>
        <message>
            <source>{cards} fills {pile}</source>
            <translation>{cards} से {pile} भरा</translation>
        </message>
        <message>
            <source>Turned up: {cards}</source>
            <translation>पलटे: {cards}</translation>
        </message>
        <message>
            <source>Undone</source>
            <translation>वापस लिया</translation>
        </message>
        <message numerus="yes">
            <source>You have won: {time}, %n move(s)</source>
            <translation>
                <numerusform>आप जीत गए: {time}, %n चाल</numerusform>
                <numerusform>आप जीत गए: {time}, %n चालें</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>refusal</name>
        <message>
            <source>Rule: {heading}</source>
            <translation>नियम: {heading}</translation>
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
            <translation>{card} की रैंक {other} से ठीक एक कम नहीं है। यहाँ पत्ता सिर्फ़ उस पत्ते पर जाता है जिसकी रैंक ठीक एक ज़्यादा हो।</translation>
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
            <translation>{card} की रैंक {other} से ठीक अगली या पिछली नहीं है। यहाँ पत्ते की रैंक ठीक एक ज़्यादा या एक कम होनी चाहिए।</translation>
        </message>
        <message>
            <source>{card} is not next in rank to {other}. Here a card must be exactly one rank higher or lower; ace and king are neighbours.</source>
            <translation>{card} की रैंक {other} से ठीक अगली या पिछली नहीं है। यहाँ पत्ते की रैंक ठीक एक ज़्यादा या एक कम होनी चाहिए; इक्का और बादशाह पड़ोसी हैं।</translation>
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
            <source>Cards are not carried from place to place here. They leave the board in pairs.</source>
            <translation>यहाँ पत्ते एक जगह से दूसरी जगह नहीं जाते। वे जोड़ियों में खेल से हटते हैं।</translation>
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
            <source>A move ends on another pile than it starts from.</source>
            <translation>चाल जिस ढेर से शुरू हो, उससे दूसरे ढेर पर खत्म होती है।</translation>
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
            <translation>समूह में पड़ोसी पत्तों का सूट या रैंक एक ही होती है।</translation>
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
            <source>An empty column takes any card.</source>
            <translation>खाली कॉलम में कोई भी पत्ता आ सकता है।</translation>
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
            <source>What lies on the waste stays there; only Undo brings it back.</source>
            <translation>वेस्ट पर पहुँचा पत्ता वहीं रहता है; उसे सिर्फ़ “वापस लें” लौटाता है।</translation>
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
            <source>A face-down card that nothing covers any more turns up in the same action.</source>
            <translation>जिस उलटे पत्ते पर कुछ न बचे, वह उसी कार्रवाई में पलट जाता है।</translation>
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
            <source>Examples</source>
            <translation>उदाहरण</translation>
        </message>
        <message>
            <source>Frequently asked questions</source>
            <translation>अक्सर पूछे जाने वाले प्रश्न</translation>
        </message>
        <message>
            <source>FAQ</source>
            <translation>प्रश्न</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>नियम बंद करें</translation>
        </message>
        <message>
            <source>In a window of its own</source>
            <translation>अलग विंडो में</translation>
        </message>
        <message>
            <source>Back beside the table</source>
            <translation>वापस मेज़ के बगल में</translation>
        </message>
        <message>
            <source>Back to the example</source>
            <translation>उदाहरण पर लौटें</translation>
        </message>
        <message>
            <source>See an example of this rule</source>
            <translation>इस नियम का उदाहरण देखें</translation>
        </message>
        <message>
            <source>See the examples</source>
            <translation>उदाहरण देखें</translation>
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
            <translation>वेस्ट असीमित बार लौटता है</translation>
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
            <source>This is an example. Your own game waits.</source>
            <translation>यह एक उदाहरण है। आपकी अपनी बाज़ी रुकी हुई है।</translation>
        </message>
        <message>
            <source>Won · {share} of your games</source>
            <translation>जीत गए · {share} बाज़ियाँ जीतीं</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>जीत गए</translation>
        </message>
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
        <name>table</name>
        <message>
            <source>Recycle</source>
            <translation>लौटाएँ</translation>
        </message>
        <message>
            <source>No move has been made yet.</source>
            <translation>अभी तक कोई चाल नहीं चली गई है।</translation>
        </message>
        <message>
            <source>Nothing can move.</source>
            <translation>कुछ भी नहीं चल सकता।</translation>
        </message>
    </context>
    <context>
        <name>win</name>
        <message>
            <source>Play again</source>
            <translation>फिर से खेलें</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>आँकड़े</translation>
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
            <source>Your first win here</source>
            <translation>इस खेल में आपकी पहली जीत</translation>
        </message>
        <message>
            <source>best {value}</source>
            <translation>रिकॉर्ड: {value}</translation>
        </message>
    </context>
    <context>
        <name>window</name>
        <message>
            <source>{game} – Qt Solitaire</source>
            <translation>{game} – Qt Solitaire</translation>
        </message>
    </context>
</TS>
