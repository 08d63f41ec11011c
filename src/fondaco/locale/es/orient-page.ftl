### El tablero de Da geht was ab im Morgenland en el navegador: palabras que solo necesita la página.

## Tesoros y visires

orient-page-face-up = boca arriba
orient-page-face-down = boca abajo
orient-page-lies-up = Está boca arriba
orient-page-lies-down = Está boca abajo
orient-page-known-by = Lo conoce: { $names }
orient-page-attacked = Bajo ataque
orient-page-offered = Ofrecido
orient-page-spent = Ya usado hoy
orient-page-possible = Se puede elegir ahora
orient-page-chosen = Elegida
orient-page-on-turn = Tiene el turno
orient-page-decides = Decide ahora
orient-page-drunk = Borracho hasta su próximo turno
orient-page-hand-of = Mano: del mazo de ataque { $attack }, del de defensa { $defence }
orient-page-no-treasure = No quedan tesoros
orient-page-treasures = Tesoros
orient-page-slot-of = Lugar { $slot }: { $name }
orient-page-man-about = De día da 2 puntos a quien lo acoge; sin él no se gana.
orient-page-man-middle = El anciano está en el centro

## Notas privadas

orient-page-note = Tu nota
orient-page-note-is = Tu nota: { $note }
orient-page-note-insignia = Alguna insignia
orient-page-note-valuable = Algún objeto de valor
orient-page-note-trap = Una trampa
orient-page-note-about = Solo la ves tú, en este navegador. Sigue al tesoro hasta que la fila se ponga de nuevo.

## Lo que sé

orient-page-known = Lo que sé
orient-page-needed =
    { $n ->
        [one] Gana quien tiene { $n } insignia.
       *[other] Gana quien tiene { $n } insignias.
    }
orient-page-needed-man = Además hace falta el anciano.
orient-page-counted = Insignias, hasta donde se pueden contar
orient-page-insignia-of =
    { $seats ->
        [one] { $names }: { $n }
       *[other] { $names }, entre todos: { $n }
    }
orient-page-unknown = no se sabe
orient-page-somewhere = { $name }, en lugar desconocido
orient-page-lies = { $name }, lugar { $slot }

## La mano propia

orient-page-hand =
    { $n ->
        [one] Tu mano: { $n } carta
       *[other] Tu mano: { $n } cartas
    }
orient-page-hand-empty = No hay cartas en la mano.
orient-page-hand-hidden = Las cartas de la mano son secretas.
orient-page-banned = No se puede usar esta noche
orient-page-forbidden = Ahora no ({ $clause })
orient-page-use-attack = Puede atacar
orient-page-use-defend = Puede defender
orient-page-use-discard = Se puede cambiar
orient-page-use-join = Puede acompañar el ataque
orient-page-use-play = Se puede jugar

## Lo que se puede hacer

orient-page-deeds = Lo que se puede hacer
orient-page-attack = Atacar
orient-page-attack-about = Envía una carta a robar
orient-page-choose-attack = Elige una carta
orient-page-no-attack = Ninguna carta puede atacar
orient-page-uncover = Descubrir
orient-page-uncover-about = Muestra un tesoro tuyo
orient-page-choose-uncover = Elige uno de tus tesoros boca abajo.
orient-page-no-uncover = Todos están boca arriba
orient-page-rearrange = Recolocar
orient-page-rearrange-about = Oculta y mezcla tu fila
orient-page-choose-rearrange = Se recoge tu fila
orient-page-no-rearrange = No tienes tesoros
orient-page-exchange = Cambiar
orient-page-exchange-about = Descansa y cambia cartas
orient-page-choose-exchange = Elige cartas de tu mano
orient-page-no-exchange = Ahora no es posible
orient-page-look = Mirar
orient-page-choose-look = Elige un tesoro boca abajo de un rival.
orient-page-back = Atrás
orient-page-rest = No cambiar nada
orient-page-picked =
    { $n ->
        [one] { $n } carta elegida. Robas tantas como dejas.
       *[other] { $n } cartas elegidas. Robas tantas como dejas.
    }
orient-page-attack-again = Elige una carta para atacar otra vez, juega sucesos o acaba tu turno.
orient-page-after = Tu acción está hecha. Acaba tu turno.
orient-page-after-cards = Tu acción está hecha. Aún puedes jugar sucesos.
orient-page-choose-pile = Elige un mazo, carta a carta.
orient-page-others-turn = Los demás están ocupados.
orient-page-seen = Guardar
orient-page-only-you = Solo tú ves esto

## Ataque y defensa

orient-page-choose-target = Elige un tesoro de un rival.
orient-page-attack-slot = Atacar el lugar { $slot }: { $name }
orient-page-look-slot = Mirar el lugar { $slot }: { $name }
orient-page-get-slot = Tomar el lugar { $slot }: { $name }
orient-page-aimed = { $name }, lugar { $slot }
orient-page-with = Con { $card }
orient-page-attack-value = Ataque { $n }
orient-page-flies = Vuela
orient-page-defence-sum = { $n } de { $value }
orient-page-only-archers = Solo lo rechazan los arqueros
orient-page-archers-stop = Rechazado
orient-page-no-defence = Sin cartas
orient-page-no-defending = No defender
orient-page-defend-enough = Defender con { $cards }: basta
orient-page-defend-short = Defender con { $cards }: no basta, las cartas se perderían
orient-page-chance = abre { $n } de 6
orient-page-opens-always = Se abre sin tirar
orient-page-roll-chance = Tirar: abre { $n } de 6
orient-page-no-snatch = Dejarlo
orient-page-how-defence = Toca cartas para ponerlas en defensa.
orient-page-how-pilfer = Un genio Birlador puede arrebatarlo.
orient-page-how-door = Tira el dado o juega una Llave mágica.
orient-page-how-opponent = Toca a un jugador.
orient-page-how-road = Toca a quien va el anciano.
orient-page-how-look = Toca un tesoro boca abajo.
orient-page-how-give = Toca un tesoro tuyo.
orient-page-how-get = Toca un tesoro de un rival.
orient-page-die = Dado: { $n }

## Poner la fila

orient-page-how-lay = Mueve tus tesoros; nadie ve cómo.
orient-page-ask-lay = Ordena tus tesoros como quieras y pulsa «{ $button }».
orient-page-how-cover_row = Cubre lo que quieras y mueve tus tesoros.
orient-page-how-facing = Descubre lo que deba quedar boca arriba.
orient-page-lay-down = Poner la fila
orient-page-laid = { $treasure }, lugar { $slot }
orient-page-left = { $treasure }: a la izquierda
orient-page-right = { $treasure }: a la derecha
orient-page-turn = { $treasure }: dar la vuelta

## Noche y día

orient-page-night = Noche { $n }
orient-page-day = Día { $n }
orient-page-ban = Esta noche no: { $group }
orient-page-pile =
    { $n ->
        [one] { $pile }: { $n } carta
       *[other] { $pile }: { $n } cartas
    }
orient-page-day-cards = Cartas de día
orient-page-hour-1 = mañana
orient-page-hour-2 = mediodía
orient-page-hour-3 = tarde
orient-page-hour-4 = anochecer
orient-page-offer = Oferta
orient-page-how-bid = Toca tesoros tuyos para ofrecerlos: +{ $n }
orient-page-raise = Subir { $n }
orient-page-no-raise = Conforme
orient-page-how-accuse = Toca a quien demandas.
orient-page-no-suit = No demandar
orient-page-how-claim = Elige el tesoro.
orient-page-choose-claim = ¿Qué reclamas? Acusado: { $name }
orient-page-claims = Acusado: { $name }
orient-page-claim-known = { $treasure }, lo sabes: { $name }
orient-page-sue = Demandar por { $treasure }: { $name }
orient-page-trial = { $name } contra { $other }: { $treasure }

## Teclas

orient-page-key-hand = Del 1 al 9: cartas de la mano
orient-page-key-deeds = A: atacar, T: descubrir, L: poner la fila, X: cambiar, C: mirar, N: no o listo
orient-page-key-piles = S, D: robar del mazo de ataque o de defensa
orient-page-key-rows = O: a las filas de los demás; flechas: lugares y jugadores
orient-page-key-known = K: lo que sé

## Capítulos de las reglas

orient-chapter-box = La caja y la idea
orient-chapter-setup = Preparación
orient-chapter-night = La noche
orient-chapter-attack = Ataque y defensa
orient-chapter-actions = Descubrir, recolocar, cambiar y fin del turno
orient-chapter-special = Sucesos, damas y el Fantasma
orient-chapter-old_man = El anciano y el fin de la noche
orient-chapter-day = El día
orient-chapter-end = El final
orient-chapter-variants = Variantes
orient-chapter-rulings = Aclaraciones de esta casa
