### Stůl Samarkandu v prohlížeči: slova, která potřebuje jen stránka.

## Mapa

samarkand-page-map = Mapa
samarkand-page-reconstructed = Rekonstruovaná mapa
samarkand-page-window = Pohled na mapu
samarkand-page-closer = Přiblížit
samarkand-page-farther = Oddálit
samarkand-page-fit = Celá mapa
samarkand-page-list = Mapa jako seznam
samarkand-page-cell = { $row }-{ $column } { $name }
samarkand-page-land = Pevnina
samarkand-page-start = Výchozí místo rodiny { $family }
samarkand-page-goods = Pole zboží, { $card }
samarkand-page-water = Voda
samarkand-page-tile-lies = Destička zboží tu ještě leží
samarkand-page-camels-of = Velbloudi: { $families }
samarkand-page-possible = Teď lze vybrat
samarkand-page-route = Cesta: { $spaces }
samarkand-page-reach = Další pole: { $spaces }
samarkand-page-tiles-left = Destičky zboží na mapě
samarkand-page-tile-at = { $card } ({ $space })

## Co velbloud přinese

samarkand-page-effect-tile = Destička zboží { $card }: +1 bod
samarkand-page-effect-sale =
    { $n ->
        [one] Tvou kartu { $card } lze prodat za { $n } dirham
        [few] Tvou kartu { $card } lze prodat za { $n } dirhamy
       *[other] Tvou kartu { $card } lze prodat za { $n } dirhamů
    }
samarkand-page-effect-relation =
    { $n ->
        [one] Vztah { $families }: { $n } destička pro tebe
        [few] Vztah { $families }: { $n } destičky pro tebe
       *[other] Vztah { $families }: { $n } destiček pro tebe
    }
samarkand-page-effect-prize = { $name } +{ $n }
samarkand-page-effect-prize-own =
    { $n ->
        [one] Dostaneš { $n } dirham
        [few] Dostaneš { $n } dirhamy
       *[other] Dostaneš { $n } dirhamů
    }

## Rodiny a hráči

samarkand-page-families = Rodiny
samarkand-page-players = Hráči
samarkand-page-dowry = Věno { $n }
samarkand-page-treasury = Jmění { $n }
samarkand-page-camels-left =
    { $n ->
        [one] Zbývá { $n } velbloud
        [few] Zbývají { $n } velbloudi
       *[other] Zbývá { $n } velbloudů
    }
samarkand-page-stack =
    { $n ->
        [one] Zbývá { $n } destička vztahů
        [few] Zbývají { $n } destičky vztahů
       *[other] Zbývá { $n } destiček vztahů
    }
samarkand-page-field =
    { $n ->
        [0] Žádná členská destička nezbývá
        [one] Zbývá { $n } členská destička
        [few] Zbývají { $n } členské destičky
       *[other] Zbývá { $n } členských destiček
    }
samarkand-page-bag = Ve váčku: { $n }
samarkand-page-removed = Mimo hru: { $n }
samarkand-page-members = Členové: { $names }
samarkand-page-related = Vztahy: { $families }
samarkand-page-money =
    { $n ->
        [one] { $n } dirham
        [few] { $n } dirhamy
       *[other] { $n } dirhamů
    }
samarkand-page-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
samarkand-page-cards-limit = Karty: { $n } z nejvýše { $limit }
samarkand-page-sold =
    { $n ->
        [one] { $n } prodaná karta
        [few] { $n } prodané karty
       *[other] { $n } prodaných karet
    }
samarkand-page-goods-tiles =
    { $n ->
        [one] { $n } destička zboží
        [few] { $n } destičky zboží
       *[other] { $n } destiček zboží
    }
samarkand-page-relation-tiles =
    { $n ->
        [one] { $n } destička vztahů
        [few] { $n } destičky vztahů
       *[other] { $n } destiček vztahů
    }
samarkand-page-member-of = Člen rodin: { $families }
samarkand-page-on-turn = Na tahu

## Jak daleko je konec

samarkand-page-meters = Jak daleko je konec
samarkand-page-alone = Rodiny bez vztahu: { $n }
samarkand-page-smallest = Nejmenší sloupek: { $n }
samarkand-page-pile = Hromádka: { $n }, odloženo: { $m }

## Vlastní ruka

samarkand-page-hand =
    { $n ->
        [one] Tvoje ruka: { $n } karta z nejvýše { $limit }
        [few] Tvoje ruka: { $n } karty z nejvýše { $limit }
       *[other] Tvoje ruka: { $n } karet z nejvýše { $limit }
    }
samarkand-page-hand-empty = V ruce nejsou žádné karty.
samarkand-page-hand-hidden = Karty v ruce jsou tajné.
samarkand-page-card-at = Pole: { $space }
samarkand-page-card-points =
    { $n ->
        [one] Teď za { $n } bod
        [few] Teď za { $n } body
       *[other] Teď za { $n } bodů
    }
samarkand-page-can-discard = Lze odložit

## Co lze dělat

samarkand-page-deeds = Co lze dělat
samarkand-page-marry = Sňatek
samarkand-page-marry-about = Zaplať věno, lízni karty
samarkand-page-choose-marry = Vyber rodinu
samarkand-page-no-marry = Na žádnou rodinu nemáš
samarkand-page-extend = Prodloužit cestu
samarkand-page-extend-about = Umísti 1 nebo 2 velbloudy
samarkand-page-choose-extend = Vyber svou rodinu
samarkand-page-no-extend = Žádná tvá rodina nemůže dál
samarkand-page-no-member = Zatím nejsi členem žádné rodiny
samarkand-page-marry-for =
    { $n ->
        [one] Sňatek za { $n } dirham
        [few] Sňatek za { $n } dirhamy
       *[other] Sňatek za { $n } dirhamů
    }
samarkand-page-price = Věno { $n }: z tvých peněz ({ $money }) zbude { $rest }.
samarkand-page-draw =
    { $n ->
        [one] Lízneš si { $n } kartu a musíš skončit aspoň o 1 výš než teď ({ $cards }); limit je { $limit }.
        [few] Lízneš si { $n } karty a musíš skončit aspoň o 1 výš než teď ({ $cards }); limit je { $limit }.
       *[other] Lízneš si { $n } karet a musíš skončit aspoň o 1 výš než teď ({ $cards }); limit je { $limit }.
    }
samarkand-page-draw-none = Máš karet až po limit ({ $limit }), takže si nelízneš.
samarkand-page-extend-how = První velbloud je zdarma, druhý stojí 1 dirham z jmění rodiny ({ $n }).
samarkand-page-choose-space =
    { $n ->
        [one] { $n } pole pro velblouda: vyber ho na mapě.
        [few] { $n } pole pro velblouda: vyber jedno na mapě.
       *[other] { $n } polí pro velblouda: vyber jedno na mapě.
    }
samarkand-page-choose-second =
    { $n ->
        [one] Druhý velbloud: { $n } pole, ne vedle prvního. Nebo ukonči tah.
        [few] Druhý velbloud: { $n } pole, ne vedle prvního. Nebo ukonči tah.
       *[other] Druhý velbloud: { $n } polí, ne vedle prvního. Nebo ukonči tah.
    }
samarkand-page-before = Předchozí pole
samarkand-page-next = Další pole
samarkand-page-may-discard =
    { $most ->
        [one] Odlož nejvýše { $most } kartu: vybráno { $chosen }.
        [few] Odlož nejvýše { $most } karty: vybráno { $chosen }.
       *[other] Odlož nejvýše { $most } karet: vybráno { $chosen }.
    }
samarkand-page-must-discard =
    { $most ->
        [one] Odlož { $n } až { $most } kartu: vybráno { $chosen }.
        [few] Odlož { $n } až { $most } karty: vybráno { $chosen }.
       *[other] Odlož { $n } až { $most } karet: vybráno { $chosen }.
    }
samarkand-page-keep-all = Nechat všechny

## Volby před hrou

samarkand-option-starter = Kdo začíná?
samarkand-option-starter-lot = Rozhodne los
samarkand-option-starter-0 = Ty
samarkand-option-starter-1 = Hráč 2
samarkand-option-starter-2 = Hráč 3
samarkand-option-starter-3 = Hráč 4
samarkand-option-starter-4 = Hráč 5

## Klávesy

samarkand-page-key-deeds = M: sňatek, C: prodloužit cestu
samarkand-page-key-hand = 1 až 9: karty v ruce
samarkand-page-key-sale = S: prodat, K: nechat si
samarkand-page-key-spaces = N, P: další a předchozí pole
samarkand-page-key-directions = Na mapě: šipky a šest směrů klávesami na místech Q W A D Z X
samarkand-page-key-window = +, −, 0: blíž, dál, celá mapa
samarkand-page-key-list = L: mapa jako seznam

## Kapitoly pravidel

samarkand-chapter-box = Obsah krabice
samarkand-chapter-setup = Příprava
samarkand-chapter-turn = Tvůj tah
samarkand-chapter-marriage = Sňatek
samarkand-chapter-routes = Prodloužení cesty
samarkand-chapter-goods = Zboží
samarkand-chapter-relations = Vztahy
samarkand-chapter-end = Konec hry
samarkand-chapter-scoring = Bodování
samarkand-chapter-two = Hra dvou hráčů
samarkand-chapter-rulings = Výklady tohoto domu
