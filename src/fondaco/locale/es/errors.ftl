### Errores que puede causar una persona o un programa: una línea clara cada uno.

## Juegos, semillas y opciones

unknown-game = No hay ningún juego «{ $game }». Los juegos son: { $known }.
unknown-option = { $game } no tiene la opción «{ $option }». Sus opciones son: { $known }.
bad-option = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $choices }.
options-exclude = Las opciones «{ $option }» y «{ $other }» se excluyen.
option-needs = La opción «{ $option }» necesita también «{ $other }».
option-no-suggestion = { $game } no sugiere opciones.
bad-players = Número de jugadores de { $game }: { $seats }, no { $players }.
bad-seed = { $seed } no es una semilla. Una semilla es un número entero o 32 bytes.
bad-mode = No hay ningún modo «{ $mode }». Los modos son: interpreted, compiled, checked.
cache-unwritable = No se puede guardar el código compilado: no se puede escribir en la carpeta { $folder }. Se compilará en cada arranque.

## Ficheros y su forma

file-unreadable = No se puede leer { $path }: { $reason }.
file-unwritable = No se puede escribir { $path }: { $reason }.
file-exists = { $path } existe y no es un registro de partida, así que no se sobrescribe.

# Empieza una línea sobre un fallo en algo que se ha leído: qué era y en qué parte.
form-at =
    { $source ->
        [position] La posición
        [components] El juego de componentes
        [record] El registro de la partida
       *[other] { $source }
    }{ $place ->
        [root] { "" }
       *[other] , { $place }
    }:
form-not-json =
    { $source ->
        [position] La posición
        [components] El juego de componentes
        [record] El registro de la partida
       *[other] { $source }
    } no es JSON: { $reason }.
form-missing = { form-at } falta «{ $field }».
form-unknown = { form-at } aquí no se conoce «{ $field }».
form-id = { form-at } un identificador tiene letras minúsculas sin acento, cifras y guiones bajos, y empieza por una letra.
form-colour = { form-at } un color es # y seis cifras de 0–9 y a–f.
form-hex = { form-at } aquí van 64 cifras de 0–9 y a–f.
form-text = { form-at } el texto tiene signos que no se pueden mostrar.
form-limit = { form-at } el valor está fuera de los límites, se permite { $limit }.
form-wrong = { form-at } el valor tiene una forma incorrecta: { $reason }.

## Juegos de componentes

components-card-twice = { form-at } la carta «{ $card }» aparece dos veces.
components-twice = { form-at } «{ $id }» está dos veces.
components-space-kind = { form-at } la casilla { $space } no es del tipo que corresponde aquí.
components-space-unused = { form-at } a la casilla { $space } no le corresponde ninguna familia ni mercancía.
components-one-way = { form-at } { $other } es vecina de { $space }, pero no al revés.
components-hex = { form-at } la celda de la fila { $row }, columna { $col } está ocupada o queda fuera de la cuadrícula.
components-hex-beside = { form-at } las vecinas no concuerdan con la cuadrícula, véase { $other }.
components-space-unreached = { form-at } ninguna ruta puede llegar nunca a la casilla { $space }.
components-family-alone = { form-at } la familia { $family } no puede encontrarse en tierra con ninguna otra.
components-tile = { form-at } la ficha { $tile } necesita o bien pasos o bien un lugar.
components-no-site = { form-at } al menos una ficha debe llevar a la obra.
components-hut =
    { form-at } { $n ->
        [one] { $n } mercancía no es el precio de una cabaña, que cuesta de 1 a { $most }.
       *[other] { $n } mercancías no son el precio de una cabaña, que cuesta de 1 a { $most }.
    }
components-wares-shown =
    { form-at } { $n ->
        [one] una carta de mercancías muestra 3 o 6 mercancías, no { $n }.
       *[other] una carta de mercancías muestra 3 o 6 mercancías, no { $n }.
    }
components-ware-short = { form-at } la carta muestra { $n } de una mercancía de la que solo hay { $tokens }.
components-insignia = { form-at } los primeros { $n } tesoros son las insignias, los demás objetos de valor.
components-piles-mixed = { form-at } las cartas del mazo de ataque van antes que las del mazo de defensa.
components-day-cards-few =
    { form-at } { $n ->
        [one] { $n } carta, sin contar las prohibiciones, no basta; hacen falta { $needed }.
       *[other] { $n } cartas, sin contar las prohibiciones, no bastan; hacen falta { $needed }.
    }
components-night-cards-few =
    { form-at } { $n ->
        [one] { $n } carta que se pueda tener en la mano no basta; hacen falta { $needed }.
       *[other] { $n } cartas que se puedan tener en la mano no bastan; hacen falta { $needed }.
    }
components-cards-many =
    { form-at } { $n ->
        [one] { $n } carta es demasiado, se puede jugar como mucho con { $most }.
       *[other] { $n } cartas son demasiadas, se puede jugar como mucho con { $most }.
    }
components-cards-few =
    { form-at } { $n ->
        [one] { $n } carta no basta para repartir { $hand } a cada jugador.
       *[other] { $n } cartas no bastan para repartir { $hand } a cada jugador.
    }
components-tokens-few =
    { form-at } { $n ->
        [one] { $n } mercancía no basta, los puestos de este juego necesitan { $needed } para que la reserva no se agote nunca.
       *[other] { $n } mercancías no bastan, los puestos de este juego necesitan { $needed } para que la reserva no se agote nunca.
    }

## Posiciones

position-wrong-card = { form-at } { $card } no es una carta para este lugar.
position-cards-short = { form-at } no hay tantas cartas { $card }.
position-wares-short = { form-at } no hay tantas fichas de la mercancía { $ware }.
position-crowded =
    { form-at } { $n ->
        [one] { $n } mercancía no cabe en { $spaces } espacios.
       *[other] { $n } mercancías no caben en { $spaces } espacios.
    }
position-not-held = { form-at } se dice que { $card } es conocida, pero esta mano no la tiene tantas veces.
position-shown-short = { form-at } los dos jugadores conocen al menos lo que conocen todos.
position-no-discard-top = { form-at } hay que nombrar la carta de encima de la pila de descartes.

## The server: starting

port-in-use = El puerto { $port } de { $host } está ocupado. ¿Está ya en marcha Fondaco? Con --port se puede elegir otro.
address-unusable = Fondaco no puede escuchar en { $host }, puerto { $port }: { $reason }.
data-unwritable = No se puede escribir en la carpeta de datos { $folder }: { $reason }.
data-full = El disco de la carpeta de datos { $folder } está lleno.
data-in-use = Otro servidor de Fondaco usa ya la carpeta de datos { $folder }.
data-damaged = Los datos de { $folder } no se pueden usar: { $reason }.
data-newer = Los datos de { $folder } los escribió un Fondaco más nuevo.
backup-nothing = No hay partidas en { $folder }.
backup-exists = { $path } ya existe; una copia no sustituye nada.
backup-failed = La copia no está completa y no se ha guardado. Inténtalo de nuevo.
server-page-missing = La página de Fondaco aún no está construida: ejecuta «make page».

## The server: what it refuses

not-your-seat = Este no es tu asiento.
not-your-turn = No es tu turno.
stale = La partida ha seguido mientras tanto. Así está ahora.
match-over = Esta partida ha terminado.
match-not-over = Esta partida aún no ha terminado.
no-such-move = Esta partida no tiene la jugada { $move }; tiene { $most }.
match-begun = La partida ya ha empezado: el asiento sigue siendo tuyo.
match-not-begun = La partida empieza cuando todos los asientos están ocupados.
seat-already = Ya tienes un asiento en esta mesa.
match-too-long = Esta partida es demasiado larga: el límite son { $most } pasos.
match-other-components = Esta partida se jugó con otras cartas que las de este Fondaco.
match-damaged = Esta partida no puede continuar: { $problem }
match-other-rules = Esta partida se jugó con reglas de otra versión.
undo-other-decides = Podrás deshacer cuando te toque decidir de nuevo.
undo-learned = No se puede deshacer nada: se reveló algo o decidió otra persona.
not-absent = En este asiento nadie lleva un minuto ausente.
request-stands = Primero hay que responder a la pregunta que ya está sobre la mesa.
no-such-request = Esta pregunta ya no está en pie.
undo-free = Eso se puede deshacer sin preguntar.
chat-off = En esta mesa no puedes decir nada.
hint-coming = Ya viene un consejo.
seat-taken = Ahí ya hay alguien sentado.
no-such-seat = No hay tal asiento en esta mesa.
no-such-match = No existe esa partida.
no-such-stream = Esta conexión está cerrada. La página abre otra.
no-human-seat = Al menos un asiento debe ser para una persona.
unknown-seat = Un asiento no puede ser para «{ $seat }». Puede ser: { $known }.
too-many-tables = Se puede estar en { $most } mesas a la vez.
still-warming = Los bots aún se están preparando.
slow-down = Demasiado de golpe: espera un momento, por favor.
bad-message = Este mensaje no se entiende.
message-too-long = Este mensaje tiene más de { $most } bytes.
not-json = El servidor solo entiende JSON.
not-our-page = Esta petición no viene de la página de Fondaco.
record-of-running-match = El registro estará disponible cuando termine la partida.
store-full = El disco está lleno: tu jugada no se guardó y nada ha cambiado.
store-failed = No se pudo guardar tu jugada y nada ha cambiado.
server-failed = Algo ha fallado en el servidor. Nada ha cambiado.
position-card-twice = { form-at } la carta { $card } está en dos sitios.
position-drawn-short = { form-at } este asiento ha tenido más cartas de la última barajada de las que ha robado desde entonces.
position-tiles-short = { form-at } no hay tantas fichas de miembro de la familia { $family }.
position-camels-short = { form-at } no hay tantos camellos de la familia { $family }.
position-relation-twice = { form-at } dos familias distintas pueden tener una sola relación.
position-effect = { form-at } esto no corresponde a la pregunta «{ $decision }».
position-broken = La posición incumple { $clause }.
position-no-move = La posición pregunta «{ $decision }», pero no hay nada que responder.

## Línea de órdenes

unknown-language = No hay ningún idioma «{ $language }». Los idiomas son: { $known }.
unknown-clause = { $game } no tiene la cláusula «{ $clause }».
bad-bot = No hay ningún bot «{ $bot }». Los bots son: easy, medium, strong, random, heuristic, search:50ms, search:5000it.
option-form = «{ $option }» no es una opción. Una opción se escribe nombre=valor.
bots-per-seat =
    { $n ->
        [one] Se nombra { $n } bot, pero hay { $players } asientos.
       *[other] Se nombran { $n } bots, pero hay { $players } asientos.
    }
record-no-person = En esta partida no jugó ninguna persona, así que nadie puede continuarla.
record-luck-written = El azar de esta partida se anotó a mano, así que no alcanza para seguir jugando.
bad-name = Un nombre tiene de 1 a { $most } caracteres, todos visibles.
usage-no-option = Aquí no hay ninguna opción { $option }.
usage-no-command = No hay ninguna orden «{ $command }».
usage-missing = Falta { $parameter }.
usage-bad-value = { $parameter } no puede tener este valor: { $value }.
usage-no-value = { $option } no se escribe así: le falta un valor o tiene uno que no admite.
usage-wrong = No se entiende la línea de órdenes: { $reason }

## Acciones

action-unknown = No hay ninguna acción { $action }. Las acciones son números desde 0 y menores que { $actions }.
action-unread = «{ $action }» no es una acción.
action-over = La partida ha terminado, no se puede jugar «{ $action }».
action-not-asked = «{ $action }» no responde a la pregunta «{ $decision }».
action-illegal = «{ $action }» lo prohíbe { $clause }.
bad-seat = No hay ningún asiento { $seat }. Los asientos son números desde 0 y menores que { $players }.
script-short = El guion de azar termina donde hace falta un resultado de { $n }.
