### Samarkands Tisch im Terminal: Wörter, die nur dort stehen.

samarkand-table-map = Karte
samarkand-table-reconstructed = rekonstruiert
samarkand-table-legend = A· Kamel der Familie A   12 Ware   ≈≈ Schiff   12* deine Karte   [3] Wahl
samarkand-table-ends = Familien ohne Beziehung: { $families }   Kleinster Stapel: { $tiles } ({ $family })
samarkand-table-piles = Stapel: { $pile }   Abgelegt: { $discarded }
samarkand-table-bag = Im Beutel: { $n }
samarkand-table-family = Familie
samarkand-table-dowry = Mitgift
samarkand-table-treasury = Kasse
samarkand-table-camels = Kamele
samarkand-table-tiles = Mitgl.
samarkand-table-relations = Bezieh.
samarkand-table-met = Kennt
samarkand-table-player = Spieler
samarkand-table-money = Geld
samarkand-table-cards = Karten
samarkand-table-goods = Waren
samarkand-table-member-of = Mitglied von
samarkand-table-sold = Verkauft
samarkand-table-hand = Deine Karten
samarkand-table-space = Feld
samarkand-table-camels-there = Kamele
samarkand-table-points = Punkte jetzt

## Was eine Wahl kostet oder bringt, neben ihr

samarkand-note-marriage = { $n } Dirham
samarkand-note-route = { $camels } Kamele, Kasse { $treasury }
samarkand-note-tile = Warenplättchen { $card }
samarkand-note-own = Warenplättchen { $card }, deine Karte
samarkand-note-relation = Beziehung mit { $family }, Prämie { $n }
samarkand-note-joins = neben { $family }
samarkand-note-card =
    { $n ->
        [one] { $space }, jetzt { $n } Punkt
       *[other] { $space }, jetzt { $n } Punkte
    }
