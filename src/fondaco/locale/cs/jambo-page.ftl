### Stůl Jamba v prohlížeči: slova, která potřebuje jen stránka.

jambo-page-market = Tržiště
jambo-page-piles = Balíček a odkládací hromádka
jambo-page-discards = Odkládací hromádka
jambo-page-side = Strana: { $name }
jambo-page-wares-of = Zboží ({ $name }): { $wares }
jambo-page-in-supply = { $ware }: v zásobě { $n }
jambo-page-playable = Teď ji lze zahrát
jambo-page-buy-with-fee = Koupit, { $n } + { $fee } zl.
jambo-page-chosen = Vybráno { $n } z { $of }
jambo-page-chosen-some = Vybráno: { $n }
jambo-page-put-back = Vrátit: { $what }
jambo-page-lower = Nabídnout méně
jambo-page-raise = Nabídnout více

## Volby před hrou

jambo-option-starter = Kdo začíná?
jambo-option-starter-lot = Rozhodne los
jambo-option-starter-0 = Ty
jambo-option-starter-1 = Protihráč

## Klávesy

jambo-page-key-hand = 1 až 9: karty v ruce
jambo-page-key-trade = B: koupit, S: prodat
jambo-page-key-draw = D: prohlédnout, K: nechat si, X: odložit
