### Die Regeln von Samarkand, eine Nachricht je Klausel. Welche davon Auslegungen sind, steht nicht hier.

## Material

S-001 = Samarkand ist für 2 bis 5 Spieler.
S-002 = Der Plan zeigt eine Karte aus Feldern.
S-003 = An den Rändern liegen zehn Familienfelder, eines für jede Familie.
S-004 = Jede Familie hat 5 Beziehungsplättchen, 4 graue und 1 dunkelgrünes: zusammen 50.
S-005 = Die Rückseite eines Beziehungsplättchens zeigt 1 Punkt.
S-006 = Es gibt 33 Warenkarten und 33 Warenplättchen, von jeder Ware des Plans eines.
S-007 = Jede Ware hat ihre eigene Nummer.
S-008 = Eine Karte zeigt ihre Ware und deren Ort auf dem Plan.
S-009 = Ein Warenplättchen zeigt vorn Ware und Nummer, hinten 1 Punkt.
S-010 = Es gibt 20 Mitgliedsplättchen, 2 je Familie.
S-011 = Übersichten nennen die Punkte am Ende.
S-012 = Jede Familie hat 12 Kamele: zusammen 120.
S-013 = Es gibt 75 Münzen: 34 zu 1, 28 zu 2 und 13 zu 10 Dirham.
S-014 = Der Beutel dient nur dem Spiel zu zweit.
S-015 = Zu zweit gelten einige Änderungen.

## Aufbau

S-016 = Auf jedem Startfeld steht ein Kamel in der Farbe der Familie.
S-017 = Die anderen 11 Kamele und die Mitgliedsplättchen liegen auf dem Feld der Familie.
S-018 = Die Warenplättchen liegen auf ihren Feldern.
S-019 = Auf jedem Feld stehen höchstens zwei Kamele.
S-020 = Wasser überquert man über die Schiffssymbole; sie sind Felder.
S-021 = Auf dem Wasser entsteht keine Beziehung.
S-022 = Die Beziehungsplättchen einer Familie bilden einen Stapel, das dunkelgrüne obenauf.
S-023 = Die Warenkarten werden gemischt, jeder bekommt zwei.
S-024 = Die übrigen Karten bilden einen verdeckten Stapel.
S-025 = Jeder bekommt 10 Dirham.
S-026 = Alle anderen Münzen sind der gemeinsame Vorrat.
S-027 = Felder sind Land, Start, Ware oder Wasser.
S-028 = Das Feld einer Familie trägt Plättchen, Kamele und Münzen und zeigt Symbol und Mitgift.
S-029 = Die Mitgift ist der Preis einer Heirat in die Familie.
S-030 = Wer die meisten Punkte macht, gewinnt.

## Zug und Heirat

S-031 = Es geht im Uhrzeigersinn.
S-032 = Der Jüngste beginnt.
S-033 = Ein Zug ist eine von zwei Aktionen: heiraten oder einen Weg verlängern.
S-034 = Zum Heiraten zahlst du die Mitgift der Familie von deinem Geld.
S-035 = Die Mitgift kommt in die Kasse der Familie.
S-036 = Du nimmst ein Mitgliedsplättchen der Familie und legst es vor dich.
S-037 = Hat eine Familie kein Mitgliedsplättchen mehr, kann niemand einheiraten.
S-038 = Du darfst zu mehreren Familien gehören, aber von jeder höchstens ein Plättchen haben.
S-039 = Nach dem Zahlen nimmst du drei Warenkarten vom Stapel.
S-040 = Du darfst höchstens 10 Karten haben bei drei Spielern, 7 bei vier, 6 bei fünf.
S-041 = Mindestens eine Karte bleibt: Du legst keine, eine oder zwei ab.
S-042 = Auch Karten von vorher darfst du ablegen.
S-043 = Du hast am Ende mindestens eine Karte mehr als vor dem Ziehen.
S-044 = Nach dem Ablegen hast du nie mehr Karten als erlaubt.
S-045 = Wer am Limit ist, darf heiraten, nimmt aber keine Karten.
S-046 = Abgelegte Karten bilden eine Ablage.
S-047 = Ist der Stapel leer, wird die Ablage gemischt und neu verwendet.
S-048 = Das Geld der Familien, der Spieler und des Vorrats bleibt getrennt.
S-049 = Beispiel zu viert: Aus fünf Karten werden acht, du legst eine ab und bist am Limit von sieben; die nächste Heirat bringt keine Karten.
S-050 = Dasselbe Beispiel: Leg zwei ab, behalte sechs, und die nächste Heirat bringt wieder drei.

## Wege und Waren

S-051 = Du verlängerst den Weg einer Familie um ein oder zwei Felder mit einem oder zwei ihrer Kamele.
S-052 = Du musst ein Mitgliedsplättchen der Familie haben.
S-053 = Die Familie muss genug Kamele im Vorrat haben.
S-054 = In der ersten Runde kann niemand Wege verlängern: Noch ist niemand Mitglied.
S-055 = Land und Wasser dürfen betreten werden.
S-056 = Ein Kamel darf nur neben ein Kamel seiner Farbe.
S-057 = Zwei Kamele auf einem Feld müssen verschiedene Farben haben.
S-058 = Ein Feld ist frei: Ein Kamel kommt aus dem Vorrat der Familie auf den Plan.
S-059 = Ein zweites Feld kostet die Familie 1 Dirham aus ihrer Kasse.
S-060 = Für das zweite Kamel gelten dieselben Regeln.
S-061 = Das zweite Kamel darf nicht neben das eben gesetzte.
S-062 = Eine Familie ohne Geld setzt nur ein Kamel im Zug.
S-063 = Beispiel: Die Levante zahlt 1 Dirham; ein Kamel geht an Land, eines auf ein Schiff.
S-064 = Wer zuerst auf ein Warenfeld kommt, nimmt dessen Plättchen.
S-065 = Jedes Warenplättchen zählt am Ende 1 Punkt.
S-066 = Wer die passende Warenkarte hat, darf sie jetzt verkaufen.
S-067 = Zum Verkauf leg die Karte offen aus und nimm 3 Dirham aus dem Vorrat.
S-068 = Eine verkaufte Karte kommt nicht zurück, zählt aber zum Limit.
S-069 = Verkaufte Karten bringen keine Punkte.
S-070 = Ein besetztes Warenfeld gibt kein Plättchen.
S-071 = Verkauft wird nur, wenn das Feld zum ersten Mal besetzt wird.
S-072 = Ob verkauft wird, entscheidet der Besitzer.
S-073 = Eine behaltene Karte kann bis zu 8 Punkte bringen.
S-074 = Beispiel: Das erste Kamel kommt zum Diamanten; das Plättchen wird genommen, die Diamantkarte behalten.

## Beziehungen und Ende

S-075 = Ein Kamel, das an Land zu dem einer anderen Familie kommt, stiftet eine Beziehung der beiden.
S-076 = Jedes Land zählt: Start, leer oder Ware.
S-077 = Auf dem Wasser begegnen sich Kamele nicht.
S-078 = Von der ersten Beziehung eines Paars haben beide Familien etwas.
S-079 = Die eintretende Familie ist aktiv, die vorhandene passiv; Mitglieder beider bekommen Prämien.
S-080 = Jedes Mitglied der aktiven Familie bekommt 3 Dirham.
S-081 = Jedes Mitglied der passiven Familie bekommt 1 Dirham.
S-082 = Wer zu beiden gehört, bekommt beide Prämien.
S-083 = Wer die Beziehung stiftet, nimmt von beiden Familien das oberste Plättchen.
S-084 = Jedes Beziehungsplättchen zählt 1 Punkt.
S-085 = Prämien und Plättchen gibt es nur für die erste Beziehung eines Paars.
S-086 = Spätere Treffen desselben Paars bringen nichts.
S-087 = Beispiel: Byzanz betritt ein Feld der Levante: sein Mitglied bekommt 3, das der Levante 1, und beide obersten Plättchen werden genommen.
S-088 = Am Ende eines Zugs werden beide Endbedingungen geprüft.
S-089 = Geht es weiter, ist im Uhrzeigersinn der Nächste dran.
S-090 = Das Spiel endet, wenn jede Familie eine Beziehung hat.
S-091 = Das Spiel endet, wenn eine Familie alle fünf Beziehungen hat.
S-092 = Es endet sofort; die Runde wird nicht zu Ende gespielt.
S-093 = Dann wird gewertet.

## Wertung

S-094 = Punkte bringen nur Warenkarten, Warenplättchen, Beziehungsplättchen und Geld.
S-095 = Handkarten werden aufgedeckt und gewertet, verkaufte nicht.
S-096 = Eine Karte zählt nach ihrem Feld: 1 je Kamel, aber 4 für eines einer eigenen Familie.
S-097 = Jedes Warenplättchen, Beziehungsplättchen und jeder Dirham ist 1 Punkt.
S-098 = Die meisten Punkte gewinnen.
S-099 = Gleiche Ergebnisse teilen den Sieg.
S-100 = Beispiel: Leinen mit einem eigenen und einem fremden Kamel gibt 4 + 1 = 5 Punkte.
S-101 = Zum Zählen darf man Münzen nehmen.

## Zu zweit

S-102 = Zu zweit darf jeder 10 Karten haben.
S-103 = Zu zweit liegt auf jedem Feld ein Mitgliedsplättchen; die anderen kommen in den Beutel.
S-104 = Sonst wird zu zweit gleich aufgebaut.
S-105 = Zu zweit wird nach jeder Heirat am Ende des Zugs ein Plättchen aus dem Beutel gezogen.
S-106 = Hat niemand in seine Familie eingeheiratet, scheidet es aus.
S-107 = Sonst kommt es auf das Feld der Familie.
S-108 = So kommen manche Familien zu zwei Plättchen.
S-109 = Zu zweit darf man in eine Familie einheiraten, der man schon angehört.
S-110 = Eine zweite Heirat füllt die Kasse der Familie und bringt Karten wie sonst.
S-111 = Beide Plättchen einer Familie zählen nur einmal, bei Karten und Prämien.

## Auslegungen

S-R01 = Das zweite Kamel steht nie neben dem ersten, auch wenn ein älteres es stützt.
S-R02 = Jedes Kamel wird ganz abgehandelt, ehe das nächste kommt; auch das zweite kann Waren nehmen und Beziehungen stiften.
S-R03 = Eine Beziehung durch das erste Kamel hindert das zweite nicht.
S-R04 = Über das zweite Kamel entscheidest du nach dem ersten; der Dirham wird beim Setzen gezahlt.
S-R05 = Ein Kamel stiftet höchstens eine Beziehung, ein Zug also höchstens zwei.
S-R06 = Ein Zug, dessen erstes Kamel das Ende auslöst, wird fertig gespielt.
S-R07 = Eine Beziehung über den Stapel hinaus zählt und bringt Prämien; genommen wird nur das Plättchen der anderen.
S-R08 = Aktive und passive Prämie ergeben 4 für ein Mitglied beider.
S-R09 = Erste Beziehung heißt die erste zweier Familien, gleich welche eintrat.
S-R10 = Das Startkamel zählt wie jedes andere seiner Familie.
S-R11 = Nach dem ersten Kamel auf einem Warenfeld wird reihum jeder mit Handkarten gefragt, ob er verkauft; nur der Besitzer kann, und nach einem Verkauf endet das Fragen.
S-R12 = Verkaufte Karten bleiben das ganze Spiel offen liegen, zählen zum Limit und können nicht abgelegt werden.
S-R13 = Unter dem Limit muss man drei ziehen; eine darunter legt man dann genau zwei ab.
S-R14 = Geht der Stapel beim Ziehen aus, wird sofort die Ablage gemischt; was in diesem Zug abgelegt wird, kommt danach.
S-R15 = Abgelegtes liegt verdeckt, die Anzahl ist bekannt. Das eigene merkst du dir: Bis zum Mischen hat es niemand, danach keiner mehr davon, als er seitdem gezogen hat.
S-R16 = Der Vorrat geht nie aus, und gewechselt wird frei.
S-R17 = Kassen beginnen leer, werden nie ausgezahlt und nicht gewertet.
S-R18 = Schulden gibt es nicht: Wer genau die Mitgift hat, kann zahlen.
S-R19 = Eine Familie ohne Kamele kann nicht verlängern; Heiraten, Prämien und Wertung gehen weiter.
S-R20 = Du passt nur, wenn du weder heiraten noch verlängern kannst. Passen alle nacheinander, endet das Spiel.
S-R21 = Geheim sind Handkarten und wer was ablegte; alles andere ist bekannt, auch Kartenzahlen und der Inhalt des Beutels.
S-R22 = Wer beginnt, entscheidet das Los, wenn der Tisch nichts anderes sagt.
S-R23 = Aus dem Beutel wird nach der ganzen Heirat gezogen, auch ohne Karten; die eben geheiratete Familie zählt. Ein leerer Beutel gibt nichts.
S-R24 = Eine zweite eigene Heirat kostet die ganze Mitgift, braucht ein Plättchen und bringt unter dem Limit drei Karten.
S-R25 = Ein Schiffssymbol ist ein Feld für höchstens zwei Kamele, ohne Ware.
S-R26 = Ein Feld mit zwei Kamelen ist zu; ein eingeschlossener Weg kann nicht verlängert werden.
S-R27 = Ein Gleichstand ist ein geteilter Sieg; nichts löst ihn auf.
S-R28 = Jeder Spieler sieht eine Übersicht.
S-R29 = Auch die letzte Handkarte darf verkauft werden.
S-R30 = Ob zuerst oder beim zweiten Kamel gezahlt wird, ist gleich.
