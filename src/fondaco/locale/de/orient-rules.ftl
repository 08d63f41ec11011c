### Die Regeln von „Da geht was ab im Morgenland“, eine Nachricht je Bestimmung. Was Auslegung ist, steht hier nicht.

## Schachtel und Idee

O-C01 = Das Spiel hat 110 Karten: 15 Schätze, 82 Nachtkarten, 12 Tageskarten und den alten Mann.
O-C02 = Von den Schätzen sind 5 Insignien der Macht und 10 Kostbarkeiten.
O-C03 = Von den Nachtkarten gehören 41 zum Angriff und 41 zur Verteidigung.
O-C04 = Gebraucht wird ein sechsseitiger Würfel.
O-C05 = Es spielen 2 bis 5 Personen, jede ein Großwesir.
O-C06 = Wer alle Insignien im Spiel bekommt, wird Sultan und gewinnt.
O-C07 = Geraubt wird nur bei Nacht.
O-C08 = Am Tag handeln und bestechen alle, um in der nächsten Nacht besser dazustehen.

## Vorbereitung

O-S01 = Die Karten werden in Insignien, Kostbarkeiten, Nacht- und Tageskarten sortiert.
O-S02 = Die Tageskarten liegen bereit, bis der Tag kommt.
O-S03 = Eine Runde ist eine Nacht und ein Tag und hat einen Geber.
O-S04 = Zu zweit bekommt jeder 2 Insignien und 3 Kostbarkeiten.
O-S05 = Zu dritt bekommt jeder 1 Insigne und 3 Kostbarkeiten.
O-S06 = Zu viert bekommt jeder 1 Insigne und 2 Kostbarkeiten.
O-S07 = Zu fünft bekommt jeder 1 Insigne und 2 Kostbarkeiten.
O-S08 = Übrige Schätze spielen diesmal nicht mit.
O-S09 = Du siehst deine Schätze an und legst sie verdeckt in beliebiger Folge in eine Reihe; die Rückseiten sehen alle.
O-S10 = Liegen sie einmal, darfst du deine eigenen Schätze einzeln ansehen.
O-S11 = Die Nachtkarten werden nach ihrem Zeichen in Angriffs- und Verteidigungsstapel getrennt, gemischt und verdeckt hingelegt.
O-S12 = Deine Hand nimmst du in beliebiger Mischung von beiden Stapeln.
O-S13 = Links vom Geber wird die erste Hand zusammengestellt.
O-S14 = Zu zweit oder dritt hat eine Hand höchstens 6 Karten.
O-S15 = Zu viert oder fünft hat eine Hand höchstens 5 Karten.

## Der Zug

O-N01 = Wer links vom Geber sitzt, beginnt die Nacht.
O-N02 = In deinem Zug tust du eines von vieren: angreifen, einen Schatz aufdecken, deine Reihe neu legen oder ruhen und Karten tauschen.
O-N03 = Deine Angriffe dürfen sich gegen beliebig viele Gegner richten.

## Angriffe

O-A01 = Eine Angriffskarte wird ausgeschickt, um einem anderen einen Schatz zu rauben.
O-A02 = Sie zeigt drei Werte: Angriff, Verteidigung und Schlüssel.
O-A03 = Personen greifen nur mit ihren aufgedruckten Werten an und verteidigen nur damit, was immer die Karte sonst vermuten lässt.
O-A04 = Du legst eine Nachtkarte offen vor einen Schatz eines Gegners, vor welchen du willst.
O-A05 = Der Angriffswert der Karte sagt, wie stark der Angriff ist.
O-A06 = Der Angegriffene darf mit mehreren Nachtkarten antworten.
O-A07 = Der Angriff ist abgewehrt, wenn die Verteidigungswerte zusammen mindestens den Angriffswert ergeben.
O-A08 = Für eine Verteidigung dürfen beliebig viele Karten gelegt werden.
O-A09 = Es greift eine einzige Karte an; Angriffswerte werden nie zusammengezählt.
O-A10 = Karten des Verteidigungsstapels dürfen angreifen, Karten des Angriffsstapels verteidigen.
O-A11 = Nach einem Angriff kommen alle gelegten Karten auf den Ablagestapel.
O-A12 = Der Angegriffene muss sich nicht verteidigen.
O-A13 = Ein Angriff, der nicht abgewehrt wurde, muss noch die Tür öffnen: sie geht auf, wenn der Würfel höchstens den Schlüsselwert zeigt.
O-A14 = Der Dieb nimmt den Schatz, sieht ihn an und legt ihn zu seinen, so offen oder verdeckt, wie er lag.
O-A15 = Bleibt die Tür zu, so bleibt der Schatz, wo er ist.
O-A16 = Du darfst beliebig viele Angriffe nacheinander führen, solange du Karten hast.
O-A17 = Aladdin, der Fliegende Löwe und der Vogel Rock sind von gewöhnlichen Verteidigern nicht abzuwehren.
O-A18 = Nur Wachen mit Bogen wehren sie ab.
O-A19 = Wachen mit Bogen wehren sie immer ab; Werte spielen keine Rolle.

## Aufdecken und neu legen

O-B01 = Statt anzugreifen darfst du einen deiner Schätze aufdecken.
O-B02 = Die Kraft eines Schatzes hilft dir nur, solange er offen liegt.
O-B03 = Ein offener Schatz kann geraubt werden wie jeder andere.
O-B04 = Flaschengeist und Wein schaden dem, der sie raubt, und nur dann.
O-B05 = Wer einen von beiden nimmt, muss ihn sofort aufdecken und tun, was er sagt.
O-B06 = Danach darf er ihn wieder umdrehen.
O-R01 = Du darfst alle deine Schätze aufnehmen und in beliebiger Folge neu legen.
O-R02 = Davor darfst du beliebige deiner offenen Schätze verdecken.

## Ruhen und Zugende

O-X01 = Statt der anderen Aktionen darfst du beliebig viele Handkarten ablegen und ebenso viele von einem der Stapel ziehen.
O-X02 = Jeder Zug endet damit, dass du bis zum Handlimit nachziehst.
O-X03 = Dann ist der Nächste am Zug.

## Besondere Karten

O-E01 = Ereigniskarten sind Dschinns und magische Gegenstände; jede wirkt einen Zauber.
O-E02 = Sagt die Karte nichts anderes, werden Ereigniskarten nur im eigenen Zug gespielt.
O-E03 = Sie kosten keine Aktion.
O-E04 = Der Dschinn, der stibitzt, was ein anderer eben geraubt hat, darf auch außerhalb des eigenen Zuges gespielt werden.
O-E05 = Papagei, Stärketrunk, Zauberschlüssel und Magische Sanduhr sind Ereigniskarten.
O-V01 = Schehresad und Dinarsad sind unter den Nachtkarten.
O-V02 = Wer eine von ihnen zieht, legt sie sofort offen aus.
O-V03 = Für den Rest der Nacht ist sein Handlimit je Dame um eine Karte kleiner.
O-V04 = Die beiden Damen sind keine Ereigniskarten.
O-G01 = Scheherbans Geist ist unter den Nachtkarten.
O-G02 = Wer den Geist zieht, legt ihn sofort offen aus.
O-G03 = An seiner Stelle wird eine andere Karte gezogen.
O-G04 = Alle müssen alle ihre Insignien aufdecken.
O-G05 = Beim Neulegen der Reihe können sie wieder verdeckt werden.

## Der alte Mann

O-O01 = Zu Beginn des Spiels ist der alte Mann beim Geber.
O-O02 = Bei Nacht wandert er von einem zum anderen.
O-O03 = Vor seiner Aktion würfelt jeder für ihn; bei 1 oder 2 bleibt er.
O-O04 = Bei 3 oder 4 geht er zum Nächsten.
O-O05 = Bei 5 oder 6 geht er zwei Plätze weiter.
O-O06 = Am Tag gilt sein Bonus für den, bei dem er am Ende der Nacht ist.
O-NE1 = Die Nacht endet, wenn die letzte Karte beider Stapel gezogen ist.

## Der Tag

O-D01 = Am Morgen rechnet jeder sein Vermögen aus.
O-D02 = Jeder Schatz zählt 1 zu einem Wurf dazu.
O-D03 = Schehresad, Dinarsad und der alte Mann zählen je 2 für den, bei dem sie sind.
O-D04 = Der Geber mischt die Tageskarten und deckt die erste auf.
O-D05 = Eine Tageskarte wird abgehandelt, bevor die nächste aufgedeckt wird.
O-D06 = Ein Tag hat vier Karten: Morgen, Mittag, Nachmittag und Abend.
O-D07 = Am Tag bleiben die Schätze so offen oder verdeckt, wie sie am Ende der Nacht lagen.
O-DS1 = Sandsturm: nichts geschieht.
O-DB1 = Bazar: ein Gegenstand steht zum Verkauf.
O-DB2 = Jeder legt so viele Bonuskarten aus, wie er mag.
O-DB3 = Gebote dürfen erhöht werden, bis alle zufrieden sind.
O-DB4 = Dann würfelt jeder einmal und zählt seinen Bonus dazu.
O-DB5 = Die höchste Summe bekommt den Gegenstand; er wird offen zu den Schätzen des Käufers gelegt.
O-DB6 = Sein Bonus ist für diesen Tag verbraucht; die Schätze bleiben ihm.
O-DB7 = Die anderen nehmen ihr Gebot zurück und dürfen es wieder verwenden.
O-DB8 = Bei Gleichstand bekommt ein unbekannter Fremder den Gegenstand.
O-DB9 = Gegenstände wirken nur in der folgenden Nacht.
O-DB10 = Sie können geraubt werden wie Schätze.
O-DX1 = Dienerstreik: Diener sind in der nächsten Nacht nicht zu gebrauchen.
O-DX2 = Prinzenbesuch: Wachen mit Bogen sind in der nächsten Nacht nicht zu gebrauchen.
O-DX3 = Hinrichtung: Räuberhauptleute sind in der nächsten Nacht nicht zu gebrauchen.
O-DX4 = Eine so nutzlos gewordene Karte wirst du nur los, indem du sie als Aktion tauschst.
O-DC1 = Gerichtstag: jeder darf einen anderen verklagen, ihm einen Schatz gestohlen zu haben.
O-DC2 = Der Richter fragt nicht, ob der Beklagte ihn wirklich dem Kläger gestohlen hat.
O-DC3 = Der Kläger muss den Schatz nennen.
O-DC4 = Hat der Beklagte ihn nicht, so verfällt die Klage.
O-DC5 = Hat er ihn, so muss er ihn offen hinlegen.
O-DC6 = Beide bestechen den Richter mit Bonuskarten wie im Bazar; der Kläger beginnt.
O-DC7 = Beide würfeln; die höhere Summe bekommt den Schatz.
O-DC8 = Beide Bestechungen sind verbraucht.
O-DC9 = Bei Gleichstand würfeln beide noch einmal.
O-DC10 = Ein so gewonnener Schatz darf an diesem Tag noch einmal als Bonus dienen.
O-DC11 = Um denselben Gegenstand darf nur einer klagen.
O-DC12 = Wer ihn aber durch ein Urteil verlor, darf einen neuen Prozess verlangen.
O-DE1 = Nach vier Tageskarten mischt der nächste Geber alle Nachtkarten, Damen und Geist eingeschlossen.
O-DE2 = Jeder legt seine Schätze wieder verdeckt.
O-DE3 = Jeder zieht seine Hand voll, und die nächste Nacht beginnt.
O-DE4 = Haben es alle so ausgemacht, wählt jeder, welche seiner Schätze offen liegen.

## Das Ende

O-W01 = Nächte und Tage wechseln, bis einer alle Insignien im Spiel hat.
O-W02 = Zu fünft genügen vier Insignien.
O-W03 = Er muss noch warten, bis der alte Mann bei ihm ist.
O-W04 = In diesem Augenblick zeigt er seine Insignien und gewinnt.

## Varianten

O-VA0 = Wem das Spiel zu lang ist, der kann es auf vier Arten kürzen.
O-VA1 = Kürzung: der alte Mann bleibt weg.
O-VA2 = Kürzung: die drei Tageskarten mit Verboten werden entfernt.
O-VA3 = Kürzung: eine Hand hat höchstens 4 Karten.
O-VA4 = Kürzung: vor jeder Nacht kommen zehn Karten jedes Stapels ungesehen beiseite.
O-VB0 = Jede von fünf Varianten bewegt den alten Mann ohne Würfel.
O-VB1 = Er geht zum Nächsten, sooft ein Schatz verdeckt oder aufgedeckt wird.
O-VB2 = Verliert jemand in einer Runde mehr als einen Schatz, so geht er zu ihm.
O-VB3 = Verliert jemand einen offenen Schatz, so geht er zu ihm.
O-VB4 = Spielt jemand in einem Zug mehr als einen Dschinn, so geht er in die Tischmitte.
O-VB5 = Von dort darf ihn jeder zu sich nehmen, statt einen Zug zu machen.

## Was die Regeln offen lassen

O-Q1 = Im eigenen Zug spielst du beliebig viele Ereigniskarten vor der Aktion, zwischen Angriffen und danach, aber nicht, während ein Angriff offen ist oder gezogen wird. Trunk und Schrecken kommen zu einem Angriff, der Schrecken einmal; ein Zauberschlüssel ersetzt den Wurf an der Tür; die Sanduhr kommt nach einer Aktion. Eine Karte braucht etwas, worauf sie wirken kann.
O-Q2 = Nach Stibitz wird gleich nach einem Raub gefragt, bevor sich Flasche oder Wein zeigt; er ist selbst ein Raub.
O-Q3 = Flasche und Wein treffen den, der sie am Ende hat, wenn er sie nicht schon vor dem Raub hatte.
O-Q4 = Ein Urteil löst Flasche und Wein nicht aus. Ein Tausch schon, bei dem, der ihn gespielt hat.
O-Q5 = Sind beide Stapel leer, so endet die Nacht sofort, und was noch zu tun war, verfällt. Ist einer leer, nimmt man den anderen.
O-Q6 = Dame und Geist wirken auch als letzte Karte der Nacht.
O-Q7 = Bei Tagesanbruch werden die Hände mit allen Nachtkarten gemischt, außer alle wollten sie behalten.
O-Q8 = Sind weniger Karten übrig, als du abgelegt hast, bekommst du diese. Den Stapel wählst du Karte für Karte.
O-Q9 = Du darfst in deinem Zug auch nichts tun: Passen steht für keinen Angriff und keinen Tausch.
O-Q10 = Eine Dame nimmt den Platz der gezogenen Karte ein. Niemand legt ab, weil sein Limit sinkt.
O-Q11 = Der Geist wirkt auch in der ersten Hand einer Nacht. Er betrifft die Insignien, die man gerade hat.
O-Q12 = Ereigniskarten haben keine Werte: sie greifen nicht an und verteidigen nicht. Flieger und Bogenwachen verteidigen auch mit ihren Werten.
O-Q13 = Eine Verteidigung darf zu schwach sein, ihre Karten sind trotzdem weg.
O-Q14 = Angriffe werden nacheinander abgehandelt, derselbe Schatz kann also wieder angegriffen werden.
O-Q15 = Nichts macht einen Flieger stärker oder schwächer, an der Tür würfelt er aber wie andere.
O-Q16 = Alles, was einen Schlüsselwert ändert, wird zusammengezählt; es bleibt mindestens 1 und höchstens 6. Bei 6 geht die Tür ohne Wurf auf.
O-Q17 = Ein geraubter Schatz kommt ans rechte Ende der Reihe des Diebes.
O-Q18 = Ein offener Schatz bleibt offen, bis die Reihe neu gelegt wird oder eine neue Nacht beginnt; seine Kraft geht mit zum Dieb.
O-Q19 = Der Wurf für den alten Mann kommt in einem Zug zuallererst.
O-Q20 = Der alte Mann geht von dem aus, bei dem er ist, im Uhrzeigersinn. Zu zweit wechselt er nur bei 3 oder 4 die Seite.
O-Q21 = Zu Beginn späterer Nächte bleibt er, wo er ist.
O-Q22 = Auf den Sieg wird geschaut nach einem Raub mit allen Folgen, nach einem Tausch, nach einem Urteil und nach jeder Bewegung des alten Mannes, in wessen Zug auch immer. Er tritt von selbst ein. Wen er überspringt, der gewinnt nicht.
O-Q23 = Ohne den alten Mann gewinnst du, sobald du die nötigen Insignien hast.
O-Q24 = Zu zweit braucht es die vier verteilten Insignien, zu dritt drei, zu viert vier, zu fünft vier beliebige. Niemand weiß, welche übrig sind.
O-Q25 = Der Geber wechselt jede Runde nach links.
O-Q26 = Bei Tagesanbruch legt jeder seine Reihe in beliebiger Folge, fremde Plätze kennt also niemand.
O-Q27 = Jeder Schatz, jede Dame und der alte Mann ist eine Bonuskarte und nicht teilbar. Ein verbrauchter Platz bleibt bis zum Abend gezeichnet, nicht aber, was dort liegt.
O-Q28 = Geboten wird reihum von links vom Geber; nichts wird zurückgenommen; Schluss ist, wenn alle hintereinander passen. Wer nichts bietet, würfelt auch.
O-Q29 = Nur ein Gleichstand an der Spitze gibt dem Fremden den Gegenstand. Dann zahlt niemand.
O-Q30 = Ein Gegenstand liegt offen bis zum Ende der nächsten Nacht. Er wird angegriffen und stibitzt wie ein Schatz und hilft dem neuen Besitzer sofort, ist aber für Bonus, Insignien, Gericht und Tausch kein Schatz.
O-Q31 = Jeden Tag werden alle Tageskarten neu gemischt.
O-Q32 = Verbotene Karten greifen nicht an, verteidigen nicht und halten keine Flieger auf. Erzwungenes Ablegen trifft auch sie.
O-Q33 = Jeder Gerichtstag gibt jedem eine Klage, der Reihe nach von links vom Geber.
O-Q34 = Du darfst jeden Gegner um jeden Schatz verklagen, auch wenn er nie deiner war. Eine verfallene Klage ist verbraucht.
O-Q35 = Bestochen wird abwechselnd, der Kläger zuerst, bis beide passen. Der Beklagte darf auch mit dem Streitgegenstand bestechen.
O-Q36 = Nur ein Schatz, der den Besitzer wechselt, ist wieder frisch.
O-Q37 = Auf einer Karte wird ein Gegenstand einmal verhandelt; eine verfallene Klage zählt nicht. Wer ihn durch ein Urteil verlor, darf um ihn klagen, wenn seine Klage noch aussteht.
O-Q38 = Was vor Gericht gezeigt wurde, bleibt bis Tagesanbruch offen.
O-Q39 = Mit jeder Variante seines Weges entfällt der Wurf für den alten Mann. Jedes Umdrehen bewegt ihn einmal, auch durch Geist, Flasche und Wein, aber nicht am Tag oder bei Tagesanbruch. Ohne ihn haben diese Varianten keinen Sinn.
O-Q40 = Verluste zählen innerhalb einer Nacht, nach allem Stibitzen. Ein Tausch ist kein Verlust. Der zweite und jeder weitere zieht den alten Mann an.
O-Q41 = In der Mitte ist der alte Mann bei niemandem. Dschinns zählen je Spieler innerhalb eines Zuges, wessen auch immer; nach dem zweiten geht er, sobald dieser abgehandelt ist, in die Mitte. Wer ihn holt, hat keine Aktion, keine Ereigniskarte und zieht nicht.
O-Q42 = Das Limit von vier ist nie höher als das übliche. Die zehn Karten sind jede Nacht andere, und niemand sieht sie.
O-Q43 = Wer keine Schätze hat, bleibt im Spiel.
O-Q44 = Deine eigenen Schätze siehst du immer.
O-Q45 = Der alte Mann heißt V.A.G.U.W.A.M.
O-Q46 = Lampe und Kamel erhöhen das Limit, Damen senken es. Du ziehst Karte für Karte, bis du es erreichst, und legst seinetwegen nie ab. Der Geist ist weder Handkarte noch eine der gezogenen.
O-Q47 = Nach dem Öffnen der Tür: der Schatz wechselt den Besitzer; alle anderen werden im Uhrzeigersinn nach Stibitz gefragt; einen Verlust hat nur, wer ihn am Ende los ist; Flasche und Wein wirken; dann kann jemand gewonnen haben.
O-Q48 = Der Angegriffene antwortet einmal: mit nichts, mit Karten oder mit einem Ehernen Tor. Schrecken und Wein betreffen das Tor nicht, und gegen Flieger hilft es nicht. Mit dem Falken hält jede Karte mit Verteidigungswert einen Flieger auf.
O-Q49 = Bei Tagesanbruch: Karten werden gesammelt und gemischt, Reihen von links vom neuen Geber gelegt, in derselben Folge wird gezogen. Gegenstände und Verbote des Tages gelten jetzt.
O-Q50 = Öffentlich sind Kartenzahlen, von welchem Stapel jemand zog, Abgelegtes, offen und verdeckt, Würfe und wohin jemand gesehen hat. Geheim sind Hände, die Folge der Stapel und verdeckte Schätze, außer für Besitzer, frühere Besitzer und wer hingesehen hat. Wer einen Platz kannte, der neu gelegt wird, kennt weiter den Besitzer, bis der Schatz unbemerkt gegangen sein kann.
O-Q51 = Der erste Geber wird gelost oder bestimmt. Reihen werden geheim gelegt.
