### Die Regeln von Jambo, eine Nachricht je Klausel: J-6-7 ist Klausel J-6.7. Welche Festlegungen sind, steht hier nicht.

jambo-chapter-1 = Aufbau
jambo-chapter-2 = Dein Zug
jambo-chapter-3 = Karten ziehen
jambo-chapter-4 = Karten spielen
jambo-chapter-5 = Kleine Marktstände
jambo-chapter-6 = Warenkarten
jambo-chapter-7 = Gegenstände
jambo-chapter-8 = Personen
jambo-chapter-9 = Tiere, Platz und was eine Karte braucht
jambo-chapter-10 = Das Ende

## 1 Aufbau

J-1-1 = Jambo ist für zwei. Jede Seite hat einen großen Marktstand mit sechs Plätzen.
J-1-2 = Der Nachziehstapel hat 110 Karten, gemischt und verdeckt: 5 kleine Marktstände, 40 Warenkarten, 22 Gegenstände, 29 Personen und 14 Tiere.
J-1-3 = Jede Seite beginnt mit fünf Handkarten.
J-1-4 = Abgelegte Karten liegen offen auf einem gemeinsamen Ablagestapel.
J-1-5 = Der gemeinsame Vorrat hat 36 Waren: je sechs Felle, Früchte, Salz, Seide, Schmuck und Tee.
J-1-6 = Jede Seite beginnt mit 20 Gold. Das Gold liegt immer für beide sichtbar.
J-1-7 = Der Bank geht das Gold nie aus.
J-1-8 = Der Tisch bestimmt, wer beginnt. Sagt niemand etwas anderes, entscheidet das Los.

## 2 Dein Zug

J-2-1 = Ein Zug hat zwei Phasen, immer in dieser Reihenfolge: erst Karten ziehen, dann Karten spielen.
J-2-2 = Du hast in deinem Zug fünf Aktionen, nicht mehr.
J-2-3 = Beendest du deinen Zug mit zwei oder mehr übrigen Aktionen, nimmst du genau 1 Gold von der Bank.
J-2-4 = Du darfst deinen Zug in beiden Phasen und mit beliebig vielen übrigen Aktionen beenden, solange keine Karte, Wahl oder Antwort offen ist. Ohne Aktionen endet der Zug von selbst, nach einer möglichen Antwort.
J-2-5 = Du darfst beliebig viele Karten auf der Hand haben.

## 3 Karten ziehen

J-3-1 = Ziehen kostet eine Aktion: Du siehst die oberste Karte des Stapels geheim an und behältst sie oder legst sie offen ab.
J-3-2 = Sobald du eine Karte behältst, ist das Ziehen vorbei. In diesem Zug ziehst du nicht mehr vom Stapel, außer eine Karte erlaubt es.
J-3-3 = Hast du die angesehene Karte abgelegt, darfst du für eine weitere Aktion die nächste ansehen oder zum Spielen übergehen.
J-3-4 = Du kannst bis zu fünf Karten ansehen, aber nur die zuletzt angesehene behalten.
J-3-5 = Du darfst alle fünf Aktionen für das Ziehen ausgeben. Dann wird nicht mehr gespielt.
J-3-6 = Du darfst das Ziehen auslassen. Dann hast du alle fünf Aktionen zum Spielen, abzüglich der für eine Maske verbrauchten.
J-3-7 = Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel zu einem neuen verdeckten Stapel gemischt.
J-3-8 = Sind Nachzieh- und Ablagestapel leer, gibt es nichts zu ziehen: Wirkungen nutzen so viele Karten, wie da sind, und das Ansehen wird nicht angeboten. Gemischt wird nur, wenn eine Karte gezogen, aufgedeckt oder angesehen werden muss.

## 4 Karten spielen

J-4-1 = Eine Karte zu spielen kostet eine Aktion, sofern die Karte nichts anderes sagt.
J-4-2 = Du darfst die Kartenarten in beliebiger Reihenfolge und beliebig oft spielen.

## 5 Kleine Marktstände

J-5-1 = Ein kleiner Marktstand kommt neben den großen, hat Platz für drei Waren und bleibt bis zum Spielende.
J-5-2 = Der erste im Spiel gebaute kleine Marktstand kostet 6 Gold, jeder weitere 3, egal wer ihn baut.
J-5-3 = Eine Seite darf mehrere kleine Marktstände haben, auch alle fünf.

## 6 Warenkarten

J-6-1 = Mit einer Warenkarte kaufst du ein oder verkaufst du. Danach wird sie abgelegt.
J-6-2 = Beim Einkauf zahlst du den Einkaufspreis der Karte, nimmst alle abgebildeten Waren aus dem Vorrat und legst sie sofort auf deine Stände.
J-6-3 = Für den Einkauf brauchst du Platz für alle abgebildeten Waren.
J-6-4 = Für den Einkauf müssen alle abgebildeten Waren im Vorrat sein.
J-6-5 = Für den Einkauf brauchst du genug Gold für den Preis.
J-6-6 = Du kaufst immer alle abgebildeten Waren, nie nur einen Teil.
J-6-7 = Den sechsten Platz deines großen Marktstands zu füllen kostet sofort 2 Gold, und zwar jedes Mal, egal welcher Platz der letzte ist.
J-6-8 = Die Gebühr wird fällig, sobald auf deinem großen Marktstand zu fünf Waren die sechste kommt, egal durch welche Karte; geleert und neu gefüllt kostet er wieder. Waren kommen zuerst auf fünf Plätze des großen Stands, dann auf die kleinen, der sechste Platz zuletzt; gemeinsam erhaltene Waren in der Folge Schmuck, Felle, Tee, Seide, Früchte, Salz. Liegt eine Sorte auf beiden, geht sie zuerst von den kleinen Ständen, und eine eingetauschte Ware liegt, wo die alte lag. Zwischen den Ständen wird nie umgelegt.
J-6-9 = Beim Verkauf legst du alle abgebildeten Waren in den Vorrat zurück und nimmst den Verkaufspreis der Karte.
J-6-10 = Für den Verkauf brauchst du alle abgebildeten Waren auf deinen Marktständen.
J-6-11 = Ein Einkauf braucht Gold für den Preis, wie ihn weise Männer ändern, und auch für die Gebühr, wenn er den sechsten Platz füllt.
J-6-12 = Für Waren, die du anders bekommst, zählt der Platz nach allen anderen Kosten der Karte oder Nutzung: Ist nur der sechste Platz frei, brauchen Statue und Korbmacherin 4 Gold, das Boot 2, und wer eine Versteigerung gewinnt, das Gebot und 2 mehr. Kannst du die Gebühr nicht zahlen, zählt der sechste Platz nicht. Kannst du sie zahlen, darfst du trotzdem eine Ware von Personen oder Tieren ablehnen und sagen, welche. Solange ein anderer Platz frei ist, kannst du keine ablehnen. Was schon liegt, wird nie verdrängt.

## 7 Gegenstände

J-7-1 = Ein Gegenstand wird offen vor dir ausgelegt und bleibt dort.
J-7-2 = Einen Gegenstand zu nutzen kostet eine Aktion. Du darfst ihn schon in dem Zug nutzen, in dem du ihn auslegst, jede Karte einmal pro Zug.
J-7-3 = Ein genutzter Gegenstand wird umgedreht. Am Ende des Zuges werden alle zurückgedreht.
J-7-4 = Vor dir liegen höchstens drei Gegenstände. Für einen weiteren legst du zuerst einen ab, auch einen schon genutzten.
J-7-5 = Du darfst denselben Gegenstand mehrfach haben. Jede Karte kann einmal pro Zug genutzt werden.
J-7-10 = Boot: Leg eine Handkarte oder einen deiner Gegenstände ab, auch das Boot selbst, und nimm eine beliebige Ware aus dem Vorrat.
J-7-11 = Brunnen: Zahl 1 Gold und zieh eine Karte.
J-7-12 = Häuptlingsstuhl: Nimm deinem Gegenüber eine beliebige Ware und gib dafür eine von deinen.
J-7-13 = Leopardenstatue: Zahl 2 Gold und nimm eine beliebige Ware aus dem Vorrat.
J-7-14 = Maske der Wandlung: Tausch vor dem Ziehen eine Handkarte gegen die oberste Karte des Ablagestapels.
J-7-15 = Sudkessel: Leg eine oder zwei Handkarten ab und zieh ebenso viele.
J-7-16 = Trommeln: Leg eine deiner Waren in den Vorrat zurück und zieh eine Karte.
J-7-17 = Vorräte: Deck Karten vom Stapel auf den Ablagestapel auf, bis eine Warenkarte erscheint, und nimm sie auf die Hand. Zahl dann 1 Gold oder leg eine Handkarte ab.
J-7-18 = Waage: Zieh zwei Karten, behalte eine und gib die andere deinem Gegenüber.
J-7-19 = Waffen: Leg eine Handkarte oder einen deiner Gegenstände ab, auch die Waffen selbst, und nimm 2 Gold.
J-7-20 = Die Maske wird nur beim Ziehen genutzt, bevor du in deinem Zug die erste Karte ansiehst, und braucht eine Handkarte und einen Ablagestapel; eine gerade ausgelegte wartet auf deinen nächsten Zug. Danach darfst du noch ziehen, das Ziehen auslassen oder eine zweite Maske nutzen. Alle anderen Gegenstände werden nur beim Spielen genutzt.
J-7-21 = Einen Gegenstand kannst du nur nutzen, wenn du die Kosten zahlen kannst und er etwas bewirkt: Boot und Leopardenstatue brauchen Platz für eine Ware; Brunnen, Trommeln und Waage eine Karte im Nachzieh- oder Ablagestapel; Vorräte eine Karte im Nachziehstapel oder eine abgelegte Warenkarte; der Sudkessel eine Handkarte; der Häuptlingsstuhl auf jeder Seite eine Ware. Boot und Waffen darfst du auch mit einem schon genutzten Gegenstand bezahlen.
J-7-22 = Vorräte bezahlst du nach dem Aufdecken, und auch die gerade genommene Karte darfst du dafür ablegen. Zeigt weder der ganze Stapel noch der neu gemischte Ablagestapel eine Warenkarte, endet die Nutzung ohne Karte und ohne Kosten.
J-7-23 = Der Häuptlingsstuhl tauscht Waren an Ort und Stelle, braucht also keinen Platz und kostet keine Gebühr. Beide dürfen von derselben Sorte sein.
J-7-24 = Für den Sudkessel legst du verschiedene Karten ab, in deiner Reihenfolge und vor dem Ziehen, sie können also wieder eingemischt werden. Findet die Waage nur eine Karte, behältst du sie. Dein Gegenüber sieht nur die Karte, die es bekommt.
J-7-25 = Einen vierten Gegenstand auszulegen kostet mit dem nötigen Ablegen zusammen eine Aktion. Sonst legst du Gegenstände nie nach Belieben ab, außer als Preis für Boot oder Waffen.

## 8 Personen

J-8-1 = Führ aus, was die Person bewirkt, und leg die Karte dann ab.
J-8-10 = Arabischer Kaufmann: Deck die obersten drei Karten auf und biete mindestens 1 Gold. Dein Gegenüber und du erhöht abwechselnd oder passt; das höchste Gebot geht an die Bank und gewinnt die drei Karten.
J-8-11 = Fahrender Händler: Leg zwei Waren aus dem Vorrat auf die Karte und versteigere sie wie beim arabischen Kaufmann. Wer gewinnt, nimmt beide Waren.
J-8-12 = Korbmacherin: Zahl 2 Gold und nimm bis zu zwei Waren einer Sorte aus dem Vorrat.
J-8-13 = Portugiese: Leg beliebig viele deiner Waren in den Vorrat zurück und nimm für jede 2 Gold.
J-8-14 = Regenmacher: Wird im Zug deines Gegenübers gespielt, nach einer Warenkarte. Du nimmst diese Warenkarte auf die Hand. Das kostet keine Aktion.
J-8-15 = Schamane: Tausch alle deine Waren einer Sorte gegen ebenso viele einer anderen Sorte aus dem Vorrat.
J-8-16 = Stammesältester: Wähle, ob dein Gegenüber bis auf drei Karten alles ablegt oder du ziehst, bis du fünf hast.
J-8-17 = Tänzerin: Wird mit einer Warenkarte gespielt, die drei Waren zeigt. Leg drei beliebige deiner Waren zurück und nimm den Verkaufspreis dieser Karte. Das kostet keine weitere Aktion.
J-8-18 = Träger: Nimm bis zu zwei Waren einer Sorte aus dem Vorrat oder zieh zwei Karten. Dein Gegenüber bekommt das andere; Waren nur, soweit Platz ist.
J-8-19 = Trommler: Sieh den Ablagestapel durch und nimm einen Gegenstand auf die Hand.
J-8-20 = Wahrsagerin: Sieh die obersten sechs Karten an, nimm eine und leg die anderen in gleicher Reihenfolge zurück.
J-8-21 = Wächter: Wird im Zug deines Gegenübers gespielt, nach einem Tier. Das Tier wirkt auf niemanden. Das kostet keine Aktion.
J-8-22 = Weiser Mann aus fernen Landen: In diesem Zug kostet dich jeder Einkauf 2 Gold weniger, und jeder Verkauf bringt 2 mehr.
J-8-30 = Wer den Händler oder Kaufmann gespielt hat, bietet zuerst, mindestens 1 Gold. Niemand darf mehr bieten als vorhanden, und das erste Passen beendet die Versteigerung. Ohne Gold kannst du diese Karten nicht spielen.
J-8-31 = Wer den fahrenden Händler spielt, wählt die beiden Waren, gleich oder verschieden. Wer gewinnt, zahlt zuerst und legt dann aus; was keinen Platz findet, geht in den Vorrat zurück, das Gebot bleibt bezahlt.
J-8-32 = Zwei weise Männer zählen zusammen, aber kein Preis fällt unter 0. Sie ändern nur Warenkarten: nicht Stände, Gebühren, Korbmacherin, Statue oder Portugiesen.
J-8-33 = Die mit der Tänzerin gespielte Warenkarte gilt als gespielt, ein Regenmacher darf sie also nehmen, und als Verkauf, weise Männer erhöhen sie also. Beide Karten kosten zusammen eine Aktion. Eine Karte mit sechs Waren geht nicht.
J-8-34 = Der Schamane tauscht Waren an Ort und Stelle, ohne Gebühr. Wählen kannst du nur Sorten, von denen genug im Vorrat ist.
J-8-35 = Nach einer Antwort wird immer gefragt, wenn dein Gegenüber irgendeine Karte hält, die richtige oder nicht, damit die Frage nichts verrät. Nach dem Wächter, bevor Ziel, Hand oder Wahl gezeigt werden; nach dem Regenmacher, wenn der Handel fertig ist, einmal je Warenkarte. Auf bloß abgelegte Karten wird nicht geantwortet, und ein Wächter hält keinen Wächter auf.
J-8-36 = Korbmacherin und Träger: „Bis zu zwei“ wählt frei, wer nimmt. Die Korbmacherin gibt eine oder zwei. Beim Träger führst du zuerst deine Wahl aus, dann dein Gegenüber seine; wer Waren bekommt, bestimmt Sorte und Zahl, 0 bis 2 nach Vorrat und Platz, und zahlt eine fällige Gebühr; die zwei Karten müssen gezogen werden.
J-8-37 = Der gespielte Stammesälteste ist keine Handkarte mehr, und was abgelegt wird, wählt dein Gegenüber. Der Portugiese braucht mindestens eine Ware. Bei der Wahrsagerin musst du eine Karte nehmen. Im Ablagestapel zählt nur, welche Karte oben liegt; nur der Sudkessel fragt nach einer Reihenfolge.
J-8-38 = Eine Wirkung, die mehrere Karten braucht, nimmt die übrigen, mischt den Ablagestapel darunter und macht weiter. Gibt es insgesamt zu wenige, nutzt sie diese: Der arabische Kaufmann versteigert eine oder zwei, die Wahrsagerin zeigt weniger als sechs. Die gerade gespielte Karte und ein Gegenstand, den das Krokodil frisst, liegen noch nicht im Ablagestapel: Zuerst kommen bezahlte Karten, dann die gespielte, dann eine Antwort. Das Krokodil liegt auf dem gefressenen Gegenstand, die Tänzerin unter ihrer Warenkarte.

## 9 Tiere, Platz und was eine Karte braucht

J-9-1 = Führ aus, was das Tier bewirkt, und leg die Karte dann ab. Dein Gegenüber darf vorher mit einem Wächter antworten: Dann werden beide Karten abgelegt, und niemandem geschieht etwas. Die Aktion bleibt verbraucht.
J-9-2 = Fehlt dir Platz für Waren von Personen oder Tieren, wählst du, welche du auslegst. Die anderen bleiben im Vorrat oder gehen dorthin zurück.
J-9-3 = Was du nicht bezahlen kannst, geht nicht: eine Karte, ein Stand, eine Nutzung oder eine Gebühr, die mehr Gold kostet, als du hast.
J-9-10 = Elefant: Alle Waren beider Seiten kommen in die Mitte. Wer am Zug ist, beginnt; ihr nehmt abwechselnd je eine, bis keine mehr da ist.
J-9-11 = Gepard: Dein Gegenüber wählt, ob es dir 2 Gold gibt oder du zwei Karten ziehst.
J-9-12 = Hyäne: Sieh die Hand deines Gegenübers an und nimm eine Karte. Gib eine beliebige Handkarte zurück, auch die gerade genommene.
J-9-13 = Krokodil: Leg einen ausliegenden Gegenstand deines Gegenübers ab. Vorher darfst du ihn einmal ohne weitere Aktion nutzen, außer der Maske.
J-9-14 = Löwe: Alle ausliegenden Gegenstände beider Seiten kommen in die Mitte. Wer am Zug ist, beginnt; ihr nehmt abwechselnd je einen, bis keiner mehr da ist.
J-9-15 = Papagei: Nimm deinem Gegenüber eine Ware und leg sie aus.
J-9-16 = Pavian: Beide legen ihre Hand offen in die Mitte. Wer am Zug ist, beginnt; ihr nehmt abwechselnd je eine Karte, bis keine mehr da ist.
J-9-17 = Schlange: Jede Seite darf einen Gegenstand behalten. Die anderen werden abgelegt.
J-9-20 = Elefant: Genommen wird weiter, auch wenn alles voll ist. Wer am Ende mehr hat, als passt, wählt, was in den Vorrat geht: Zuerst legt, zahlt und gibt zurück, wer am Zug ist, dann die andere Seite. Bei ungerader Zahl bekommt eine mehr, wer am Zug ist. Die Stände waren leer, der sechste Platz kostet also wieder.
J-9-21 = Gepard: Mit weniger als 2 Gold kann dein Gegenüber das Gold nicht wählen.
J-9-22 = Krokodil: Wähle zuerst den Gegenstand, dann, ob du ihn nutzt. Du nutzt ihn mit deiner Hand, deinem Gold, deinen Waren, Plätzen und Gegenständen, und „das Gegenüber“ ist die Seite, der er gehört. Er braucht alles, was seine Nutzung sonst braucht, außer der Aktion, und Boot oder Waffen lassen sich nicht mit dem gerade gefressenen bezahlen. Ein in diesem Zug schon umgedrehter wird nur abgelegt. Deine eigenen Karten gleicher Art gelten nicht als genutzt.
J-9-23 = Löwe: Ein in diesem Zug genutzter Gegenstand bleibt bis zum Ende des Zuges umgedreht, egal wer ihn jetzt hat.
J-9-24 = Außer ihrem Gold braucht eine Karte etwas, das sie bewirken kann; ein Teil genügt. Warenkarte: Einkauf oder Verkauf ist möglich. Korbmacherin: Platz für eine Ware. Portugiese: eine Ware von dir. Schamane: eine Sorte von dir und eine andere mit genug im Vorrat. Stammesältester: Angeboten wird nur, was etwas bewirkt, also hält dein Gegenüber vier oder mehr Karten, oder du hältst außer ihm höchstens vier und es gibt etwas zu ziehen. Tänzerin: eine Warenkarte mit drei Waren auf der Hand und drei Waren von dir. Trommler: ein abgelegter Gegenstand. Wahrsagerin und arabischer Kaufmann: eine Karte im Nachzieh- oder Ablagestapel. Elefant: eine Ware auf irgendeinem Stand. Löwe: ein Gegenstand vor einer Seite; Krokodil: einer vor deinem Gegenüber; Schlange: zwei vor derselben Seite. Papagei: eine Ware deines Gegenübers; ohne Platz geht sie in den Vorrat. Hyäne: eine Karte auf der Hand deines Gegenübers. Pavian: eine Handkarte auf einer Seite, der Pavian selbst zählt nicht. Kleine Marktstände, Gegenstände, weiser Mann, Träger, fahrender Händler und Gepard brauchen nichts weiter. Wächter und Regenmacher werden nie im eigenen Zug gespielt.
J-9-25 = Hyäne: Beide kennen die genommene und die gegebene Karte, und du hast die ganze Hand gesehen. Pavian: Er selbst kommt nicht in die Mitte, beide Hände sind in dem Moment offen, und bei ungerader Zahl bekommt eine mehr, wer am Zug ist. Schlange: Wer am Zug ist, wählt zuerst; von zweien oder mehr behältst du genau einen, ein einziger bleibt dir.
J-9-26 = Offen für alle, auch fürs Publikum: Gold, Waren, Stände, Gegenstände und welche umgedreht sind, übrige Aktionen, der Ablagestapel, Gebote, die Größe von Händen und Nachziehstapel und jede offen genommene Karte (Maske, Trommler, Vorräte, arabischer Kaufmann, Regenmacher, Pavian), bis sie gespielt, abgelegt oder durch einen Tausch verborgen wird. Nur ihr beide kennt die Karte, die die Waage weitergibt, und die Karten, die eine Hyäne nimmt und gibt. Nur du kennst deine Hand, was du beim Ziehen ansiehst und behältst, durch Wirkungen gezogene Karten, die sechs der Wahrsagerin samt Reihenfolge, bis sie gezogen sind, und die Hand, die dir die Hyäne gezeigt hat.

## 10 Das Ende

J-10-1 = Hast du am Ende deines Zuges 60 Gold oder mehr, kündigst du das Ende an. Das Gold für ungenutzte Aktionen wird vor dem Zählen genommen, hier wie nach dem letzten Zug.
J-10-2 = Dein Gegenüber hat dann noch genau einen vollständigen Zug mit fünf Aktionen.
J-10-3 = Hat dein Gegenüber danach gleich viel Gold wie du oder mehr, gewinnt es. Sonst gewinnst du.
J-10-4 = Sechzig Gold, die du nur während des Zuges hast und wieder ausgibst, zählen nicht. Das Ende kündigt sich von selbst an, und der letzte Zug löst nichts weiter aus.
