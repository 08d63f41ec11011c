### Der Tisch von Jambo im Terminal: Wörter, die nur dort stehen.

jambo-table-market = Markt
jambo-table-known-of = Dir bekannt: { $cards }
jambo-table-known-mark = ° Diese Karte kennt dein Gegenüber.
jambo-table-deck-top = Von oben: { $cards }
jambo-table-prices = Kauf { $buy }, Verkauf { $sell }
jambo-table-unseen = unbekannt
jambo-table-you-see = Du siehst: { $cards }
jambo-table-on-top = obenauf: { $card }
jambo-table-played = Wird gerade gespielt: { $card }
jambo-table-bid = Höchstes Gebot: { $n } Gold, von { $name }
jambo-table-none = keine
jambo-table-to-place = Noch zu verteilen: { $wares }
