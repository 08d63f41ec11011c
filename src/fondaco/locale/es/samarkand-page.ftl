### La mesa de Samarkand en el navegador: palabras que solo necesita la página.

## El mapa

samarkand-page-map = Mapa
samarkand-page-reconstructed = Mapa reconstruido
samarkand-page-window = Vista del mapa
samarkand-page-closer = Acercar
samarkand-page-farther = Alejar
samarkand-page-fit = Todo el mapa
samarkand-page-list = El mapa como lista
samarkand-page-cell = { $row }-{ $column } { $name }
samarkand-page-land = Tierra
samarkand-page-start = Salida de { $family }
samarkand-page-goods = Casilla de mercancía, { $card }
samarkand-page-water = Agua
samarkand-page-tile-lies = La ficha de mercancía sigue aquí
samarkand-page-camels-of = Camellos: { $families }
samarkand-page-possible = Se puede elegir ahora
samarkand-page-route = Ruta: { $spaces }
samarkand-page-reach = Casillas siguientes: { $spaces }
samarkand-page-tiles-left = Fichas de mercancía en el mapa
samarkand-page-tile-at = { $card } en { $space }

## Lo que trae un camello

samarkand-page-effect-tile = Ficha de mercancía { $card }: +1 punto
samarkand-page-effect-sale = Tu carta { $card } se puede vender por { $n } dírhams
samarkand-page-effect-relation =
    { $n ->
        [one] Relación { $families }: { $n } ficha para ti
       *[other] Relación { $families }: { $n } fichas para ti
    }
samarkand-page-effect-prize = { $name } +{ $n }
samarkand-page-effect-prize-own =
    { $n ->
        [one] Recibes { $n } dírham
       *[other] Recibes { $n } dírhams
    }

## Familias y jugadores

samarkand-page-families = Familias
samarkand-page-players = Jugadores
samarkand-page-dowry = Dote { $n }
samarkand-page-treasury = Tesoro { $n }
samarkand-page-camels-left =
    { $n ->
        [one] Queda { $n } camello
       *[other] Quedan { $n } camellos
    }
samarkand-page-stack =
    { $n ->
        [one] Queda { $n } ficha de relación
       *[other] Quedan { $n } fichas de relación
    }
samarkand-page-field =
    { $n ->
        [0] No quedan fichas de miembro
        [one] Queda { $n } ficha de miembro
       *[other] Quedan { $n } fichas de miembro
    }
samarkand-page-bag = { $n } en la bolsa
samarkand-page-removed = { $n } fuera del juego
samarkand-page-members = Miembros: { $names }
samarkand-page-related = Relaciones: { $families }
samarkand-page-money =
    { $n ->
        [one] { $n } dírham
       *[other] { $n } dírhams
    }
samarkand-page-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
samarkand-page-cards-limit = { $n } cartas de { $limit } como máximo
samarkand-page-sold =
    { $n ->
        [one] { $n } carta vendida
       *[other] { $n } cartas vendidas
    }
samarkand-page-goods-tiles =
    { $n ->
        [one] { $n } ficha de mercancía
       *[other] { $n } fichas de mercancía
    }
samarkand-page-relation-tiles =
    { $n ->
        [one] { $n } ficha de relación
       *[other] { $n } fichas de relación
    }
samarkand-page-member-of = Miembro de: { $families }
samarkand-page-on-turn = Le toca

## Lo cerca que está el final

samarkand-page-meters = Lo cerca que está el final
samarkand-page-alone = Familias sin relación: { $n }
samarkand-page-smallest = Montón menor: { $n }
samarkand-page-pile = Mazo: { $n }, descartadas: { $m }

## La mano

samarkand-page-hand =
    { $n ->
        [one] Tu mano: { $n } carta de { $limit } como máximo
       *[other] Tu mano: { $n } cartas de { $limit } como máximo
    }
samarkand-page-hand-empty = No hay cartas en la mano.
samarkand-page-hand-hidden = Las cartas de la mano son secretas.
samarkand-page-card-at = Casilla: { $space }
samarkand-page-card-points =
    { $n ->
        [one] Ahora vale { $n } punto
       *[other] Ahora vale { $n } puntos
    }
samarkand-page-can-discard = Se puede descartar

## Lo que se puede hacer

samarkand-page-deeds = Lo que se puede hacer
samarkand-page-marry = Boda
samarkand-page-marry-about = Paga una dote y roba cartas
samarkand-page-choose-marry = Elige una familia
samarkand-page-no-marry = Ninguna familia a tu alcance
samarkand-page-extend = Prolongar una ruta
samarkand-page-extend-about = Coloca 1 o 2 camellos
samarkand-page-choose-extend = Elige una de tus familias
samarkand-page-no-extend = Ninguna de tus familias puede seguir
samarkand-page-no-member = Aún no eres miembro de ninguna familia
samarkand-page-marry-for =
    { $n ->
        [one] Boda por { $n } dírham
       *[other] Boda por { $n } dírhams
    }
samarkand-page-price = Dote { $n }: de tus { $money } dírhams te quedan { $rest }.
samarkand-page-draw = Robas { $n } cartas y debes acabar con al menos 1 más que las { $cards } de ahora; el límite es { $limit }.
samarkand-page-draw-none = Estás en el límite de { $limit } cartas, así que no robas.
samarkand-page-extend-how = El primer camello es gratis; el segundo cuesta 1 dírham del tesoro ({ $n }).
samarkand-page-choose-space =
    { $n ->
        [one] { $n } casilla para el camello: elígela en el mapa.
       *[other] { $n } casillas para el camello: elige una en el mapa.
    }
samarkand-page-choose-second =
    { $n ->
        [one] Un segundo camello: { $n } casilla, no junto al primero. O termina el turno.
       *[other] Un segundo camello: { $n } casillas, no junto al primero. O termina el turno.
    }
samarkand-page-before = Casilla anterior
samarkand-page-next = Casilla siguiente
samarkand-page-may-discard =
    { $most ->
        [one] Descarta hasta { $most } carta: { $chosen } elegidas.
       *[other] Descarta hasta { $most } cartas: { $chosen } elegidas.
    }
samarkand-page-must-discard = Descarta de { $n } a { $most } cartas: { $chosen } elegidas.
samarkand-page-keep-all = Quedarse todas

## Opciones antes de la partida

samarkand-option-starter = ¿Quién empieza?
samarkand-option-starter-lot = Se echa a suertes
samarkand-option-starter-0 = Tú
samarkand-option-starter-1 = Jugador 2
samarkand-option-starter-2 = Jugador 3
samarkand-option-starter-3 = Jugador 4
samarkand-option-starter-4 = Jugador 5

## Teclas

samarkand-page-key-deeds = M: boda, C: prolongar una ruta
samarkand-page-key-hand = Del 1 al 9: cartas de la mano
samarkand-page-key-sale = S: vender, K: quedarse
samarkand-page-key-spaces = N, P: casilla siguiente y anterior
samarkand-page-key-directions = En el mapa: flechas, y Q W A D Z X para las seis direcciones
samarkand-page-key-window = +, −, 0: acercar, alejar, todo el mapa
samarkand-page-key-list = L: el mapa como lista

## Capítulos de las reglas

samarkand-chapter-box = La caja
samarkand-chapter-setup = Preparación
samarkand-chapter-turn = Tu turno
samarkand-chapter-marriage = La boda
samarkand-chapter-routes = Prolongar una ruta
samarkand-chapter-goods = Mercancías
samarkand-chapter-relations = Relaciones
samarkand-chapter-end = El final
samarkand-chapter-scoring = Puntuación
samarkand-chapter-two = Dos jugadores
samarkand-chapter-rulings = Aclaraciones de esta casa
