<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Folder</source>
            <comment>All other platforms</comment>
            <translation>फ़ोल्डर</translation>
        </message>
        <message>
            <source>File Folder</source>
            <comment>Match Windows Explorer</comment>
            <translation>फ़ाइल फ़ोल्डर</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>ड्राइव</translation>
        </message>
        <message>
            <source>File</source>
            <translation>फ़ाइल</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>अज्ञात</translation>
        </message>
    </context>
    <context>
        <name>CloseButton</name>
        <message>
            <source>Close Tab</source>
            <translation>टैब बंद करें</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <translation>%1 के बारे में</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <translation>%1 छिपाएँ</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <translation>बाकी छिपाएँ</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <translation>सेटिंग...</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <translation>%1 बंद करें</translation>
        </message>
        <message>
            <source>Services</source>
            <translation>सेवाएँ</translation>
        </message>
        <message>
            <source>Settings...</source>
            <translation>सेटिंग...</translation>
        </message>
        <message>
            <source>Show All</source>
            <translation>सब दिखाएँ</translation>
        </message>
    </context>
    <context>
        <name>QAbstractSpinBox</name>
        <message>
            <source>&amp;Select All</source>
            <translation>सब चुनें</translation>
        </message>
        <message>
            <source>&amp;Step up</source>
            <translation>एक बढ़ाएँ</translation>
        </message>
        <message>
            <source>Step &amp;down</source>
            <translation>एक घटाएँ</translation>
        </message>
    </context>
    <context>
        <name>QAccessibleActionInterface</name>
        <message>
            <source>Decrease</source>
            <translation>घटाएँ</translation>
        </message>
        <message>
            <source>Decrease the value</source>
            <translation>मान घटाएँ</translation>
        </message>
        <message>
            <source>Goes back a page</source>
            <translation>एक पृष्ठ पीछे जाता है</translation>
        </message>
        <message>
            <source>Goes to the next page</source>
            <translation>अगले पृष्ठ पर जाता है</translation>
        </message>
        <message>
            <source>Increase</source>
            <translation>बढ़ाएँ</translation>
        </message>
        <message>
            <source>Increase the value</source>
            <translation>मान बढ़ाएँ</translation>
        </message>
        <message>
            <source>Next Page</source>
            <translation>अगला पृष्ठ</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>दबाएँ</translation>
        </message>
        <message>
            <source>Previous Page</source>
            <translation>पिछला पृष्ठ</translation>
        </message>
        <message>
            <source>Scroll Down</source>
            <translation>नीचे खिसकाएँ</translation>
        </message>
        <message>
            <source>Scroll Left</source>
            <translation>बाएँ खिसकाएँ</translation>
        </message>
        <message>
            <source>Scroll Right</source>
            <translation>दाएँ खिसकाएँ</translation>
        </message>
        <message>
            <source>Scroll Up</source>
            <translation>ऊपर खिसकाएँ</translation>
        </message>
        <message>
            <source>Scrolls down</source>
            <translation>नीचे खिसकाता है</translation>
        </message>
        <message>
            <source>Scrolls to the left</source>
            <translation>बाएँ खिसकाता है</translation>
        </message>
        <message>
            <source>Scrolls to the right</source>
            <translation>दाएँ खिसकाता है</translation>
        </message>
        <message>
            <source>Scrolls up</source>
            <translation>ऊपर खिसकाता है</translation>
        </message>
        <message>
            <source>SetFocus</source>
            <translation>फ़ोकस दें</translation>
        </message>
        <message>
            <source>Sets the focus</source>
            <translation>फ़ोकस देता है</translation>
        </message>
        <message>
            <source>ShowMenu</source>
            <translation>मेनू दिखाएँ</translation>
        </message>
        <message>
            <source>Shows the menu</source>
            <translation>मेनू दिखाता है</translation>
        </message>
        <message>
            <source>Toggle</source>
            <translation>स्थिति बदलें</translation>
        </message>
        <message>
            <source>Toggles the state</source>
            <translation>स्थिति बदलता है</translation>
        </message>
        <message>
            <source>Triggers the action</source>
            <translation>काम करता है</translation>
        </message>
    </context>
    <context>
        <name>QApplication</name>
        <message>
            <source>Executable '%1' requires Qt %2, found Qt %3.</source>
            <translation>“%1” को Qt %2 चाहिए, Qt %3 मिला।</translation>
        </message>
        <message>
            <source>Incompatible Qt Library Error</source>
            <translation>Qt लाइब्रेरी मेल नहीं खाती</translation>
        </message>
    </context>
    <context>
        <name>QColorDialog</name>
        <message>
            <source>&amp;Add to Custom Colors</source>
            <translation>अपने रंगों में जोड़ें</translation>
        </message>
        <message>
            <source>&amp;Basic colors</source>
            <translation>मूल रंग</translation>
        </message>
        <message>
            <source>&amp;Custom colors</source>
            <translation>अपने रंग</translation>
        </message>
        <message>
            <source>&amp;Green:</source>
            <translation>हरा:</translation>
        </message>
        <message>
            <source>&amp;HTML:</source>
            <translation>HTML:</translation>
        </message>
        <message>
            <source>&amp;Pick Screen Color</source>
            <translation>स्क्रीन से रंग लें</translation>
        </message>
        <message>
            <source>&amp;Red:</source>
            <translation>लाल:</translation>
        </message>
        <message>
            <source>&amp;Sat:</source>
            <translation>गाढ़ापन:</translation>
        </message>
        <message>
            <source>&amp;Val:</source>
            <translation>चमक:</translation>
        </message>
        <message>
            <source>A&amp;lpha channel:</source>
            <translation>अपारदर्शिता:</translation>
        </message>
        <message>
            <source>Bl&amp;ue:</source>
            <translation>नीला:</translation>
        </message>
        <message>
            <source>Cursor at %1, %2
Press ESC to cancel</source>
            <translation>कर्सर %1, %2 पर
रद्द करने के लिए ESC दबाएँ</translation>
        </message>
        <message>
            <source>Hu&amp;e:</source>
            <translation>रंगत:</translation>
        </message>
        <message>
            <source>Select Color</source>
            <translation>रंग चुनें</translation>
        </message>
    </context>
    <context>
        <name>QComboBox</name>
        <message>
            <source>False</source>
            <translation>नहीं</translation>
        </message>
        <message>
            <source>Open the combo box selection popup</source>
            <translation>सूची खोलें</translation>
        </message>
        <message>
            <source>True</source>
            <translation>हाँ</translation>
        </message>
    </context>
    <context>
        <name>QCupsJobWidget</name>
        <message>
            <source>Banner Pages</source>
            <translation>आवरण पृष्ठ</translation>
        </message>
        <message>
            <source>Billing information:</source>
            <translation>बिल की जानकारी:</translation>
        </message>
        <message>
            <source>Classified</source>
            <translation>वर्गीकृत</translation>
        </message>
        <message>
            <source>Confidential</source>
            <translation>गोपनीय</translation>
        </message>
        <message>
            <source>Day (06:00 to 17:59)</source>
            <translation>दिन (06:00 से 17:59)</translation>
        </message>
        <message>
            <source>End:</source>
            <translation>अंत:</translation>
        </message>
        <message>
            <source>Hold Indefinitely</source>
            <translation>अनिश्चित समय तक रोकें</translation>
        </message>
        <message>
            <source>Job</source>
            <translation>काम</translation>
        </message>
        <message>
            <source>Job Control</source>
            <translation>काम का नियंत्रण</translation>
        </message>
        <message>
            <source>Job priority:</source>
            <translation>काम की प्राथमिकता:</translation>
        </message>
        <message>
            <source>Night (18:00 to 05:59)</source>
            <translation>रात (18:00 से 05:59)</translation>
        </message>
        <message>
            <source>None</source>
            <translation>कोई नहीं</translation>
        </message>
        <message>
            <source>Print Immediately</source>
            <translation>तुरंत प्रिंट करें</translation>
        </message>
        <message>
            <source>Scheduled printing:</source>
            <translation>प्रिंट का समय:</translation>
        </message>
        <message>
            <source>Second Shift (16:00 to 23:59)</source>
            <translation>दूसरी पाली (16:00 से 23:59)</translation>
        </message>
        <message>
            <source>Secret</source>
            <translation>गुप्त</translation>
        </message>
        <message>
            <source>Specific Time</source>
            <translation>तय समय</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>सामान्य</translation>
        </message>
        <message>
            <source>Start:</source>
            <translation>शुरू:</translation>
        </message>
        <message>
            <source>Third Shift (00:00 to 07:59)</source>
            <translation>तीसरी पाली (00:00 से 07:59)</translation>
        </message>
        <message>
            <source>Top Secret</source>
            <translation>अति गुप्त</translation>
        </message>
        <message>
            <source>Unclassified</source>
            <translation>अवर्गीकृत</translation>
        </message>
        <message>
            <source>Weekend (Saturday to Sunday)</source>
            <translation>सप्ताहांत (शनिवार और रविवार)</translation>
        </message>
    </context>
    <context>
        <name>QCupsPrinterSupport</name>
        <message>
            <source>Authentication Needed</source>
            <translation>पहचान चाहिए</translation>
        </message>
        <message>
            <source>Authentication needed to use %1 on %2.</source>
            <translation>%2 पर %1 के लिए पहचान चाहिए।</translation>
        </message>
        <message>
            <source>Authentication needed to use %1.</source>
            <translation>%1 के लिए पहचान चाहिए।</translation>
        </message>
        <message>
            <source>Password:</source>
            <translation>पासवर्ड:</translation>
        </message>
        <message>
            <source>Username:</source>
            <translation>उपयोगकर्ता नाम:</translation>
        </message>
    </context>
    <context>
        <name>QDialog</name>
        <message>
            <source>What's This?</source>
            <translation>यह क्या है?</translation>
        </message>
    </context>
    <context>
        <name>QDialogButtonBox</name>
        <message>
            <source>OK</source>
            <translation>ठीक है</translation>
        </message>
    </context>
    <context>
        <name>QDockWidget</name>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Closes the dock widget</source>
            <translation>पैनल बंद करता है</translation>
        </message>
        <message>
            <source>Float</source>
            <translation>अलग करें</translation>
        </message>
        <message>
            <source>Undocks and re-attaches the dock widget</source>
            <translation>पैनल को अलग करता और फिर जोड़ता है</translation>
        </message>
    </context>
    <context>
        <name>QErrorMessage</name>
        <message>
            <source>&amp;OK</source>
            <translation>ठीक है</translation>
        </message>
        <message>
            <source>&amp;Show this message again</source>
            <translation>यह संदेश फिर दिखाएँ</translation>
        </message>
        <message>
            <source>Critical Error:</source>
            <translation>गंभीर त्रुटि:</translation>
        </message>
        <message>
            <source>Debug Message:</source>
            <translation>जाँच संदेश:</translation>
        </message>
        <message>
            <source>Fatal Error:</source>
            <translation>घातक त्रुटि:</translation>
        </message>
        <message>
            <source>Information:</source>
            <translation>सूचना:</translation>
        </message>
        <message>
            <source>Warning:</source>
            <translation>चेतावनी:</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
            <translation>%1
फ़ोल्डर नहीं मिला।
कृपया देखें कि फ़ोल्डर का नाम सही है।</translation>
        </message>
        <message>
            <source>%1
File not found.
Please verify the correct file name was given.</source>
            <translation>%1
फ़ाइल नहीं मिली।
कृपया देखें कि फ़ाइल का नाम सही है।</translation>
        </message>
        <message>
            <source>%1 File</source>
            <translation>%1 फ़ाइल</translation>
        </message>
        <message>
            <source>%1 already exists.
Do you want to replace it?</source>
            <translation>%1 पहले से मौजूद है।
क्या आप इसे बदलना चाहते हैं?</translation>
        </message>
        <message>
            <source>&amp;Choose</source>
            <translation>चुनें</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>मिटाएँ</translation>
        </message>
        <message>
            <source>&amp;New Folder</source>
            <translation>नया फ़ोल्डर</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>खोलें</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>नाम बदलें</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>'%1' is write protected.
Do you want to delete it anyway?</source>
            <translation>“%1” लिखने से सुरक्षित है।
क्या आप फिर भी इसे मिटाना चाहते हैं?</translation>
        </message>
        <message>
            <source>Alias</source>
            <translation>उपनाम</translation>
        </message>
        <message>
            <source>All Files (*)</source>
            <translation>सभी फ़ाइलें (*)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>सभी फ़ाइलें (*)</translation>
        </message>
        <message>
            <source>Alt+Left</source>
            <translation>Alt+Left</translation>
        </message>
        <message>
            <source>Alt+Right</source>
            <translation>Alt+Right</translation>
        </message>
        <message>
            <source>Alt+Up</source>
            <translation>Alt+Up</translation>
        </message>
        <message>
            <source>Are you sure you want to delete '%1'?</source>
            <translation>क्या आप “%1” को सचमुच मिटाना चाहते हैं?</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>पीछे</translation>
        </message>
        <message>
            <source>Change to detail view mode</source>
            <translation>विस्तृत सूची दिखाएँ</translation>
        </message>
        <message>
            <source>Change to list view mode</source>
            <translation>सादी सूची दिखाएँ</translation>
        </message>
        <message>
            <source>Could not delete directory.</source>
            <translation>फ़ोल्डर मिटाया नहीं जा सका।</translation>
        </message>
        <message>
            <source>Create New Folder</source>
            <translation>नया फ़ोल्डर बनाएँ</translation>
        </message>
        <message>
            <source>Create a New Folder</source>
            <translation>नया फ़ोल्डर बनाएँ</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>मिटाएँ</translation>
        </message>
        <message>
            <source>Detail View</source>
            <translation>विस्तृत सूची</translation>
        </message>
        <message>
            <source>Directories</source>
            <translation>फ़ोल्डर</translation>
        </message>
        <message>
            <source>Directory:</source>
            <translation>फ़ोल्डर:</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>ड्राइव</translation>
        </message>
        <message>
            <source>File</source>
            <translation>फ़ाइल</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>फ़ाइल का नाम:</translation>
        </message>
        <message>
            <source>File Folder</source>
            <translation>फ़ोल्डर</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>फ़ाइलें</translation>
        </message>
        <message>
            <source>Files of type:</source>
            <translation>फ़ाइलों का प्रकार:</translation>
        </message>
        <message>
            <source>Find Directory</source>
            <translation>फ़ोल्डर खोजें</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>फ़ोल्डर</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>आगे</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>पीछे जाएँ</translation>
        </message>
        <message>
            <source>Go forward</source>
            <translation>आगे जाएँ</translation>
        </message>
        <message>
            <source>Go to the parent directory</source>
            <translation>ऊपर वाले फ़ोल्डर में जाएँ</translation>
        </message>
        <message>
            <source>List View</source>
            <translation>सादी सूची</translation>
        </message>
        <message>
            <source>List of places and bookmarks</source>
            <translation>जगहों और बुकमार्क की सूची</translation>
        </message>
        <message>
            <source>Look in:</source>
            <translation>यहाँ देखें:</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>मेरा कंप्यूटर</translation>
        </message>
        <message>
            <source>New Folder</source>
            <translation>नया फ़ोल्डर</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>खोलें</translation>
        </message>
        <message>
            <source>Parent Directory</source>
            <translation>ऊपर वाला फ़ोल्डर</translation>
        </message>
        <message>
            <source>Recent Places</source>
            <translation>हाल की जगहें</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>हटाएँ</translation>
        </message>
        <message>
            <source>Save As</source>
            <translation>इस नाम से सहेजें</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <translation>शॉर्टकट</translation>
        </message>
        <message>
            <source>Show </source>
            <translation>दिखाएँ </translation>
        </message>
        <message>
            <source>Show &amp;hidden files</source>
            <translation>छिपी फ़ाइलें दिखाएँ</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>साइडबार</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>अज्ञात</translation>
        </message>
    </context>
    <context>
        <name>QFileSystemModel</name>
        <message>
            <source>&lt;b&gt;The name "%1" cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
            <translation>&lt;b&gt;“%1” नाम नहीं चल सकता।&lt;/b&gt;&lt;p&gt;कम अक्षरों वाला या बिना विराम चिह्नों का कोई दूसरा नाम आज़माएँ।</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>कंप्यूटर</translation>
        </message>
        <message>
            <source>Date Modified</source>
            <translation>बदलने की तारीख</translation>
        </message>
        <message>
            <source>Invalid filename</source>
            <translation>गलत फ़ाइल नाम</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>प्रकार</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>मेरा कंप्यूटर</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>नाम</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>आकार</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>प्रकार</translation>
        </message>
    </context>
    <context>
        <name>QFontDialog</name>
        <message>
            <source>&amp;Font</source>
            <translation>फ़ॉन्ट</translation>
        </message>
        <message>
            <source>&amp;Size</source>
            <translation>आकार</translation>
        </message>
        <message>
            <source>&amp;Underline</source>
            <translation>रेखांकित</translation>
        </message>
        <message>
            <source>Effects</source>
            <translation>प्रभाव</translation>
        </message>
        <message>
            <source>Font st&amp;yle</source>
            <translation>फ़ॉन्ट शैली</translation>
        </message>
        <message>
            <source>Sample</source>
            <translation>नमूना</translation>
        </message>
        <message>
            <source>Select Font</source>
            <translation>फ़ॉन्ट चुनें</translation>
        </message>
        <message>
            <source>Stri&amp;keout</source>
            <translation>कटा हुआ</translation>
        </message>
        <message>
            <source>Wr&amp;iting System</source>
            <translation>लिपि</translation>
        </message>
    </context>
    <context>
        <name>QGnomeTheme</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>&amp;OK</source>
            <translation>ठीक है</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>Close without Saving</source>
            <translation>बिना सहेजे बंद करें</translation>
        </message>
    </context>
    <context>
        <name>QInputDialog</name>
        <message>
            <source>Enter a value:</source>
            <translation>मान लिखें:</translation>
        </message>
    </context>
    <context>
        <name>QKeySequenceEdit</name>
        <message>
            <source>%1, ...</source>
            <translation>%1, ...</translation>
        </message>
        <message>
            <source>Press shortcut</source>
            <translation>शॉर्टकट दबाएँ</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <source>&amp;Copy</source>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>चिपकाएँ</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>फिर से करें</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>काटें</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>मिटाएँ</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>सब चुनें</translation>
        </message>
    </context>
    <context>
        <name>QMessageBox</name>
        <message>
            <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
            <translation>&lt;h3&gt;Qt के बारे में&lt;/h3&gt;&lt;p&gt;यह प्रोग्राम Qt का संस्करण %1 इस्तेमाल करता है।&lt;/p&gt;</translation>
        </message>
        <message>
            <source>About Qt</source>
            <translation>Qt के बारे में</translation>
        </message>
        <message>
            <source>Hide Details...</source>
            <translation>विवरण छिपाएँ...</translation>
        </message>
        <message>
            <source>Show Details...</source>
            <translation>विवरण दिखाएँ...</translation>
        </message>
    </context>
    <context>
        <name>QPageSetupWidget</name>
        <message>
            <source>CC</source>
            <translation>CC</translation>
        </message>
        <message>
            <source>Cicero (CC)</source>
            <translation>सिसेरो (CC)</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>अपना</translation>
        </message>
        <message>
            <source>DD</source>
            <translation>DD</translation>
        </message>
        <message>
            <source>Didot (DD)</source>
            <translation>दीदो (DD)</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Form</translation>
        </message>
        <message>
            <source>Height:</source>
            <translation>ऊँचाई:</translation>
        </message>
        <message>
            <source>Inches (in)</source>
            <translation>इंच (in)</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>आड़ा</translation>
        </message>
        <message>
            <source>Margins</source>
            <translation>हाशिये</translation>
        </message>
        <message>
            <source>Millimeters (mm)</source>
            <translation>मिलीमीटर (mm)</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>दिशा</translation>
        </message>
        <message>
            <source>Page Layout</source>
            <translation>पृष्ठ की बनावट</translation>
        </message>
        <message>
            <source>Page order:</source>
            <translation>पृष्ठों का क्रम:</translation>
        </message>
        <message>
            <source>Page size:</source>
            <translation>पृष्ठ का आकार:</translation>
        </message>
        <message>
            <source>Pages per sheet:</source>
            <translation>हर कागज़ पर पृष्ठ:</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>कागज़</translation>
        </message>
        <message>
            <source>Paper source:</source>
            <translation>कागज़ कहाँ से:</translation>
        </message>
        <message>
            <source>Pica (P̸)</source>
            <translation>पाइका (P̸)</translation>
        </message>
        <message>
            <source>Points (pt)</source>
            <translation>पॉइंट (pt)</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>खड़ा</translation>
        </message>
        <message>
            <source>P̸</source>
            <translation>P̸</translation>
        </message>
        <message>
            <source>Reverse landscape</source>
            <translation>उलटा आड़ा</translation>
        </message>
        <message>
            <source>Reverse portrait</source>
            <translation>उलटा खड़ा</translation>
        </message>
        <message>
            <source>Width:</source>
            <translation>चौड़ाई:</translation>
        </message>
        <message>
            <source>bottom margin</source>
            <translation>नीचे का हाशिया</translation>
        </message>
        <message>
            <source>in</source>
            <translation>in</translation>
        </message>
        <message>
            <source>left margin</source>
            <translation>बायाँ हाशिया</translation>
        </message>
        <message>
            <source>mm</source>
            <translation>mm</translation>
        </message>
        <message>
            <source>pt</source>
            <translation>pt</translation>
        </message>
        <message>
            <source>right margin</source>
            <translation>दायाँ हाशिया</translation>
        </message>
        <message>
            <source>top margin</source>
            <translation>ऊपर का हाशिया</translation>
        </message>
    </context>
    <context>
        <name>QPageSize</name>
        <message>
            <source>%1 x %2 in</source>
            <translation>%1 x %2 इंच</translation>
        </message>
        <message>
            <source>A0</source>
            <translation>A0</translation>
        </message>
        <message>
            <source>A1</source>
            <translation>A1</translation>
        </message>
        <message>
            <source>A10</source>
            <translation>A10</translation>
        </message>
        <message>
            <source>A2</source>
            <translation>A2</translation>
        </message>
        <message>
            <source>A3</source>
            <translation>A3</translation>
        </message>
        <message>
            <source>A3 Extra</source>
            <translation>A3 एक्स्ट्रा</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>A4 Extra</source>
            <translation>A4 एक्स्ट्रा</translation>
        </message>
        <message>
            <source>A4 Plus</source>
            <translation>A4 प्लस</translation>
        </message>
        <message>
            <source>A4 Small</source>
            <translation>A4 छोटा</translation>
        </message>
        <message>
            <source>A5</source>
            <translation>A5</translation>
        </message>
        <message>
            <source>A5 Extra</source>
            <translation>A5 एक्स्ट्रा</translation>
        </message>
        <message>
            <source>A6</source>
            <translation>A6</translation>
        </message>
        <message>
            <source>A7</source>
            <translation>A7</translation>
        </message>
        <message>
            <source>A8</source>
            <translation>A8</translation>
        </message>
        <message>
            <source>A9</source>
            <translation>A9</translation>
        </message>
        <message>
            <source>ANSI C</source>
            <translation>ANSI C</translation>
        </message>
        <message>
            <source>ANSI D</source>
            <translation>ANSI D</translation>
        </message>
        <message>
            <source>ANSI E</source>
            <translation>ANSI E</translation>
        </message>
        <message>
            <source>Architect A</source>
            <translation>आर्किटेक्ट A</translation>
        </message>
        <message>
            <source>Architect B</source>
            <translation>आर्किटेक्ट B</translation>
        </message>
        <message>
            <source>Architect C</source>
            <translation>आर्किटेक्ट C</translation>
        </message>
        <message>
            <source>Architect D</source>
            <translation>आर्किटेक्ट D</translation>
        </message>
        <message>
            <source>Architect E</source>
            <translation>आर्किटेक्ट E</translation>
        </message>
        <message>
            <source>B0</source>
            <translation>B0</translation>
        </message>
        <message>
            <source>B1</source>
            <translation>B1</translation>
        </message>
        <message>
            <source>B10</source>
            <translation>B10</translation>
        </message>
        <message>
            <source>B2</source>
            <translation>B2</translation>
        </message>
        <message>
            <source>B3</source>
            <translation>B3</translation>
        </message>
        <message>
            <source>B4</source>
            <translation>B4</translation>
        </message>
        <message>
            <source>B5</source>
            <translation>B5</translation>
        </message>
        <message>
            <source>B5 Extra</source>
            <translation>B5 एक्स्ट्रा</translation>
        </message>
        <message>
            <source>B6</source>
            <translation>B6</translation>
        </message>
        <message>
            <source>B7</source>
            <translation>B7</translation>
        </message>
        <message>
            <source>B8</source>
            <translation>B8</translation>
        </message>
        <message>
            <source>B9</source>
            <translation>B9</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>अपना</translation>
        </message>
        <message>
            <source>Custom (%1CC x %2CC)</source>
            <translation>अपना (%1CC x %2CC)</translation>
        </message>
        <message>
            <source>Custom (%1DD x %2DD)</source>
            <translation>अपना (%1DD x %2DD)</translation>
        </message>
        <message>
            <source>Custom (%1in x %2in)</source>
            <translation>अपना (%1in x %2in)</translation>
        </message>
        <message>
            <source>Custom (%1mm x %2mm)</source>
            <translation>अपना (%1mm x %2mm)</translation>
        </message>
        <message>
            <source>Custom (%1pc x %2pc)</source>
            <translation>अपना (%1pc x %2pc)</translation>
        </message>
        <message>
            <source>Custom (%1pt x %2pt)</source>
            <translation>अपना (%1pt x %2pt)</translation>
        </message>
        <message>
            <source>Double Postcard</source>
            <translation>दोहरा पोस्टकार्ड</translation>
        </message>
        <message>
            <source>Envelope B4</source>
            <translation>लिफ़ाफ़ा B4</translation>
        </message>
        <message>
            <source>Envelope B5</source>
            <translation>लिफ़ाफ़ा B5</translation>
        </message>
        <message>
            <source>Envelope B6</source>
            <translation>लिफ़ाफ़ा B6</translation>
        </message>
        <message>
            <source>Envelope C0</source>
            <translation>लिफ़ाफ़ा C0</translation>
        </message>
        <message>
            <source>Envelope C1</source>
            <translation>लिफ़ाफ़ा C1</translation>
        </message>
        <message>
            <source>Envelope C2</source>
            <translation>लिफ़ाफ़ा C2</translation>
        </message>
        <message>
            <source>Envelope C3</source>
            <translation>लिफ़ाफ़ा C3</translation>
        </message>
        <message>
            <source>Envelope C4</source>
            <translation>लिफ़ाफ़ा C4</translation>
        </message>
        <message>
            <source>Envelope C5</source>
            <translation>लिफ़ाफ़ा C5</translation>
        </message>
        <message>
            <source>Envelope C6</source>
            <translation>लिफ़ाफ़ा C6</translation>
        </message>
        <message>
            <source>Envelope C65</source>
            <translation>लिफ़ाफ़ा C65</translation>
        </message>
        <message>
            <source>Envelope C7</source>
            <translation>लिफ़ाफ़ा C7</translation>
        </message>
        <message>
            <source>Envelope Chou 3</source>
            <translation>लिफ़ाफ़ा चोउ 3</translation>
        </message>
        <message>
            <source>Envelope Chou 4</source>
            <translation>लिफ़ाफ़ा चोउ 4</translation>
        </message>
        <message>
            <source>Envelope DL</source>
            <translation>लिफ़ाफ़ा DL</translation>
        </message>
        <message>
            <source>Envelope Invite</source>
            <translation>लिफ़ाफ़ा निमंत्रण</translation>
        </message>
        <message>
            <source>Envelope Italian</source>
            <translation>लिफ़ाफ़ा इतालवी</translation>
        </message>
        <message>
            <source>Envelope Kaku 2</source>
            <translation>लिफ़ाफ़ा काकु 2</translation>
        </message>
        <message>
            <source>Envelope Kaku 3</source>
            <translation>लिफ़ाफ़ा काकु 3</translation>
        </message>
        <message>
            <source>Envelope Monarch</source>
            <translation>लिफ़ाफ़ा मोनार्क</translation>
        </message>
        <message>
            <source>Envelope PRC 1</source>
            <translation>लिफ़ाफ़ा PRC 1</translation>
        </message>
        <message>
            <source>Envelope PRC 10</source>
            <translation>लिफ़ाफ़ा PRC 10</translation>
        </message>
        <message>
            <source>Envelope PRC 2</source>
            <translation>लिफ़ाफ़ा PRC 2</translation>
        </message>
        <message>
            <source>Envelope PRC 3</source>
            <translation>लिफ़ाफ़ा PRC 3</translation>
        </message>
        <message>
            <source>Envelope PRC 4</source>
            <translation>लिफ़ाफ़ा PRC 4</translation>
        </message>
        <message>
            <source>Envelope PRC 5</source>
            <translation>लिफ़ाफ़ा PRC 5</translation>
        </message>
        <message>
            <source>Envelope PRC 6</source>
            <translation>लिफ़ाफ़ा PRC 6</translation>
        </message>
        <message>
            <source>Envelope PRC 7</source>
            <translation>लिफ़ाफ़ा PRC 7</translation>
        </message>
        <message>
            <source>Envelope PRC 8</source>
            <translation>लिफ़ाफ़ा PRC 8</translation>
        </message>
        <message>
            <source>Envelope PRC 9</source>
            <translation>लिफ़ाफ़ा PRC 9</translation>
        </message>
        <message>
            <source>Envelope Personal</source>
            <translation>लिफ़ाफ़ा निजी</translation>
        </message>
        <message>
            <source>Envelope US 10</source>
            <translation>लिफ़ाफ़ा US 10</translation>
        </message>
        <message>
            <source>Envelope US 11</source>
            <translation>लिफ़ाफ़ा US 11</translation>
        </message>
        <message>
            <source>Envelope US 12</source>
            <translation>लिफ़ाफ़ा US 12</translation>
        </message>
        <message>
            <source>Envelope US 14</source>
            <translation>लिफ़ाफ़ा US 14</translation>
        </message>
        <message>
            <source>Envelope US 9</source>
            <translation>लिफ़ाफ़ा US 9</translation>
        </message>
        <message>
            <source>Envelope You 4</source>
            <translation>लिफ़ाफ़ा You 4</translation>
        </message>
        <message>
            <source>Executive</source>
            <translation>एक्ज़ीक्यूटिव</translation>
        </message>
        <message>
            <source>Executive (7.25 x 10.5 in)</source>
            <translation>एक्ज़ीक्यूटिव (7.25 x 10.5 इंच)</translation>
        </message>
        <message>
            <source>Executive (7.5 x 10 in)</source>
            <translation>एक्ज़ीक्यूटिव (7.5 x 10 इंच)</translation>
        </message>
        <message>
            <source>Fan-fold German (8.5 x 12 in)</source>
            <translation>जर्मन फ़ैनफ़ोल्ड (8.5 x 12 इंच)</translation>
        </message>
        <message>
            <source>Fan-fold German Legal (8.5 x 13 in)</source>
            <translation>जर्मन लीगल फ़ैनफ़ोल्ड (8.5 x 13 इंच)</translation>
        </message>
        <message>
            <source>Fan-fold US (14.875 x 11 in)</source>
            <translation>अमेरिकी फ़ैनफ़ोल्ड (14.875 x 11 इंच)</translation>
        </message>
        <message>
            <source>Folio</source>
            <translation>फ़ोलियो</translation>
        </message>
        <message>
            <source>Folio (8.27 x 13 in)</source>
            <translation>फ़ोलियो (8.27 x 13 इंच)</translation>
        </message>
        <message>
            <source>JIS B0</source>
            <translation>JIS B0</translation>
        </message>
        <message>
            <source>JIS B1</source>
            <translation>JIS B1</translation>
        </message>
        <message>
            <source>JIS B10</source>
            <translation>JIS B10</translation>
        </message>
        <message>
            <source>JIS B2</source>
            <translation>JIS B2</translation>
        </message>
        <message>
            <source>JIS B3</source>
            <translation>JIS B3</translation>
        </message>
        <message>
            <source>JIS B4</source>
            <translation>JIS B4</translation>
        </message>
        <message>
            <source>JIS B5</source>
            <translation>JIS B5</translation>
        </message>
        <message>
            <source>JIS B6</source>
            <translation>JIS B6</translation>
        </message>
        <message>
            <source>JIS B7</source>
            <translation>JIS B7</translation>
        </message>
        <message>
            <source>JIS B8</source>
            <translation>JIS B8</translation>
        </message>
        <message>
            <source>JIS B9</source>
            <translation>JIS B9</translation>
        </message>
        <message>
            <source>Ledger</source>
            <translation>लेजर</translation>
        </message>
        <message>
            <source>Ledger / ANSI B</source>
            <translation>लेजर / ANSI B</translation>
        </message>
        <message>
            <source>Legal</source>
            <translation>लीगल</translation>
        </message>
        <message>
            <source>Legal Extra</source>
            <translation>लीगल एक्स्ट्रा</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>लेटर</translation>
        </message>
        <message>
            <source>Letter / ANSI A</source>
            <translation>लेटर / ANSI A</translation>
        </message>
        <message>
            <source>Letter Extra</source>
            <translation>लेटर एक्स्ट्रा</translation>
        </message>
        <message>
            <source>Letter Plus</source>
            <translation>लेटर प्लस</translation>
        </message>
        <message>
            <source>Letter Small</source>
            <translation>लेटर छोटा</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>नोट</translation>
        </message>
        <message>
            <source>PRC 16K</source>
            <translation>PRC 16K</translation>
        </message>
        <message>
            <source>PRC 32K</source>
            <translation>PRC 32K</translation>
        </message>
        <message>
            <source>PRC 32K Big</source>
            <translation>PRC 32K बड़ा</translation>
        </message>
        <message>
            <source>Postcard</source>
            <translation>पोस्टकार्ड</translation>
        </message>
        <message>
            <source>Quarto</source>
            <translation>क्वार्टो</translation>
        </message>
        <message>
            <source>Statement</source>
            <translation>स्टेटमेंट</translation>
        </message>
        <message>
            <source>Super A</source>
            <translation>सुपर A</translation>
        </message>
        <message>
            <source>Super B</source>
            <translation>सुपर B</translation>
        </message>
        <message>
            <source>Tabloid</source>
            <translation>टैब्लॉइड</translation>
        </message>
        <message>
            <source>Tabloid / ANSI B</source>
            <translation>टैब्लॉइड / ANSI B</translation>
        </message>
        <message>
            <source>Tabloid Extra</source>
            <translation>टैब्लॉइड एक्स्ट्रा</translation>
        </message>
    </context>
    <context>
        <name>QPlatformTheme</name>
        <message>
            <source>&amp;No</source>
            <translation>नहीं</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>हाँ</translation>
        </message>
        <message>
            <source>Abort</source>
            <translation>रोकें</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>लागू करें</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>छोड़ दें</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>सहायता</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>अनदेखा करें</translation>
        </message>
        <message>
            <source>N&amp;o to All</source>
            <translation>सबके लिए नहीं</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>ठीक है</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>खोलें</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>पहले जैसा करें</translation>
        </message>
        <message>
            <source>Restore Defaults</source>
            <translation>मूल मान लौटाएँ</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>फिर कोशिश करें</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>Save All</source>
            <translation>सब सहेजें</translation>
        </message>
        <message>
            <source>Yes to &amp;All</source>
            <translation>सबके लिए हाँ</translation>
        </message>
    </context>
    <context>
        <name>QPrintDialog</name>
        <message>
            <source>%1 already exists.
Do you want to overwrite it?</source>
            <translation>%1 पहले से मौजूद है।
क्या आप इसे बदलना चाहते हैं?</translation>
        </message>
        <message>
            <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
            <translation>%1 सही ढंग से नहीं लिखा है। पृष्ठों और सीमाओं को “,” से अलग करें, सीमा “-” से बताएँ, और सीमाएँ एक-दूसरे में न पड़ें।</translation>
        </message>
        <message>
            <source>%1 is a directory.
Please choose a different file name.</source>
            <translation>%1 एक फ़ोल्डर है।
कृपया दूसरा फ़ाइल नाम चुनें।</translation>
        </message>
        <message>
            <source>&amp;Options &lt;&lt;</source>
            <translation>विकल्प &lt;&lt;</translation>
        </message>
        <message>
            <source>&amp;Options &gt;&gt;</source>
            <translation>विकल्प &gt;&gt;</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <translation>प्रिंट करें</translation>
        </message>
        <message>
            <source>1 (1x1)</source>
            <translation>1 (1x1)</translation>
        </message>
        <message>
            <source>16 (4x4)</source>
            <translation>16 (4x4)</translation>
        </message>
        <message>
            <source>2 (2x1)</source>
            <translation>2 (2x1)</translation>
        </message>
        <message>
            <source>4 (2x2)</source>
            <translation>4 (2x2)</translation>
        </message>
        <message>
            <source>6 (2x3)</source>
            <translation>6 (2x3)</translation>
        </message>
        <message>
            <source>9 (3x3)</source>
            <translation>9 (3x3)</translation>
        </message>
        <message>
            <source>All Pages</source>
            <translation>सभी पृष्ठ</translation>
        </message>
        <message>
            <source>Bottom to Top, Left to Right</source>
            <translation>नीचे से ऊपर, बाएँ से दाएँ</translation>
        </message>
        <message>
            <source>Bottom to Top, Right to Left</source>
            <translation>नीचे से ऊपर, दाएँ से बाएँ</translation>
        </message>
        <message>
            <source>Duplex Settings Conflicts</source>
            <translation>दोनों ओर छपाई की सेटिंग में टकराव</translation>
        </message>
        <message>
            <source>Even Pages</source>
            <translation>सम पृष्ठ</translation>
        </message>
        <message>
            <source>File %1 is not writable.
Please choose a different file name.</source>
            <translation>फ़ाइल %1 में लिखा नहीं जा सकता।
कृपया दूसरा फ़ाइल नाम चुनें।</translation>
        </message>
        <message>
            <source>Invalid Pages Definition</source>
            <translation>पृष्ठ गलत लिखे हैं</translation>
        </message>
        <message>
            <source>Left to Right, Bottom to Top</source>
            <translation>बाएँ से दाएँ, नीचे से ऊपर</translation>
        </message>
        <message>
            <source>Left to Right, Top to Bottom</source>
            <translation>बाएँ से दाएँ, ऊपर से नीचे</translation>
        </message>
        <message>
            <source>Local file</source>
            <translation>स्थानीय फ़ाइल</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>ठीक है</translation>
        </message>
        <message>
            <source>Odd Pages</source>
            <translation>विषम पृष्ठ</translation>
        </message>
        <message>
            <source>Options 'Pages Per Sheet' and 'Page Set' cannot be used together.
Please turn one of those options off.</source>
            <translation>“हर कागज़ पर पृष्ठ” और “पृष्ठ समूह” विकल्प साथ नहीं चल सकते।
कृपया इनमें से एक बंद करें।</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>प्रिंट करें</translation>
        </message>
        <message>
            <source>Print To File ...</source>
            <translation>फ़ाइल में प्रिंट करें ...</translation>
        </message>
        <message>
            <source>Print to File (PDF)</source>
            <translation>फ़ाइल में प्रिंट करें (PDF)</translation>
        </message>
        <message>
            <source>Right to Left, Bottom to Top</source>
            <translation>दाएँ से बाएँ, नीचे से ऊपर</translation>
        </message>
        <message>
            <source>Right to Left, Top to Bottom</source>
            <translation>दाएँ से बाएँ, ऊपर से नीचे</translation>
        </message>
        <message>
            <source>The 'From' value cannot be greater than the 'To' value.</source>
            <translation>“से” का मान “तक” के मान से बड़ा नहीं हो सकता।</translation>
        </message>
        <message>
            <source>There are conflicts in duplex settings. Do you want to fix them?</source>
            <translation>दोनों ओर छपाई की सेटिंग में टकराव है। क्या आप उसे ठीक करना चाहते हैं?</translation>
        </message>
        <message>
            <source>Top to Bottom, Left to Right</source>
            <translation>ऊपर से नीचे, बाएँ से दाएँ</translation>
        </message>
        <message>
            <source>Top to Bottom, Right to Left</source>
            <translation>ऊपर से नीचे, दाएँ से बाएँ</translation>
        </message>
        <message>
            <source>Write PDF file</source>
            <translation>PDF फ़ाइल लिखें</translation>
        </message>
    </context>
    <context>
        <name>QPrintPreviewDialog</name>
        <message>
            <source>%1%</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>Export to PDF</source>
            <translation>PDF में निर्यात करें</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>पहला पृष्ठ</translation>
        </message>
        <message>
            <source>Fit page</source>
            <translation>पूरा पृष्ठ</translation>
        </message>
        <message>
            <source>Fit width</source>
            <translation>पूरी चौड़ाई</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>आड़ा</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>आखिरी पृष्ठ</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>अगला पृष्ठ</translation>
        </message>
        <message>
            <source>Page Setup</source>
            <translation>पृष्ठ सेटिंग</translation>
        </message>
        <message>
            <source>Page setup</source>
            <translation>पृष्ठ सेटिंग</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>खड़ा</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>पिछला पृष्ठ</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>प्रिंट करें</translation>
        </message>
        <message>
            <source>Print Preview</source>
            <translation>प्रिंट की झलक</translation>
        </message>
        <message>
            <source>Show facing pages</source>
            <translation>आमने-सामने के पृष्ठ दिखाएँ</translation>
        </message>
        <message>
            <source>Show overview of all pages</source>
            <translation>सभी पृष्ठ एक साथ दिखाएँ</translation>
        </message>
        <message>
            <source>Show single page</source>
            <translation>एक पृष्ठ दिखाएँ</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>बड़ा करें</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>छोटा करें</translation>
        </message>
    </context>
    <context>
        <name>QPrintPropertiesDialog</name>
        <message>
            <source>Advanced Option Conflicts</source>
            <translation>उन्नत विकल्पों में टकराव</translation>
        </message>
        <message>
            <source>Job Options</source>
            <translation>काम के विकल्प</translation>
        </message>
        <message>
            <source>Page Setup Conflicts</source>
            <translation>पृष्ठ सेटिंग में टकराव</translation>
        </message>
        <message>
            <source>Printer Properties</source>
            <translation>प्रिंटर के गुण</translation>
        </message>
        <message>
            <source>There are conflicts in page setup options. Do you want to fix them?</source>
            <translation>पृष्ठ सेटिंग के विकल्पों में टकराव है। क्या आप उसे ठीक करना चाहते हैं?</translation>
        </message>
        <message>
            <source>There are conflicts in some advanced options. Do you want to fix them?</source>
            <translation>कुछ उन्नत विकल्पों में टकराव है। क्या आप उसे ठीक करना चाहते हैं?</translation>
        </message>
    </context>
    <context>
        <name>QPrintPropertiesWidget</name>
        <message>
            <source>Advanced</source>
            <translation>उन्नत</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Form</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>पृष्ठ</translation>
        </message>
        <message>
            <source>There are conflicts in some options. Please fix them.</source>
            <translation>कुछ विकल्पों में टकराव है। कृपया उसे ठीक करें।</translation>
        </message>
    </context>
    <context>
        <name>QPrintSettingsOutput</name>
        <message>
            <source>Collate</source>
            <translation>क्रम से लगाएँ</translation>
        </message>
        <message>
            <source>Color</source>
            <translation>रंगीन</translation>
        </message>
        <message>
            <source>Color Mode</source>
            <translation>रंग</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>प्रतियाँ</translation>
        </message>
        <message>
            <source>Copies:</source>
            <translation>प्रतियाँ:</translation>
        </message>
        <message>
            <source>Current Page</source>
            <translation>यही पृष्ठ</translation>
        </message>
        <message>
            <source>Double Sided Printing</source>
            <translation>दोनों ओर छपाई</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Form</translation>
        </message>
        <message>
            <source>Grayscale</source>
            <translation>श्वेत-श्याम</translation>
        </message>
        <message>
            <source>Long side binding</source>
            <translation>लंबी ओर जिल्द</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>बंद</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>विकल्प</translation>
        </message>
        <message>
            <source>Output Settings</source>
            <translation>छपाई की सेटिंग</translation>
        </message>
        <message>
            <source>Page Set:</source>
            <translation>पृष्ठ समूह:</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>पृष्ठ</translation>
        </message>
        <message>
            <source>Pages from</source>
            <translation>पृष्ठ</translation>
        </message>
        <message>
            <source>Print all</source>
            <translation>सब प्रिंट करें</translation>
        </message>
        <message>
            <source>Print range</source>
            <translation>क्या प्रिंट करें</translation>
        </message>
        <message>
            <source>Reverse</source>
            <translation>उलटे क्रम में</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>चुना हुआ</translation>
        </message>
        <message>
            <source>Short side binding</source>
            <translation>छोटी ओर जिल्द</translation>
        </message>
        <message>
            <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
            <translation>पृष्ठ या सीमाएँ कॉमा से अलग करके लिखें। सीमा में दो संख्याओं के बीच हाइफ़न होता है। जैसे: 3,5-7,9 लिखने पर पृष्ठ 3, 5, 6, 7 और 9 छपते हैं।</translation>
        </message>
        <message>
            <source>to</source>
            <translation>से</translation>
        </message>
    </context>
    <context>
        <name>QPrintWidget</name>
        <message>
            <source>&amp;Name:</source>
            <translation>नाम:</translation>
        </message>
        <message>
            <source>...</source>
            <translation>...</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Form</translation>
        </message>
        <message>
            <source>Location:</source>
            <translation>जगह:</translation>
        </message>
        <message>
            <source>Output &amp;file:</source>
            <translation>फ़ाइल में:</translation>
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation>गुण</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>झलक</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>प्रिंटर</translation>
        </message>
        <message>
            <source>Type:</source>
            <translation>प्रकार:</translation>
        </message>
    </context>
    <context>
        <name>QProgressDialog</name>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
    </context>
    <context>
        <name>QScrollBar</name>
        <message>
            <source>Bottom</source>
            <translation>सबसे नीचे</translation>
        </message>
        <message>
            <source>Left edge</source>
            <translation>बायाँ किनारा</translation>
        </message>
        <message>
            <source>Page down</source>
            <translation>एक पृष्ठ नीचे</translation>
        </message>
        <message>
            <source>Page left</source>
            <translation>एक पृष्ठ बाएँ</translation>
        </message>
        <message>
            <source>Page right</source>
            <translation>एक पृष्ठ दाएँ</translation>
        </message>
        <message>
            <source>Page up</source>
            <translation>एक पृष्ठ ऊपर</translation>
        </message>
        <message>
            <source>Right edge</source>
            <translation>दायाँ किनारा</translation>
        </message>
        <message>
            <source>Scroll down</source>
            <translation>नीचे खिसकाएँ</translation>
        </message>
        <message>
            <source>Scroll here</source>
            <translation>यहाँ खिसकाएँ</translation>
        </message>
        <message>
            <source>Scroll left</source>
            <translation>बाएँ खिसकाएँ</translation>
        </message>
        <message>
            <source>Scroll right</source>
            <translation>दाएँ खिसकाएँ</translation>
        </message>
        <message>
            <source>Scroll up</source>
            <translation>ऊपर खिसकाएँ</translation>
        </message>
        <message>
            <source>Top</source>
            <translation>सबसे ऊपर</translation>
        </message>
    </context>
    <context>
        <name>QTabBar</name>
        <message>
            <source>Scroll Left</source>
            <translation>बाएँ खिसकाएँ</translation>
        </message>
        <message>
            <source>Scroll Right</source>
            <translation>दाएँ खिसकाएँ</translation>
        </message>
    </context>
    <context>
        <name>QUndoGroup</name>
        <message>
            <source>Redo</source>
            <translation>फिर से करें</translation>
        </message>
        <message>
            <source>Redo %1</source>
            <translation>फिर से करें: %1</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Undo %1</source>
            <translation>वापस लें: %1</translation>
        </message>
    </context>
    <context>
        <name>QUndoStack</name>
        <message>
            <source>Redo</source>
            <translation>फिर से करें</translation>
        </message>
        <message>
            <source>Redo %1</source>
            <translation>फिर से करें: %1</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Undo %1</source>
            <translation>वापस लें: %1</translation>
        </message>
    </context>
    <context>
        <name>QUnicodeControlCharacterMenu</name>
        <message>
            <source>FSI First strong isolate</source>
            <translation>FSI पहले अक्षर की दिशा वाला अलग खंड</translation>
        </message>
        <message>
            <source>Insert Unicode control character</source>
            <translation>यूनिकोड नियंत्रण अक्षर डालें</translation>
        </message>
        <message>
            <source>LRE Start of left-to-right embedding</source>
            <translation>LRE बाएँ से दाएँ खंड की शुरुआत</translation>
        </message>
        <message>
            <source>LRI Left-to-right isolate</source>
            <translation>LRI बाएँ से दाएँ अलग खंड</translation>
        </message>
        <message>
            <source>LRM Left-to-right mark</source>
            <translation>LRM बाएँ से दाएँ चिह्न</translation>
        </message>
        <message>
            <source>LRO Start of left-to-right override</source>
            <translation>LRO बाएँ से दाएँ बदलाव की शुरुआत</translation>
        </message>
        <message>
            <source>PDF Pop directional formatting</source>
            <translation>PDF दिशा वाले खंड का अंत</translation>
        </message>
        <message>
            <source>PDI Pop directional isolate</source>
            <translation>PDI अलग खंड का अंत</translation>
        </message>
        <message>
            <source>RLE Start of right-to-left embedding</source>
            <translation>RLE दाएँ से बाएँ खंड की शुरुआत</translation>
        </message>
        <message>
            <source>RLI Right-to-left isolate</source>
            <translation>RLI दाएँ से बाएँ अलग खंड</translation>
        </message>
        <message>
            <source>RLM Right-to-left mark</source>
            <translation>RLM दाएँ से बाएँ चिह्न</translation>
        </message>
        <message>
            <source>RLO Start of right-to-left override</source>
            <translation>RLO दाएँ से बाएँ बदलाव की शुरुआत</translation>
        </message>
        <message>
            <source>ZWJ Zero width joiner</source>
            <translation>ZWJ शून्य चौड़ाई का जोड़क</translation>
        </message>
        <message>
            <source>ZWNJ Zero width non-joiner</source>
            <translation>ZWNJ शून्य चौड़ाई का अजोड़क</translation>
        </message>
        <message>
            <source>ZWSP Zero width space</source>
            <translation>ZWSP शून्य चौड़ाई की खाली जगह</translation>
        </message>
    </context>
    <context>
        <name>QWhatsThisAction</name>
        <message>
            <source>What's This?</source>
            <translation>यह क्या है?</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <source>&amp;Copy</source>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>चिपकाएँ</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>फिर से करें</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Copy &amp;Link Location</source>
            <translation>लिंक का पता कॉपी करें</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>काटें</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>मिटाएँ</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>सब चुनें</translation>
        </message>
    </context>
</TS>
