### Stůl Samarkandu v terminálu: slova, která stojí jen tam.

samarkand-table-map = Mapa
samarkand-table-reconstructed = rekonstruovaná
samarkand-table-legend = A· velbloud rodiny A   12 zboží   ≈≈ loď   12* tvá karta   [3] volba
samarkand-table-ends = Rodiny bez vztahu: { $families }   Nejmenší sloupek: { $tiles } ({ $family })
samarkand-table-piles = Balíček: { $pile }   Odloženo: { $discarded }
samarkand-table-bag = V sáčku: { $n }
samarkand-table-family = Rodina
samarkand-table-dowry = Věno
samarkand-table-treasury = Jmění
samarkand-table-camels = Velbl.
samarkand-table-tiles = Členové
samarkand-table-relations = Vztahy
samarkand-table-met = Potkala
samarkand-table-player = Hráč
samarkand-table-money = Peníze
samarkand-table-cards = Karty
samarkand-table-goods = Zboží
samarkand-table-member-of = Člen rodin
samarkand-table-sold = Prodal
samarkand-table-hand = Tvé karty
samarkand-table-space = Pole
samarkand-table-camels-there = Velbloudi
samarkand-table-points = Body teď

## Co volba stojí nebo přinese, vedle ní

samarkand-note-marriage =
    { $n ->
        [one] { $n } dirham
        [few] { $n } dirhamy
       *[other] { $n } dirhamů
    }
samarkand-note-route = velbloudi: { $camels }, jmění: { $treasury }
samarkand-note-tile = destička { $card }
samarkand-note-own = destička { $card }, tvá karta
samarkand-note-relation = nový vztah: { $family }, odměna { $n }
samarkand-note-joins = stojí tu { $family }
samarkand-note-card =
    { $n ->
        [one] { $space }, teď { $n } bod
        [few] { $space }, teď { $n } body
       *[other] { $space }, teď { $n } bodů
    }
