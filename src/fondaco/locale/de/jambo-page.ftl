### Jambos Tisch im Browser: Wörter, die nur die Seite braucht.

jambo-page-market = Der Markt
jambo-page-piles = Nachziehstapel und Ablagestapel
jambo-page-discards = Ablagestapel
jambo-page-side = Seite von { $name }
jambo-page-wares-of = Waren von { $name }: { $wares }
jambo-page-in-supply = { $ware }: { $n } im Vorrat
jambo-page-playable = Jetzt spielbar
jambo-page-buy-with-fee = Für { $n } + { $fee } Gold kaufen
jambo-page-chosen = { $n } von { $of } gewählt
jambo-page-chosen-some = Gewählt: { $n }
jambo-page-put-back = Zurücklegen: { $what }
jambo-page-lower = Weniger bieten
jambo-page-raise = Mehr bieten

## Optionen vor der Partie

jambo-option-starter = Wer beginnt?
jambo-option-starter-lot = Das Los entscheidet
jambo-option-starter-0 = Du
jambo-option-starter-1 = Dein Gegenüber

## Tasten

jambo-page-key-hand = 1 bis 9: Handkarten
jambo-page-key-trade = B: kaufen, S: verkaufen
jambo-page-key-draw = D: ansehen, K: behalten, X: ablegen
