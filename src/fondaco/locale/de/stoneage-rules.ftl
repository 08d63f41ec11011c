### Die Regeln von Meine erste Steinzeit, eine Meldung je Satz. Was davon Auslegung ist, steht hier nicht.

## Schachtel

A-H01 = Das Spiel ist für 2 bis 4 Kinder.
A-H02 = Es ist für Kinder ab fünf Jahren gemacht.
A-H03 = Eine Partie dauert etwa eine Viertelstunde.
A-ST01 = Vor dem ersten Spiel könnt ihr euch zusammen im Tal umsehen.
A-ST02 = Ihr sammelt Dinge im Tal, gebt sie auf dem Bauplatz aus und seht eure Siedlung wachsen.
A-K01 = Es gibt eine Anleitung.
A-K02 = Es gibt einen Spielplan für alle.
A-K03 = Es gibt vier Siedlungen, jede mit Platz für drei Hütten.
A-K04 = Es gibt vier Spielermarken: blau, gelb, grün und rosa.
A-K05 = Es gibt vier Figuren in denselben Farben.
A-K06 = Es gibt 20 Waren: je vier Zähne, Beeren, Töpfe, Pfeilspitzen und Fische.
A-K07 = Es gibt 15 Hütten.
A-K08 = Es gibt 2 Hunde.
A-K09 = Es gibt 14 Waldplättchen: die Würfel 1 bis 6, jede der fünf Waren, den Tauschplatz, den Hund und den Bauplatz.

## Aufbau

A-P01 = Der Plan liegt in der Mitte.
A-P02 = Jedes Kind wählt eine Farbe und bekommt die Siedlung dieser Farbe.
A-P03 = Waren und Hütten eines Kindes kommen in seine Siedlung.
A-P04 = Vor dem ersten Spiel werden die Siedlungen zusammengesteckt.
A-P05 = Jedes Kind bekommt Figur und Marke seiner Farbe.
A-P06 = Alle Figuren beginnen auf dem Bauplatz in der Mitte.
A-P07 = Die Marke liegt vor ihrem Kind, damit alle die Farbe kennen.
A-P08 = Jedes Kind zieht mit seiner Figur und sammelt Waren.
A-P09 = Figuren und Marken von Farben, die niemand spielt, bleiben in der Schachtel.
A-P10 = Die Waren liegen auf dem Plan, wo sie hingehören.
A-P11 = Zu dritt und zu viert gibt es vier von jeder Ware.
A-P12 = Zu zweit gibt es drei von jeder Ware.
A-P13 = Von jeder Ware liegt eine auf dem Tauschplatz, zusammen fünf verschiedene.
A-P14 = Die anderen Waren liegen auf ihren eigenen Feldern.
A-P15 = Die Hütten werden verdeckt gemischt.
A-P16 = Sie bilden drei Stapel zu fünf.
A-P17 = Die oberste Hütte jedes Stapels wird aufgedeckt.
A-P18 = Beide Hunde liegen auf ihrem Feld.
A-P19 = Die Waldplättchen werden gemischt und liegen verdeckt um den Plan.
A-P20 = Vier Plättchen liegen über dem Plan, vier darunter, drei links und drei rechts.

## Ziel und Zug

A-G01 = Sammle Waren und baue auf dem Bauplatz Hütten daraus.
A-G02 = Wer zuerst drei Hütten hat, gewinnt.
A-T01 = Es geht im Uhrzeigersinn herum.
A-T02 = Das jüngste Kind beginnt.
A-T03 = Ein Zug hat drei Schritte in dieser Folge: ein Waldplättchen umdrehen, die Figur ziehen, die Aktion des Feldes ausführen.
A-T04 = Dann ist das nächste Kind an der Reihe.
A-F01 = Du drehst genau eines der verdeckten Plättchen um.
A-F02 = Das Plättchen sagt, was du in diesem Zug tust.
A-F03 = Das Plättchen bleibt offen an seinem Platz liegen.
A-M01 = Ein Würfel zieht deine Figur so viele Felder in Richtung der Pfeile.
A-M02 = Beispiel: Eine Zwei führt vom Bauplatz zu den Zähnen.
A-M03 = Ein Symbol bringt deine Figur geradewegs auf das Feld mit diesem Symbol.
A-M04 = Beispiel: Der Fisch führt geradewegs zu den Fischen.

## Aktionen der Felder

A-A01 = Wohin deine Figur auch kommt, dort führst du die Aktion des Feldes aus.
A-A02 = Nur das Feld zählt, nicht die Art des Plättchens, das dorthin führte.
A-A03 = Auf dem Feld einer Ware nimmst du dir eine davon.
A-A04 = Du darfst deine Waren vor den anderen verbergen.
A-A05 = Ist das Feld leer, bekommst du in diesem Zug nichts.
A-A06 = Beispiel: Auf dem Feld der Zähne nimmst du einen Zahn.
A-B01 = Auf dem Tauschplatz tauschst du beliebig viele deiner Waren gegen Waren, die dort liegen.
A-B02 = Du darfst alle tauschen oder keine.
A-B03 = Für jede Ware, die du nimmst, gibst du eine eigene.
A-B04 = Was du nimmst, kommt in deine Siedlung, was du gibst, auf den Tauschplatz.
A-B05 = Auf dem Tauschplatz liegen immer fünf Waren.
A-B06 = Beispiel: Du gibst einen Fisch und einen Topf und nimmst einen Zahn und eine Beere.
A-D01 = Auf dem Feld der Hunde nimmst du einen Hund, den alle sehen können.
A-D02 = Ist dort kein Hund mehr, darfst du einem anderen Kind einen nehmen.
A-D03 = Haben zwei andere je einen Hund, nimmst du ihn dem, der näher zu deiner Linken sitzt.
A-D04 = Hast du schon beide Hunde, nimmst du nichts.
A-D05 = Ein Hund hilft beim Bauen.
A-S01 = Auf dem Bauplatz geschieht zweierlei: Du darfst eine Hütte bauen, und alle Waldplättchen werden zugedeckt.
A-S02 = Für eine offene Hütte brauchst du alles, was sie zeigt; das legst du auf seine Felder zurück.
A-S03 = Die Hütte füllt eine der drei Öffnungen deiner Siedlung.
A-S04 = Beispiel: Eine Hütte, die zwei Waren zeigt, wird mit zwei Waren gebaut.
A-S05 = Reichen deine Waren für keine Hütte, kannst du in diesem Zug nicht bauen.
A-S06 = Mit jeder Hütte wächst die Siedlung.
A-S07 = Du baust höchstens eine Hütte in einem Zug.
A-S08 = Nach dem Bauen wird die nächste Hütte desselben Stapels aufgedeckt.
A-S09 = Ist der Stapel leer, liegen von nun an nur noch zwei Hütten offen.
A-S10 = Ein Hund steht für eine beliebige Ware, die eine Hütte braucht.
A-S11 = Du legst den Hund auf sein Feld zurück und zahlst eine Ware weniger.
A-S12 = Dann kommt die Hütte wie sonst in deine Siedlung.
A-S13 = Wer beide Hunde hat, darf beide für eine Hütte verwenden.
A-S14 = Beispiel: Eine Hütte für Topf, Pfeilspitze und Zahn wird mit Topf, Pfeilspitze und Hund bezahlt.
A-S15 = Sooft du auf den Bauplatz kommst, werden alle offenen Waldplättchen zugedeckt, ob du baust oder nicht.
A-S16 = Dann musst du zwei Waldplättchen vertauschen.
A-S17 = Alle sollen dabei zusehen.
A-S18 = Die Plättchen dürfen nicht vergessen werden; hier drehen sie sich von selbst um.

## Das Ende

A-E01 = Das Spiel ist sofort aus, wenn jemand die dritte Hütte baut.
A-E02 = Diese Siedlung ist fertig, und ihr Kind gewinnt.
A-E03 = Das Spiel hat Marco Teubner erfunden; es erschien 2016.

## Was die Regeln offenlassen

A-Q01 = Zu Beginn eines Zuges liegt immer ein Plättchen verdeckt: Das mit dem Bauplatz deckt alle wieder zu.
A-Q02 = Auch ohne Hütte werden die Plättchen zugedeckt und zwei davon vertauscht.
A-Q03 = Es ist gleich, ob ein Würfel oder das Symbol zum Bauplatz führte.
A-Q04 = Das Symbol des Feldes, auf dem die Figur schon steht, gilt als Ankunft.
A-Q05 = Auf Feldern, über die eine Figur zieht, geschieht nichts; Schritte werden nicht verkürzt und nicht rückwärts gemacht.
A-Q06 = Auf einem Feld dürfen beliebig viele Figuren stehen.
A-Q07 = Eine Ware oder ein Hund, der da liegt, wird immer genommen.
A-Q08 = Du darfst beliebig viele Waren haben.
A-Q09 = Für ein leeres Feld gibt es auch vom Tauschplatz nichts.
A-Q10 = Wer nichts zu tauschen hat, überspringt den Tauschplatz.
A-Q11 = Beim Tauschen zählt nur das Ergebnis: Erst wählst du, was du gibst, dann ebenso viele Waren anderer Art.
A-Q12 = Hunde sind keine Waren und werden nicht getauscht.
A-Q13 = Die Kinder handeln nicht miteinander.
A-Q14 = Von den fünf Waren auf dem Tauschplatz dürfen mehrere gleich sein.
A-Q15 = Solange ein Hund auf seinem Feld liegt, nimmst du den, auch wenn du den anderen schon hast.
A-Q16 = Wer einen Hund hat, darf dem anderen Besitzer den zweiten nehmen, nie sich selbst.
A-Q17 = Einem Kind mit zwei Hunden nimmst du einen.
A-Q18 = Näher zur Linken sitzt, wer nach dir früher an der Reihe ist.
A-Q19 = Niemand muss einem anderen Kind den Hund nehmen; mit der Einstellung „Lieber Hund“ tut es niemand.
A-Q20 = Zuerst zahlst du Waren und nur für fehlende einen Hund; du darfst aber eine Ware behalten und dafür einen Hund geben.
A-Q21 = Eine Hütte wird genau bezahlt, ohne Wechselgeld.
A-Q22 = Eine eben aufgedeckte Hütte kann frühestens in einem späteren Zug gebaut werden.
A-Q23 = Die Folge ist: bauen, nächste Hütte aufdecken, Plättchen zudecken, zwei davon vertauschen.
A-Q24 = Nach der dritten Hütte geschieht nichts mehr, und niemand hat noch einen Zug.
A-Q25 = Das Plättchen dieses Zuges wird mit zugedeckt.
A-Q26 = Wer am Zug ist, wählt zwei beliebige Plättchen, bekannte oder unbekannte, und sie bleiben verdeckt; auf Wunsch lost der Tisch sie aus.
A-Q27 = Niemand sieht unter verdeckte Plättchen oder dreht ein offenes um.
A-Q28 = Die Plättchen können nicht vergessen werden: Sie drehen sich von selbst um, und das Vertauschen wird verlangt.
A-Q29 = Waren liegen offen; auf Wunsch sehen die anderen nur, wie viele es sind. Hunde und Hütten sind immer offen.
A-Q30 = Vor dem Ende kann höchstens ein Stapel ausgehen.
A-Q31 = Zu zweit liegen zwei von jeder Ware auf ihrem Feld und eine auf dem Tauschplatz.
A-Q32 = Computerspieler zählen als Spieler und wissen nur, was alle gesehen haben.
A-Q33 = Wer am jüngsten ist, sagt der Tisch; sagt er nichts, beginnt der erste Platz.
A-Q34 = Das Spiel kann nicht stecken bleiben: Zwei Hunde und eine Ware bauen jede Hütte.
A-Q35 = Schreibfehler der Anleitung wurden dem Sinn nach gelesen.
A-Q36 = Ein Bild der Anleitung zeigt die Rückseite der Hütten.
A-Q37 = Alle haben dieselben Plättchen gesehen, aber die Seite zeigt nur, was jetzt offen liegt: Sich zu erinnern ist das Spiel.
A-Q38 = Eine Hütte kommt in die nächste freie Öffnung. Die Plätze der Plättchen werden von links oben im Uhrzeigersinn gezählt.
