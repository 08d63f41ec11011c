### Las reglas de Jambo, un mensaje por cláusula: J-6-7 es la cláusula J-6.7. Aquí no se dice cuáles son aclaraciones.

jambo-chapter-1 = Preparación
jambo-chapter-2 = Tu turno
jambo-chapter-3 = Fase de robo
jambo-chapter-4 = Fase de juego
jambo-chapter-5 = Puestos pequeños
jambo-chapter-6 = Cartas de mercancías
jambo-chapter-7 = Utensilios
jambo-chapter-8 = Personajes
jambo-chapter-9 = Animales, espacio y lo que necesita cada carta
jambo-chapter-10 = El final

## 1 Preparación

J-1-1 = Jambo es para dos jugadores. Cada uno tiene un puesto grande con seis espacios.
J-1-2 = El mazo tiene 110 cartas, barajadas y boca abajo: 5 puestos pequeños, 40 cartas de mercancías, 22 utensilios, 29 personajes y 14 animales.
J-1-3 = Cada jugador empieza con cinco cartas en la mano.
J-1-4 = Las cartas descartadas quedan boca arriba en una sola pila de descartes para ambos.
J-1-5 = La reserva común tiene 36 mercancías: seis pieles, seis frutas, seis de sal, seis de seda, seis baratijas y seis de té.
J-1-6 = Cada jugador empieza con 20 de oro. El oro está siempre a la vista de ambos.
J-1-7 = El oro del banco nunca se acaba.
J-1-8 = La mesa decide quién empieza. Si nadie dice otra cosa, se sortea.

## 2 Tu turno

J-2-1 = Un turno tiene dos fases, siempre en este orden: primero robar, después jugar.
J-2-2 = Tienes cinco acciones en un turno, ni una más.
J-2-3 = Si terminas tu turno con dos o más acciones sin gastar, tomas exactamente 1 de oro del banco.
J-2-4 = Puedes terminar tu turno en cualquiera de las dos fases y con las acciones que te queden, siempre que no haya ninguna carta, elección o respuesta pendiente. Sin acciones, el turno termina solo, después de la respuesta si la hay.
J-2-5 = Puedes tener en la mano tantas cartas como quieras.

## 3 Fase de robo

J-3-1 = Robar cuesta una acción: miras en secreto la carta de encima del mazo y te la quedas o la descartas boca arriba.
J-3-2 = Cuando te quedas una carta, la fase de robo termina. Ya no robas más del mazo este turno, salvo que una carta lo permita.
J-3-3 = Tras descartar la carta que has mirado, puedes mirar otra por una acción más o pasar a jugar.
J-3-4 = Puedes mirar hasta cinco cartas, pero quedarte solo la última que has mirado.
J-3-5 = Puedes gastar las cinco acciones en robar. Entonces no hay fase de juego.
J-3-6 = Puedes saltarte la fase de robo. Entonces tienes las cinco acciones para jugar, menos las gastadas en una Máscara.
J-3-7 = Cuando hace falta una carta y el mazo está vacío, la pila de descartes se baraja y forma un mazo nuevo boca abajo.
J-3-8 = Si el mazo y la pila de descartes están vacíos, no hay nada que robar: los efectos usan las cartas que haya y no se ofrece mirar una. La pila solo se baraja cuando hay que robar, descubrir o mirar una carta.

## 4 Fase de juego

J-4-1 = Jugar una carta cuesta una acción, salvo que la carta diga otra cosa.
J-4-2 = Puedes jugar los tipos de carta en cualquier orden y cuantas veces quieras.

## 5 Puestos pequeños

J-5-1 = Un puesto pequeño se coloca junto al grande, tiene sitio para tres mercancías y se queda hasta el final de la partida.
J-5-2 = El primer puesto pequeño que se construye en la partida cuesta 6 de oro. Los siguientes cuestan 3, los construya quien los construya.
J-5-3 = Un jugador puede tener varios puestos pequeños, incluso los cinco.

## 6 Cartas de mercancías

J-6-1 = Una carta de mercancías se juega para comprar o para vender. Después se descarta.
J-6-2 = Al comprar, pagas el precio de compra de la carta, tomas de la reserva todas las mercancías mostradas y las colocas enseguida.
J-6-3 = Para comprar necesitas espacio para todas las mercancías mostradas.
J-6-4 = Para comprar, todas las mercancías mostradas tienen que estar en la reserva.
J-6-5 = Para comprar necesitas oro suficiente para el precio.
J-6-6 = Siempre compras todas las mercancías mostradas, nunca solo una parte.
J-6-7 = Llenar el sexto espacio de tu puesto grande cuesta 2 de oro en el acto, cada vez que se llena y sea cual sea el último hueco.
J-6-8 = El recargo se paga siempre que tu puesto grande pasa de cinco mercancías a seis, las traiga la carta que las traiga; si se vacía y se vuelve a llenar, se paga otra vez. Las mercancías llenan el puesto grande hasta cinco, luego los pequeños y al final el sexto espacio; las que llegan juntas se colocan en el orden baratijas, pieles, té, seda, fruta, sal. De un tipo que está en ambos sitios salen primero las de los puestos pequeños, y lo que llega por un cambio queda donde estaba lo anterior. Las mercancías nunca se mueven de un puesto a otro.
J-6-9 = Al vender, devuelves a la reserva todas las mercancías mostradas y tomas el precio de venta de la carta.
J-6-10 = Para vender necesitas tener en tus puestos todas las mercancías mostradas.
J-6-11 = Una compra necesita oro para el precio, con el cambio de los sabios, y también para el recargo si llena el sexto espacio.
J-6-12 = Para las mercancías que llegan de cualquier otra forma, el espacio se cuenta después de pagar los demás costes de la carta o del uso: si solo queda el sexto espacio, la estatua y la cestera necesitan 4 de oro, la barca 2, y quien gana una subasta su puja y 2 más. Si no puedes pagar el recargo, el sexto espacio no cuenta. Si puedes, aún puedes rechazar una mercancía que venga de personajes o animales y decir cuál. Mientras haya otro hueco no puedes rechazar ninguna. Las mercancías ya colocadas no se desalojan.

## 7 Utensilios

J-7-1 = Un utensilio se baja boca arriba delante de ti y ahí se queda.
J-7-2 = Usar un utensilio cuesta una acción. Puedes usarlo desde el turno en que lo bajas, y cada carta una vez por turno.
J-7-3 = Un utensilio usado se gira. Al final del turno todos vuelven a su posición.
J-7-4 = Tienes como máximo tres utensilios delante de ti. Para bajar otro, descarta antes uno de ellos, aunque lo hayas usado este turno.
J-7-5 = Puedes tener varias copias de un mismo utensilio. Cada una se usa una vez por turno.
J-7-10 = Barca: descarta una carta de la mano o uno de tus utensilios, incluso la propia barca, para tomar de la reserva la mercancía que quieras.
J-7-11 = Pozo: paga 1 de oro para robar una carta.
J-7-12 = Trono del jefe: toma la mercancía que quieras de tu rival y dale una tuya a cambio.
J-7-13 = Estatua del leopardo: paga 2 de oro para tomar de la reserva la mercancía que quieras.
J-7-14 = Máscara de la transformación: antes de robar, cambia una carta de la mano por la de encima de la pila de descartes.
J-7-15 = Caldero: descarta una o dos cartas de la mano para robar otras tantas.
J-7-16 = Tambores: devuelve una de tus mercancías a la reserva para robar una carta.
J-7-17 = Provisiones: pasa cartas del mazo a la pila de descartes hasta que salga una de mercancías y tómala en tu mano. Después paga 1 de oro o descarta una carta de la mano.
J-7-18 = Balanza: roba dos cartas, quédate una y da la otra a tu rival.
J-7-19 = Armas: descarta una carta de la mano o uno de tus utensilios, incluso las propias armas, para tomar 2 de oro.
J-7-20 = La máscara solo se usa en la fase de robo, antes de mirar la primera carta de tu turno, y necesita una carta en la mano y una pila de descartes; una máscara recién bajada espera a tu próximo turno. Después aún puedes robar, saltarte la fase o usar una segunda máscara. Los demás utensilios solo se usan en la fase de juego.
J-7-21 = Solo puedes usar un utensilio si puedes pagar su coste y puede hacer algo: barca y estatua del leopardo necesitan espacio para una mercancía; pozo, tambores y balanza, una carta en el mazo o en los descartes; provisiones, una carta en el mazo o una de mercancías entre los descartes; caldero, una carta en la mano; trono del jefe, una mercancía en cada lado. Barca y armas pueden pagarse con un utensilio ya usado este turno.
J-7-22 = Las provisiones se pagan después de descubrir las cartas, y puedes descartar la misma que acabas de tomar. Si ni todo el mazo ni los descartes barajados dan una carta de mercancías, el uso termina sin carta y sin coste.
J-7-23 = El trono del jefe cambia mercancías en su sitio, así que no necesita espacio ni paga recargo. Las dos pueden ser del mismo tipo.
J-7-24 = Para el caldero descartas cartas distintas, en el orden que quieras y antes de robar, así que pueden volver a barajarse. Si la balanza encuentra una sola carta, te la quedas. Tu rival solo ve la carta que recibe.
J-7-25 = Bajar un cuarto utensilio cuesta una acción, incluido el descarte obligado. Fuera de eso, y de pagar barca o armas, no se descartan utensilios por gusto.

## 8 Personajes

J-8-1 = Haz lo que dice el personaje y descarta la carta.
J-8-10 = Mercader árabe: da la vuelta a las tres cartas de encima y puja 1 de oro como mínimo. Se sube por turnos o se pasa; la puja más alta se paga al banco y se lleva las tres cartas.
J-8-11 = Mercader ambulante: pon en la carta dos mercancías de la reserva y subástalas como el mercader árabe. Quien gana se lleva las dos.
J-8-12 = Cestera: paga 2 de oro para tomar de la reserva hasta dos mercancías del mismo tipo.
J-8-13 = Portugués: devuelve a la reserva cuantas mercancías tuyas quieras y toma 2 de oro por cada una.
J-8-14 = Hacedor de lluvia: se juega en el turno de tu rival, después de una carta de mercancías. Tomas esa carta en tu mano. No cuesta acción.
J-8-15 = Chamán: cambia todas tus mercancías de un tipo por otras tantas de otro tipo de la reserva.
J-8-16 = Anciano de la tribu: elige si tu rival se descarta hasta quedarse con tres cartas o tú robas hasta tener cinco.
J-8-17 = Bailarina: se juega con una carta de mercancías que muestre tres. Devuelve tres mercancías cualesquiera tuyas y toma el precio de venta de esa carta. No cuesta otra acción.
J-8-18 = Porteador: toma de la reserva hasta dos mercancías del mismo tipo o roba dos cartas. Tu rival recibe lo otro; las mercancías, solo hasta donde le quepan.
J-8-19 = Tamborilero: mira la pila de descartes y toma un utensilio en tu mano.
J-8-20 = Adivina: mira las seis cartas de encima, toma una y devuelve las demás en el mismo orden.
J-8-21 = Guardia: se juega en el turno de tu rival, después de un animal. El animal no tiene efecto para nadie. No cuesta acción.
J-8-22 = Sabio de tierras lejanas: durante este turno cada compra te cuesta 2 de oro menos y cada venta te da 2 más.
J-8-30 = Abre quien jugó el mercader, con 1 de oro como mínimo. Nadie puede pujar más de lo que tiene, y el primero que pasa termina la subasta. Sin oro no puedes jugar un mercader.
J-8-31 = Quien juega el mercader ambulante elige las dos mercancías, iguales o distintas. Quien gana paga primero y luego coloca; lo que no cabe vuelve a la reserva y la puja no se devuelve.
J-8-32 = Dos sabios se suman, pero ningún precio baja de 0. Solo cambian las cartas de mercancías: ni puestos, ni recargos, ni cestera, estatua o portugués.
J-8-33 = La carta jugada con la bailarina cuenta como jugada, así que un hacedor de lluvia puede tomarla, y como venta, así que los sabios la mejoran. Las dos cartas juntas cuestan una acción. No vale una carta de seis mercancías.
J-8-34 = El chamán cambia mercancías en su sitio y no se paga recargo. Solo se puede elegir un tipo del que haya bastante en la reserva.
J-8-35 = Se pregunta por una respuesta siempre que tu rival tenga alguna carta, sea o no la adecuada, para que la pregunta no delate nada. El guardia se pregunta antes de mostrar objetivo, mano o elección; el hacedor de lluvia, tras la compra o la venta, una vez por carta de mercancías. A las cartas solo descartadas no se responde, y un guardia no se puede detener con otro.
J-8-36 = Cestera y porteador: «hasta dos» lo decide quien toma. La cestera da una o dos. Con el porteador resuelves primero tu parte y luego tu rival la suya; quien recibe mercancías elige tipo y número, de 0 a 2 según reserva y espacio, y paga el recargo si lo hay; las dos cartas se roban siempre.
J-8-37 = El anciano ya jugado no cuenta como carta de la mano, y tu rival elige qué descarta. El portugués necesita al menos una mercancía. Con la adivina tienes que tomar una carta. En la pila de descartes solo importa cuál está encima; solo el caldero pide un orden.
J-8-38 = Un efecto que necesita varias cartas toma las que quedan, baraja los descartes debajo y sigue. Si en total hay pocas, usa esas: el mercader árabe subasta una o dos, la adivina muestra menos de seis. La carta que se juega y el utensilio que se come el cocodrilo aún no están entre los descartes: primero van las cartas pagadas, luego la carta jugada y encima la respuesta. El cocodrilo queda sobre el utensilio comido; la bailarina, debajo de su carta de mercancías.

## 9 Animales, espacio y lo que necesita cada carta

J-9-1 = Haz lo que dice el animal y descarta la carta. Tu rival puede responder antes con un guardia: entonces se descartan las dos cartas y no le pasa nada a nadie. La acción queda gastada.
J-9-2 = Si no tienes espacio para las mercancías que llegan por personajes o animales, eliges cuáles colocas. Las demás se quedan en la reserva o vuelven a ella.
J-9-3 = No puedes hacer lo que no puedes pagar: una carta, un puesto, un uso o un recargo que cueste más oro del que tienes.
J-9-10 = Elefante: todas las mercancías de ambos van al centro. Empezando por quien tiene el turno, cada uno toma una por turnos hasta que no quede ninguna.
J-9-11 = Guepardo: tu rival elige darte 2 de oro o que robes dos cartas.
J-9-12 = Hiena: mira la mano de tu rival y toma una carta. Devuélvele cualquiera de tu mano, incluso la que acabas de tomar.
J-9-13 = Cocodrilo: descarta un utensilio de tu rival. Antes puedes usarlo una vez, salvo que sea la máscara, sin gastar otra acción.
J-9-14 = León: todos los utensilios de ambos van al centro. Empezando por quien tiene el turno, cada uno toma uno por turnos hasta que no quede ninguno.
J-9-15 = Loro: toma una mercancía de tu rival y colócala.
J-9-16 = Babuino: ambos ponen su mano boca arriba en el centro. Empezando por quien tiene el turno, cada uno toma una carta por turnos hasta que no quede ninguna.
J-9-17 = Serpiente: cada jugador puede quedarse un utensilio. Los demás se descartan.
J-9-20 = Elefante: se sigue tomando aunque ya no quepa nada. Al final, quien tenga más de lo que cabe elige qué vuelve a la reserva: primero coloca, paga y devuelve quien tiene el turno, después el otro. Si el número es impar, quien tiene el turno recibe una más. Los puestos se vaciaron, así que llenar el sexto espacio se paga otra vez.
J-9-21 = Guepardo: con menos de 2 de oro tu rival no puede elegir dar oro.
J-9-22 = Cocodrilo: primero eliges el utensilio y luego si lo usas. Lo usas con tu mano, tu oro, tus mercancías, tu espacio y tus utensilios, y «el rival» es su dueño. Necesita todo lo que pide su uso normal menos la acción, y barca o armas no pueden pagarse con el que está siendo comido. Un utensilio ya girado este turno solo se descarta. Tus propias copias no cuentan como usadas.
J-9-23 = León: un utensilio usado este turno sigue girado hasta el final del turno, lo tenga quien lo tenga.
J-9-24 = Además del oro que cuesta, una carta solo se puede jugar si puede hacer algo; basta un efecto parcial. Carta de mercancías: se puede comprar o vender con ella. Cestera: espacio para una mercancía. Portugués: una mercancía tuya. Chamán: un tipo que tengas y otro con bastantes en la reserva. Anciano de la tribu: solo se ofrece lo que tiene efecto, es decir, tu rival tiene cuatro cartas o más, o tú tienes cuatro o menos sin contar al anciano y hay alguna que robar. Bailarina: una carta de tres mercancías en la mano y tres mercancías tuyas. Tamborilero: un utensilio entre los descartes. Adivina y mercader árabe: una carta en el mazo o en los descartes. Elefante: una mercancía en algún puesto. León: un utensilio delante de cualquiera; cocodrilo: uno delante de tu rival; serpiente: dos delante de un mismo jugador. Loro: una mercancía de tu rival; si no te cabe, va a la reserva. Hiena: una carta en la mano de tu rival. Babuino: una carta en la mano de cualquiera además del babuino. Puestos pequeños, utensilios, sabio, porteador, mercader ambulante y guepardo no necesitan nada más. Guardia y hacedor de lluvia nunca se juegan en el turno propio.
J-9-25 = Hiena: los dos conocen la carta tomada y la devuelta, y tú has visto la mano entera. Babuino: él mismo no va al centro, ambas manos están a la vista en ese momento y, si el número es impar, quien tiene el turno recibe una más. Serpiente: elige primero quien tiene el turno; con dos utensilios o más te quedas exactamente uno, y si solo tienes uno, lo conservas.
J-9-26 = A la vista de todos, también del público: oro, mercancías, puestos, utensilios y cuáles están girados, acciones que quedan, pila de descartes, pujas, número de cartas en las manos y en el mazo, y cada carta tomada a la vista (máscara, tamborilero, provisiones, mercader árabe, hacedor de lluvia, babuino) hasta que se juega, se descarta o se oculta con un cambio. Solo los dos jugadores conocen la carta que da la balanza y las que toma y da la hiena. Solo tú conoces tu mano, lo que miras y te quedas en la fase de robo, las cartas robadas por un efecto, las seis de la adivina en su orden hasta que se roban, y la mano que te enseñó la hiena.

## 10 El final

J-10-1 = Si tienes 60 de oro o más al final de tu turno, anuncias el final. El oro por acciones sin gastar se toma antes de contar, aquí y tras el último turno.
J-10-2 = Tu rival tiene entonces exactamente un turno completo más, con cinco acciones.
J-10-3 = Si después tu rival tiene tanto oro como tú o más, gana. Si no, ganas tú.
J-10-4 = Llegar a sesenta durante el turno y volver a gastarlo no cuenta. El final se anuncia solo, y el último turno ya no anuncia nada más.
