### Las reglas de Samarcanda, un mensaje por cláusula. Cuáles son interpretaciones no se dice aquí.

## Caja

S-001 = Samarcanda es para 2 a 5 jugadores.
S-002 = El tablero muestra un mapa formado por casillas.
S-003 = En los bordes del tablero hay diez campos, uno por familia.
S-004 = Cada familia tiene 5 fichas de relación, 4 grises y 1 verde oscura: 50 en total.
S-005 = El reverso de una ficha de relación muestra 1 punto.
S-006 = Hay 33 cartas y 33 fichas de mercancía, una de cada mercancía del tablero.
S-007 = Cada mercancía tiene su propio número.
S-008 = Una carta muestra su mercancía y su lugar en el tablero.
S-009 = Una ficha de mercancía muestra delante la mercancía y su número, y detrás 1 punto.
S-010 = Hay 20 fichas de miembro, 2 por familia.
S-011 = Unas tablas resumen los puntos del final.
S-012 = Cada familia tiene 12 camellos: 120 en total.
S-013 = Hay 75 monedas: 34 de 1, 28 de 2 y 13 de 10 dírhams.
S-014 = La bolsa solo se usa con dos jugadores.
S-015 = Con dos jugadores hay algunos cambios.

## Preparación

S-016 = En cada casilla inicial hay un camello del color de la familia.
S-017 = Los otros 11 camellos y las fichas de miembro están en el campo de la familia.
S-018 = Las fichas de mercancía están en sus casillas.
S-019 = En cada casilla hay como mucho dos camellos.
S-020 = El agua se cruza por los símbolos de barco, que son casillas.
S-021 = En el agua no surge ninguna relación.
S-022 = Las fichas de relación de una familia forman una pila con la verde oscura encima.
S-023 = Se barajan las cartas de mercancía y cada jugador recibe dos.
S-024 = Las demás cartas forman un mazo boca abajo.
S-025 = Cada jugador recibe 10 dírhams.
S-026 = Las demás monedas son la reserva común.
S-027 = Las casillas son de tierra, iniciales, de mercancía o de agua.
S-028 = El campo de una familia contiene sus fichas, camellos y monedas, y muestra su símbolo y su dote.
S-029 = La dote es lo que cuesta casarse con la familia.
S-030 = Gana quien consigue más puntos.

## Turno y boda

S-031 = Se juega en el sentido de las agujas del reloj.
S-032 = Empieza el jugador más joven.
S-033 = Un turno es una de dos acciones: casarse o prolongar una ruta.
S-034 = Para casarte pagas la dote de la familia con tu dinero.
S-035 = La dote va al tesoro de la familia.
S-036 = Tomas una ficha de miembro de esa familia y la pones ante ti.
S-037 = Si a una familia no le quedan fichas de miembro, nadie puede casarse con ella.
S-038 = Puedes pertenecer a varias familias, pero con una ficha de cada una como máximo.
S-039 = Tras pagar, tomas tres cartas de mercancía del mazo.
S-040 = Puedes tener como máximo 10 cartas con tres jugadores, 7 con cuatro y 6 con cinco.
S-041 = Hay que conservar al menos una carta: descartas ninguna, una o dos.
S-042 = También puedes descartar cartas que ya tenías.
S-043 = Terminas con al menos una carta más que antes de robar.
S-044 = Tras descartar nunca tienes más cartas que el límite.
S-045 = Quien está en el límite puede casarse, pero no toma cartas.
S-046 = Las cartas descartadas forman un descarte.
S-047 = Cuando el mazo se acaba, se baraja el descarte y se usa de nuevo.
S-048 = El dinero de las familias, el de los jugadores y la reserva se guardan aparte.
S-049 = Ejemplo con cuatro: de cinco cartas pasas a ocho, descartas una y estás en el límite de siete; la próxima boda no da cartas.
S-050 = El mismo ejemplo: descartas dos, te quedan seis y la próxima boda vuelve a dar tres.

## Rutas y mercancías

S-051 = Prolongas la ruta de una familia una o dos casillas, con uno o dos de sus camellos.
S-052 = Debes tener una ficha de miembro de esa familia.
S-053 = La familia debe tener suficientes camellos en su reserva.
S-054 = En la primera ronda nadie puede prolongar rutas: aún no hay miembros.
S-055 = Se puede entrar en tierra y en agua.
S-056 = Un camello solo va a una casilla vecina a otro de su color.
S-057 = Dos camellos en una casilla deben ser de distinto color.
S-058 = Una casilla es gratis: un camello pasa de la reserva de la familia al tablero.
S-059 = Una segunda casilla cuesta a la familia 1 dírham de su tesoro.
S-060 = El segundo camello sigue las mismas reglas.
S-061 = El segundo camello no puede ir junto al recién colocado.
S-062 = Una familia sin dinero solo coloca un camello por turno.
S-063 = Ejemplo: Levante paga 1 dírham; un camello va a tierra y otro a un barco.
S-064 = Quien llega primero a una casilla de mercancía toma su ficha.
S-065 = Cada ficha de mercancía vale 1 punto al final.
S-066 = Quien tenga la carta de esa mercancía puede venderla ahora.
S-067 = Para vender, pon la carta boca arriba y toma 3 dírhams de la reserva.
S-068 = Una carta vendida no vuelve a la mano, pero cuenta para el límite.
S-069 = Las cartas vendidas no dan puntos.
S-070 = Una casilla de mercancía ocupada no da ficha.
S-071 = Una carta solo se vende cuando su casilla se ocupa por primera vez.
S-072 = Vender o no lo decide el dueño.
S-073 = Una carta conservada puede dar hasta 8 puntos.
S-074 = Ejemplo: el primer camello llega al diamante; se toma la ficha y la carta del diamante se conserva.

## Relaciones y final

S-075 = Un camello que en tierra llega junto al de otra familia crea una relación entre ambas.
S-076 = Vale cualquier tierra: inicial, vacía o de mercancía.
S-077 = En el agua los camellos no se encuentran.
S-078 = La primera relación de un par beneficia a ambas familias.
S-079 = La familia que entra es la activa y la que ya estaba, la pasiva; los miembros de ambas reciben premios.
S-080 = Cada miembro de la familia activa recibe 3 dírhams.
S-081 = Cada miembro de la familia pasiva recibe 1 dírham.
S-082 = Un miembro de ambas recibe los dos premios.
S-083 = Quien creó la relación toma la ficha superior de ambas familias.
S-084 = Cada ficha de relación vale 1 punto.
S-085 = Premios y fichas solo se dan por la primera relación de un par.
S-086 = Los encuentros posteriores del mismo par no dan nada.
S-087 = Ejemplo: Bizancio entra en una casilla de Levante: su miembro recibe 3, el de Levante 1, y se toman ambas fichas superiores.
S-088 = Al terminar un turno se comprueban las dos condiciones de final.
S-089 = Si la partida sigue, juega el siguiente en el sentido del reloj.
S-090 = La partida termina cuando todas las familias tienen una relación.
S-091 = La partida termina cuando una familia ha creado sus cinco relaciones.
S-092 = Termina al instante; la ronda no se completa.
S-093 = Después se cuentan los puntos.

## Puntuación

S-094 = Solo dan puntos las cartas y fichas de mercancía, las fichas de relación y el dinero.
S-095 = Las cartas de la mano se muestran y cuentan; las vendidas no.
S-096 = Una carta vale según su casilla: 1 por camello, 4 si es de una familia propia.
S-097 = Cada ficha de mercancía, ficha de relación y dírham es 1 punto.
S-098 = Ganan los puntos más altos.
S-099 = Con el mismo resultado se comparte la victoria.
S-100 = Ejemplo: el lino con un camello propio y otro ajeno da 4 + 1 = 5 puntos.
S-101 = Se pueden usar monedas para contar.

## Dos jugadores

S-102 = Con dos jugadores, cada uno puede tener 10 cartas.
S-103 = Con dos jugadores hay una ficha de miembro en cada campo; las demás van a la bolsa.
S-104 = Por lo demás, con dos se prepara igual.
S-105 = Con dos jugadores, tras cada boda se saca una ficha de la bolsa al final del turno.
S-106 = Si nadie se ha casado con su familia, la ficha sale del juego.
S-107 = Si alguien lo ha hecho, la ficha va al campo de esa familia.
S-108 = Así, algunas familias llegan a tener dos fichas en juego.
S-109 = Con dos jugadores puedes casarte con una familia a la que ya perteneces.
S-110 = Una segunda boda llena el tesoro de la familia y da cartas como siempre.
S-111 = Las dos fichas de una familia cuentan una sola vez, en cartas y en premios.

## Interpretaciones

S-R01 = El segundo camello nunca va junto al primero, aunque otro más antiguo lo apoye.
S-R02 = Cada camello se resuelve por completo antes del siguiente; el segundo también puede tomar mercancía y crear relaciones.
S-R03 = Una relación creada por el primer camello no impide el segundo.
S-R04 = Decides sobre el segundo camello tras resolver el primero, y el dírham se paga al colocarlo.
S-R05 = Un camello crea como mucho una relación, así que un turno crea como mucho dos.
S-R06 = Un turno cuyo primer camello alcanza un final se completa de todos modos.
S-R07 = Una relación más allá de la pila de una familia cuenta y da premios; solo se toma la ficha de la otra.
S-R08 = Los premios activo y pasivo suman 4 para un miembro de ambas.
S-R09 = Primera relación es la primera entre dos familias, entre quien entre.
S-R10 = El camello inicial cuenta como cualquier otro de su familia.
S-R11 = Tras el primer camello en una casilla de mercancía se pregunta por turno a quien tenga cartas si vende; solo puede quien tiene la carta, y tras una venta no se pregunta más.
S-R12 = Las cartas vendidas quedan boca arriba ante su dueño toda la partida, cuentan para el límite y no se descartan.
S-R13 = Por debajo del límite hay que robar tres; a una del límite se descartan luego exactamente dos.
S-R14 = Si el mazo se acaba a mitad de robar, se baraja entonces el descarte; los descartes de este turno vienen después.
S-R15 = Los descartes están boca abajo y su número es público. Recuerdas los tuyos: hasta barajar nadie los tiene, y después nadie tiene más de los que ha robado desde entonces.
S-R16 = La reserva nunca se agota y siempre hay cambio.
S-R17 = Los tesoros empiezan vacíos, no se pagan a los jugadores y no puntúan.
S-R18 = No hay deudas: quien tiene justo la dote puede pagarla.
S-R19 = Una familia sin camellos no puede prolongar; bodas, premios y puntos siguen.
S-R20 = Solo pasas si no puedes casarte ni prolongar. Si todos pasan seguidos, la partida termina.
S-R21 = Son secretas las manos y quién descartó qué; lo demás es público, también los números de cartas y lo que hay en la bolsa.
S-R22 = Quien empieza se sortea si la mesa no decide otra cosa.
S-R23 = Se saca de la bolsa tras toda la boda, aunque no se robaran cartas; la familia recién casada cuenta. Una bolsa vacía no da nada.
S-R24 = Una segunda boda propia cuesta la dote entera, requiere una ficha y da tres cartas bajo el límite.
S-R25 = Un símbolo de barco es una casilla para dos camellos como máximo, sin mercancía.
S-R26 = Una casilla con dos camellos está cerrada; una ruta encerrada no se puede prolongar.
S-R27 = Un empate es una victoria compartida; nada lo deshace.
S-R28 = Todos los jugadores ven un resumen.
S-R29 = Se puede vender la última carta de la mano.
S-R30 = Pagar antes o con el segundo camello da lo mismo.
