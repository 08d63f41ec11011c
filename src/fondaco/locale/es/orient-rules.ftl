### Las reglas de Da geht was ab im Morgenland, un mensaje por cláusula. Aquí no se dice cuáles son interpretaciones.

## Caja e idea

O-C01 = El juego tiene 110 cartas: 15 tesoros, 82 cartas de noche, 12 cartas de día y el anciano.
O-C02 = De los tesoros, 5 son insignias de poder y 10 son objetos de valor.
O-C03 = De las cartas de noche, 41 son de ataque y 41 de defensa.
O-C04 = Hace falta un dado de seis caras.
O-C05 = Juegan de 2 a 5 personas, cada una un gran visir.
O-C06 = Quien consigue todas las insignias en juego se convierte en sultán y gana.
O-C07 = Solo de noche se roban tesoros.
O-C08 = De día se comercia y se soborna para estar mejor la noche siguiente.

## Preparación

O-S01 = Las cartas se separan en insignias, objetos de valor, cartas de noche y cartas de día.
O-S02 = Las cartas de día se apartan hasta que llega el día.
O-S03 = Una ronda es una noche y un día, y tiene un repartidor.
O-S04 = Con dos jugadores cada uno recibe 2 insignias y 3 objetos de valor.
O-S05 = Con tres jugadores cada uno recibe 1 insignia y 3 objetos de valor.
O-S06 = Con cuatro jugadores cada uno recibe 1 insignia y 2 objetos de valor.
O-S07 = Con cinco jugadores cada uno recibe 1 insignia y 2 objetos de valor.
O-S08 = Los tesoros que sobran no participan en la partida.
O-S09 = Miras tus tesoros y los pones boca abajo en fila, en el orden que quieras; todos ven los reversos.
O-S10 = Una vez puestos, puedes mirar tus propios tesoros de uno en uno.
O-S11 = Las cartas de noche se separan por su símbolo en un mazo de ataque y otro de defensa, se barajan y se ponen boca abajo.
O-S12 = Formas tu mano con cartas de los dos mazos, en la mezcla que quieras.
O-S13 = Forma primero su mano quien está a la izquierda del repartidor.
O-S14 = Con dos o tres jugadores la mano tiene como mucho 6 cartas.
O-S15 = Con cuatro o cinco jugadores la mano tiene como mucho 5 cartas.

## El turno

O-N01 = Empieza la noche quien está a la izquierda del repartidor.
O-N02 = En tu turno haces una de cuatro cosas: atacar, descubrir un tesoro, volver a poner tu fila, o descansar y cambiar cartas.
O-N03 = Tus ataques pueden ir contra tantos rivales como quieras.

## Ataques

O-A01 = Una carta de ataque se envía a robar un tesoro de otro jugador.
O-A02 = Muestra tres valores: ataque, defensa y llave.
O-A03 = Las personas atacan y defienden solo con sus valores, sugiera lo que sugiera la carta.
O-A04 = Pones una carta de noche boca arriba ante un tesoro de un rival, el que quieras.
O-A05 = El valor de ataque de la carta dice lo fuerte que es el ataque.
O-A06 = El atacado puede responder con varias cartas de noche.
O-A07 = El ataque se rechaza si los valores de defensa suman al menos el valor de ataque.
O-A08 = En una defensa se puede poner cualquier número de cartas.
O-A09 = Ataca una sola carta; los valores de ataque nunca se suman.
O-A10 = Las cartas del mazo de defensa pueden atacar y las del mazo de ataque defender.
O-A11 = Acabado el ataque, todas las cartas puestas van al descarte.
O-A12 = El atacado no está obligado a defenderse.
O-A13 = Un ataque no rechazado aún debe abrir la puerta: se abre si el dado no supera el valor de la llave.
O-A14 = El ladrón toma el tesoro, lo mira y lo pone junto a los suyos tal como estaba.
O-A15 = Si la puerta no se abre, el tesoro se queda donde está.
O-A16 = Puedes hacer cualquier número de ataques, uno tras otro, mientras tengas cartas.
O-A17 = Los defensores corrientes no pueden rechazar a Aladino, al León volador ni al Ave Roc.
O-A18 = Solo los Arqueros los rechazan.
O-A19 = Los Arqueros los rechazan siempre; los valores no cuentan.

## Descubrir y volver a poner

O-B01 = En vez de atacar puedes poner boca arriba uno de tus tesoros.
O-B02 = El poder de un tesoro te ayuda solo mientras está boca arriba.
O-B03 = Un tesoro boca arriba se puede robar como cualquier otro.
O-B04 = El Genio de la botella y el Vino perjudican a quien los roba, y solo entonces.
O-B05 = Quien toma uno de los dos debe descubrirlo enseguida y hacer lo que dice.
O-B06 = Después puede volver a ponerlo boca abajo.
O-R01 = Puedes recoger todos tus tesoros y volver a ponerlos en el orden que quieras.
O-R02 = Antes puedes cubrir los que quieras de tus tesoros boca arriba.

## Descanso y fin del turno

O-X01 = En vez de las otras acciones puedes descartar cualquier número de cartas y robar otras tantas, de cualquier mazo.
O-X02 = Todo turno acaba robando hasta el límite de la mano.
O-X03 = Después juega el siguiente.

## Cartas especiales

O-E01 = Las cartas de suceso son genios y objetos mágicos; cada una obra un hechizo.
O-E02 = Si la carta no dice otra cosa, se juegan solo en el propio turno.
O-E03 = No cuestan acción.
O-E04 = El genio que arrebata lo que otro acaba de robar se puede jugar también fuera del propio turno.
O-E05 = El Loro, la Poción de fuerza, la Llave mágica y el Reloj de arena mágico son cartas de suceso.
O-V01 = Sherezade y Dinarzade están entre las cartas de noche.
O-V02 = Quien roba a una de ellas la pone enseguida boca arriba.
O-V03 = El resto de la noche, por cada dama su límite de mano es una carta menor.
O-V04 = Las dos damas no son cartas de suceso.
O-G01 = El Fantasma de Sheherbán está entre las cartas de noche.
O-G02 = Quien roba al Fantasma lo pone enseguida boca arriba.
O-G03 = En su lugar se roba otra carta.
O-G04 = Todos deben descubrir todas sus insignias.
O-G05 = Al volver a poner la fila se pueden cubrir de nuevo.

## El anciano

O-O01 = Al empezar la partida el anciano está con el repartidor.
O-O02 = De noche va de jugador en jugador.
O-O03 = Antes de actuar, cada jugador tira por él; con 1 o 2 se queda.
O-O04 = Con 3 o 4 va al jugador siguiente.
O-O05 = Con 5 o 6 avanza dos jugadores.
O-O06 = De día su bonificación vale para quien lo tiene al acabar la noche.
O-NE1 = La noche acaba cuando se ha robado la última carta de los dos mazos.

## El día

O-D01 = Por la mañana cada uno calcula su riqueza.
O-D02 = Cada tesoro suma 1 a una tirada.
O-D03 = Sherezade, Dinarzade y el anciano suman 2 cada uno para quien los tiene.
O-D04 = El repartidor baraja las cartas de día y descubre la primera.
O-D05 = Una carta de día se resuelve antes de descubrir la siguiente.
O-D06 = El día tiene cuatro cartas: mañana, mediodía, tarde y anochecer.
O-D07 = De día los tesoros siguen boca arriba o boca abajo como al acabar la noche.
O-DS1 = Tormenta de arena: no pasa nada.
O-DB1 = Bazar: hay un objeto en venta.
O-DB2 = Cada uno pone tantas cartas de bonificación como quiera.
O-DB3 = Las ofertas se pueden subir hasta que todos estén conformes.
O-DB4 = Entonces cada uno tira una vez y suma su bonificación.
O-DB5 = El total más alto gana el objeto, que se pone boca arriba junto a sus tesoros.
O-DB6 = La bonificación del ganador queda gastada por ese día; los tesoros siguen siendo suyos.
O-DB7 = Los demás recuperan su oferta y pueden usarla de nuevo.
O-DB8 = En caso de empate, el objeto es para un forastero desconocido.
O-DB9 = Los objetos valen solo la noche siguiente.
O-DB10 = Se pueden robar como los tesoros.
O-DX1 = Huelga de sirvientes: la noche siguiente no se pueden usar sirvientes.
O-DX2 = Visita del príncipe: la noche siguiente no se pueden usar arqueros.
O-DX3 = Ejecución: la noche siguiente no se pueden usar capitanes de bandidos.
O-DX4 = De una carta que así ha quedado inútil te libras solo cambiándola como acción.
O-DC1 = Día de juicio: cada jugador puede demandar a otro por haberle robado un tesoro.
O-DC2 = El juez no pregunta si el demandado se lo robó de verdad.
O-DC3 = El demandante debe nombrar el tesoro.
O-DC4 = Si el demandado no lo tiene, la demanda decae.
O-DC5 = Si lo tiene, debe ponerlo boca arriba.
O-DC6 = Los dos sobornan al juez con cartas de bonificación, como en el bazar; empieza el demandante.
O-DC7 = Los dos tiran; el total más alto se lleva el tesoro.
O-DC8 = Los dos sobornos quedan gastados.
O-DC9 = En caso de empate los dos vuelven a tirar.
O-DC10 = Un tesoro ganado así se puede usar una vez más como bonificación ese día.
O-DC11 = Por un mismo objeto puede demandar un solo jugador.
O-DC12 = Pero quien lo perdió por una sentencia puede pedir un nuevo juicio.
O-DE1 = Tras cuatro cartas de día el siguiente repartidor baraja todas las cartas de noche, con las damas y el Fantasma.
O-DE2 = Todos vuelven a poner sus tesoros boca abajo.
O-DE3 = Todos roban hasta llenar la mano y empieza la noche siguiente.
O-DE4 = Si así se ha acordado, cada uno elige cuáles de sus tesoros quedan boca arriba.

## El final

O-W01 = Se alternan noches y días hasta que un jugador tiene todas las insignias en juego.
O-W02 = Con cinco jugadores bastan cuatro insignias.
O-W03 = Aún debe esperar a que el anciano esté con él.
O-W04 = En ese momento muestra sus insignias y gana.

## Variantes

O-VA0 = Si la partida parece demasiado larga, hay cuatro maneras de acortarla.
O-VA1 = Acortar: se prescinde del anciano.
O-VA2 = Acortar: se quitan las tres cartas de día con prohibiciones.
O-VA3 = Acortar: la mano tiene como mucho 4 cartas.
O-VA4 = Acortar: antes de cada noche se apartan diez cartas de cada mazo sin mirarlas.
O-VB0 = Cada una de cinco variantes mueve al anciano sin el dado.
O-VB1 = Va al jugador siguiente cada vez que se cubre o se descubre un tesoro.
O-VB2 = Si un jugador pierde más de un tesoro en una ronda, va con él.
O-VB3 = Si un jugador pierde un tesoro boca arriba, va con él.
O-VB4 = Si un jugador juega más de un genio en un turno, va al centro de la mesa.
O-VB5 = Desde allí cualquiera puede tomarlo en lugar de jugar su turno.

## Lo que las reglas dejan abierto

O-Q1 = En tu turno juegas cualquier número de cartas de suceso antes de la acción, entre ataques y después, pero no durante un ataque abierto ni mientras se roba. Poción y Terror se ponen con un ataque, Terror una vez; una Llave mágica sustituye la tirada en la puerta; el Reloj de arena viene tras una acción. Una carta necesita algo sobre lo que actuar.
O-Q2 = Por el Genio Birlador se pregunta justo tras el robo, antes de que se muestren Botella o Vino, y es él mismo un robo.
O-Q3 = Botella y Vino afectan a quien al final los tiene, si no los tenía ya antes del robo.
O-Q4 = Una sentencia no activa Botella ni Vino. Un trueque sí, para quien lo jugó.
O-Q5 = Con los dos mazos vacíos la noche acaba al instante y lo pendiente se pierde. Con uno vacío se usa el otro.
O-Q6 = Una dama o el Fantasma valen también como última carta de la noche.
O-Q7 = Al alba las manos se barajan con todas las cartas de noche, salvo que se acordara conservarlas.
O-Q8 = Si quedan menos cartas de las que descartaste, robas las que quedan. El mazo se elige carta a carta.
O-Q9 = Puedes no hacer nada en tu turno: pasar vale por ningún ataque y ningún cambio.
O-Q10 = Una dama ocupa el lugar de la carta robada. Nadie descarta porque baje su límite.
O-Q11 = El Fantasma vale también en la primera mano de una noche. Afecta a las insignias que se tienen en ese momento.
O-Q12 = Las cartas de suceso no tienen valores: ni atacan ni defienden. Los voladores y los arqueros defienden también con sus valores.
O-Q13 = Una defensa puede ser insuficiente, pero sus cartas se pierden igual.
O-Q14 = Los ataques se resuelven uno tras otro, así que un mismo tesoro puede ser atacado de nuevo.
O-Q15 = Nada refuerza ni debilita a un volador, pero en la puerta tira como los demás.
O-Q16 = Todo lo que cambia una llave se suma, y el resultado es al menos 1 y como mucho 6. Con 6 la puerta se abre sin tirar.
O-Q17 = Un tesoro robado va al extremo derecho de la fila del ladrón.
O-Q18 = Un tesoro boca arriba sigue así hasta que se vuelve a poner la fila o empieza otra noche; su poder pasa también al ladrón.
O-Q19 = La tirada por el anciano es lo primero de todo en un turno.
O-Q20 = El anciano avanza desde quien lo tiene, en el sentido del reloj. Con dos jugadores solo cambia de lado con 3 o 4.
O-Q21 = Al empezar otras noches se queda donde está.
O-Q22 = La victoria se mira tras un robo con todo lo que trae, tras un trueque, tras una sentencia y tras cada movimiento del anciano, en el turno de cualquiera. Llega sola. A quien salta el anciano no gana.
O-Q23 = Sin el anciano ganas en cuanto tienes las insignias necesarias.
O-Q24 = Con dos jugadores hacen falta las cuatro insignias repartidas, con tres tres, con cuatro cuatro, con cinco cuatro cualesquiera. Nadie sabe cuáles sobraron.
O-Q25 = El repartidor cambia cada ronda hacia la izquierda.
O-Q26 = Al alba cada uno pone su fila en el orden que quiere, así que nadie conoce los lugares ajenos.
O-Q27 = Cada tesoro, cada dama y el anciano es una carta de bonificación y no se divide. Un lugar gastado queda marcado hasta la noche, no lo que hay en él.
O-Q28 = Se ofrece por turnos desde la izquierda del repartidor; nada se retira; acaba cuando todos pasan seguidos. Quien no ofrece nada también tira.
O-Q29 = Solo un empate en lo más alto da el objeto al forastero. Entonces nadie paga.
O-Q30 = Un objeto queda boca arriba hasta el fin de la noche siguiente. Se ataca y se arrebata como un tesoro y ayuda enseguida a quien lo tiene, pero no es tesoro para bonificación, insignias, juicio ni trueque.
O-Q31 = Cada día se vuelven a barajar todas las cartas de día.
O-Q32 = Las cartas prohibidas no atacan, no defienden ni paran voladores. Los descartes forzados también las alcanzan.
O-Q33 = Cada Día de juicio da una demanda a cada jugador, por orden desde la izquierda del repartidor.
O-Q34 = Puedes demandar a cualquier rival por cualquier tesoro, aunque nunca fuera tuyo. Una demanda que decae queda gastada.
O-Q35 = Los sobornos se suben por turnos, primero el demandante, hasta que ambos pasan. El demandado puede sobornar con el tesoro en disputa.
O-Q36 = Solo un tesoro que cambia de dueño vuelve a estar sin gastar.
O-Q37 = En una carta se juzga un objeto una vez; una demanda que decae no cuenta. Quien lo perdió por una sentencia puede demandar si aún le queda su demanda.
O-Q38 = Lo mostrado en el juicio sigue boca arriba hasta el alba.
O-Q39 = Con cualquier variante de su camino no se tira por el anciano. Cada giro lo mueve una vez, también por el Fantasma, la Botella y el Vino, pero no de día ni al alba. Sin el anciano estas variantes no tienen sentido.
O-Q40 = Las pérdidas se cuentan en una noche, después de todo arrebato. Un trueque no es pérdida. La segunda y cada una siguiente atraen al anciano.
O-Q41 = En el centro el anciano no está con nadie. Los genios se cuentan por jugador en un turno, sea de quien sea; tras el segundo, una vez resuelto, va al centro. Quien lo recoge no tiene acción, ni cartas de suceso, ni roba.
O-Q42 = El límite de cuatro nunca supera el habitual. Las diez cartas son otras cada noche y nadie las ve.
O-Q43 = Un jugador sin tesoros sigue en la partida.
O-Q44 = Tus propios tesoros los ves siempre.
O-Q45 = El anciano se llama en alemán V.A.G.U.W.A.M.
O-Q46 = La Lámpara y el Camello suben el límite, las damas lo bajan. Se roba carta a carta hasta alcanzarlo y nunca se descarta por él. El Fantasma no es carta de la mano ni una de las robadas.
O-Q47 = Abierta la puerta: el tesoro cambia de manos; a los demás se les pregunta en el sentido del reloj por el Genio Birlador; solo tiene pérdida quien al final se queda sin él; actúan Botella y Vino; entonces alguien puede haber ganado.
O-Q48 = El atacado responde una vez: con nada, con cartas o con una Puerta de bronce. Terror y Vino no afectan a la Puerta, que no sirve contra voladores. Con el Halcón cualquier carta con defensa para a un volador.
O-Q49 = Al alba: se recogen y barajan las cartas, se ponen las filas desde la izquierda del nuevo repartidor y se roba en el mismo orden. Los objetos y prohibiciones del día valen ya.
O-Q50 = Son públicos los números de cartas, de qué mazo se robó, los descartes, lo que está boca arriba, las tiradas y los lugares que alguien miró. Son secretos las manos, el orden de los mazos y los tesoros boca abajo, salvo para dueños, antiguos dueños y quienes miraron. Quien conocía un lugar que se vuelve a poner sigue conociendo al dueño mientras el tesoro no haya podido irse sin ser visto.
O-Q51 = El primer repartidor se sortea o se nombra. Las filas se ponen en secreto.
