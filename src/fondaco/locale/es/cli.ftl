### La línea de órdenes. Las palabras de cada juego están en sus propios ficheros.

## El programa y sus órdenes

cli-about = Juegos de mesa jugados exactamente según sus reglas: en el navegador, en el terminal y para programas.
cli-language = Añade --language en, cs, es o de a cualquier orden; si no, se usa el idioma del sistema.
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Órdenes
cli-default = [por defecto: { "{}" }]
cli-required = [obligatorio]
cli-help = Explica esto y termina.
cli-version = Dice la versión y termina.
cli-interrupted = Interrumpido.
cli-compiling = Compilando las reglas …
cli-games = Muestra los juegos de la casa.
cli-play = Juega una partida en el terminal.
cli-serve = Abre la página: partidas contra bots en el navegador.
cli-backup = Copia todas las partidas en un solo fichero, también mientras el servidor funciona.
cli-simulate = Hace que los bots jueguen muchas partidas entre sí y las cuenta.
cli-match = Hace que los bots se enfrenten en los mismos repartos con los asientos cambiados.
cli-replay = Reproduce una partida guardada.
cli-rules = Muestra las reglas de un juego, o una de sus cláusulas.

## Lo que aceptan las órdenes

cli-game-help = Nombre del juego.
cli-json = Responde en JSON, para programas.
cli-games-help = Cuántas partidas.
cli-players-help = Cuántos jugadores; si no, los menos que permita el juego.
cli-seed-help = Semilla del primer reparto; la misma semilla da las mismas partidas.
cli-cap-help = Decisiones tras las que se abandona una partida.
cli-components-help = Un fichero de componentes propio en lugar del que acompaña al juego.
cli-option-help = Una opción del juego como nombre=valor, o “suggested” para las que el juego sugiere para tantos jugadores; se puede dar varias veces.
cli-bots-simulate-help = Un bot para todos los asientos, o uno para cada uno, separados por comas: random, heuristic, easy, medium, strong, search:50ms, search:5000it.
cli-bots-match-help = Los bots, separados por comas, tantos como jugadores: random, heuristic, easy, medium, strong, search:50ms, search:5000it.
cli-until-help = Parar cuando la proporción de victorias del primer bot esté con seguridad por encima o por debajo de este valor, por ejemplo 0.8.
cli-workers-help = Cuántas partidas se juegan a la vez.
cli-bot-help = Tu rival: easy, medium, strong, o un bot como en «match»; con varios rivales, uno para todos o uno para cada uno, separados por comas.
cli-play-seed-help = Semilla del reparto; si no, se reparte al azar.
cli-seat-help = Tu asiento, desde 1.
cli-from-help = Una partida guardada con la que seguir.
cli-host-help = Dirección en la que escuchar.
cli-port-help = Puerto en el que escuchar; 0 toma uno libre.
cli-data-help = Carpeta para las partidas; si no, tu carpeta de datos.
cli-backup-file-help = Fichero que se crea.
cli-clause-help = Una cláusula, por ejemplo J-6.7.
cli-record-help = Fichero de la partida.
cli-verify-help = Compara el final con lo que dice el fichero.

## Respuestas

cli-games-title = Los juegos de la casa
cli-game = Juego
cli-players = Jugadores
cli-rules-version = Reglas
cli-actions = Acciones
cli-game-options = Opciones
cli-suggested = { $n } jugadores, sugerido: { $options }
cli-suggested-here = Sugerido con tantos jugadores, para una partida de buena duración: { $options }. Se elige con { $words }.
cli-components = Componentes
cli-from-rules =
    { $n ->
        [one] { $n } valor de los reglamentos
       *[other] { $n } valores de los reglamentos
    }
cli-from-public =
    { $n ->
        [one] { $n } valor de varias fuentes públicas
       *[other] { $n } valores de varias fuentes públicas
    }
cli-from-reconstructed =
    { $n ->
        [one] { $n } valor reconstruido
       *[other] { $n } valores reconstruidos
    }
cli-from-own =
    { $n ->
        [one] { $n } valor del propietario
       *[other] { $n } valores del propietario
    }
cli-serving = Fondaco está abierto: { $address }
cli-simulating = Jugando
cli-matching = Jugando
cli-seat = Asiento
cli-bot = Bot
cli-wins = Victorias
cli-share = Proporción
cli-interval = Intervalo del 95 %
cli-count-games = Partidas
cli-count-decisions = Decisiones
cli-count-choices = de ellas con elección
cli-count-capped = Partidas abandonadas
cli-per-second = { $n } por segundo
cli-seconds = Segundos
cli-compile-seconds = Segundos de compilación
cli-match-summary =
    { $games ->
        [one] { $games } partida en { $seconds } s.
       *[other] { $games } partidas en { $seconds } s.
    }
cli-match-capped =
    { $n ->
        [one] { $n } partida se abandonó y se reparte.
       *[other] { $n } partidas se abandonaron y se reparten.
    }

## En una mesa en el terminal

cli-name-help = Tu nombre en la mesa.
table-keys = número: elegir · p N qué trae · ? por qué no · h pista · u deshacer · c cartas · l registro · s FICHERO guardar · q salir
table-thinking = { $name } está pensando …
table-hint-thinking = Pensando una pista …
table-hint = Pista: { $action }
table-no-choice =
    { $n ->
        [one] Solo hay { $n } opción.
       *[other] Elige un número del 1 al { $n }.
    }
table-no-command = Se elige con un número. Además: p N qué trae · ? por qué no · h pista · u deshacer · c cartas · l registro · s FICHERO guardar · q salir
table-no-refusal =
    { $n ->
        [0] Aquí no hay nada prohibido.
        [one] Aquí solo se puede preguntar por ?{ $n }.
       *[other] Pregunta de ?1 a ?{ $n }.
    }
table-all-allowed = Ahora no está prohibido nada de lo que podrías preguntar.
table-preview-none = Nada de lo que trae es seguro.
table-undo-none = No hay nada que deshacer.
table-undo-beyond = Desde tu última decisión se ha sabido algo nuevo. «u!» la deshace de todos modos y marca la partida «con deshacer».
table-undone = Deshecho.
table-save-where = Di dónde: s FICHERO
table-saved = Guardado en { $path }. Se sigue con «fondaco play --from { $path }».
table-unsaved = Esta partida no está guardada. «s FICHERO» la guarda; otra «q» sale.
table-winners =
    { $n ->
        [one] Gana { $names }.
       *[other] Victoria compartida: { $names }.
    }
table-keys-over = s FICHERO guardar · l registro · c cartas · Intro salir
table-with-undo = En esta partida se deshicieron jugadas.
cli-backed-up =
    Guardado en { $file }: { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } con { $entries ->
        [one] { $entries } paso
       *[other] { $entries } pasos
    }.
cli-replayed =
    { $n ->
        [one] Se ha reproducido { $n } acción.
       *[other] Se han reproducido { $n } acciones.
    }
cli-unfinished = La partida aún no ha terminado; todas las acciones se pueden jugar: { $digest }
cli-verified = El final coincide con el fichero: { $digest }
