### Las reglas de Mi primera edad de piedra, un mensaje por cláusula. Aquí no se dice cuáles son interpretaciones.

## Caja

A-H01 = El juego es para 2 a 4 jugadores.
A-H02 = Está hecho para niños desde cinco años.
A-H03 = Una partida dura más o menos un cuarto de hora.
A-ST01 = Antes de la primera partida podéis mirar juntos el valle.
A-ST02 = Recogéis cosas en el valle, las gastáis en la obra y veis crecer vuestro poblado.
A-K01 = Hay un reglamento.
A-K02 = Hay un tablero para todos.
A-K03 = Hay cuatro poblados, cada uno con sitio para tres cabañas.
A-K04 = Hay cuatro fichas de jugador: azul, amarilla, verde y rosa.
A-K05 = Hay cuatro figuras de los mismos colores.
A-K06 = Hay 20 mercancías: cuatro dientes, cuatro bayas, cuatro vasijas, cuatro puntas de flecha y cuatro peces.
A-K07 = Hay 15 cabañas.
A-K08 = Hay 2 perros.
A-K09 = Hay 14 fichas del bosque: los dados del 1 al 6, cada una de las cinco mercancías, el mercado, el perro y la obra.

## Preparación

A-P01 = El tablero está en el centro.
A-P02 = Cada jugador elige un color y recibe el poblado de ese color.
A-P03 = Las mercancías y cabañas de un jugador están en su poblado.
A-P04 = Los poblados se montan antes de la primera partida.
A-P05 = Cada jugador recibe la figura y la ficha de su color.
A-P06 = Todas las figuras empiezan en la obra, en el centro.
A-P07 = La ficha está delante de su jugador, para que todos sepan su color.
A-P08 = Los jugadores mueven su propia figura y recogen mercancías.
A-P09 = Las figuras y fichas de colores que nadie usa se quedan en la caja.
A-P10 = Las mercancías están en el tablero en su sitio.
A-P11 = Con tres o cuatro jugadores hay cuatro de cada mercancía.
A-P12 = Con dos jugadores hay tres de cada mercancía.
A-P13 = Una de cada mercancía está en el mercado, cinco distintas en total.
A-P14 = Las demás mercancías están en sus propias casillas.
A-P15 = Las cabañas se mezclan boca abajo.
A-P16 = Forman tres montones de cinco.
A-P17 = La cabaña de arriba de cada montón se pone boca arriba.
A-P18 = Los dos perros están en su casilla.
A-P19 = Las fichas del bosque se mezclan y se ponen boca abajo alrededor del tablero.
A-P20 = Cuatro fichas están encima del tablero, cuatro debajo, tres a la izquierda y tres a la derecha.

## Objetivo y turno

A-G01 = Recoge mercancías y gástalas en la obra para construir cabañas.
A-G02 = Gana quien tenga primero tres cabañas.
A-T01 = Se juega por turnos en el sentido del reloj.
A-T02 = Empieza el jugador más joven.
A-T03 = Un turno tiene tres pasos en este orden: dar la vuelta a una ficha del bosque, mover la figura, hacer la acción de la casilla.
A-T04 = Después le toca al jugador siguiente.
A-F01 = Das la vuelta exactamente a una de las fichas que están boca abajo.
A-F02 = La ficha dice lo que haces en este turno.
A-F03 = La ficha se queda en su sitio boca arriba.
A-M01 = Un dado mueve tu figura tantas casillas en el sentido de las flechas.
A-M02 = Ejemplo: un dos lleva de la obra a los dientes.
A-M03 = Un símbolo lleva tu figura directamente a la casilla con ese símbolo.
A-M04 = Ejemplo: el pez lleva directamente a los peces.

## Acciones de las casillas

A-A01 = Allí donde llegue tu figura, haces la acción de la casilla.
A-A02 = Solo cuenta la casilla, no qué clase de ficha te llevó allí.
A-A03 = En la casilla de una mercancía tomas una de ellas.
A-A04 = Puedes ocultar tus mercancías a los demás.
A-A05 = Si la casilla está vacía, no recibes nada en este turno.
A-A06 = Ejemplo: en la casilla de los dientes tomas un diente.
A-B01 = En el mercado cambias cuantas mercancías tuyas quieras por otras que estén allí.
A-B02 = Puedes cambiarlas todas o ninguna.
A-B03 = Por cada mercancía que tomas das una tuya.
A-B04 = Lo que tomas va a tu poblado, lo que das va al mercado.
A-B05 = En el mercado hay siempre cinco mercancías.
A-B06 = Ejemplo: das un pez y una vasija y tomas un diente y una baya.
A-D01 = En la casilla de los perros tomas un perro y lo pones donde todos lo vean.
A-D02 = Si no queda ningún perro allí, puedes llevarte uno de otro jugador.
A-D03 = Si otros dos tienen un perro cada uno, te llevas el de quien esté más cerca a tu izquierda.
A-D04 = Si ya tienes los dos perros, no tomas nada.
A-D05 = Un perro ayuda a construir cabañas.
A-S01 = En la obra haces dos cosas: puedes construir una cabaña, y todas las fichas del bosque se tapan.
A-S02 = Para una cabaña que esté boca arriba necesitas todo lo que muestra; lo devuelves a sus casillas.
A-S03 = La cabaña ocupa uno de los tres huecos de tu poblado.
A-S04 = Ejemplo: una cabaña que muestra dos mercancías se construye devolviendo dos.
A-S05 = Si tus mercancías no bastan para ninguna cabaña, no puedes construir en este turno.
A-S06 = Con cada cabaña crece el poblado.
A-S07 = Construyes como mucho una cabaña por turno.
A-S08 = Después de construir se descubre la siguiente cabaña del mismo montón.
A-S09 = Si el montón está vacío, desde entonces solo hay dos cabañas boca arriba.
A-S10 = Un perro vale por una mercancía cualquiera que la cabaña necesite.
A-S11 = Devuelves el perro a su casilla y pagas una mercancía menos.
A-S12 = Después la cabaña va a tu poblado como siempre.
A-S13 = Quien tiene los dos perros puede usar los dos en una cabaña.
A-S14 = Ejemplo: una cabaña de vasija, punta de flecha y diente se paga con una vasija, una punta de flecha y un perro.
A-S15 = Siempre que llegas a la obra, todas las fichas del bosque descubiertas se tapan, construyas o no.
A-S16 = Después debes intercambiar dos fichas del bosque.
A-S17 = Todos deben mirar el intercambio.
A-S18 = No hay que olvidar las fichas; aquí se tapan solas.

## El final

A-E01 = La partida termina en cuanto alguien construye la tercera cabaña.
A-E02 = Su poblado está completo, y gana.
A-E03 = El juego lo inventó Marco Teubner y se publicó en 2016.

## Lo que las reglas dejan abierto

A-Q01 = Al empezar un turno siempre hay alguna ficha boca abajo: la de la obra las tapa todas.
A-Q02 = También sin cabaña se tapan las fichas y se intercambian dos.
A-Q03 = Da igual que a la obra lleve un dado o el símbolo.
A-Q04 = El símbolo de la casilla donde ya está la figura cuenta como llegada.
A-Q05 = En las casillas por las que pasa una figura no ocurre nada; los pasos no se acortan ni se dan hacia atrás.
A-Q06 = En una casilla puede haber cualquier número de figuras.
A-Q07 = Una mercancía o un perro que esté allí se toma siempre.
A-Q08 = Puedes tener cuantas mercancías quieras.
A-Q09 = Por una casilla vacía tampoco recibes nada del mercado.
A-Q10 = Quien no tiene nada que cambiar se salta el mercado.
A-Q11 = En un cambio solo cuenta el resultado: primero eliges qué das, después otras tantas mercancías de otras clases.
A-Q12 = Los perros no son mercancías y no se cambian.
A-Q13 = Los jugadores no comercian entre sí.
A-Q14 = De las cinco mercancías del mercado varias pueden ser iguales.
A-Q15 = Mientras haya un perro en su casilla tomas ese, aunque ya tengas el otro.
A-Q16 = Quien tiene un perro puede llevarse el otro de su dueño, nunca de sí mismo.
A-Q17 = De un jugador con dos perros te llevas uno.
A-Q18 = Más cerca a la izquierda está a quien le toca antes después de ti.
A-Q19 = Nadie tiene que llevarse el perro de otro jugador; con la opción «perro bueno» nadie lo hace.
A-Q20 = Primero se pagan mercancías y perros solo por lo que falta, pero puedes guardar una mercancía y pagar un perro por ella.
A-Q21 = Una cabaña se paga exactamente, sin cambio.
A-Q22 = Una cabaña recién descubierta se puede construir como pronto en un turno posterior.
A-Q23 = El orden es: construir, descubrir la cabaña siguiente, tapar las fichas, intercambiar dos.
A-Q24 = Después de la tercera cabaña no ocurre nada más, y nadie tiene otro turno.
A-Q25 = La ficha de este turno se tapa con las demás.
A-Q26 = Quien tiene el turno elige dos fichas cualesquiera, conocidas o no, que siguen tapadas; si se quiere, las sortea la mesa.
A-Q27 = Nadie mira debajo de las fichas ni da la vuelta a una descubierta.
A-Q28 = Las fichas no se pueden olvidar: se tapan solas y se pide el intercambio.
A-Q29 = Las mercancías están a la vista; si se quiere, los demás solo ven cuántas son. Perros y cabañas están siempre a la vista.
A-Q30 = Antes del final se puede agotar como mucho un montón.
A-Q31 = Con dos jugadores hay dos de cada mercancía en su casilla y una en el mercado.
A-Q32 = Los jugadores del ordenador cuentan como jugadores y solo saben lo que todos han visto.
A-Q33 = La mesa dice quién es el más joven; si no lo dice, empieza el primer asiento.
A-Q34 = El juego no se puede atascar: con dos perros y una mercancía se construye cualquier cabaña.
A-Q35 = Los errores de escritura de las reglas se leyeron por su sentido.
A-Q36 = Una imagen de las reglas muestra el dorso de las cabañas.
A-Q37 = Todos han visto las mismas fichas, pero la página solo muestra las descubiertas ahora: recordar es el juego.
A-Q38 = Una cabaña va al siguiente hueco libre. Los sitios de las fichas se cuentan en el sentido del reloj desde arriba a la izquierda.
