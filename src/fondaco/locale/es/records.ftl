### Registros de partidas: qué puede fallar en ellos.

record-foreign = { $source ->
        [record] El registro de la partida
       *[other] { $source }
    } no es un registro de partida de Fondaco.
record-format = { $source ->
        [record] El registro de la partida
       *[other] { $source }
    } tiene la versión de formato { $version }, que este Fondaco no sabe leer.
record-game = El registro de la partida no encaja con este Fondaco: { $problem }
record-rules = La partida se jugó con la versión { $version } de las reglas; este Fondaco conoce la versión { $known }.
record-components = La partida se jugó con el juego de componentes «{ $name }», que no es el que acompaña a este Fondaco.
record-seats =
    { $n ->
        [one] El registro de la partida tiene { $n } asiento, pero jugaron { $players }.
       *[other] El registro de la partida tiene { $n } asientos, pero jugaron { $players }.
    }
record-secret = La partida sigue en curso: su azar es secreto hasta el final, así que no se puede repetir.
record-action = El registro de la partida, acción { $number }: { $problem }
record-luck = El registro de la partida, azar: { $problem }
record-unfinished = El registro de la partida indica un resultado, pero sus acciones no llegan al final del juego.
record-no-result = El registro de la partida no indica resultado, pero sus acciones llegan al final del juego.
record-digest = El registro de la partida, resultado: repetida, la partida acaba en un estado distinto del que dice.
record-result = El registro de la partida, resultado: repetida, la partida acaba de otro modo que el que dice.
record-commitment = El registro de la partida, azar: la semilla no es la que se prometió antes de la primera acción.
record-trace = El registro de la partida, azar: el resultado { $number } no es el que sale de este azar.
replay-by-memory = En este juego hay que recordar lo que se ha visto; se podrá repasar cuando termine.
replay-too-long = Repetir esta partida llevaría aquí más de { $seconds } segundos; «fondaco replay» tiene más tiempo.
record-too-long = Este archivo ocupa más de { $most } bytes: no es el registro de una partida.
