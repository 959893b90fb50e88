<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>NewGame</name>
        <message>
            <source>Deals of this game cannot be looked through.</source>
            <translation>Les donnes de ce jeu ne peuvent pas être examinées.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Leave it empty for a random deal.</source>
            <translation>Laissez vide pour une donne au hasard.</translation>
        </message>
        <message>
            <source>Microsoft deal {number} with {options}</source>
            <translation>Donne Microsoft {number} avec {options}</translation>
        </message>
        <message>
            <source>Microsoft deal {number}</source>
            <translation>Donne Microsoft {number}</translation>
        </message>
        <message>
            <source>Deal {number} with {options}</source>
            <translation>Donne {number} avec {options}</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <translation>Donne {number}</translation>
        </message>
        <message>
            <source>No game is called that.</source>
            <translation>Aucun jeu ne porte ce nom.</translation>
        </message>
        <message>
            <source>More games: drop a plugin into the folder…</source>
            <translation>D’autres jeux : déposez un plugin dans le dossier…</translation>
        </message>
        <message>
            <source>Search the games</source>
            <translation>Chercher un jeu</translation>
        </message>
        <message>
            <source>Deal code</source>
            <translation>Code de partie</translation>
        </message>
        <message>
            <source>Random deal</source>
            <translation>Donne au hasard</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Distribuer</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>Sur la table</translation>
        </message>
        <message>
            <source>Waiting to be continued</source>
            <translation>Partie en attente</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Restart this deal</source>
            <translation>Recommencer la donne</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <translation>
                <numerusform>%n coup</numerusform>
                <numerusform>%n coups</numerusform>
            </translation>
        </message>
        <message>
            <source>Your best</source>
            <translation>Vos records</translation>
        </message>
        <message>
            <source>best time</source>
            <translation>meilleur temps</translation>
        </message>
        <message>
            <source>fewest moves</source>
            <translation>moins de coups</translation>
        </message>
        <message>
            <source>best score</source>
            <translation>meilleur score</translation>
        </message>
        <message>
            <source>Not won yet with these options.</source>
            <translation>Pas encore gagné avec ces options.</translation>
        </message>
        <message>
            <source>Not played yet with these options.</source>
            <translation>Pas encore joué avec ces options.</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Jeux</translation>
        </message>
        <message>
            <source>Won {won} of {played}</source>
            <translation>Gagnées : {won} sur {played}</translation>
        </message>
        <message>
            <source>Winnable deals only</source>
            <translation>Donnes gagnables seulement</translation>
        </message>
        <message>
            <source>Looking for a winnable deal… Tried so far: {count}.</source>
            <translation>Recherche d’une donne gagnable… Déjà essayées : {count}.</translation>
        </message>
    </context>
    <context>
        <name>Plugins</name>
        <message>
            <source>The plugin “{file}” waits for your answer.</source>
            <translation>Le plugin « {file} » attend votre réponse.</translation>
        </message>
        <message>
            <source>Look…</source>
            <translation>Voir…</translation>
        </message>
        <message>
            <source>The plugin of this game has changed, and the game goes on by it.</source>
            <translation>Le plugin de ce jeu a changé, et la partie continue avec lui.</translation>
        </message>
        <message>
            <source>The plugin of this game has changed and no longer fits it: this game is played to its end as it was.</source>
            <translation>Le plugin de ce jeu a changé et ne convient plus à cette partie : elle se joue jusqu’au bout telle qu’elle était.</translation>
        </message>
        <message>
            <source>Waits for your answer</source>
            <translation>Attend votre réponse</translation>
        </message>
        <message>
            <source>Forbidden</source>
            <translation>Interdit</translation>
        </message>
        <message>
            <source>Being tried…</source>
            <translation>À l’essai…</translation>
        </message>
        <message>
            <source>Does not work</source>
            <translation>Ne fonctionne pas</translation>
        </message>
        <message>
            <source>Can be played</source>
            <translation>Jouable</translation>
        </message>
        <message>
            <source>Can be played: {games}</source>
            <translation>Jouable : {games}</translation>
        </message>
        <message>
            <source>Until then its old version plays on.</source>
            <translation>D’ici là, son ancienne version reste en jeu.</translation>
        </message>
        <message>
            <source>It uses the word “{old}”, which will go; its author should use “{new}”.</source>
            <translation>Il emploie le mot « {old} », qui va disparaître ; son auteur devrait employer « {new} ».</translation>
        </message>
        <message>
            <source>Allow</source>
            <translation>Autoriser</translation>
        </message>
        <message>
            <source>Forbid</source>
            <translation>Interdire</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>This file has changed. May it run?</source>
            <translation>Ce fichier a changé. Peut-il s’exécuter ?</translation>
        </message>
        <message>
            <source>May this file run? Nothing of it has been run yet.</source>
            <translation>Ce fichier peut-il s’exécuter ? Rien n’en a encore été exécuté.</translation>
        </message>
        <message>
            <source>{size}, changed {date}</source>
            <translation>{size}, modifié le {date}</translation>
        </message>
        <message>
            <source>Plugin folder</source>
            <translation>Dossier des plugins</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Ouvrir le dossier</translation>
        </message>
        <message>
            <source>For authors: run every file of this folder without asking</source>
            <translation>Pour les auteurs : exécuter chaque fichier de ce dossier sans demander</translation>
        </message>
        <message>
            <source>Plugins</source>
            <translation>Plugins</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>A plugin is a program, and Python has no sandbox: it can do whatever you can do on this computer, read and delete your files too. Allow only files from people you trust. A file that changes asks again.</source>
            <translation>Un plugin est un programme, et Python n’a pas de bac à sable : il peut faire tout ce que vous pouvez faire sur cet ordinateur, y compris lire et supprimer vos fichiers. N’autorisez que les fichiers de personnes en qui vous avez confiance. Un fichier modifié demande de nouveau votre accord.</translation>
        </message>
        <message>
            <source>The program was started with --safe: only the games that ship with it can be played.</source>
            <translation>Le programme a été lancé avec --safe : seuls les jeux livrés avec lui sont jouables.</translation>
        </message>
        <message>
            <source>No plugin is here yet. Put a Python file into the folder, and it appears here at once.</source>
            <translation>Il n’y a pas encore de plugin ici. Mettez un fichier Python dans le dossier : il apparaîtra aussitôt ici.</translation>
        </message>
        <message numerus="yes">
            <source>%n text(s) are missing or not sound in {language}: {ids}.</source>
            <translation>
                <numerusform>%n texte manque ou n’est pas en ordre ({language}) : {ids}.</numerusform>
                <numerusform>%n textes manquent ou ne sont pas en ordre ({language}) : {ids}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Print</name>
        <message numerus="yes">
            <source>%n page(s) printed</source>
            <translation>
                <numerusform>%n page imprimée</numerusform>
                <numerusform>%n pages imprimées</numerusform>
            </translation>
        </message>
        <message>
            <source>The printer takes no pages. Save them as a PDF file instead.</source>
            <translation>L’imprimante ne prend pas les pages. Enregistrez-les plutôt en PDF.</translation>
        </message>
        <message>
            <source>Saved as {file}</source>
            <translation>Enregistré sous {file}</translation>
        </message>
        <message>
            <source>Picture copied</source>
            <translation>Image copiée</translation>
        </message>
        <message>
            <source>Board copied as text</source>
            <translation>Position copiée en texte</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>Ce qui est montré</translation>
        </message>
        <message>
            <source>The deal</source>
            <translation>La donne</translation>
        </message>
        <message>
            <source>The table as it is now</source>
            <translation>La table telle qu’elle est</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Mise en page</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Feuille</translation>
        </message>
        <message>
            <source>Large picture</source>
            <translation>Grande image</translation>
        </message>
        <message>
            <source>Cards in words</source>
            <translation>Cartes en toutes lettres</translation>
        </message>
        <message>
            <source>Deals, from this one on</source>
            <translation>Donnes, à partir de celle-ci</translation>
        </message>
        <message>
            <source>Deals on a page</source>
            <translation>Donnes par page</translation>
        </message>
        <message>
            <source>Cards in words below the picture, face-down ones too</source>
            <translation>Cartes en toutes lettres sous l’image, y compris celles face cachée</translation>
        </message>
        <message>
            <source>Boxes for name, time and moves</source>
            <translation>Cases pour le nom, le temps et les coups</translation>
        </message>
        <message>
            <source>The deal code as a QR code</source>
            <translation>Le code de partie sous forme de code QR</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Les règles du jeu</translation>
        </message>
        <message>
            <source>The solution, where one is known</source>
            <translation>La solution, si elle est connue</translation>
        </message>
        <message>
            <source>Without colours</source>
            <translation>Sans couleurs</translation>
        </message>
        <message>
            <source>Width in pixels</source>
            <translation>Largeur en pixels</translation>
        </message>
        <message>
            <source>Device pixels for each</source>
            <translation>Pixels d’écran pour chacun</translation>
        </message>
        <message>
            <source>Background</source>
            <translation>Fond</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Transparent</source>
            <translation>Transparent</translation>
        </message>
        <message>
            <source>No printer is set up here. Save the pages as a PDF file instead.</source>
            <translation>Aucune imprimante n’est installée ici. Enregistrez plutôt les pages en PDF.</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Enregistrer sous</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Imprimer</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exporter</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Aperçu</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Enregistrer en PDF…</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>Copier l’image</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimer…</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Enregistrer sous…</translation>
        </message>
        <message>
            <source>Page {page} of {pages}</source>
            <translation>Page {page} sur {pages}</translation>
        </message>
        <message>
            <source>Page for printing, PDF</source>
            <translation>Page à imprimer, PDF</translation>
        </message>
        <message>
            <source>Picture, PNG</source>
            <translation>Image, PNG</translation>
        </message>
        <message>
            <source>Drawing, SVG</source>
            <translation>Dessin, SVG</translation>
        </message>
        <message>
            <source>Board as text</source>
            <translation>Position en texte</translation>
        </message>
        <message>
            <source>Game file</source>
            <translation>Fichier de partie</translation>
        </message>
    </context>
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Folder</source>
            <comment>All other platforms</comment>
            <translation>Dossier</translation>
        </message>
    </context>
    <context>
        <name>QErrorMessage</name>
        <message>
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>&amp;Regarder dans :</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>Fichiers de &amp;type :</translation>
        </message>
    </context>
    <context>
        <name>QPageSetupWidget</name>
        <message>
            <source>Page &amp;order:</source>
            <translation>&amp;Ordre des pages :</translation>
        </message>
        <message>
            <source>Pages &amp;per sheet:</source>
            <translation>Pages &amp;par feuille :</translation>
        </message>
    </context>
    <context>
        <name>QPageSize</name>
        <message>
            <source>Letter / ANSI A</source>
            <translation>Lettre / ANSI A</translation>
        </message>
        <message>
            <source>Ledger / ANSI B</source>
            <translation>Grand livre / ANSI B</translation>
        </message>
        <message>
            <source>Tabloid / ANSI B</source>
            <translation>Tabloïd / ANSI B</translation>
        </message>
        <message>
            <source>Letter Small</source>
            <translation>Lettre réduite</translation>
        </message>
        <message>
            <source>A4 Small</source>
            <translation>A4 réduit</translation>
        </message>
        <message>
            <source>Legal</source>
            <translation>Légal</translation>
        </message>
    </context>
    <context>
        <name>QPrintDialog</name>
        <message>
            <source>&amp;Options &gt;&gt;</source>
            <translation>&amp;Options &gt;&gt;</translation>
        </message>
        <message>
            <source>&amp;Options &lt;&lt;</source>
            <translation>&amp;Options &lt;&lt;</translation>
        </message>
    </context>
    <context>
        <name>QPrintSettingsOutput</name>
        <message>
            <source>Page &amp;Set:</source>
            <translation>&amp;Pages à imprimer :</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>Settings</source>
            <translation>Paramètres</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Search the settings</source>
            <translation>Chercher dans les paramètres</translation>
        </message>
        <message>
            <source>No setting has these words.</source>
            <translation>Aucun paramètre ne contient ces mots.</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cartes</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Animation</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>One click</source>
            <translation>Un clic</translation>
        </message>
        <message>
            <source>What a single click on a card does. Dragging works in any case.</source>
            <translation>Ce que fait un clic sur une carte. On peut toujours faire glisser les cartes.</translation>
        </message>
        <message>
            <source>To its foundation</source>
            <translation>Sur sa fondation</translation>
        </message>
        <message>
            <source>Select, then click the target</source>
            <translation>Choisir, puis cliquer sur la cible</translation>
        </message>
        <message>
            <source>To the best place</source>
            <translation>À la meilleure place</translation>
        </message>
        <message>
            <source>mouse touch move</source>
            <translation>souris tactile déplacer</translation>
        </message>
        <message>
            <source>Show where a card can go</source>
            <translation>Montrer où une carte peut aller</translation>
        </message>
        <message>
            <source>The places that take a card light up while the pointer or the cursor is on it.</source>
            <translation>Les places qui acceptent une carte s’éclairent tant que le pointeur ou le curseur est sur elle.</translation>
        </message>
        <message>
            <source>hover highlight light legal moves</source>
            <translation>survol surligner éclairer coups permis</translation>
        </message>
        <message>
            <source>Mirror the table</source>
            <translation>Inverser la table</translation>
        </message>
        <message>
            <source>Everything stands the other way round, for left hands.</source>
            <translation>Tout est disposé dans l’autre sens, pour les gauchers.</translation>
        </message>
        <message>
            <source>left-handed side</source>
            <translation>gaucher côté miroir</translation>
        </message>
        <message>
            <source>Side of the stock</source>
            <translation>Côté de la pioche</translation>
        </message>
        <message>
            <source>At which end the stock stands. A mirrored table turns this round too.</source>
            <translation>De quel côté se trouve la pioche. Inverser la table inverse aussi ce côté.</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>À gauche</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>À droite</translation>
        </message>
        <message>
            <source>Size of the cards</source>
            <translation>Taille des cartes</translation>
        </message>
        <message>
            <source>At 100% everything fits into the window; above that the table scrolls.</source>
            <translation>À 100 %, tout tient dans la fenêtre ; au-delà, la table défile.</translation>
        </message>
        <message>
            <source>70%</source>
            <translation>70 %</translation>
        </message>
        <message>
            <source>85%</source>
            <translation>85 %</translation>
        </message>
        <message>
            <source>100%</source>
            <translation>100 %</translation>
        </message>
        <message>
            <source>125%</source>
            <translation>125 %</translation>
        </message>
        <message>
            <source>150%</source>
            <translation>150 %</translation>
        </message>
        <message>
            <source>200%</source>
            <translation>200 %</translation>
        </message>
        <message>
            <source>zoom larger smaller</source>
            <translation>zoom agrandir réduire</translation>
        </message>
        <message>
            <source>Double click</source>
            <translation>Double-clic</translation>
        </message>
        <message>
            <source>A double click sends a card to the best place that takes it.</source>
            <translation>Un double-clic envoie une carte à la meilleure place qui l’accepte.</translation>
        </message>
        <message>
            <source>Interactive rules</source>
            <translation>Règles interactives</translation>
        </message>
        <message>
            <source>A refused move shows the rule that forbids it.</source>
            <translation>Un coup refusé montre la règle qui l’interdit.</translation>
        </message>
        <message>
            <source>Winnable?</source>
            <translation>Gagnable ?</translation>
        </message>
        <message>
            <source>A light below the table says whether the game can still be won.</source>
            <translation>Un voyant sous la table dit si la partie peut encore être gagnée.</translation>
        </message>
        <message>
            <source>solver verdict lost</source>
            <translation>solveur verdict perdu</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Couleurs</translation>
        </message>
        <message>
            <source>The colour of the table and of the bars around it.</source>
            <translation>La couleur de la table et des barres qui l’entourent.</translation>
        </message>
        <message>
            <source>Green felt</source>
            <translation>Tapis vert</translation>
        </message>
        <message>
            <source>Deep blue</source>
            <translation>Bleu profond</translation>
        </message>
        <message>
            <source>Plain dark</source>
            <translation>Sombre uni</translation>
        </message>
        <message>
            <source>High-contrast light</source>
            <translation>Clair à fort contraste</translation>
        </message>
        <message>
            <source>As the system says</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <source>theme colour background</source>
            <translation>thème couleur fond</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Jeu de cartes</translation>
        </message>
        <message>
            <source>The own deck, or one of KDE’s and GNOME’s decks on this computer.</source>
            <translation>Le jeu du programme, ou un des jeux de KDE et de GNOME de cet ordinateur.</translation>
        </message>
        <message>
            <source>Own deck</source>
            <translation>Jeu du programme</translation>
        </message>
        <message>
            <source>cards pictures theme</source>
            <translation>cartes images thème</translation>
        </message>
        <message>
            <source>Card backs</source>
            <translation>Dos des cartes</translation>
        </message>
        <message>
            <source>The pattern on face-down cards.</source>
            <translation>Le motif des cartes face cachée.</translation>
        </message>
        <message>
            <source>Lattice</source>
            <translation>Treillis</translation>
        </message>
        <message>
            <source>Waves</source>
            <translation>Vagues</translation>
        </message>
        <message>
            <source>Sunburst</source>
            <translation>Soleil</translation>
        </message>
        <message>
            <source>Plain</source>
            <translation>Uni</translation>
        </message>
        <message>
            <source>deck pattern</source>
            <translation>jeu motif</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <translation>Lettres sur les cartes</translation>
        </message>
        <message>
            <source>How ace, jack, queen and king are marked.</source>
            <translation>Comment sont marqués As, Valet, Dame et Roi.</translation>
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
            <translation>index français</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Quatre couleurs</translation>
        </message>
        <message>
            <source>Each suit has a colour of its own: diamonds are orange and clubs are green.</source>
            <translation>Chaque enseigne a sa propre couleur : les carreaux sont orange et les trèfles sont verts.</translation>
        </message>
        <message>
            <source>suits</source>
            <translation>enseignes</translation>
        </message>
        <message>
            <source>Large print</source>
            <translation>Gros caractères</translation>
        </message>
        <message>
            <source>Rank and suit are much larger on every card.</source>
            <translation>La valeur et l’enseigne sont bien plus grandes sur chaque carte.</translation>
        </message>
        <message>
            <source>index big size</source>
            <translation>index grand taille</translation>
        </message>
        <message>
            <source>Speed of the cards</source>
            <translation>Vitesse des cartes</translation>
        </message>
        <message>
            <source>How fast cards move. You never have to wait for them.</source>
            <translation>La vitesse à laquelle les cartes se déplacent. Vous n’avez jamais à les attendre.</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Immédiate</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lente</translation>
        </message>
        <message>
            <source>animation</source>
            <translation>animation</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Réduire les mouvements</translation>
        </message>
        <message>
            <source>Cards fade to their places instead of gliding.</source>
            <translation>Les cartes apparaissent en fondu au lieu de glisser.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Activé</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Désactivé</translation>
        </message>
        <message>
            <source>animation accessibility</source>
            <translation>animation accessibilité</translation>
        </message>
        <message>
            <source>Everything changes at once, in the middle of a game too.</source>
            <translation>Tout change aussitôt, même au milieu d’une partie.</translation>
        </message>
    </context>
    <context>
        <name>Star</name>
        <message>
            <source>Star this deal</source>
            <translation>Marquer cette donne d’une étoile</translation>
        </message>
        <message>
            <source>A starred deal</source>
            <translation>Une donne étoilée</translation>
        </message>
        <message>
            <source>A note for yourself, if you like</source>
            <translation>Une note pour vous, si vous le voulez</translation>
        </message>
        <message>
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
        <message>
            <source>Remove the star</source>
            <translation>Retirer l’étoile</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>Export the past games</source>
            <translation>Exporter les parties passées</translation>
        </message>
        <message>
            <source>Exported as {file}</source>
            <translation>Exporté sous le nom {file}</translation>
        </message>
        <message>
            <source>Forget the games of all kinds?</source>
            <translation>Oublier les parties de tous les jeux ?</translation>
        </message>
        <message>
            <source>Forget all games of {game}?</source>
            <translation>Oublier toutes les parties de {game} ?</translation>
        </message>
        <message>
            <source>Their results, bests and moves go. A copy of the history is kept beside it.</source>
            <translation>Leurs résultats, leurs records et leurs coups disparaissent. Une copie de l’historique est gardée à côté.</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Oublier</translation>
        </message>
        <message>
            <source>Keep all</source>
            <translation>Tout garder</translation>
        </message>
        <message>
            <source>No copy could be written, so nothing has been forgotten.</source>
            <translation>Aucune copie n’a pu être écrite, donc rien n’a été oublié.</translation>
        </message>
        <message>
            <source>A copy has been kept as {file}</source>
            <translation>Une copie a été gardée sous le nom {file}</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Vue d’ensemble</translation>
        </message>
        <message>
            <source>Past games</source>
            <translation>Parties passées</translation>
        </message>
        <message>
            <source>Starred deals</source>
            <translation>Donnes étoilées</translation>
        </message>
        <message>
            <source>Reset…</source>
            <translation>Réinitialiser…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>All options</source>
            <translation>Toutes les options</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Tous les jeux</translation>
        </message>
        <message>
            <source>played</source>
            <translation>jouées</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gagnées</translation>
        </message>
        <message>
            <source>win rate</source>
            <translation>réussite</translation>
        </message>
        <message>
            <source>streak now</source>
            <translation>série en cours</translation>
        </message>
        <message>
            <source>longest streak</source>
            <translation>meilleure série</translation>
        </message>
        <message>
            <source>Win rate, last {count} games at each point</source>
            <translation>Réussite, sur les {count} dernières parties</translation>
        </message>
        <message>
            <source>After {count} games their course is drawn here.</source>
            <translation>Après {count} parties, leur courbe sera tracée ici.</translation>
        </message>
        <message>
            <source>{share} after game {number}</source>
            <translation>{share} après la partie {number}</translation>
        </message>
        <message>
            <source>Time of the games won</source>
            <translation>Temps des parties gagnées</translation>
        </message>
        <message>
            <source>minutes; gold = last game</source>
            <translation>minutes ; or = dernière partie</translation>
        </message>
        <message>
            <source>gold = last game</source>
            <translation>or = dernière partie</translation>
        </message>
        <message>
            <source>Score of the games won</source>
            <translation>Score des parties gagnées</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gagnée</translation>
        </message>
        <message>
            <source>Best time</source>
            <translation>Meilleur temps</translation>
        </message>
        <message>
            <source>Fewest moves</source>
            <translation>Moins de coups</translation>
        </message>
        <message>
            <source>Best score</source>
            <translation>Meilleur score</translation>
        </message>
        <message>
            <source>Personal bests (wins only)</source>
            <translation>Records personnels (parties gagnées)</translation>
        </message>
        <message>
            <source>Play {code} again</source>
            <translation>Rejouer {code}</translation>
        </message>
        <message>
            <source>{won} of {played}</source>
            <translation>{won} sur {played}</translation>
        </message>
        <message>
            <source>{low}+</source>
            <translation>{low}+</translation>
        </message>
        <message>
            <source>A game won takes {time} and {moves} moves on average.</source>
            <translation>Une partie gagnée prend en moyenne {time} et {moves} coups.</translation>
        </message>
        <message>
            <source>A game won takes {time} and {moves} moves, and brings {score} points, on average.</source>
            <translation>Une partie gagnée prend en moyenne {time} et {moves} coups, et rapporte {score} points.</translation>
        </message>
        <message>
            <source>No game won yet.</source>
            <translation>Aucune partie gagnée pour l’instant.</translation>
        </message>
        <message>
            <source>Won and lost</source>
            <translation>Gagnées et perdues</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Perdue</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Search the deal codes</source>
            <translation>Chercher un code de partie</translation>
        </message>
        <message>
            <source>Play this deal again</source>
            <translation>Rejouer cette donne</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Star this deal…</source>
            <translation>Marquer d’une étoile…</translation>
        </message>
        <message>
            <source>No game is like that.</source>
            <translation>Aucune partie ne correspond.</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Terminée</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Donne</translation>
        </message>
        <message>
            <source>Play this deal</source>
            <translation>Jouer cette donne</translation>
        </message>
        <message>
            <source>Change the note…</source>
            <translation>Modifier la note…</translation>
        </message>
        <message>
            <source>Remove the star</source>
            <translation>Retirer l’étoile</translation>
        </message>
        <message>
            <source>No deal has a star yet. “Star this deal…” in the menu gives one, with a note.</source>
            <translation>Aucune donne n’a encore d’étoile. « Marquer d’une étoile… », dans le menu, en donne une, avec une note.</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Starred</source>
            <translation>Étoilée le</translation>
        </message>
        <message>
            <source>from a board</source>
            <translation>d’une position</translation>
        </message>
        <message>
            <source>Tables of comma-separated values</source>
            <translation>Tableaux de valeurs séparées par des virgules</translation>
        </message>
        <message numerus="yes">
            <source>{range}: %n game(s)</source>
            <translation>
                <numerusform>{range} : %n partie</numerusform>
                <numerusform>{range} : %n parties</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Watch</name>
        <message>
            <source>Watch a past game</source>
            <translation>Revoir une partie passée</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Reculer</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Avancer</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>This game can no longer be shown.</source>
            <translation>Cette partie ne peut plus être montrée.</translation>
        </message>
        <message>
            <source>It can be shown up to move {number} only.</source>
            <translation>Elle ne peut être montrée que jusqu’au coup {number}.</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Lire</translation>
        </message>
        <message>
            <source>Move {number} of {count}</source>
            <translation>Coup {number} sur {count}</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>Version {version}, with Qt {qt}. Solitaire card games with rules that explain themselves; every game is a plugin. Under the MIT licence. Qt and PySide6 are under the LGPL, the Devanagari font under the SIL Open Font Licence.</source>
            <translation>Version {version}, avec Qt {qt}. Des jeux de solitaire dont les règles s’expliquent d’elles-mêmes ; chaque jeu est un plugin. Sous licence MIT. Qt et PySide6 sont sous LGPL, la police dévanagari sous SIL Open Font Licence.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>bar</name>
        <message>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
    </context>
    <context>
        <name>card</name>
        <message>
            <source>ace of {suit}</source>
            <translation>As de {suit}</translation>
        </message>
        <message>
            <source>{rank} of {suit}</source>
            <translation>{rank} de {suit}</translation>
        </message>
        <message>
            <source>jack of {suit}</source>
            <translation>Valet de {suit}</translation>
        </message>
        <message>
            <source>queen of {suit}</source>
            <translation>Dame de {suit}</translation>
        </message>
        <message>
            <source>king of {suit}</source>
            <translation>Roi de {suit}</translation>
        </message>
        <message>
            <source>face-down card</source>
            <translation>carte face cachée</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>pique</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>cœur</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>carreau</translation>
        </message>
        <message>
            <source>clubs</source>
            <translation>trèfle</translation>
        </message>
    </context>
    <context>
        <name>command</name>
        <message>
            <source>won</source>
            <translation>gagnée</translation>
        </message>
        <message>
            <source>not won</source>
            <translation>pas gagnée</translation>
        </message>
        <message>
            <source>score: {score}</source>
            <translation>score : {score}</translation>
        </message>
        <message>
            <source>moves: {moves}</source>
            <translation>coups : {moves}</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>perdue</translation>
        </message>
        <message>
            <source>undecided</source>
            <translation>indécise</translation>
        </message>
        <message>
            <source>positions: {positions}</source>
            <translation>positions : {positions}</translation>
        </message>
        <message>
            <source>seconds: {seconds}</source>
            <translation>secondes : {seconds}</translation>
        </message>
        <message>
            <source>fault: {error}</source>
            <translation>erreur : {error}</translation>
        </message>
        <message>
            <source>deals: {deals}, won: {won}, lost: {lost}, undecided: {undecided}; winnable: {share}</source>
            <translation>donnes : {deals}, gagnées : {won}, perdues : {lost}, indécises : {undecided} ; gagnables : {share}</translation>
        </message>
        <message>
            <source>seconds for a deal: median {median}, 95th percentile {late}, most {most}</source>
            <translation>secondes par donne : médiane {median}, 95ᵉ centile {late}, maximum {most}</translation>
        </message>
        <message>
            <source>Qt Solitaire. Without a command it opens its window. The commands:</source>
            <translation>Qt Solitaire. Sans commande, il ouvre sa fenêtre. Les commandes :</translation>
        </message>
        <message>
            <source>List the games: the letters of their deal codes, id and name.</source>
            <translation>Énumère les jeux : lettres du code de partie, identifiant et nom.</translation>
        </message>
        <message>
            <source>Show the rules of a game.</source>
            <translation>Montre les règles d’un jeu.</translation>
        </message>
        <message>
            <source>Show the deals of codes or of a range as boards, or write them into a PDF, SVG, PNG, text or game file.</source>
            <translation>Montre les donnes de certains codes ou d’une plage sous forme de positions, ou les écrit dans un fichier PDF, SVG, PNG, texte ou de partie.</translation>
        </message>
        <message>
            <source>--to FILE writes the kind of file that its suffix names: .pdf, .svg, .png, .txt or .qsol.
For PDF: --paper a4|letter|a5, --layout sheet|picture|plain, --per-page 1|2|4|6, --rules, --solution, --grey, --no-list, --no-boxes, --no-qr.
For SVG and PNG: --width PIXELS, --ratio NUMBER, --background table|transparent.
For all of these: --four-colours for a deck in four colours, --large-print for large signs.</source>
            <translation>--to FILE écrit le type de fichier que désigne l’extension : .pdf, .svg, .png, .txt ou .qsol.
Pour un PDF : --paper a4|letter|a5, --layout sheet|picture|plain, --per-page 1|2|4|6, --rules, --solution, --grey, --no-list, --no-boxes, --no-qr.
Pour SVG et PNG : --width PIXELS, --ratio NUMBER, --background table|transparent.
Pour tous : --four-colours pour un jeu en quatre couleurs, --large-print pour de gros caractères.</translation>
        </message>
        <message numerus="yes">
            <source>{file} has been written: %n page(s).</source>
            <translation>
                <numerusform>{file} est écrit : %n page.</numerusform>
                <numerusform>{file} est écrit : %n pages.</numerusform>
            </translation>
        </message>
        <message>
            <source>{file} has been written.</source>
            <translation>{file} est écrit.</translation>
        </message>
        <message>
            <source>No solution was found in time: {codes}</source>
            <translation>Aucune solution trouvée à temps : {codes}</translation>
        </message>
        <message>
            <source>Play a game file and show how it ends.</source>
            <translation>Joue un fichier de partie et montre comment il finit.</translation>
        </message>
        <message>
            <source>List the moves that are allowed where a game file ends.</source>
            <translation>Énumère les coups permis là où finit un fichier de partie.</translation>
        </message>
        <message>
            <source>Tell whether a deal, or a game file where it ends, can be won, and how; or search many deals, one row each.</source>
            <translation>Dit si une donne, ou une partie là où son fichier s’arrête, est gagnable, et comment ; ou étudie de nombreuses donnes, une ligne chacune.</translation>
        </message>
        <message>
            <source>--seconds N limits each search. With --many, --jobs N says how many run side by side, --out FILE keeps the rows and goes on where it stopped, and --cluster ADDRESS searches on a Dask cluster.</source>
            <translation>--seconds N limite chaque recherche. Avec --many, --jobs N dit combien avancent côte à côte, --out FILE garde les lignes et reprend là où l’on s’est arrêté, et --cluster ADDRESS cherche sur une grappe Dask.</translation>
        </message>
        <message>
            <source>Show what you have played and won; with --csv every game, for other programs.</source>
            <translation>Montre ce que vous avez joué et gagné ; avec --csv, chaque partie, pour d’autres programmes.</translation>
        </message>
        <message>
            <source>No game has been finished or given up yet.</source>
            <translation>Aucune partie n’a encore été terminée ni abandonnée.</translation>
        </message>
        <message>
            <source>game</source>
            <translation>jeu</translation>
        </message>
        <message>
            <source>played</source>
            <translation>jouées</translation>
        </message>
        <message>
            <source>games won</source>
            <translation>gagnées</translation>
        </message>
        <message>
            <source>win rate</source>
            <translation>réussite</translation>
        </message>
        <message>
            <source>streak now</source>
            <translation>série en cours</translation>
        </message>
        <message>
            <source>longest streak</source>
            <translation>meilleure série</translation>
        </message>
        <message>
            <source>best time</source>
            <translation>meilleur temps</translation>
        </message>
        <message>
            <source>fewest moves</source>
            <translation>moins de coups</translation>
        </message>
        <message>
            <source>best score</source>
            <translation>meilleur score</translation>
        </message>
        <message>
            <source>Open the window with this deal or this file.</source>
            <translation>Ouvre la fenêtre avec cette donne ou ce fichier.</translation>
        </message>
        <message>
            <source>{game} is sound: {pace} positions a second.</source>
            <translation>{game} est en ordre : {pace} positions par seconde.</translation>
        </message>
        <message>
            <source>{folder} has been written. Its game is called {game}.</source>
            <translation>{folder} a été écrit. Son jeu s’appelle {game}.</translation>
        </message>
        <message>
            <source>Change it, then run: {command}</source>
            <translation>Modifiez-le, puis lancez : {command}</translation>
        </message>
        <message>
            <source>Write a new game for you to change, with texts and a test.</source>
            <translation>Écrit un nouveau jeu à modifier, avec textes et test.</translation>
        </message>
        <message>
            <source>Check a plugin: all that the program demands, and more.</source>
            <translation>Vérifie un plugin : tout ce que le programme exige, et davantage.</translation>
        </message>
        <message>
            <source>Add --safe to leave your own plugins and installed packages out.</source>
            <translation>Ajoutez --safe pour laisser de côté vos plugins et les paquets installés.</translation>
        </message>
        <message>
            <source>Add --lang en, --lang fr or --lang hi for another language.</source>
            <translation>Ajoutez --lang en, --lang fr ou --lang hi pour une autre langue.</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <source>New game…</source>
            <translation>Nouvelle partie…</translation>
        </message>
        <message>
            <source>Restart this deal</source>
            <translation>Recommencer la donne</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Donne suivante</translation>
        </message>
        <message>
            <source>Previous deal</source>
            <translation>Donne précédente</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Donne du jour</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Show me the way</source>
            <translation>Montrez-moi le chemin</translation>
        </message>
        <message>
            <source>Back to the last winnable position</source>
            <translation>Revenir à la dernière position gagnable</translation>
        </message>
        <message>
            <source>Winnable?</source>
            <translation>Gagnable ?</translation>
        </message>
        <message>
            <source>Draw from the stock</source>
            <translation>Piocher</translation>
        </message>
        <message>
            <source>Send to the foundation</source>
            <translation>Envoyer sur la fondation</translation>
        </message>
        <message>
            <source>Send to the best place</source>
            <translation>Envoyer à la meilleure place</translation>
        </message>
        <message>
            <source>Show the last move</source>
            <translation>Montrer le dernier coup</translation>
        </message>
        <message>
            <source>Show what can move</source>
            <translation>Montrer ce qui peut bouger</translation>
        </message>
        <message>
            <source>Mirror the table</source>
            <translation>Inverser la table</translation>
        </message>
        <message>
            <source>Larger cards</source>
            <translation>Cartes plus grandes</translation>
        </message>
        <message>
            <source>Smaller cards</source>
            <translation>Cartes plus petites</translation>
        </message>
        <message>
            <source>Cards that fit the window</source>
            <translation>Cartes ajustées à la fenêtre</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Open a game or board…</source>
            <translation>Ouvrir une partie ou une position…</translation>
        </message>
        <message>
            <source>Save game as…</source>
            <translation>Enregistrer la partie sous…</translation>
        </message>
        <message>
            <source>Print…</source>
            <translation>Imprimer…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <source>Copy the board as text</source>
            <translation>Copier la position en texte</translation>
        </message>
        <message>
            <source>Copy a picture of the table</source>
            <translation>Copier une image de la table</translation>
        </message>
        <message>
            <source>Copy deal code</source>
            <translation>Copier le code de partie</translation>
        </message>
        <message>
            <source>Paste a deal or board</source>
            <translation>Coller une donne ou une position</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Règles de ce jeu</translation>
        </message>
        <message>
            <source>Keys…</source>
            <translation>Touches…</translation>
        </message>
        <message>
            <source>Star this deal…</source>
            <translation>Marquer d’une étoile…</translation>
        </message>
        <message>
            <source>Statistics…</source>
            <translation>Statistiques…</translation>
        </message>
        <message>
            <source>Settings…</source>
            <translation>Paramètres…</translation>
        </message>
        <message>
            <source>Plugins…</source>
            <translation>Plugins…</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Plein écran</translation>
        </message>
        <message>
            <source>About Qt Solitaire</source>
            <translation>À propos de Qt Solitaire</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Other deals</source>
            <translation>Autres donnes</translation>
        </message>
        <message>
            <source>Cards and table</source>
            <translation>Cartes et table</translation>
        </message>
        <message>
            <source>Hints and help</source>
            <translation>Indices et aide</translation>
        </message>
        <message>
            <source>Files and printing</source>
            <translation>Fichiers et impression</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
    </context>
    <context>
        <name>counters</name>
        <message>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
    </context>
    <context>
        <name>decks</name>
        <message>
            <source>{deck} is left out: its picture cannot be drawn here.</source>
            <translation>{deck} est laissé de côté : son image ne peut pas être dessinée ici.</translation>
        </message>
        <message>
            <source>{deck} is left out: its file is no scalable picture.</source>
            <translation>{deck} est laissé de côté : son fichier n’est pas une image vectorielle.</translation>
        </message>
        <message>
            <source>{deck} is left out: its file cannot be read.</source>
            <translation>{deck} est laissé de côté : son fichier est illisible.</translation>
        </message>
        <message numerus="yes">
            <source>{deck} is left out: it lacks %n card(s).</source>
            <translation>
                <numerusform>{deck} est laissé de côté : il manque %n carte.</numerusform>
                <numerusform>{deck} est laissé de côté : il manque %n cartes.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>desk</name>
        <message>
            <source>Deal code copied</source>
            <translation>Code de partie copié</translation>
        </message>
        <message>
            <source>A game dealt from a board has no code</source>
            <translation>Une partie tirée d’une position n’a pas de code</translation>
        </message>
    </context>
    <context>
        <name>examples</name>
        <message>
            <source>Real deals, step by step on the table. Your own game waits meanwhile.</source>
            <translation>De vraies donnes, pas à pas sur la table. Pendant ce temps, votre partie attend.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Précédent</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <source>Close the example</source>
            <translation>Fermer l’exemple</translation>
        </message>
        <message>
            <source>Step {step} of {count}</source>
            <translation>Étape {step} sur {count}</translation>
        </message>
    </context>
    <context>
        <name>fault</name>
        <message>
            <source>Something went wrong in the program: {error}</source>
            <translation>Quelque chose s’est mal passé dans le programme : {error}</translation>
        </message>
        <message>
            <source>The plugin of {game} failed in “{method}”: {error}. Nothing has been moved.</source>
            <translation>Le plugin de {game} a échoué dans « {method} » : {error}. Rien n’a été déplacé.</translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message>
            <source>Games and boards</source>
            <translation>Parties et positions</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>Tous les fichiers</translation>
        </message>
        <message>
            <source>Open a game or board</source>
            <translation>Ouvrir une partie ou une position</translation>
        </message>
        <message>
            <source>Save game as</source>
            <translation>Enregistrer la partie sous</translation>
        </message>
        <message>
            <source>From “{file}”: {what}</source>
            <translation>De « {file} » : {what}</translation>
        </message>
        <message>
            <source>Pasted: {what}</source>
            <translation>Collé : {what}</translation>
        </message>
        <message>
            <source>Saved as {file}</source>
            <translation>Enregistré sous {file}</translation>
        </message>
        <message>
            <source>Move {number} of the file, “{move}”, is not allowed: it stops before it.</source>
            <translation>Le coup {number} du fichier, « {move} », n’est pas permis : la lecture s’arrête avant lui.</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
    </context>
    <context>
        <name>headline</name>
        <message>
            <source>{card} cannot go on {other}</source>
            <translation>{card} ne va pas sur {other}</translation>
        </message>
        <message>
            <source>{card} cannot go on this empty place</source>
            <translation>{card} ne va pas sur cette place vide</translation>
        </message>
        <message>
            <source>{card} is not a king</source>
            <translation>{card} n’est pas un Roi</translation>
        </message>
        <message>
            <source>{card} is not an ace</source>
            <translation>{card} n’est pas un As</translation>
        </message>
        <message>
            <source>{card} belongs on another foundation</source>
            <translation>{card} va sur une autre fondation</translation>
        </message>
        <message>
            <source>Nothing goes here</source>
            <translation>Rien ne va ici</translation>
        </message>
        <message>
            <source>{card} and {other} are no pair</source>
            <translation>{card} et {other} ne font pas une paire</translation>
        </message>
        <message>
            <source>{card} does not leave alone</source>
            <translation>{card} ne part pas sans partenaire</translation>
        </message>
        <message>
            <source>{card} has no partner there</source>
            <translation>{card} n’y trouve pas de partenaire</translation>
        </message>
        <message>
            <source>Too many cards for one move</source>
            <translation>Trop de cartes pour un seul coup</translation>
        </message>
        <message>
            <source>This move is not allowed now</source>
            <translation>Ce coup n’est pas permis maintenant</translation>
        </message>
        <message>
            <source>A column is still empty</source>
            <translation>Une colonne est encore vide</translation>
        </message>
        <message>
            <source>{card} cannot move</source>
            <translation>{card} ne peut pas bouger</translation>
        </message>
        <message>
            <source>Nothing to move</source>
            <translation>Rien à déplacer</translation>
        </message>
        <message>
            <source>This card is face down</source>
            <translation>Cette carte est face cachée</translation>
        </message>
        <message>
            <source>{card} is covered</source>
            <translation>{card} est sous une autre carte</translation>
        </message>
        <message>
            <source>{card} is held by the cards on it</source>
            <translation>{card} est sous d’autres cartes</translation>
        </message>
        <message>
            <source>{card} stays on its foundation</source>
            <translation>{card} reste sur sa fondation</translation>
        </message>
        <message>
            <source>The stock is not carried</source>
            <translation>La pioche ne se déplace pas</translation>
        </message>
        <message>
            <source>This card stays where it is</source>
            <translation>Cette carte reste où elle est</translation>
        </message>
        <message>
            <source>{card} cannot go there</source>
            <translation>{card} ne peut pas aller là</translation>
        </message>
        <message>
            <source>This place is taken</source>
            <translation>Cette place est prise</translation>
        </message>
        <message>
            <source>{card} is already there</source>
            <translation>{card} y est déjà</translation>
        </message>
        <message>
            <source>One card at a time</source>
            <translation>Une carte à la fois</translation>
        </message>
        <message>
            <source>The stock is empty</source>
            <translation>La pioche est vide</translation>
        </message>
        <message>
            <source>Nothing happens here</source>
            <translation>Rien ne se passe ici</translation>
        </message>
        <message>
            <source>The stock is not empty yet</source>
            <translation>La pioche n’est pas encore vide</translation>
        </message>
        <message>
            <source>The waste does not go back any more</source>
            <translation>La défausse n’est plus recyclée</translation>
        </message>
        <message>
            <source>This move is not allowed</source>
            <translation>Ce coup n’est pas permis</translation>
        </message>
    </context>
    <context>
        <name>hint</name>
        <message>
            <source>Move {card} onto {other}.</source>
            <translation>Mettez {card} sur {other}.</translation>
        </message>
        <message>
            <source>Move the group that begins with {card} onto {other}.</source>
            <translation>Mettez le groupe qui commence par {card} sur {other}.</translation>
        </message>
        <message>
            <source>Move {card} to the foundation.</source>
            <translation>Mettez {card} sur la fondation.</translation>
        </message>
        <message>
            <source>Move the group that begins with {card} to the foundation.</source>
            <translation>Mettez le groupe qui commence par {card} sur la fondation.</translation>
        </message>
        <message>
            <source>Move {card} to an empty cell.</source>
            <translation>Mettez {card} dans une cellule vide.</translation>
        </message>
        <message>
            <source>Move {card} to an empty column.</source>
            <translation>Mettez {card} dans une colonne vide.</translation>
        </message>
        <message>
            <source>Move the group that begins with {card} to an empty column.</source>
            <translation>Mettez le groupe qui commence par {card} dans une colonne vide.</translation>
        </message>
        <message>
            <source>Move {card} to the marked place.</source>
            <translation>Mettez {card} à la place marquée.</translation>
        </message>
        <message>
            <source>Move the group that begins with {card} to the marked place.</source>
            <translation>Mettez le groupe qui commence par {card} à la place marquée.</translation>
        </message>
        <message>
            <source>Draw from the stock.</source>
            <translation>Piochez.</translation>
        </message>
        <message>
            <source>Turn the waste over to be the stock again.</source>
            <translation>Recyclez la défausse pour refaire la pioche.</translation>
        </message>
        <message>
            <source>Deal a row from the stock.</source>
            <translation>Distribuez une rangée depuis la pioche.</translation>
        </message>
        <message>
            <source>Remove {card} and {other}.</source>
            <translation>Retirez {card} et {other}.</translation>
        </message>
        <message>
            <source>Remove {card}.</source>
            <translation>Retirez {card}.</translation>
        </message>
        <message>
            <source>This is only a guess.</source>
            <translation>Ce n’est qu’une supposition.</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>To the next pile</source>
            <translation>Vers le tas voisin</translation>
        </message>
        <message>
            <source>Along a column: how many cards are meant; then to the next row</source>
            <translation>Le long d’une colonne, pour choisir combien de cartes prendre ; puis vers la rangée suivante</translation>
        </message>
        <message>
            <source>To the pile above or below</source>
            <translation>Vers le tas situé au-dessus ou au-dessous</translation>
        </message>
        <message>
            <source>To the first open card of a column, or to its last</source>
            <translation>Vers la première carte visible d’une colonne, ou vers la dernière</translation>
        </message>
        <message>
            <source>To the column of this number; 0 is the tenth</source>
            <translation>Vers la colonne qui porte ce numéro ; 0 désigne la dixième</translation>
        </message>
        <message>
            <source>Lift the cards, or put them down here; draw from the stock</source>
            <translation>Prendre les cartes ou les poser ici ; piocher</translation>
        </message>
        <message>
            <source>Put the cards back; close what lies open</source>
            <translation>Reposer les cartes ; fermer ce qui est ouvert</translation>
        </message>
        <message>
            <source>Look at a covered card, as long as the key is held</source>
            <translation>Voir une carte couverte, tant que la touche est enfoncée</translation>
        </message>
        <message>
            <source>Go to the rule that has just been broken</source>
            <translation>Aller à la règle qui vient d’être enfreinte</translation>
        </message>
        <message>
            <source>From the table to the buttons and back</source>
            <translation>De la table aux boutons et retour</translation>
        </message>
        <message>
            <source>Open the menu</source>
            <translation>Ouvrir le menu</translation>
        </message>
        <message>
            <source>Drag a card or a group to where it is to go.</source>
            <translation>Faites glisser une carte ou un groupe là où il doit aller.</translation>
        </message>
        <message>
            <source>Click a card to send it to its foundation, double-click it to send it to the best place.</source>
            <translation>Cliquez sur une carte pour l’envoyer sur sa fondation, double-cliquez pour l’envoyer à la meilleure place.</translation>
        </message>
        <message>
            <source>Hold the right button on a covered card, or press it for long, to look at it.</source>
            <translation>Maintenez le bouton droit enfoncé sur une carte couverte, ou appuyez longuement dessus, pour la voir.</translation>
        </message>
        <message>
            <source>Turn the wheel with Ctrl held to make the cards larger or smaller.</source>
            <translation>Tournez la molette en maintenant Ctrl pour agrandir ou réduire les cartes.</translation>
        </message>
        <message>
            <source>Keys and gestures</source>
            <translation>Touches et gestes</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>Sur la table</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Commandes</translation>
        </message>
        <message>
            <source>With the pointer</source>
            <translation>Avec le pointeur</translation>
        </message>
    </context>
    <context>
        <name>light</name>
        <message>
            <source>This game cannot be won any more.</source>
            <translation>Cette partie ne peut plus être gagnée.</translation>
        </message>
        <message>
            <source>Back to the last winnable position</source>
            <translation>Revenir à la dernière position gagnable</translation>
        </message>
        <message>
            <source>No move is possible.</source>
            <translation>Aucun coup n’est possible.</translation>
        </message>
        <message>
            <source>Looking for a winnable deal…</source>
            <translation>Recherche d’une donne gagnable…</translation>
        </message>
        <message>
            <source>Take any deal</source>
            <translation>Prendre n’importe quelle donne</translation>
        </message>
        <message>
            <source>Looking for a way to win…</source>
            <translation>Recherche d’un chemin vers la victoire…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>This way leads to the win. Any key or click stops it.</source>
            <translation>Ce chemin mène à la victoire. Une touche ou un clic l’arrête.</translation>
        </message>
        <message>
            <source>No way to win has been found.</source>
            <translation>Aucun chemin vers la victoire n’a été trouvé.</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Vérification…</translation>
        </message>
        <message>
            <source>Winnable</source>
            <translation>Gagnable</translation>
        </message>
        <message>
            <source>Cannot be won any more</source>
            <translation>Ne peut plus être gagnée</translation>
        </message>
        <message>
            <source>Not known whether it can be won</source>
            <translation>On ne sait pas si elle est gagnable</translation>
        </message>
        <message>
            <source>This deal cannot be won.</source>
            <translation>Cette donne ne peut pas être gagnée.</translation>
        </message>
        <message>
            <source>Looking for the last winnable position…</source>
            <translation>Recherche de la dernière position gagnable…</translation>
        </message>
        <message>
            <source>This position is winnable.</source>
            <translation>Cette position est gagnable.</translation>
        </message>
        <message>
            <source>This is the last position known to be winnable. Redo leads on again.</source>
            <translation>C’est la dernière position que l’on sait gagnable. Rétablir vous fait repartir en avant.</translation>
        </message>
        <message>
            <source>No earlier position is known to be winnable.</source>
            <translation>On ne connaît aucune position antérieure gagnable.</translation>
        </message>
    </context>
    <context>
        <name>output</name>
        <message>
            <source>{game}, deal {code}</source>
            <translation>{game}, donne {code}</translation>
        </message>
        <message>
            <source>{game}, deals {first} to {last}</source>
            <translation>{game}, donnes {first} à {last}</translation>
        </message>
        <message>
            <source>{game}, a position</source>
            <translation>{game}, une position</translation>
        </message>
        <message>
            <source>Deal code: {code}</source>
            <translation>Code de partie : {code}</translation>
        </message>
        <message numerus="yes">
            <source>Position after %n move(s)</source>
            <translation>
                <numerusform>Position après %n coup</numerusform>
                <numerusform>Position après %n coups</numerusform>
            </translation>
        </message>
        <message>
            <source>Position</source>
            <translation>Position</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>{pile}:</source>
            <translation>{pile} :</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>Of every pile the deepest card stands first, of the stock the card that is drawn next. Cards in brackets lie face down.</source>
            <translation>Dans chaque tas, la carte du dessous est écrite en premier ; dans la pioche, celle qui sera piochée d’abord. Les cartes entre parenthèses sont face cachée.</translation>
        </message>
        <message>
            <source>Of every pile the deepest card stands first.</source>
            <translation>Dans chaque tas, la carte du dessous est écrite en premier.</translation>
        </message>
        <message>
            <source>row {number}</source>
            <translation>rangée {number}</translation>
        </message>
        <message>
            <source>cells</source>
            <translation>cellules</translation>
        </message>
        <message>
            <source>foundations</source>
            <translation>fondations</translation>
        </message>
        <message>
            <source>Solution: {game}, deal {code}</source>
            <translation>Solution : {game}, donne {code}</translation>
        </message>
        <message>
            <source>Solution: {game}, from this position</source>
            <translation>Solution : {game}, à partir de cette position</translation>
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
            <translation>But du jeu</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Disposition</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <source>Groups</source>
            <translation>Groupes</translation>
        </message>
        <message>
            <source>Empty columns</source>
            <translation>Colonnes vides</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>Cellules</translation>
        </message>
        <message>
            <source>Reserve</source>
            <translation>Réserve</translation>
        </message>
        <message>
            <source>Foundations</source>
            <translation>Fondations</translation>
        </message>
        <message>
            <source>Stock and waste</source>
            <translation>Pioche et défausse</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Pioche</translation>
        </message>
        <message>
            <source>Removing cards</source>
            <translation>Retirer des cartes</translation>
        </message>
        <message>
            <source>What happens by itself</source>
            <translation>Ce qui se fait tout seul</translation>
        </message>
        <message>
            <source>Clicks and dragging</source>
            <translation>Clics et glisser-déposer</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>End of the game</source>
            <translation>Fin de la partie</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>{setting}: {choices}</source>
            <translation>{setting} : {choices}</translation>
        </message>
        <message>
            <source>This page is not available in your language; here it is in English.</source>
            <translation>Cette page n’existe pas dans votre langue ; la voici en anglais.</translation>
        </message>
        <message numerus="yes">
            <source>The game is played with %n card(s).</source>
            <translation>
                <numerusform>Le jeu se joue avec %n carte.</numerusform>
                <numerusform>Le jeu se joue avec %n cartes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>They are of %n suit(s).</source>
            <translation>
                <numerusform>Elles sont toutes de la même enseigne.</numerusform>
                <numerusform>Elles sont de %n enseignes différentes.</numerusform>
            </translation>
        </message>
        <message>
            <source>From the lowest to the highest the ranks are: ace, 2 to 10, jack, queen, king.</source>
            <translation>De la plus basse à la plus haute, les valeurs sont : As, 2 à 10, Valet, Dame, Roi.</translation>
        </message>
        <message numerus="yes">
            <source>%n column(s) form the tableau.</source>
            <translation>
                <numerusform>%n colonne forme le tableau.</numerusform>
                <numerusform>%n colonnes forment le tableau.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The tableau has %n row(s); cards overlap those of the row above.</source>
            <translation>
                <numerusform>Le tableau a %n rangée.</numerusform>
                <numerusform>Le tableau a %n rangées ; les cartes recouvrent en partie celles de la rangée du dessus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cell(s) stand empty at first.</source>
            <translation>
                <numerusform>%n cellule est vide au début.</numerusform>
                <numerusform>%n cellules sont vides au début.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There are %n cell(s).</source>
            <translation>
                <numerusform>Il y a %n cellule.</numerusform>
                <numerusform>Il y a %n cellules.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them get(s) a card from the deal.</source>
            <translation>
                <numerusform>%n d’entre elles reçoit une carte à la donne.</numerusform>
                <numerusform>%n d’entre elles reçoivent une carte à la donne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foundation(s) stand empty at first.</source>
            <translation>
                <numerusform>%n fondation est vide au début.</numerusform>
                <numerusform>%n fondations sont vides au début.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n foundation(s) get their first cards from the deal.</source>
            <translation>
                <numerusform>%n fondation reçoit sa première carte à la donne.</numerusform>
                <numerusform>%n fondations sont prévues ; les premières cartes y sont posées à la donne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reserve pile(s) lie beside the tableau.</source>
            <translation>
                <numerusform>%n réserve se trouve à côté du tableau.</numerusform>
                <numerusform>%n réserves se trouvent à côté du tableau.</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed cards go to one pile and are out of play.</source>
            <translation>Les cartes retirées vont sur une fondation et ne sont plus en jeu.</translation>
        </message>
        <message numerus="yes">
            <source>Every column gets %n card(s).</source>
            <translation>
                <numerusform>Chaque colonne reçoit %n carte.</numerusform>
                <numerusform>Chaque colonne reçoit %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>From left to right the columns get this many cards: {counts}.</source>
            <translation>Nombre de cartes par colonne, de gauche à droite : {counts}.</translation>
        </message>
        <message numerus="yes">
            <source>In all, %n card(s) lie in the tableau.</source>
            <translation>
                <numerusform>En tout, %n carte est dans le tableau.</numerusform>
                <numerusform>En tout, %n cartes sont dans le tableau.</numerusform>
            </translation>
        </message>
        <message>
            <source>All of them lie face up.</source>
            <translation>Toutes sont face visible.</translation>
        </message>
        <message numerus="yes">
            <source>Only the last %n card(s) of each column lie face up.</source>
            <translation>
                <numerusform>Seule la dernière carte de chaque colonne est face visible.</numerusform>
                <numerusform>Seules les %n dernières cartes de chaque colonne sont face visible.</numerusform>
            </translation>
        </message>
        <message>
            <source>From left to right, this many of the last cards of the columns lie face up: {counts}.</source>
            <translation>De gauche à droite, voici combien des dernières cartes des colonnes sont visibles : {counts}.</translation>
        </message>
        <message>
            <source>Only the cards that nothing covers lie face up.</source>
            <translation>Seules les cartes que rien ne couvre sont face visible.</translation>
        </message>
        <message numerus="yes">
            <source>The other %n card(s) form the face-down stock.</source>
            <translation>
                <numerusform>La carte restante forme la pioche, face cachée.</numerusform>
                <numerusform>Les %n autres cartes forment la pioche, face cachée.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The other %n card(s) form the stock, which lies face up.</source>
            <translation>
                <numerusform>La carte restante forme la pioche, face visible.</numerusform>
                <numerusform>Les %n autres cartes forment la pioche, face visible.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The reserve gets %n card(s).</source>
            <translation>
                <numerusform>La réserve reçoit %n carte.</numerusform>
                <numerusform>La réserve reçoit %n cartes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The waste gets %n card(s).</source>
            <translation>
                <numerusform>La défausse reçoit %n carte.</numerusform>
                <numerusform>La défausse reçoit %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>The waste beside it is empty at first.</source>
            <translation>À côté, la défausse est vide au début.</translation>
        </message>
        <message>
            <source>Any card may lie on any other.</source>
            <translation>Toute carte peut aller sur toute autre.</translation>
        </message>
        <message>
            <source>No card is put down on the tableau.</source>
            <translation>Aucune carte n’est posée sur le tableau.</translation>
        </message>
        <message>
            <source>Any face-up card moves together with all the cards on it, ordered or not.</source>
            <translation>Toute carte face visible se déplace avec toutes celles qui sont dessus, ordonnées ou non.</translation>
        </message>
        <message>
            <source>Any part of a run that reaches to the end of its column may move.</source>
            <translation>On peut en déplacer toute partie qui va jusqu’au bout de la colonne.</translation>
        </message>
        <message>
            <source>The card in a cell can move on to a column or to a foundation.</source>
            <translation>La carte d’une cellule peut aller sur une colonne ou sur une fondation.</translation>
        </message>
        <message>
            <source>Only the last card of a reserve pile can be played.</source>
            <translation>Seule la dernière carte d’une réserve peut être jouée.</translation>
        </message>
        <message>
            <source>The top card of a foundation can be taken back into play.</source>
            <translation>La dernière carte d’une fondation peut être reprise en jeu.</translation>
        </message>
        <message>
            <source>No card is put down on a foundation by hand.</source>
            <translation>On ne pose aucune carte soi-même sur une fondation.</translation>
        </message>
        <message numerus="yes">
            <source>A click on the stock turns its top %n card(s) onto the waste.</source>
            <translation>
                <numerusform>Un clic sur la pioche retourne sa première carte sur la défausse.</numerusform>
                <numerusform>Un clic sur la pioche retourne ses %n premières cartes sur la défausse.</numerusform>
            </translation>
        </message>
        <message>
            <source>If fewer are left in the stock, those that are left are turned.</source>
            <translation>S’il en reste moins dans la pioche, on retourne celles qui restent.</translation>
        </message>
        <message>
            <source>Only the top card of the waste can be played.</source>
            <translation>Seule la carte du dessus de la défausse peut être jouée.</translation>
        </message>
        <message>
            <source>Cards can also be played onto the waste:</source>
            <translation>On peut aussi poser des cartes sur la défausse :</translation>
        </message>
        <message numerus="yes">
            <source>A click on the stock deals one card face up onto each of %n column(s).</source>
            <translation>
                <numerusform>Un clic sur la pioche distribue une carte face visible sur %n colonne.</numerusform>
                <numerusform>Un clic sur la pioche distribue une carte face visible sur chacune des %n colonnes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A click on the stock deals one card face up onto each of the first %n column(s).</source>
            <translation>
                <numerusform>Un clic sur la pioche distribue une carte face visible sur la première colonne.</numerusform>
                <numerusform>Un clic sur la pioche distribue une carte face visible sur chacune des %n premières colonnes.</numerusform>
            </translation>
        </message>
        <message>
            <source>Available are the cards that nothing covers, and the top card of the waste.</source>
            <translation>Sont disponibles les cartes que rien ne couvre et la carte du dessus de la défausse.</translation>
        </message>
        <message>
            <source>Click one card and then the other, or drag one onto the other; a card that leaves alone needs one click.</source>
            <translation>Cliquez sur une carte puis sur l’autre, ou faites glisser l’une sur l’autre ; une carte qui part seule ne demande qu’un clic.</translation>
        </message>
        <message>
            <source>Nothing moves by itself: no card goes up on its own, and the game never finishes itself.</source>
            <translation>Rien ne bouge tout seul : aucune carte ne monte d’elle-même, et la partie ne se termine jamais toute seule.</translation>
        </message>
        <message>
            <source>Apart from this nothing moves by itself.</source>
            <translation>À part cela, rien ne bouge tout seul.</translation>
        </message>
        <message>
            <source>Every move can be made by dragging.</source>
            <translation>Tout coup peut se jouer en faisant glisser les cartes.</translation>
        </message>
        <message>
            <source>One click on the last card of a column sends it to its foundation, if it can go there.</source>
            <translation>Un clic sur la dernière carte d’une colonne l’envoie sur sa fondation, si elle peut y aller.</translation>
        </message>
        <message>
            <source>One click on the last card of a column or on the card of a cell sends it to its foundation, if it can go there.</source>
            <translation>Un clic sur la dernière carte d’une colonne ou sur la carte d’une cellule l’envoie sur sa fondation, si elle peut y aller.</translation>
        </message>
        <message>
            <source>One click on the last card of a column or on the top card of the waste sends it to its foundation, if it can go there.</source>
            <translation>Un clic sur la dernière carte d’une colonne ou sur la carte du dessus de la défausse l’envoie sur sa fondation, si elle peut y aller.</translation>
        </message>
        <message>
            <source>One click on an available card sends it to the waste, if it can go there.</source>
            <translation>Un clic sur une carte disponible l’envoie sur la défausse, si elle peut y aller.</translation>
        </message>
        <message>
            <source>A double click, if it is on in the settings, sends a card to the first place that takes it:</source>
            <translation>Un double-clic, s’il est activé dans les paramètres, envoie une carte à la première place qui l’accepte :</translation>
        </message>
        <message>
            <source>its foundation</source>
            <translation>sa fondation</translation>
        </message>
        <message>
            <source>the longest column that takes it</source>
            <translation>la plus longue colonne qui l’accepte</translation>
        </message>
        <message>
            <source>an empty column</source>
            <translation>une colonne vide</translation>
        </message>
        <message>
            <source>an empty cell</source>
            <translation>une cellule vide</translation>
        </message>
        <message>
            <source>the waste</source>
            <translation>la défausse</translation>
        </message>
        <message>
            <source>This game has no score; moves and time count.</source>
            <translation>Ce jeu n’a pas de score ; les coups et le temps comptent.</translation>
        </message>
        <message>
            <source>The score starts at {points} and never goes below {floor}.</source>
            <translation>Le score part de {points} et ne descend jamais au-dessous de {floor}.</translation>
        </message>
        <message>
            <source>A card earns the points for a foundation only the first time it gets there.</source>
            <translation>Une carte ne rapporte les points d’une fondation que la première fois qu’elle y arrive.</translation>
        </message>
        <message numerus="yes">
            <source>Undo takes back the last %n action(s) and their points.</source>
            <translation>
                <numerusform>Annuler reprend la dernière action et ses points.</numerusform>
                <numerusform>Annuler reprend les %n dernières actions et leurs points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undo takes back the last %n action(s).</source>
            <translation>
                <numerusform>Annuler reprend la dernière action.</numerusform>
                <numerusform>Annuler reprend les %n dernières actions.</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo has no limit.</source>
            <translation>Annuler n’a pas de limite.</translation>
        </message>
        <message>
            <source>The move counter does not go down on undo.</source>
            <translation>Le compteur de coups ne diminue pas quand on annule.</translation>
        </message>
        <message>
            <source>Every undo counts as one more move.</source>
            <translation>Chaque annulation compte comme un coup de plus.</translation>
        </message>
        <message>
            <source>As soon as no win is possible any more, the program says so.</source>
            <translation>Dès que la partie ne peut plus être gagnée, le programme le dit.</translation>
        </message>
        <message>
            <source>The program never declares a game lost.</source>
            <translation>Le programme ne déclare jamais une partie perdue.</translation>
        </message>
        <message>
            <source>Every game has a deal code. Typed into the New Game window, it deals the same cards again, stock included.</source>
            <translation>Chaque partie a un code. Tapé dans la fenêtre Nouvelle partie, il redonne les mêmes cartes, pioche comprise.</translation>
        </message>
    </context>
    <context>
        <name>pause</name>
        <message>
            <source>Paused</source>
            <translation>En pause</translation>
        </message>
        <message>
            <source>The clock stands still, and the cards are hidden.</source>
            <translation>Le chronomètre est arrêté et les cartes sont cachées.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
    </context>
    <context>
        <name>pile</name>
        <message>
            <source>stock</source>
            <translation>pioche</translation>
        </message>
        <message>
            <source>waste</source>
            <translation>défausse</translation>
        </message>
        <message>
            <source>cell {number}</source>
            <translation>cellule {number}</translation>
        </message>
        <message>
            <source>reserve</source>
            <translation>réserve</translation>
        </message>
        <message>
            <source>reserve {number}</source>
            <translation>réserve {number}</translation>
        </message>
        <message>
            <source>column {number}</source>
            <translation>colonne {number}</translation>
        </message>
        <message>
            <source>row {row}, card {number}</source>
            <translation>rangée {row}, carte {number}</translation>
        </message>
        <message>
            <source>foundation</source>
            <translation>fondation</translation>
        </message>
        <message>
            <source>foundation {number}</source>
            <translation>fondation {number}</translation>
        </message>
        <message>
            <source>foundation of {suit}</source>
            <translation>fondation de {suit}</translation>
        </message>
    </context>
    <context>
        <name>points</name>
        <message>
            <source>{points} for every action</source>
            <translation>{points} pour chaque action</translation>
        </message>
        <message>
            <source>{points} for every card that is carried</source>
            <translation>{points} pour chaque carte déplacée</translation>
        </message>
        <message>
            <source>{points} for every card that reaches a foundation</source>
            <translation>{points} pour chaque carte qui arrive sur une fondation</translation>
        </message>
        <message>
            <source>{points} for every move onto a column</source>
            <translation>{points} pour chaque coup vers une colonne</translation>
        </message>
        <message>
            <source>{points} for every card that goes from the waste to a column</source>
            <translation>{points} pour chaque carte qui va de la défausse à une colonne</translation>
        </message>
        <message>
            <source>{points} for every card taken back from a foundation</source>
            <translation>{points} pour chaque carte reprise d’une fondation</translation>
        </message>
        <message>
            <source>{points} for every draw from the stock</source>
            <translation>{points} chaque fois que l’on pioche</translation>
        </message>
        <message>
            <source>{points} every time the waste goes back to the stock</source>
            <translation>{points} chaque fois que la défausse est recyclée</translation>
        </message>
        <message>
            <source>{points} for every card dealt from the stock</source>
            <translation>{points} pour chaque carte distribuée de la pioche</translation>
        </message>
        <message>
            <source>{points} for every card that leaves the board</source>
            <translation>{points} pour chaque carte qui quitte le jeu</translation>
        </message>
        <message>
            <source>{points} for every complete run that leaves the board</source>
            <translation>{points} pour chaque suite complète qui quitte le jeu</translation>
        </message>
        <message>
            <source>{points} for every face-down card turned up in a column</source>
            <translation>{points} pour chaque carte face cachée retournée dans une colonne</translation>
        </message>
        <message>
            <source>{points} for every column that is filled again</source>
            <translation>{points} pour chaque colonne regarnie</translation>
        </message>
    </context>
    <context>
        <name>problem</name>
        <message>
            <source>The field is empty. Type a deal code.</source>
            <translation>Le champ est vide. Tapez un code de partie.</translation>
        </message>
        <message>
            <source>The code is too long: “{rest}” (character {place}) is more than it needs.</source>
            <translation>Le code est trop long : « {rest} » (caractère {place}) est de trop.</translation>
        </message>
        <message>
            <source>The number of the deal is too short: “{number}” has {count} of the {needed} characters it needs.</source>
            <translation>Le numéro de la donne est trop court : « {number} » a {count} caractères sur {needed}.</translation>
        </message>
        <message>
            <source>“{character}” (character {place}) cannot be in a code. Only letters A–Z, digits and hyphens can.</source>
            <translation>« {character} » (caractère {place}) ne peut pas figurer dans un code. Seuls les lettres A–Z, les chiffres et les traits d’union le peuvent.</translation>
        </message>
        <message>
            <source>“{character}” (character {place}) cannot be in the number of a deal. Only A–Z and 2–7 can.</source>
            <translation>« {character} » (caractère {place}) ne peut pas figurer dans le numéro d’une donne. Seuls A–Z et 2–7 le peuvent.</translation>
        </message>
        <message>
            <source>“{character}” (character {place}) cannot be in a Microsoft deal number. Only the digits 0–9 can.</source>
            <translation>« {character} » (caractère {place}) ne peut pas figurer dans un numéro de donne Microsoft. Seuls les chiffres 0–9 le peuvent.</translation>
        </message>
        <message>
            <source>“{text}” does not begin with a game. A code begins with one of these: {known}.</source>
            <translation>« {text} » ne commence pas par un jeu. Un code commence par l’un de ceux-ci : {known}.</translation>
        </message>
        <message>
            <source>No game has the letters “{game}”. These are known: {known}.</source>
            <translation>Aucun jeu n’a les lettres « {game} ». Voici celles qui existent : {known}.</translation>
        </message>
        <message>
            <source>After {game} the number of a revision must follow (character {place}), as in {example}.</source>
            <translation>Après {game}, il faut un numéro de révision (caractère {place}), comme dans {example}.</translation>
        </message>
        <message>
            <source>This code asks for revision {revision} of {game}, and this program knows only revision {known}. A newer version of the program can deal it.</source>
            <translation>Ce code demande la révision {revision} de {game}, et ce programme ne connaît que la révision {known}. Une version plus récente du programme peut la distribuer.</translation>
        </message>
        <message>
            <source>{game} has no revision {revision}. Its codes look like {example}.</source>
            <translation>{game} n’a pas de révision {revision}. Ses codes ressemblent à {example}.</translation>
        </message>
        <message>
            <source>{game} has no options: “{options}” (character {place}) does not belong there.</source>
            <translation>{game} n’a pas d’options : « {options} » (caractère {place}) n’a rien à faire là.</translation>
        </message>
        <message>
            <source>The options of {game} are missing (character {place}). They look like {example}.</source>
            <translation>Il manque les options de {game} (caractère {place}). Elles ressemblent à {example}.</translation>
        </message>
        <message>
            <source>“{options}” (character {place}) are not options of {game}. They look like {example}.</source>
            <translation>« {options} » (caractère {place}) ne sont pas des options de {game}. Elles ressemblent à {example}.</translation>
        </message>
        <message>
            <source>The setting {setting} has no choice {value}.</source>
            <translation>L’option {setting} n’a pas de choix {value}.</translation>
        </message>
        <message>
            <source>This code can be read in two ways. Write it with its hyphens, as in {example}.</source>
            <translation>Ce code peut se lire de deux façons. Écrivez-le avec ses traits d’union, comme dans {example}.</translation>
        </message>
        <message>
            <source>The hyphen at character {place} does not belong there.</source>
            <translation>Le trait d’union (caractère {place}) n’a rien à faire là.</translation>
        </message>
        <message>
            <source>The number of the deal is missing. A whole code looks like {example}.</source>
            <translation>Il manque le numéro de la donne. Un code entier ressemble à {example}.</translation>
        </message>
        <message>
            <source>A Microsoft deal number is written with a #, as in {example}.</source>
            <translation>Un numéro de donne Microsoft s’écrit avec un #, comme dans {example}.</translation>
        </message>
        <message>
            <source>{game} does not take Microsoft deal numbers. Its codes look like {example}.</source>
            <translation>{game} n’accepte pas les numéros de donne Microsoft. Ses codes ressemblent à {example}.</translation>
        </message>
        <message>
            <source>{number} is not a Microsoft deal number. They go from {first} to {last}.</source>
            <translation>{number} n’est pas un numéro de donne Microsoft. Ils vont de {first} à {last}.</translation>
        </message>
        <message>
            <source>“{text}” is the name of a game. Its codes look like {example}.</source>
            <translation>« {text} » est le nom d’un jeu. Ses codes ressemblent à {example}.</translation>
        </message>
        <message>
            <source>{number} is only the number of a deal. Choose the game first, or type a whole code.</source>
            <translation>{number} n’est que le numéro d’une donne. Choisissez d’abord le jeu, ou tapez un code entier.</translation>
        </message>
        <message>
            <source>There is no game called “{name}”. These are known: {known}.</source>
            <translation>Il n’y a pas de jeu appelé « {name} ». Voici ceux qui existent : {known}.</translation>
        </message>
        <message>
            <source>The declaration of the game names a pile “{pile}” ({word}) that it does not have.</source>
            <translation>La déclaration du jeu nomme un tas « {pile} » ({word}) qu’elle n’a pas.</translation>
        </message>
        <message>
            <source>The declaration of the game has two piles called “{pile}”.</source>
            <translation>La déclaration du jeu a deux tas appelés « {pile} ».</translation>
        </message>
        <message>
            <source>The declaration of the game deals {dealt} cards, but its pack has {pack}.</source>
            <translation>La déclaration du jeu distribue {dealt} cartes, mais son paquet en a {pack}.</translation>
        </message>
        <message>
            <source>The game takes cards from “{pile}” that do not lie there. The fault is in its plugin.</source>
            <translation>Le jeu prend à « {pile} » des cartes qui n’y sont pas. L’erreur vient de son plugin.</translation>
        </message>
        <message>
            <source>After a move the game goes on by itself without end. The fault is in its plugin.</source>
            <translation>Après un coup, le jeu continue tout seul sans fin. L’erreur vient de son plugin.</translation>
        </message>
        <message>
            <source>The game “{variant}” needs two capital letters for its codes and a revision from 1; it has “{code}”.</source>
            <translation>Le jeu « {variant} » a besoin de deux capitales pour ses codes et d’une révision à partir de 1 ; il a « {code} ».</translation>
        </message>
        <message>
            <source>In the game “{variant}” the setting “{setting}” has a choice “{code}”. Codes of choices are capitals and digits.</source>
            <translation>Dans le jeu « {variant} », l’option « {setting} » a un choix « {code} ». Les codes des choix se composent de capitales et de chiffres.</translation>
        </message>
        <message>
            <source>In the game “{variant}” two choices of options are both spelled “{code}”.</source>
            <translation>Dans le jeu « {variant} », deux choix d’options s’écrivent tous deux « {code} ».</translation>
        </message>
        <message>
            <source>The game “{variant}” takes Microsoft deal numbers, and those deal one whole deck of 52 cards only.</source>
            <translation>Le jeu « {variant} » accepte les numéros de donne Microsoft, et ceux-ci ne distribuent qu’un jeu entier de 52 cartes.</translation>
        </message>
        <message>
            <source>“{file}” is not a Python file.</source>
            <translation>« {file} » n’est pas un fichier Python.</translation>
        </message>
        <message>
            <source>“{file}” declares no game.</source>
            <translation>« {file} » ne déclare aucun jeu.</translation>
        </message>
        <message>
            <source>The plugin declares a “{given}” where a game is expected.</source>
            <translation>Le plugin déclare un « {given} » là où un jeu est attendu.</translation>
        </message>
        <message>
            <source>“{file}” brings a game with the id “{id}”, which is there already, from “{other_file}”.</source>
            <translation>« {file} » apporte un jeu dont l’identifiant « {id} » existe déjà, dans « {other_file} ».</translation>
        </message>
        <message>
            <source>“{file}”: the letters “{code}” of the game “{id}” belong to “{other}” from “{other_file}” already.</source>
            <translation>« {file} » : les lettres « {code} » du jeu « {id} » appartiennent déjà à « {other} » de « {other_file} ».</translation>
        </message>
        <message>
            <source>“{file}”, line {line}: {error}</source>
            <translation>« {file} », ligne {line} : {error}</translation>
        </message>
        <message>
            <source>“{file}” was damaged. It has been kept as “{aside}”, and a new one is begun.</source>
            <translation>« {file} » était endommagé. Il a été gardé sous le nom « {aside} », et un nouveau fichier a été commencé.</translation>
        </message>
        <message>
            <source>“{file}” cannot be read. It is left as it is, and nothing is saved into it.</source>
            <translation>« {file} » ne peut pas être lu. Il est laissé tel quel, et rien n’y est enregistré.</translation>
        </message>
        <message>
            <source>“{file}” was written by a newer Qt Solitaire. It is left as it is, and nothing is saved into it.</source>
            <translation>« {file} » a été écrit par une version plus récente de Qt Solitaire. Il est laissé tel quel, et rien n’y est enregistré.</translation>
        </message>
        <message>
            <source>Nothing can be saved in “{folder}”. You can play, but this game and its result will not be kept.</source>
            <translation>Rien ne peut être enregistré dans « {folder} ». Vous pouvez jouer, mais cette partie et son résultat ne seront pas gardés.</translation>
        </message>
        <message>
            <source>Some settings were not understood and are at their defaults: {keys}.</source>
            <translation>Certains paramètres n’ont pas été compris et ont leur valeur par défaut : {keys}.</translation>
        </message>
        <message>
            <source>The game saved in “{file}” cannot be continued. It has been kept as “{aside}”.</source>
            <translation>La partie enregistrée dans « {file} » ne peut pas être reprise. Elle a été gardée sous le nom « {aside} ».</translation>
        </message>
        <message>
            <source>“{file}” lacks “{key}”.</source>
            <translation>Il manque « {key} » dans « {file} ».</translation>
        </message>
        <message>
            <source>“{file}” cannot be read: {error}</source>
            <translation>« {file} » ne peut pas être lu : {error}</translation>
        </message>
        <message>
            <source>In the example “{id}”, move {number} (“{move}”) is refused by the rule “{rule}”.</source>
            <translation>Dans l’exemple « {id} », le coup {number} (« {move} ») est refusé par la règle « {rule} ».</translation>
        </message>
        <message>
            <source>In the example “{id}”, step {number} says {wanted}, but the game says {found}.</source>
            <translation>Dans l’exemple « {id} », l’étape {number} dit {wanted}, mais le jeu dit {found}.</translation>
        </message>
        <message>
            <source>Something is wrong: {id} ({args}).</source>
            <translation>Quelque chose ne va pas : {id} ({args}).</translation>
        </message>
        <message>
            <source>The game “{id}” is won before the first move.</source>
            <translation>Le jeu « {id} » est gagné avant le premier coup.</translation>
        </message>
        <message>
            <source>None of the first deals of the game “{id}” has a legal move.</source>
            <translation>Aucune des premières donnes du jeu « {id} » n’a de coup permis.</translation>
        </message>
        <message>
            <source>In the game “{id}” undo does not bring board and score back exactly.</source>
            <translation>Dans le jeu « {id} », Annuler ne rend pas exactement la position et le score.</translation>
        </message>
        <message>
            <source>The deal code {code} is read as {read}.</source>
            <translation>Le code de partie {code} est lu comme {read}.</translation>
        </message>
        <message>
            <source>The search gives the game “{id}” a wrong way to win: {fault}</source>
            <translation>La recherche donne au jeu « {id} » un faux chemin vers la victoire : {fault}</translation>
        </message>
        <message>
            <source>The rules of “{id}” are slow: {found} positions a second, where {least} are needed for hints and verdicts.</source>
            <translation>Les règles de « {id} » sont lentes : {found} positions par seconde, alors qu’il en faut {least} pour les indices et les verdicts.</translation>
        </message>
        <message>
            <source>In a window of 640 × 480 the cards of “{id}” are only {pixels} pixels wide; they need {least}.</source>
            <translation>Dans une fenêtre de 640 × 480, les cartes de « {id} » n’ont que {pixels} pixels de large ; il en faut {least}.</translation>
        </message>
        <message>
            <source>In a window of 640 × 480 the pile “{pile}” reaches beyond the table.</source>
            <translation>Dans une fenêtre de 640 × 480, le tas « {pile} » dépasse de la table.</translation>
        </message>
        <message>
            <source>The piles “{one}” and “{other}” lie on one another; where that is meant, covered_by says so.</source>
            <translation>Les tas « {one} » et « {other} » se recouvrent ; si c’est voulu, covered_by le dit.</translation>
        </message>
        <message>
            <source>The text “{id}” is missing in the language “{language}”.</source>
            <translation>Le texte « {id} » manque dans la langue « {language} ».</translation>
        </message>
        <message>
            <source>The text “{id}” in the language “{language}” is not sound: {reason}.</source>
            <translation>Le texte « {id} » dans la langue « {language} » n’est pas en ordre : {reason}.</translation>
        </message>
        <message>
            <source>The page “{file}” is missing: other languages have it, “{language}” does not.</source>
            <translation>La page « {file} » manque : d’autres langues l’ont, pas « {language} ».</translation>
        </message>
        <message>
            <source>The page “{file}” is empty, or not a text in UTF-8.</source>
            <translation>La page « {file} » est vide, ou n’est pas un texte en UTF-8.</translation>
        </message>
        <message>
            <source>The example “{id}” lacks a sentence in the language “{language}”.</source>
            <translation>Il manque à l’exemple « {id} » une phrase dans la langue « {language} ».</translation>
        </message>
        <message>
            <source>A sentence of the example “{id}” in the language “{language}” has other placeholders than in English.</source>
            <translation>Une phrase de l’exemple « {id} » dans la langue « {language} » n’a pas les mêmes variables qu’en anglais.</translation>
        </message>
        <message>
            <source>The word “{old}” will go; use “{new}” instead.</source>
            <translation>Le mot « {old} » va disparaître ; employez « {new} ».</translation>
        </message>
        <message>
            <source>“{name}” cannot be the name of a game: it needs letters, digits, spaces or hyphens, a letter first.</source>
            <translation>« {name} » ne peut pas être le nom d’un jeu : il faut des lettres, des chiffres, des espaces ou des traits d’union, une lettre d’abord.</translation>
        </message>
        <message>
            <source>“{folder}” is there already; nothing has been written.</source>
            <translation>« {folder} » existe déjà ; rien n’a été écrit.</translation>
        </message>
        <message>
            <source>There is no board in this text.</source>
            <translation>Ce texte ne contient pas de position.</translation>
        </message>
        <message>
            <source>This text is too long for a board: it may have at most {most} characters.</source>
            <translation>Ce texte est trop long pour une position : il peut avoir au plus {most} caractères.</translation>
        </message>
        <message>
            <source>Line {line} of the board holds “{text}”, which does not belong there.</source>
            <translation>La ligne {line} de la position contient « {text} », qui n’a rien à faire là.</translation>
        </message>
        <message>
            <source>The board does not say its game; add a line “variant:” with one of these: {known}.</source>
            <translation>La position n’indique pas son jeu ; ajoutez une ligne « variant: » avec l’un de ceux-ci : {known}.</translation>
        </message>
        <message>
            <source>Line {line} of the board names the game “{text}”, but these are known: {known}.</source>
            <translation>La ligne {line} de la position nomme le jeu « {text} », mais on connaît ceux-ci : {known}.</translation>
        </message>
        <message>
            <source>Line {line} of the board has the option “{text}”, but these are known: {known}.</source>
            <translation>La ligne {line} de la position a l’option « {text} », mais on connaît celles-ci : {known}.</translation>
        </message>
        <message>
            <source>Line {line} of the board begins with “{key}”, but the game has no such pile.</source>
            <translation>La ligne {line} de la position commence par « {key} », mais le jeu n’a pas ce tas.</translation>
        </message>
        <message>
            <source>Line {line} of the board tells “{key}” a second time.</source>
            <translation>La ligne {line} de la position donne « {key} » une deuxième fois.</translation>
        </message>
        <message>
            <source>The board has {found} columns, but the game has {needed}.</source>
            <translation>La position a {found} colonnes, mais le jeu en a {needed}.</translation>
        </message>
        <message>
            <source>Line {line} of the board fills {found} places of “{key}”, but there are {needed}.</source>
            <translation>La ligne {line} de la position remplit {found} places de « {key} », mais il y en a {needed}.</translation>
        </message>
        <message>
            <source>Line {line} of the board puts more cards on “{key}” than it holds: {most}.</source>
            <translation>La ligne {line} de la position met sur « {key} » plus de cartes qu’il ne peut en contenir : {most}.</translation>
        </message>
        <message>
            <source>“{text}” in line {line} of the board is not a card; cards are written like 7H, TS or AC.</source>
            <translation>« {text} », à la ligne {line} de la position, n’est pas une carte ; les cartes s’écrivent comme 7H, TS ou AC.</translation>
        </message>
        <message>
            <source>“{text}” in line {line} of the board is not a foundation; foundations are written like H-5 or S-0.</source>
            <translation>« {text} », à la ligne {line} de la position, n’est pas une fondation ; les fondations s’écrivent comme H-5 ou S-0.</translation>
        </message>
        <message>
            <source>Line {line} of the board holds {card} once too often.</source>
            <translation>La ligne {line} de la position contient {card} une fois de trop.</translation>
        </message>
        <message>
            <source>These cards are missing on the board: {cards}.</source>
            <translation>Ces cartes manquent dans la position : {cards}.</translation>
        </message>
        <message>
            <source>Line {line} of the board tells “{text}” redeals, which the game does not have.</source>
            <translation>La ligne {line} de la position donne « {text} » recyclages, que le jeu n’a pas.</translation>
        </message>
        <message>
            <source>Move {number} is “{text}”, and that is no move; moves are written like “t4 t5” or “draw”.</source>
            <translation>Le coup {number} est « {text} », et ce n’est pas un coup ; les coups s’écrivent comme « t4 t5 » ou « draw ».</translation>
        </message>
        <message>
            <source>Move {number} is “{text}”, but the game has no pile “{pile}”.</source>
            <translation>Le coup {number} est « {text} », mais le jeu n’a pas de tas « {pile} ».</translation>
        </message>
        <message>
            <source>This is no game file: it is not written in TOML.</source>
            <translation>Ce n’est pas un fichier de partie : il n’est pas écrit en TOML.</translation>
        </message>
        <message>
            <source>This is no game file: line {line} is not written in TOML.</source>
            <translation>Ce n’est pas un fichier de partie : la ligne {line} n’est pas écrite en TOML.</translation>
        </message>
        <message>
            <source>This is no game file: it has no line “format = 1”.</source>
            <translation>Ce n’est pas un fichier de partie : il n’a pas de ligne « format = 1 ».</translation>
        </message>
        <message>
            <source>This game file has format {format}, and this program knows formats up to {known}; a newer version can read it.</source>
            <translation>Ce fichier de partie a le format {format}, et ce programme connaît les formats jusqu’à {known} ; une version plus récente peut le lire.</translation>
        </message>
        <message>
            <source>The game file tells neither a deal code nor a board.</source>
            <translation>Le fichier de partie ne donne ni code de partie ni position.</translation>
        </message>
        <message>
            <source>The game file tells a deal code and a board; it may have only one of the two.</source>
            <translation>Le fichier de partie donne un code de partie et une position ; il ne peut avoir que l’un des deux.</translation>
        </message>
        <message>
            <source>The game file does not say its game.</source>
            <translation>Le fichier de partie n’indique pas son jeu.</translation>
        </message>
        <message>
            <source>The game file is of the game “{text}”, but these are known: {known}.</source>
            <translation>Le fichier de partie indique le jeu « {text} », mais on connaît ceux-ci : {known}.</translation>
        </message>
        <message>
            <source>The game file says the game “{game}”, but its deal is of “{other}”.</source>
            <translation>Le fichier de partie indique le jeu « {game} », mais sa donne est de « {other} ».</translation>
        </message>
        <message>
            <source>The value of “{key}” in the game file is not what it should be.</source>
            <translation>La valeur de « {key} » dans le fichier de partie n’est pas ce qu’elle devrait être.</translation>
        </message>
        <message>
            <source>There is no file “{file}”.</source>
            <translation>Il n’y a pas de fichier « {file} ».</translation>
        </message>
        <message>
            <source>“{file}” is a folder, not a file.</source>
            <translation>« {file} » est un dossier, pas un fichier.</translation>
        </message>
        <message>
            <source>“{file}” is not an ordinary file.</source>
            <translation>« {file} » n’est pas un fichier ordinaire.</translation>
        </message>
        <message>
            <source>“{file}” is too big: a game file or a board has at most {most} kilobytes.</source>
            <translation>« {file} » est trop gros : un fichier de partie ou une position fait au plus {most} kilooctets.</translation>
        </message>
        <message>
            <source>“{file}” is not a text file in UTF-8.</source>
            <translation>« {file} » n’est pas un fichier de texte en UTF-8.</translation>
        </message>
        <message>
            <source>“{file}” cannot be read.</source>
            <translation>« {file} » ne peut pas être lu.</translation>
        </message>
        <message>
            <source>“{file}” cannot be written; nothing has been changed.</source>
            <translation>« {file} » ne peut pas être écrit ; rien n’a été changé.</translation>
        </message>
        <message>
            <source>From {first} to {last} is no range of deals: both must be of the same game, and the first must not be larger.</source>
            <translation>De {first} à {last}, ce n’est pas une plage de donnes : les deux doivent être du même jeu, et le premier numéro ne doit pas être le plus grand.</translation>
        </message>
        <message>
            <source>This range has more deals than the {most} that one search takes.</source>
            <translation>Cela fait plus de donnes que les {most} qu’une recherche accepte.</translation>
        </message>
        <message>
            <source>Line {line} of “{file}” is no row of this command, so nothing is written into this file.</source>
            <translation>La ligne {line} de « {file} » ne vient pas de cette commande : rien n’est écrit dans ce fichier.</translation>
        </message>
        <message>
            <source>A searching process was ended from outside; the same command goes on where it stopped.</source>
            <translation>Un processus de recherche a été arrêté de l’extérieur ; la même commande reprend là où elle s’est arrêtée.</translation>
        </message>
        <message>
            <source>Dask is missing; install it with the extra “cluster” of this program.</source>
            <translation>Il manque Dask ; installez-le avec l’option « cluster » de ce programme.</translation>
        </message>
        <message>
            <source>No cluster answers at “{address}”.</source>
            <translation>Aucune grappe ne répond à « {address} ».</translation>
        </message>
        <message>
            <source>The command is used like this: {usage}</source>
            <translation>La commande s’utilise ainsi : {usage}</translation>
        </message>
        <message>
            <source>“{text}” does not belong there; the command is used like this: {usage}</source>
            <translation>« {text} » n’a rien à faire là ; la commande s’utilise ainsi : {usage}</translation>
        </message>
        <message>
            <source>“{text}” is not a command; the commands are: {known}.</source>
            <translation>« {text} » n’est pas une commande ; les commandes sont : {known}.</translation>
        </message>
        <message>
            <source>“{text}” is not a language of this program, which speaks: {known}.</source>
            <translation>« {text} » n’est pas une langue de ce programme, qui parle : {known}.</translation>
        </message>
        <message>
            <source>“{file}” does not say what to write; its name must end with one of these: {known}.</source>
            <translation>« {file} » ne dit pas quoi écrire ; le nom doit se terminer par l’une de ces extensions : {known}.</translation>
        </message>
        <message>
            <source>“{file}” can hold one deal only; several go into a PDF file.</source>
            <translation>« {file} » ne peut contenir qu’une donne ; plusieurs vont dans un fichier PDF.</translation>
        </message>
        <message>
            <source>This picture is too large: its longer side may have at most {most} pixels.</source>
            <translation>Cette image est trop grande : son plus grand côté peut avoir au plus {most} pixels.</translation>
        </message>
        <message>
            <source>A picture needs a width of at least one pixel and a ratio from above 0 to 8.</source>
            <translation>Une image doit avoir au moins un pixel de large et un rapport supérieur à 0, jusqu’à 8.</translation>
        </message>
        <message>
            <source>“{text}” is not a choice of {option}, which takes one of these: {known}.</source>
            <translation>« {text} » n’est pas un choix de {option}, qui prend l’un de ceux-ci : {known}.</translation>
        </message>
        <message>
            <source>System libraries that Qt needs are missing, so nothing can be drawn; “make play” names their packages.</source>
            <translation>Des bibliothèques système nécessaires à Qt manquent, rien ne peut donc être dessiné ; « make play » nomme leurs paquets.</translation>
        </message>
        <message>
            <source>From {first} to {last} is no range of deals: game and options must be the same, and the first number must not be larger.</source>
            <translation>De {first} à {last} n’est pas une plage de donnes : le jeu et les options doivent être les mêmes, et le premier numéro ne doit pas être le plus grand.</translation>
        </message>
        <message>
            <source>These are more deals than the {most} that can be taken at once.</source>
            <translation>Ce sont plus de donnes que les {most} que l’on peut prendre en une fois.</translation>
        </message>
        <message>
            <source>In “{file}”, API_VERSION is {given}, and it must be a whole number.</source>
            <translation>Dans « {file} », API_VERSION vaut {given}, et ce doit être un nombre entier.</translation>
        </message>
        <message>
            <source>“{file}” has changed since you allowed it.</source>
            <translation>« {file} » a changé depuis que vous l’avez autorisé.</translation>
        </message>
        <message>
            <source>Trying “{file}” ended with status {status}: {error}</source>
            <translation>L’essai de « {file} » s’est terminé avec l’état {status} : {error}</translation>
        </message>
        <message>
            <source>“{file}” failed: {error}</source>
            <translation>« {file} » a échoué : {error}</translation>
        </message>
        <message>
            <source>“{file}” is made for version {needed} of the plugin interface, and this program has version {known}.</source>
            <translation>« {file} » est fait pour la version {needed} de l’interface des plugins, et ce programme a la version {known}.</translation>
        </message>
        <message>
            <source>“{file}” gave no answer within {seconds} seconds when it was tried.</source>
            <translation>« {file} » n’a pas répondu en {seconds} secondes lors de l’essai.</translation>
        </message>
        <message>
            <source>“{file}” gives a “{given}” where a list of games is expected.</source>
            <translation>« {file} » donne un « {given} » là où une liste de jeux est attendue.</translation>
        </message>
        <message>
            <source>The entry point “{file}” names a “{given}” where a module is expected.</source>
            <translation>Le point d’entrée « {file} » nomme un « {given} » là où un module est attendu.</translation>
        </message>
        <message>
            <source>“{file}” could not be tried: {error}</source>
            <translation>« {file} » n’a pas pu être essayé : {error}</translation>
        </message>
        <message>
            <source>In the plugin’s sentences for “{language}”, “{key}” is not text.</source>
            <translation>Dans les phrases du plugin pour « {language} », « {key} » n’est pas du texte.</translation>
        </message>
        <message>
            <source>In the plugin’s sentences for “{language}”, “{key}” is longer than {most} characters.</source>
            <translation>Dans les phrases du plugin pour « {language} », « {key} » dépasse {most} caractères.</translation>
        </message>
        <message>
            <source>The plugin gives a “{given}” where its sentences for “{language}” are expected.</source>
            <translation>Le plugin donne un « {given} » là où ses phrases pour « {language} » sont attendues.</translation>
        </message>
        <message>
            <source>“{file}” is too big: the Python files of a plugin may have {most} megabytes together.</source>
            <translation>« {file} » est trop gros : les fichiers Python d’un plugin peuvent avoir {most} mégaoctets en tout.</translation>
        </message>
        <message>
            <source>The game “{id}” contradicts itself when it is played: {fault}</source>
            <translation>Le jeu « {id} » se contredit quand on y joue : {fault}</translation>
        </message>
        <message>
            <source>In the game “{variant}” the default “{default}” of the setting “{setting}” is none of its choices.</source>
            <translation>Dans le jeu « {variant} », la valeur par défaut « {default} » de l’option « {setting} » n’est aucun de ses choix.</translation>
        </message>
        <message>
            <source>“{id}” is not an id for a game: small letters, digits and hyphens are.</source>
            <translation>« {id} » n’est pas un identifiant de jeu : il se compose de minuscules, de chiffres et de traits d’union.</translation>
        </message>
        <message>
            <source>A number of the pile “{pile}” is not one that it may be.</source>
            <translation>Un nombre du tas « {pile} » n’a pas une valeur permise.</translation>
        </message>
        <message>
            <source>“{pile}” is not an id for a pile: a small letter followed by letters and digits is.</source>
            <translation>« {pile} » n’est pas un identifiant de tas : il se compose d’une minuscule suivie de lettres et de chiffres.</translation>
        </message>
        <message>
            <source>The goal “{goal}” gives a “{given}” where a whole number is expected.</source>
            <translation>Le but « {goal} » donne un « {given} » là où un nombre entier est attendu.</translation>
        </message>
        <message>
            <source>The deal to “{first}” and the piles after it names {piles} piles, but “{word}” has {numbers} numbers.</source>
            <translation>La donne vers « {first} » et les tas suivants nomme {piles} tas, mais « {word} » a {numbers} nombres.</translation>
        </message>
        <message>
            <source>The game “{variant}” has no function lay_out.</source>
            <translation>Le jeu « {variant} » n’a pas de fonction lay_out.</translation>
        </message>
        <message>
            <source>“{given}” in the pack is not a card.</source>
            <translation>« {given} » dans le paquet n’est pas une carte.</translation>
        </message>
        <message>
            <source>lay_out of the game “{variant}” gives a “{given}” where a Table is expected.</source>
            <translation>La fonction lay_out du jeu « {variant} » donne un « {given} » là où une Table est attendue.</translation>
        </message>
        <message>
            <source>The points “{points}” are a “{given}” where a whole number is expected.</source>
            <translation>Les points « {points} » sont un « {given} » là où un nombre entier est attendu.</translation>
        </message>
        <message>
            <source>The game “{variant}” has two settings called “{setting}”.</source>
            <translation>Le jeu « {variant} » a deux options appelées « {setting} ».</translation>
        </message>
        <message>
            <source>The settings of the game “{variant}” can be combined in {ways} ways, and {most} are allowed.</source>
            <translation>Les options du jeu « {variant} » peuvent se combiner de {ways} façons, et {most} sont permises.</translation>
        </message>
        <message>
            <source>The pack has {card} {times} times and other cards {others} times.</source>
            <translation>Le paquet a {card} {times} fois et d’autres cartes {others} fois.</translation>
        </message>
        <message>
            <source>The game “{variant}” names a numbering “{given}” that does not exist.</source>
            <translation>Le jeu « {variant} » nomme une numérotation « {given} » qui n’existe pas.</translation>
        </message>
        <message>
            <source>The game “{variant}” names a shuffle “{given}” that does not exist.</source>
            <translation>Le jeu « {variant} » nomme un mélange « {given} » qui n’existe pas.</translation>
        </message>
        <message>
            <source>In “{word}” stands a “{given}” where a “{wanted}” is expected.</source>
            <translation>Dans « {word} » se trouve un « {given} » là où un « {wanted} » est attendu.</translation>
        </message>
    </context>
    <context>
        <name>question</name>
        <message>
            <source>You have begun a game of {game}</source>
            <translation>Vous avez commencé une partie de {game}</translation>
        </message>
        <message>
            <source>It still waits. If you deal anew, it will count as lost.</source>
            <translation>Elle attend encore. Si vous distribuez de nouveau, elle comptera comme perdue.</translation>
        </message>
        <message>
            <source>Deal anew</source>
            <translation>Redistribuer</translation>
        </message>
        <message>
            <source>Continue that game</source>
            <translation>La continuer</translation>
        </message>
        <message>
            <source>Give up this game?</source>
            <translation>Abandonner cette partie ?</translation>
        </message>
        <message>
            <source>It has begun and will count as lost.</source>
            <translation>Elle a commencé et comptera comme perdue.</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Continuer à jouer</translation>
        </message>
    </context>
    <context>
        <name>read</name>
        <message>
            <source>Table of {game}</source>
            <translation>Table de {game}</translation>
        </message>
        <message numerus="yes">
            <source>{pile}, %n card(s)</source>
            <translation>
                <numerusform>{pile}, %n carte</numerusform>
                <numerusform>{pile}, %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>{pile}, empty</source>
            <translation>{pile}, vide</translation>
        </message>
        <message>
            <source>{card}, {pile}, {place} of {count}</source>
            <translation>{card}, {pile}, {place} sur {count}</translation>
        </message>
        <message>
            <source>{card}, {pile}, {place} of {count}, can go to {targets}</source>
            <translation>{card}, {pile}, {place} sur {count}, peut aller sur : {targets}</translation>
        </message>
        <message>
            <source>{card}, {pile}</source>
            <translation>{card}, {pile}</translation>
        </message>
        <message>
            <source>{card}, {pile}, can go to {targets}</source>
            <translation>{card}, {pile}, peut aller sur : {targets}</translation>
        </message>
        <message>
            <source>{card}, {pile}, pairs with {targets}</source>
            <translation>{card}, {pile}, forme une paire avec : {targets}</translation>
        </message>
        <message>
            <source>{card}, {pile}, can be removed</source>
            <translation>{card}, {pile}, peut partir</translation>
        </message>
        <message>
            <source>{card}, {pile}, covered</source>
            <translation>{card}, {pile}, couverte</translation>
        </message>
        <message numerus="yes">
            <source>{card} and %n more</source>
            <translation>
                <numerusform>{card} et %n autre</numerusform>
                <numerusform>{card} et %n autres</numerusform>
            </translation>
        </message>
        <message>
            <source>the {card}</source>
            <translation>{card}</translation>
        </message>
        <message>
            <source>the empty {pile}</source>
            <translation>{pile} (vide)</translation>
        </message>
        <message>
            <source>Lifted: {cards}</source>
            <translation>Prises : {cards}</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Cartes reposées</translation>
        </message>
        <message>
            <source>{cards} to {pile}</source>
            <translation>{cards} vers {pile}</translation>
        </message>
        <message>
            <source>Drawn: {cards}</source>
            <translation>Piochées : {cards}</translation>
        </message>
        <message>
            <source>The waste is the stock again</source>
            <translation>La défausse est de nouveau la pioche</translation>
        </message>
        <message>
            <source>Dealt: {cards}</source>
            <translation>Distribuées : {cards}</translation>
        </message>
        <message>
            <source>Removed: {cards}</source>
            <translation>Retirées : {cards}</translation>
        </message>
        <message>
            <source>A complete run leaves the table</source>
            <translation>Une suite complète quitte la table</translation>
        </message>
        <message>
            <source>{cards} fills {pile}</source>
            <translation>{cards} remplit {pile}</translation>
        </message>
        <message>
            <source>Turned up: {cards}</source>
            <translation>Retournées : {cards}</translation>
        </message>
        <message>
            <source>Undone</source>
            <translation>Annulé</translation>
        </message>
        <message numerus="yes">
            <source>You have won: {time}, %n move(s)</source>
            <translation>
                <numerusform>Vous avez gagné : {time}, %n coup</numerusform>
                <numerusform>Vous avez gagné : {time}, %n coups</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>refusal</name>
        <message>
            <source>Rule: {heading}</source>
            <translation>Règle : {heading}</translation>
        </message>
    </context>
    <context>
        <name>refused</name>
        <message>
            <source>{card} and {other} have the same colour. Here red goes on black, and black on red.</source>
            <translation>{card} et {other} ont la même couleur. Ici, le rouge va sur le noir et le noir sur le rouge.</translation>
        </message>
        <message>
            <source>{card} and {other} are of different suits. Here a card goes only on its own suit.</source>
            <translation>{card} et {other} n’ont pas la même enseigne. Ici, une carte ne va que sur sa propre enseigne.</translation>
        </message>
        <message>
            <source>{card} is not exactly one rank lower than {other}. Here a card goes only on the next higher rank.</source>
            <translation>{card} ne vaut pas exactement un de moins que {other}. Ici, une carte ne va que sur la valeur juste au-dessus.</translation>
        </message>
        <message>
            <source>{card} is not exactly one rank higher than {other}. Here cards are built upwards, one rank at a time.</source>
            <translation>{card} ne vaut pas exactement un de plus que {other}. Ici, on monte d’une valeur à la fois.</translation>
        </message>
        <message>
            <source>{card} is not exactly one rank lower than {other}. Here a card goes only on the next higher rank, and a king on an ace.</source>
            <translation>{card} ne vaut pas exactement un de moins que {other}. Ici, une carte ne va que sur la valeur juste au-dessus, et un Roi sur un As.</translation>
        </message>
        <message>
            <source>{card} is not exactly one rank higher than {other}. Here cards are built upwards, and an ace follows a king.</source>
            <translation>{card} ne vaut pas exactement un de plus que {other}. Ici, on monte d’une valeur à la fois, et l’As suit le Roi.</translation>
        </message>
        <message>
            <source>{card} is not next in rank to {other}. Here a card must be exactly one rank higher or lower.</source>
            <translation>{card} ne précède ni ne suit {other}. Ici, une carte doit valoir exactement un de plus ou un de moins.</translation>
        </message>
        <message>
            <source>{card} is not next in rank to {other}. Here a card must be exactly one rank higher or lower; ace and king are neighbours.</source>
            <translation>{card} ne précède ni ne suit {other}. Ici, une carte doit valoir exactement un de plus ou un de moins ; As et Roi sont voisins.</translation>
        </message>
        <message>
            <source>{other} is a king. Nothing goes on a king here.</source>
            <translation>{other} est un Roi. Ici, rien ne va sur un Roi.</translation>
        </message>
        <message>
            <source>{card} and {other} share neither suit nor rank. One of the two must be the same.</source>
            <translation>{card} et {other} n’ont en commun ni l’enseigne ni la valeur. L’une des deux doit être la même.</translation>
        </message>
        <message>
            <source>An empty column takes only a king, alone or at the head of an ordered run.</source>
            <translation>Une colonne vide n’accepte qu’un Roi, seul ou en tête d’une suite ordonnée.</translation>
        </message>
        <message>
            <source>A foundation begins with the ace.</source>
            <translation>Une fondation commence par l’As.</translation>
        </message>
        <message>
            <source>This foundation belongs to another suit. Each of the four has its fixed place.</source>
            <translation>Cette fondation est celle d’une autre enseigne. Chacune des quatre a sa place fixe.</translation>
        </message>
        <message>
            <source>A foundation begins with the rank that was dealt onto the first one.</source>
            <translation>Une fondation commence par la valeur distribuée sur la première d’entre elles.</translation>
        </message>
        <message>
            <source>This place stays empty once its cards are gone.</source>
            <translation>Cette place reste vide une fois ses cartes parties.</translation>
        </message>
        <message>
            <source>Only a king, worth 13, goes alone. Every other card needs a partner.</source>
            <translation>Seul un Roi, qui vaut 13, part seul. Toute autre carte a besoin d’une partenaire.</translation>
        </message>
        <message>
            <source>{sum}. The ranks of a pair must add up to 13: ace 1, jack 11, queen 12.</source>
            <translation>{sum}. Les valeurs d’une paire doivent faire 13 en tout : As 1, Valet 11, Dame 12.</translation>
        </message>
        <message>
            <source>These two places never make a pair.</source>
            <translation>Ces deux places ne forment jamais une paire.</translation>
        </message>
        <message>
            <source>Cards leave in pairs only. Every card needs a partner.</source>
            <translation>Les cartes ne partent que par paires. Chaque carte a besoin d’une partenaire.</translation>
        </message>
        <message numerus="yes">
            <source>At most %n card(s) can move there together now. Empty cells and empty columns decide how many.</source>
            <translation>
                <numerusform>Une seule carte peut être déplacée là pour l’instant. Les cellules vides et les colonnes vides en décident.</numerusform>
                <numerusform>On ne peut y déplacer ensemble que %n cartes au plus pour l’instant. Les cellules vides et les colonnes vides en décident.</numerusform>
            </translation>
        </message>
        <message>
            <source>The stock deals one card onto every column. First put a card into every empty column.</source>
            <translation>La pioche distribue une carte sur chaque colonne. Mettez d’abord une carte dans chaque colonne vide.</translation>
        </message>
        <message>
            <source>There is no card here.</source>
            <translation>Il n’y a pas de carte ici.</translation>
        </message>
        <message>
            <source>A face-down card cannot move. It turns up when it becomes the last of its column.</source>
            <translation>Une carte face cachée ne se déplace pas. Elle se retourne quand elle devient la dernière de sa colonne.</translation>
        </message>
        <message>
            <source>{other} lies on it. Only the last card of this pile can move.</source>
            <translation>{other} est dessus. Seule la dernière carte de ce tas peut bouger.</translation>
        </message>
        <message>
            <source>They are not an ordered run: {other} cannot lie on {under}. Only an ordered run moves as a group.</source>
            <translation>Elles ne forment pas une suite ordonnée : {other} ne va pas sur {under}. Seule une suite ordonnée se déplace en groupe.</translation>
        </message>
        <message>
            <source>What lies on a foundation stays there. Only Undo brings it back.</source>
            <translation>Ce qui est sur une fondation y reste. Seul Annuler l’en fait revenir.</translation>
        </message>
        <message>
            <source>{other} lies over it. A card is available only when nothing covers it.</source>
            <translation>{other} est dessus. Une carte n’est disponible que si rien ne la couvre.</translation>
        </message>
        <message>
            <source>Cards of the stock are not carried. A click on the stock brings them into play.</source>
            <translation>On ne déplace pas les cartes de la pioche. Un clic sur la pioche les met en jeu.</translation>
        </message>
        <message>
            <source>Cards are not carried from place to place here. They leave the board in pairs.</source>
            <translation>Ici, on ne déplace pas les cartes d’une place à l’autre. Elles quittent le jeu par paires.</translation>
        </message>
        <message>
            <source>Cards of this place do not move.</source>
            <translation>Les cartes de cette place ne bougent pas.</translation>
        </message>
        <message>
            <source>This pile moves whole or not at all.</source>
            <translation>Ce tas se déplace en entier ou pas du tout.</translation>
        </message>
        <message>
            <source>A move ends on another pile than it starts from.</source>
            <translation>Un coup finit sur un autre tas que celui d’où il part.</translation>
        </message>
        <message>
            <source>No card can be put down on this place.</source>
            <translation>Aucune carte ne peut être posée à cette place.</translation>
        </message>
        <message>
            <source>The last card there is face down. Nothing goes on a face-down card.</source>
            <translation>La dernière carte y est face cachée. Rien ne va sur une carte face cachée.</translation>
        </message>
        <message>
            <source>This place takes one card at a time. Move the last card alone.</source>
            <translation>Cette place n’accepte qu’une carte à la fois. Déplacez la dernière carte seule.</translation>
        </message>
        <message>
            <source>This place holds one card only. {other} is already there.</source>
            <translation>Cette place ne contient qu’une carte. {other} y est déjà.</translation>
        </message>
        <message>
            <source>The stock of this game is used in another way.</source>
            <translation>La pioche de ce jeu s’utilise autrement.</translation>
        </message>
        <message>
            <source>There is no card left to draw.</source>
            <translation>Il ne reste aucune carte à piocher.</translation>
        </message>
        <message>
            <source>The waste goes back only when the stock is empty.</source>
            <translation>La défausse n’est recyclée que lorsque la pioche est vide.</translation>
        </message>
        <message numerus="yes">
            <source>The waste has already gone back as often as this game allows: %n time(s).</source>
            <translation>
                <numerusform>La défausse a déjà été recyclée autant que ce jeu le permet : %n fois.</numerusform>
                <numerusform>La défausse a déjà été recyclée autant que ce jeu le permet : %n fois.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rule</name>
        <message>
            <source>Colours alternate: red goes on black, and black on red.</source>
            <translation>On pose en alternant rouge et noir : le rouge va sur le noir, et le noir sur le rouge.</translation>
        </message>
        <message>
            <source>A card goes only on a card of its own suit.</source>
            <translation>Une carte ne va que sur une carte de sa propre enseigne.</translation>
        </message>
        <message>
            <source>The card must be exactly one rank lower than the one it goes on: a 7 goes on an 8.</source>
            <translation>La carte doit valoir exactement un de moins que celle sur laquelle elle va : un 7 va sur un 8.</translation>
        </message>
        <message>
            <source>The card must be exactly one rank higher than the one it goes on: an 8 goes on a 7.</source>
            <translation>La carte doit valoir exactement un de plus que celle sur laquelle elle va : un 8 va sur un 7.</translation>
        </message>
        <message>
            <source>The card must be exactly one rank lower than the one it goes on, and a king goes on an ace.</source>
            <translation>La carte doit valoir exactement un de moins que celle sur laquelle elle va, et un Roi va sur un As.</translation>
        </message>
        <message>
            <source>The card must be exactly one rank higher than the one it goes on, and an ace goes on a king.</source>
            <translation>La carte doit valoir exactement un de plus que celle sur laquelle elle va, et un As va sur un Roi.</translation>
        </message>
        <message>
            <source>The card must be exactly one rank higher or lower than the one it goes on.</source>
            <translation>La carte doit valoir exactement un de plus ou un de moins que celle sur laquelle elle va.</translation>
        </message>
        <message>
            <source>The card must be exactly one rank higher or lower than the one it goes on; ace and king are neighbours.</source>
            <translation>La carte doit valoir exactement un de plus ou un de moins que celle sur laquelle elle va ; As et Roi sont voisins.</translation>
        </message>
        <message>
            <source>Nothing goes on a king.</source>
            <translation>Rien ne va sur un Roi.</translation>
        </message>
        <message>
            <source>A card goes only on a card of the same suit or of the same rank.</source>
            <translation>Une carte ne va que sur une carte de même enseigne ou de même valeur.</translation>
        </message>
        <message>
            <source>In a group colours alternate.</source>
            <translation>Dans un groupe, rouge et noir alternent.</translation>
        </message>
        <message>
            <source>In a group all cards are of one suit.</source>
            <translation>Dans un groupe, toutes les cartes ont la même enseigne.</translation>
        </message>
        <message>
            <source>In a group each card is exactly one rank lower than the one it lies on.</source>
            <translation>Dans un groupe, chaque carte vaut exactement un de moins que celle sur laquelle elle est posée.</translation>
        </message>
        <message>
            <source>In a group each card is exactly one rank higher than the one it lies on.</source>
            <translation>Dans un groupe, chaque carte vaut exactement un de plus que celle sur laquelle elle est posée.</translation>
        </message>
        <message>
            <source>In a group each card is exactly one rank lower than the one it lies on, a king also lies on an ace.</source>
            <translation>Dans un groupe, chaque carte vaut exactement un de moins que celle sur laquelle elle est posée ; un Roi peut aussi être posé sur un As.</translation>
        </message>
        <message>
            <source>In a group each card is exactly one rank higher than the one it lies on, an ace also lies on a king.</source>
            <translation>Dans un groupe, chaque carte vaut exactement un de plus que celle sur laquelle elle est posée ; un As peut aussi être posé sur un Roi.</translation>
        </message>
        <message>
            <source>In a group neighbours are exactly one rank apart.</source>
            <translation>Dans un groupe, deux cartes voisines ont exactement une valeur d’écart.</translation>
        </message>
        <message>
            <source>In a group neighbours are exactly one rank apart; ace and king are neighbours.</source>
            <translation>Dans un groupe, deux cartes voisines ont exactement une valeur d’écart ; As et Roi sont voisins.</translation>
        </message>
        <message>
            <source>In a group nothing lies on a king.</source>
            <translation>Dans un groupe, rien n’est posé sur un Roi.</translation>
        </message>
        <message>
            <source>In a group neighbours are of the same suit or of the same rank.</source>
            <translation>Dans un groupe, deux cartes voisines ont la même enseigne ou la même valeur.</translation>
        </message>
        <message>
            <source>An empty column takes only a king, alone or at the head of an ordered run.</source>
            <translation>Une colonne vide n’accepte qu’un Roi, seul ou en tête d’une suite ordonnée.</translation>
        </message>
        <message>
            <source>A foundation begins with the ace.</source>
            <translation>Une fondation commence par l’As.</translation>
        </message>
        <message>
            <source>The foundations have fixed places: spades, hearts, diamonds, clubs, from left to right.</source>
            <translation>Les fondations ont des places fixes, de gauche à droite : pique, cœur, carreau, trèfle.</translation>
        </message>
        <message>
            <source>Every foundation begins with the rank that was dealt onto the first one.</source>
            <translation>Chaque fondation commence par la valeur distribuée sur la première.</translation>
        </message>
        <message>
            <source>An empty column stays empty.</source>
            <translation>Une colonne vide reste vide.</translation>
        </message>
        <message>
            <source>An empty column takes any card or any group that may move.</source>
            <translation>Une colonne vide accepte toute carte et tout groupe qui peut bouger.</translation>
        </message>
        <message>
            <source>An empty column takes any card.</source>
            <translation>Une colonne vide accepte toute carte.</translation>
        </message>
        <message>
            <source>A king is worth 13 and leaves alone.</source>
            <translation>Un Roi vaut 13 et part seul.</translation>
        </message>
        <message>
            <source>Two cards leave together when their ranks add up to 13: ace 1, jack 11, queen 12.</source>
            <translation>Deux cartes partent ensemble quand leurs valeurs font 13 en tout : As 1, Valet 11, Dame 12.</translation>
        </message>
        <message>
            <source>A card and the card that covers it are never a pair.</source>
            <translation>Une carte et celle qui la couvre ne forment jamais une paire.</translation>
        </message>
        <message>
            <source>No card leaves alone; cards leave in pairs only.</source>
            <translation>Aucune carte ne part seule ; les cartes partent par paires.</translation>
        </message>
        <message>
            <source>A group may have at most (empty cells + 1) × 2^(empty columns) cards. If its target is an empty column, that column is not counted.</source>
            <translation>Un groupe compte au plus (cellules vides + 1) × 2^(colonnes vides) cartes. Si sa destination est une colonne vide, cette colonne ne compte pas.</translation>
        </message>
        <message>
            <source>The stock deals no cards while a column is empty, unless too few cards are left to fill every column.</source>
            <translation>La pioche ne distribue pas tant qu’une colonne est vide, sauf s’il reste trop peu de cartes pour remplir toutes les colonnes.</translation>
        </message>
        <message>
            <source>A face-down card cannot move.</source>
            <translation>Une carte face cachée ne peut pas bouger.</translation>
        </message>
        <message>
            <source>Only the last card of a pile can move.</source>
            <translation>Seule la dernière carte d’un tas peut bouger.</translation>
        </message>
        <message>
            <source>A card within a column moves with all cards on it, if they form an ordered run.</source>
            <translation>Une carte prise au milieu d’une colonne se déplace avec toutes celles qui sont dessus, si elles forment une suite ordonnée.</translation>
        </message>
        <message>
            <source>What lies on a foundation stays there; only Undo brings it back.</source>
            <translation>Ce qui est sur une fondation y reste ; seul Annuler l’en fait revenir.</translation>
        </message>
        <message>
            <source>A card is available only when no other card covers it.</source>
            <translation>Une carte n’est disponible que si aucune autre ne la couvre.</translation>
        </message>
        <message>
            <source>Cards of the stock are not carried; a click on the stock brings them into play.</source>
            <translation>On ne déplace pas les cartes de la pioche ; un clic sur la pioche les met en jeu.</translation>
        </message>
        <message>
            <source>No card is carried from place to place; cards only leave the board.</source>
            <translation>Aucune carte ne va d’une place à l’autre ; les cartes quittent seulement le jeu.</translation>
        </message>
        <message>
            <source>Cards of this place do not move.</source>
            <translation>Les cartes de cette place ne bougent pas.</translation>
        </message>
        <message>
            <source>What lies on the waste stays there; only Undo brings it back.</source>
            <translation>Ce qui est sur la défausse y reste ; seul Annuler l’en fait revenir.</translation>
        </message>
        <message>
            <source>A pile moves whole or not at all.</source>
            <translation>Un tas se déplace en entier ou pas du tout.</translation>
        </message>
        <message>
            <source>No card can be put down on the stock or the waste.</source>
            <translation>Aucune carte ne peut être posée sur la pioche ni sur la défausse.</translation>
        </message>
        <message>
            <source>Nothing goes on a face-down card.</source>
            <translation>Rien ne va sur une carte face cachée.</translation>
        </message>
        <message>
            <source>A foundation takes one card at a time.</source>
            <translation>Une fondation accepte une carte à la fois.</translation>
        </message>
        <message>
            <source>A cell holds one card, whichever it is.</source>
            <translation>Une cellule contient une seule carte, n’importe laquelle.</translation>
        </message>
        <message>
            <source>When the stock is empty, a click on it puts the whole waste back in the same order, as often as you like.</source>
            <translation>Quand la pioche est vide, un clic sur sa place y remet toute la défausse dans le même ordre, aussi souvent que vous voulez.</translation>
        </message>
        <message numerus="yes">
            <source>When the stock is empty, a click on it puts the whole waste back in the same order, %n time(s) in a game.</source>
            <translation>
                <numerusform>Quand la pioche est vide, un clic sur sa place y remet toute la défausse dans le même ordre, %n fois par partie.</numerusform>
                <numerusform>Quand la pioche est vide, un clic sur sa place y remet toute la défausse dans le même ordre, %n fois par partie.</numerusform>
            </translation>
        </message>
        <message>
            <source>When the stock is empty, the waste does not go back.</source>
            <translation>Quand la pioche est vide, la défausse n’est pas recyclée.</translation>
        </message>
        <message>
            <source>The game is won when all cards lie on the foundations.</source>
            <translation>La partie est gagnée quand toutes les cartes sont sur les fondations.</translation>
        </message>
        <message>
            <source>The game is won when the tableau is gone; stock and waste may remain.</source>
            <translation>La partie est gagnée quand le tableau est vide ; il peut rester des cartes dans la pioche et la défausse.</translation>
        </message>
        <message>
            <source>A face-down card that becomes the last of its column turns up in the same action.</source>
            <translation>Une carte face cachée qui devient la dernière de sa colonne est retournée dans la même action.</translation>
        </message>
        <message>
            <source>A face-down card that nothing covers any more turns up in the same action.</source>
            <translation>Une carte face cachée que rien ne couvre plus est retournée dans la même action.</translation>
        </message>
        <message>
            <source>A complete run of one suit, king to ace, leaves the board by itself in the action that completes it.</source>
            <translation>Une suite complète d’une même enseigne, du Roi à l’As, quitte le jeu d’elle-même dans l’action qui la complète.</translation>
        </message>
        <message>
            <source>An empty column is filled by itself in the action that empties it.</source>
            <translation>Une colonne vidée se regarnit d’elle-même dans la même action.</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Examples</source>
            <translation>Exemples</translation>
        </message>
        <message>
            <source>Frequently asked questions</source>
            <translation>Questions fréquentes</translation>
        </message>
        <message>
            <source>FAQ</source>
            <translation>Questions</translation>
        </message>
        <message>
            <source>Close the rules</source>
            <translation>Fermer les règles</translation>
        </message>
        <message>
            <source>In a window of its own</source>
            <translation>Dans une fenêtre à part</translation>
        </message>
        <message>
            <source>Back beside the table</source>
            <translation>De nouveau à côté de la table</translation>
        </message>
        <message>
            <source>Back to the example</source>
            <translation>Revenir à l’exemple</translation>
        </message>
        <message>
            <source>See an example of this rule</source>
            <translation>Voir un exemple de cette règle</translation>
        </message>
        <message>
            <source>See the examples</source>
            <translation>Voir les exemples</translation>
        </message>
    </context>
    <context>
        <name>setting</name>
        <message>
            <source>Draw</source>
            <translation>Pioche</translation>
        </message>
        <message>
            <source>Draw 1</source>
            <translation>Pioche 1</translation>
        </message>
        <message>
            <source>Draw 3</source>
            <translation>Pioche 3</translation>
        </message>
        <message>
            <source>Redeals</source>
            <translation>Recyclages</translation>
        </message>
        <message>
            <source>Redeals without limit</source>
            <translation>Recyclages illimités</translation>
        </message>
        <message>
            <source>No redeal</source>
            <translation>Aucun recyclage</translation>
        </message>
        <message>
            <source>1 redeal</source>
            <translation>1 recyclage</translation>
        </message>
        <message>
            <source>2 redeals</source>
            <translation>2 recyclages</translation>
        </message>
        <message>
            <source>3 redeals</source>
            <translation>3 recyclages</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>Cellules</translation>
        </message>
        <message>
            <source>1 cell</source>
            <translation>1 cellule</translation>
        </message>
        <message>
            <source>2 cells</source>
            <translation>2 cellules</translation>
        </message>
        <message>
            <source>3 cells</source>
            <translation>3 cellules</translation>
        </message>
        <message>
            <source>4 cells</source>
            <translation>4 cellules</translation>
        </message>
        <message>
            <source>Suits</source>
            <translation>Enseignes</translation>
        </message>
        <message>
            <source>1 suit</source>
            <translation>1 enseigne</translation>
        </message>
        <message>
            <source>2 suits</source>
            <translation>2 enseignes</translation>
        </message>
        <message>
            <source>4 suits</source>
            <translation>4 enseignes</translation>
        </message>
        <message>
            <source>Stock</source>
            <translation>Pioche</translation>
        </message>
        <message>
            <source>Stock face down</source>
            <translation>Pioche face cachée</translation>
        </message>
        <message>
            <source>Stock face up</source>
            <translation>Pioche face visible</translation>
        </message>
    </context>
    <context>
        <name>status</name>
        <message>
            <source>This is an example. Your own game waits.</source>
            <translation>Ceci est un exemple. Votre partie attend.</translation>
        </message>
        <message>
            <source>Won · {share} of your games</source>
            <translation>Gagnée · {share} de vos parties</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gagnée</translation>
        </message>
        <message>
            <source>No code: dealt from a board</source>
            <translation>Aucun code : partie tirée d’une position</translation>
        </message>
        <message>
            <source>Copy the deal code</source>
            <translation>Copier le code de partie</translation>
        </message>
        <message>
            <source>Deal code {code}, copy it</source>
            <translation>Code de partie {code}, le copier</translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message>
            <source>Recycle</source>
            <translation>Recycler</translation>
        </message>
        <message>
            <source>No move has been made yet.</source>
            <translation>Aucun coup n’a encore été joué.</translation>
        </message>
        <message>
            <source>Nothing can move.</source>
            <translation>Rien ne peut bouger.</translation>
        </message>
    </context>
    <context>
        <name>win</name>
        <message>
            <source>Play again</source>
            <translation>Rejouer</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>You have won</source>
            <translation>Félicitations, vous avez gagné !</translation>
        </message>
        <message>
            <source>New best time</source>
            <translation>Nouveau meilleur temps</translation>
        </message>
        <message>
            <source>Fewest moves so far</source>
            <translation>Le moins de coups jusqu’ici</translation>
        </message>
        <message>
            <source>New best score</source>
            <translation>Nouveau meilleur score</translation>
        </message>
        <message>
            <source>Your first win here</source>
            <translation>Votre première victoire à ce jeu</translation>
        </message>
        <message>
            <source>best {value}</source>
            <translation>record : {value}</translation>
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
