### Looking through a match, and what can be done with it afterwards.

replay-title = Repasar una partida
replay-to-table = A la mesa
replay-drop = Suelta aquí el archivo con el registro de una partida, o elígelo.
replay-choose = Elegir un archivo
replay-other = Abrir otro archivo
replay-share = Compartir el registro
replay-running = La partida sigue en curso: ves lo que vio tu asiento.

## Ways through it

replay-step = Jugada { $n } de { $of }
replay-slider = Momento de la partida
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-turn-back = Al turno anterior
replay-turn-on = Al turno siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-speed-slow = Lenta
replay-speed-normal = Normal
replay-speed-fast = Rápida
replay-key-step = Flechas izquierda y derecha: una jugada
replay-key-turn = Re Pág y Av Pág: un turno
replay-key-ends = Inicio y Fin: al reparto y a la última jugada
replay-key-play = Espacio: reproducir o pausa

## Whose view it is

replay-eyes = Con los ojos de quién
replay-eyes-of = Vista de { $name }
replay-eyes-open = Abierta: la vista de quien decide
replay-eyes-all = Lo que vieron todos

## Checking the luck

luck-check = Comprobar el azar
luck-good = El azar es el que se prometió.
luck-bad = El azar no es el que se prometió.
luck-none = Este registro no tiene un azar que se pueda volver a sortear.
luck-promise-kept = La semilla es la que quedó fijada por su huella antes de la primera jugada.
luck-promise-broken = La semilla no es la que quedó fijada por su huella antes de la primera jugada.
luck-string-mixed = La cadena aleatoria que aportó tu navegador forma parte de él.
luck-string-missing = La cadena aleatoria que aportó tu navegador no forma parte de él.
luck-outcomes =
    { $n ->
        [one] Tu navegador ha vuelto a sortear { $n } resultado a partir de ella: coincide.
       *[other] Tu navegador ha vuelto a sortear los { $n } resultados a partir de ella: todos coinciden.
    }
luck-outcome-wrong = El resultado { $number } no es el que da la semilla.
luck-events-same = Lo que se te contó durante la partida es lo que resulta del registro.
luck-events-other = Lo que se te contó durante la partida no es lo que resulta del registro.
luck-whole = La partida entera, reglas incluidas, se comprueba en el terminal: fondaco replay ARCHIVO --verify

## Playing on from a moment

replay-branch = Seguir jugando desde aquí
replay-branch-about =
    { $n ->
        [0] El reparto vale; desde aquí la partida se juega de nuevo, con nuevo azar.
        [one] La primera jugada vale; desde aquí la partida se juega de nuevo, con nuevo azar.
       *[other] Las primeras { $n } jugadas valen; desde aquí la partida se juega de nuevo, con nuevo azar.
    }
replay-branch-seat = Tu asiento
replay-branch-others = En los demás asientos
