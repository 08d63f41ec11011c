### La mesa de Samarkand en la terminal: palabras que solo están ahí.

samarkand-table-map = Mapa
samarkand-table-reconstructed = reconstruido
samarkand-table-legend = A· camello de la familia A  12 mercancía  ≈≈ barco  12* tu carta  [3] opción
samarkand-table-ends = Familias sin relación: { $families }   Pila menor: { $tiles } ({ $family })
samarkand-table-piles = Mazo: { $pile }   Descartes: { $discarded }
samarkand-table-bag = En la bolsa: { $n }
samarkand-table-family = Familia
samarkand-table-dowry = Dote
samarkand-table-treasury = Tesoro
samarkand-table-camels = Camellos
samarkand-table-tiles = Miembros
samarkand-table-relations = Relac.
samarkand-table-met = Trató
samarkand-table-player = Jugador
samarkand-table-money = Dinero
samarkand-table-cards = Cartas
samarkand-table-goods = Mercancías
samarkand-table-member-of = Miembro de
samarkand-table-sold = Vendidas
samarkand-table-hand = Tus cartas
samarkand-table-space = Casilla
samarkand-table-camels-there = Camellos
samarkand-table-points = Puntos ahora

## Lo que una opción cuesta o trae, a su lado

samarkand-note-marriage =
    { $n ->
        [one] { $n } dírham
       *[other] { $n } dírhams
    }
samarkand-note-route = { $camels } camellos, tesoro { $treasury }
samarkand-note-tile = mercancía { $card }
samarkand-note-own = mercancía { $card }, tu carta
samarkand-note-relation = relación con { $family }, premio { $n }
samarkand-note-joins = junto a { $family }
samarkand-note-card =
    { $n ->
        [one] { $space }, ahora { $n } punto
       *[other] { $space }, ahora { $n } puntos
    }
