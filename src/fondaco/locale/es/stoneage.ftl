### Mi primera edad de piedra: todo lo que se lee en la mesa. Las reglas mismas están en stoneage-rules.ftl.

## El juego

stoneage-name = Mi primera edad de piedra
stoneage-tagline = Un valle, mamuts y buena memoria
stoneage-about = Da la vuelta a fichas del bosque, recorre el valle, recoge dientes, bayas, vasijas, puntas de flecha y peces, y construye cabañas con ellos. Quien mejor recuerde dónde está cada ficha será el primero en construir tres cabañas y ganará.
stoneage-components-note = La forma del valle viene de fuentes públicas. Lo que cuestan casi todas las cabañas está reconstruido: encaja con todo lo que se sabe y puede diferir de las impresas.
stoneage-ruling = interpretación

## Lugares: sus nombres, los símbolos de las fichas y el camino

stoneage-place-building_site = Obra
stoneage-place-dog = Perros
stoneage-place-tooth = Pantano
stoneage-place-berry = Arbustos
stoneage-place-pot = Barrizal
stoneage-place-arrowhead = Montañas
stoneage-place-fish = Río
stoneage-place-trading_place = Mercado
stoneage-symbol-building_site = la obra
stoneage-symbol-dog = un perro
stoneage-symbol-tooth = un diente
stoneage-symbol-berry = una baya
stoneage-symbol-pot = una vasija
stoneage-symbol-arrowhead = una punta de flecha
stoneage-symbol-fish = un pez
stoneage-symbol-trading_place = el mercado
stoneage-to-building_site = a la obra
stoneage-to-dog = a los perros
stoneage-to-tooth = al pantano
stoneage-to-berry = a los arbustos
stoneage-to-pot = al barrizal
stoneage-to-arrowhead = a las montañas
stoneage-to-fish = al río
stoneage-to-trading_place = al mercado
stoneage-die =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }

## Mercancías, perros y cabañas

stoneage-good-tooth = un diente
stoneage-good-berry = una baya
stoneage-good-pot = una vasija
stoneage-good-arrowhead = una punta de flecha
stoneage-good-fish = un pez
stoneage-goods-tooth =
    { $n ->
        [one] { $n } diente
       *[other] { $n } dientes
    }
stoneage-goods-berry =
    { $n ->
        [one] { $n } baya
       *[other] { $n } bayas
    }
stoneage-goods-pot =
    { $n ->
        [one] { $n } vasija
       *[other] { $n } vasijas
    }
stoneage-goods-arrowhead =
    { $n ->
        [one] { $n } punta de flecha
       *[other] { $n } puntas de flecha
    }
stoneage-goods-fish =
    { $n ->
        [one] { $n } pez
       *[other] { $n } peces
    }
stoneage-dogs =
    { $n ->
        [one] { $n } perro
       *[other] { $n } perros
    }
stoneage-pile = Montón { $n }

## Opciones

stoneage-option-youngest = ¿Quién es el más joven?
stoneage-option-youngest-0 = El primer jugador
stoneage-option-youngest-1 = El segundo jugador
stoneage-option-youngest-2 = El tercer jugador
stoneage-option-youngest-3 = El cuarto jugador
stoneage-option-hidden_goods = Lo que tienen los demás
stoneage-option-hidden_goods-no = Todos lo ven
stoneage-option-hidden_goods-yes = Está detrás del poblado
stoneage-option-kind_dog = Perro bueno
stoneage-option-kind_dog-no = Se puede quitar un perro a los demás
stoneage-option-kind_dog-yes = Nadie quita un perro a los demás
stoneage-option-automatic_swap = Intercambiar fichas del bosque
stoneage-option-automatic_swap-no = Lo hacen los jugadores
stoneage-option-automatic_swap-yes = Dos se intercambian por sorteo
stoneage-option-recall = Fichas tapadas de nuevo
stoneage-option-recall-no = Hay que recordarlas
stoneage-option-recall-yes = Se muestran (para programas)

## Acciones

stoneage-action-end_turn = Terminar el turno
stoneage-action-done = No doy más
stoneage-action-steal = Llevarse el perro
stoneage-action-leave = Dejar el perro
stoneage-action-skip = No construir
stoneage-action-pay = Pagar y construir
stoneage-action-flip = Dar la vuelta a la ficha { $slot } del bosque
stoneage-action-give = Dar { $good }
stoneage-action-take = Tomar { $good }
stoneage-action-build = Construir la cabaña del montón { $pile }
stoneage-action-spare = Guardar { $good } y pagar con un perro
stoneage-action-swap = Intercambiar las fichas { $first } y { $second } del bosque

## Preguntas

stoneage-ask-over = La partida ha terminado.
stoneage-ask-flip = ¡Te toca! Da la vuelta a una ficha del bosque.
stoneage-ask-give = ¿Qué das al mercado?
stoneage-ask-take =
    { $n ->
        [one] Ahora toma { $n } cosa del mercado.
       *[other] Ahora toma { $n } cosas del mercado.
    }
stoneage-ask-steal = Aquí no quedan perros. ¿Te llevas uno de los demás?
stoneage-ask-build = ¿Qué cabaña construyes?
stoneage-ask-pay = Tu cabaña cuesta { $hut }. ¿La pagas así?
stoneage-ask-swap = Intercambia dos fichas del bosque. ¡Mirad todos bien!
stoneage-ask-end = ¿Has terminado?
stoneage-wait-over = La partida ha terminado.
stoneage-wait-flip = { $name } da la vuelta a una ficha del bosque.
stoneage-wait-give = { $name } está en el mercado.
stoneage-wait-take = { $name } toma algo del mercado.
stoneage-wait-steal = { $name } piensa si llevarse un perro.
stoneage-wait-build = { $name } elige una cabaña.
stoneage-wait-pay = { $name } paga una cabaña ({ $hut }).
stoneage-wait-swap = { $name } intercambia dos fichas del bosque. ¡Mirad bien!
stoneage-wait-end = { $name } está a punto de terminar el turno.

## Sucesos

stoneage-event-dealt = El valle está listo.
stoneage-event-turn_started = Le toca a { $name }.
stoneage-event-flipped = { $name } da la vuelta a una ficha: { $tile }.
stoneage-event-moved = { $name } va { $place }.
stoneage-event-took = { $name } toma { $good }.
stoneage-event-took_dog = { $name } recibe un perro.
stoneage-event-could_not_build = { $name } todavía no puede construir una cabaña.
stoneage-event-nothing =
    { $id ->
        [dog] { $name } no recibe ningún perro.
        [trading_place] { $name } no tiene nada que cambiar aquí.
       *[other] Aquí no queda nada. { $name } no recibe nada.
    }
stoneage-event-kept_goods = { $name } se lo queda todo.
stoneage-event-traded = { $name } da { $given } y toma { $taken }.
stoneage-event-stole_dog = { $name } se lleva un perro de { $other }.
stoneage-event-left_dog = { $name } deja el perro donde está.
stoneage-event-built_nothing = { $name } no construye nada.
stoneage-event-built = { $name } construye una cabaña y paga { $paid }.
stoneage-event-pile_empty = En este montón no quedan cabañas.
stoneage-event-hut_revealed = Se puede construir una cabaña nueva. Cuesta { $hut }.
stoneage-event-closed = Todas las fichas del bosque se tapan.
stoneage-event-swapped = { $name } intercambia dos fichas del bosque.
stoneage-event-won = ¡{ $name } construye la tercera cabaña y gana!
stoneage-event-took_back = { $name } da un paso atrás.

## El final

stoneage-end-won = ¡Hurra! { $name } tiene un poblado completo y gana.
stoneage-end-huts =
    { $n ->
        [one] { $name }: { $n } cabaña
       *[other] { $name }: { $n } cabañas
    }

## La mesa en el terminal

stoneage-table-forest = Fichas del bosque
stoneage-table-space = Casilla
stoneage-table-lies = Hay
stoneage-table-figures = Figuras
stoneage-table-no-hut = sin cabaña
stoneage-table-below =
    { $n ->
        [one] { $n } más debajo
       *[other] { $n } más debajo
    }
stoneage-table-settlement =
    { $n ->
        [one] { $name }: { $n } cabaña de { $most }
       *[other] { $name }: { $n } cabañas de { $most }
    }
stoneage-table-hidden-goods =
    { $n ->
        [one] { $n } cosa escondida
       *[other] { $n } cosas escondidas
    }
stoneage-table-no-goods = nada
