### Pravidla Jamba, jedna zpráva na ustanovení: J-6-7 je ustanovení J-6.7. Která jsou výkladem, tu řečeno není.

jambo-chapter-1 = Příprava
jambo-chapter-2 = Tvůj tah
jambo-chapter-3 = Dobírání karet
jambo-chapter-4 = Hraní karet
jambo-chapter-5 = Malé stánky
jambo-chapter-6 = Karty zboží
jambo-chapter-7 = Předměty
jambo-chapter-8 = Postavy
jambo-chapter-9 = Zvířata, místo a co karta potřebuje
jambo-chapter-10 = Konec hry

## 1 Příprava

J-1-1 = Jambo je pro dva hráče. Každý má jeden velký stánek se šesti místy.
J-1-2 = Balíček má 110 karet, je zamíchaný a leží lícem dolů: 5 malých stánků, 40 karet zboží, 22 předmětů, 29 postav a 14 zvířat.
J-1-3 = Každý hráč začíná s pěti kartami v ruce.
J-1-4 = Odložené karty leží lícem nahoru na jediné odkládací hromádce, společné oběma hráčům.
J-1-5 = Společná zásoba má 36 kusů zboží: po šesti kožešinách, ovoci, soli, hedvábí, špercích a čaji.
J-1-6 = Každý hráč začíná s 20 zlaťáky. Zlato obou hráčů je stále vidět.
J-1-7 = Banku zlato nikdy nedojde.
J-1-8 = Kdo začne, určí stůl. Když nikdo neřekne jinak, rozhodne los.

## 2 Tvůj tah

J-2-1 = Tah má dvě fáze, vždy v tomto pořadí: nejdřív dobírání, potom hraní.
J-2-2 = V tahu máš pět akcí a ani jednu navíc.
J-2-3 = Ukončíš-li tah s nejméně dvěma zbývajícími akcemi, dostaneš z banku právě 1 zlaťák.
J-2-4 = Tah smíš ukončit v obou fázích a s libovolným počtem zbývajících akcí, pokud není rozehraná žádná karta, volba ani odpověď. Když akce dojdou, tah končí sám, až po případné odpovědi.
J-2-5 = V ruce smíš mít libovolný počet karet.

## 3 Dobírání karet

J-3-1 = Dobrání stojí jednu akci: tajně si prohlédneš vrchní kartu balíčku a pak si ji necháš, nebo ji odložíš lícem nahoru.
J-3-2 = Jakmile si kartu necháš, dobírání končí. V tomto tahu už z balíčku nebereš, pokud to nedovolí některá karta.
J-3-3 = Když prohlédnutou kartu odložíš, smíš si za další akci prohlédnout další, nebo přejít k hraní.
J-3-4 = Prohlédnout si smíš až pět karet, ale nechat si jen tu poslední.
J-3-5 = Na dobírání smíš spotřebovat všech pět akcí. Pak se už nehraje.
J-3-6 = Dobírání smíš vynechat. Pak máš na hraní všech pět akcí bez těch, které padly na Masku.
J-3-7 = Když je potřeba karta a balíček je prázdný, zamíchá se odkládací hromádka jako nový balíček lícem dolů.
J-3-8 = Jsou-li balíček i odkládací hromádka prázdné, není co brát: účinky pracují s tolika kartami, kolik jich je, a prohlédnutí karty se nenabízí. Hromádka se míchá jen tehdy, když je třeba kartu dobrat, otočit nebo prohlédnout.

## 4 Hraní karet

J-4-1 = Zahrání karty stojí jednu akci, pokud karta neříká něco jiného.
J-4-2 = Druhy karet smíš hrát v libovolném pořadí a kolikrát chceš.

## 5 Malé stánky

J-5-1 = Malý stánek se staví vedle velkého, má místo pro tři kusy zboží a zůstává do konce hry.
J-5-2 = První malý stánek postavený ve hře stojí 6 zlaťáků, každý další 3, ať ho staví kdokoli.
J-5-3 = Jeden hráč smí mít více malých stánků, třeba i všech pět.

## 6 Karty zboží

J-6-1 = Kartou zboží buď nakupuješ, nebo prodáváš. Potom se odkládá.
J-6-2 = Při nákupu zaplatíš nákupní cenu karty, vezmeš ze zásoby všechno zobrazené zboží a hned ho umístíš.
J-6-3 = Na nákup potřebuješ místo pro všechno zobrazené zboží.
J-6-4 = Na nákup musí být všechno zobrazené zboží v zásobě.
J-6-5 = Na nákup potřebuješ dost zlata na cenu.
J-6-6 = Kupuješ vždy všechno zobrazené zboží, nikdy jen část.
J-6-7 = Zaplnění šestého místa velkého stánku stojí hned 2 zlaťáky, a to pokaždé, ať je poslední volné kterékoli místo.
J-6-8 = Poplatek se platí, kdykoli na velkém stánku přibude k pěti kusům šestý, ať ho přinese jakákoli karta; po vyprázdnění a novém zaplnění znovu. Zboží jde nejdřív na pět míst velkého stánku, pak na malé stánky a na šesté místo až nakonec; zboží získané najednou se umisťuje v pořadí šperky, kožešiny, čaj, hedvábí, ovoce, sůl. Druh, který leží na obou, odchází nejdřív z malých stánků a zboží z výměny leží tam, kde leželo to původní. Mezi stánky se zboží nepřesouvá.
J-6-9 = Při prodeji vrátíš všechno zobrazené zboží do zásoby a vezmeš si prodejní cenu karty.
J-6-10 = Na prodej musíš mít všechno zobrazené zboží na svých stáncích.
J-6-11 = Na nákup potřebuješ zlato na cenu, upravenou moudrými muži, a také na poplatek, zaplní-li se šesté místo.
J-6-12 = U zboží získaného jakkoli jinak se místo počítá po zaplacení všech ostatních nákladů karty nebo použití: zbývá-li jen šesté místo, potřebuje socha i košíkářka 4 zlaťáky, člun 2 a vítěz dražby svou nabídku a k ní 2. Kdo na poplatek nemá, tomu se šesté místo nepočítá. Kdo má, smí přesto jeden kus z postav nebo zvířat odmítnout a říci který. Dokud je volné jiné místo, odmítnout nelze. Zboží jednou umístěné se nevytlačuje.

## 7 Předměty

J-7-1 = Předmět vyložíš lícem nahoru před sebe a zůstává tam.
J-7-2 = Použití předmětu stojí jednu akci. Použít ho smíš už v tahu, kdy ho vyložíš, a každou kartu jednou za tah.
J-7-3 = Použitý předmět se otočí. Na konci tahu se všechny vrátí zpět.
J-7-4 = Před sebou máš nejvýše tři předměty. Chceš-li vyložit další, nejdřív jeden odlož, třeba i v tomto tahu použitý.
J-7-5 = Jeden předmět smíš mít vyložený vícekrát. Každá karta se dá použít jednou za tah.
J-7-10 = Člun: odlož kartu z ruky nebo svůj vyložený předmět, třeba i samotný Člun, a vezmi si ze zásoby libovolný kus zboží.
J-7-11 = Studna: zaplať 1 zlaťák a dober si kartu.
J-7-12 = Náčelnické křeslo: vezmi si od protihráče libovolný kus zboží a dej mu za něj jeden svůj.
J-7-13 = Socha leoparda: zaplať 2 zlaťáky a vezmi si ze zásoby libovolný kus zboží.
J-7-14 = Maska proměny: před dobíráním vyměň kartu z ruky za vrchní kartu odkládací hromádky.
J-7-15 = Kotlík: odlož jednu nebo dvě karty z ruky a stejně tolik si jich dober.
J-7-16 = Bubny: vrať jeden kus svého zboží do zásoby a dober si kartu.
J-7-17 = Zásoby: otáčej karty z balíčku na odkládací hromádku, dokud se neobjeví karta zboží, a tu si vezmi do ruky. Pak zaplať 1 zlaťák nebo odlož kartu z ruky.
J-7-18 = Váhy: dober si dvě karty, jednu si nech a druhou dej protihráči.
J-7-19 = Zbraně: odlož kartu z ruky nebo svůj vyložený předmět, třeba i samotné Zbraně, a vezmi si 2 zlaťáky.
J-7-20 = Maska se používá jen při dobírání, než si v tahu prohlédneš první kartu, a potřebuje kartu v ruce a odkládací hromádku; právě vyložená Maska čeká na tvůj příští tah. Po ní smíš dál dobírat, dobírání vynechat nebo použít druhou Masku. Všechny ostatní předměty se používají jen při hraní.
J-7-21 = Předmět smíš použít, jen když ho můžeš zaplatit a může něco způsobit: člun a socha leoparda potřebují místo pro jeden kus zboží; studna, bubny a váhy kartu v balíčku nebo odkládací hromádce; zásoby kartu v balíčku nebo odloženou kartu zboží; kotlík kartu v ruce; náčelnické křeslo zboží na obou stranách. Člun a zbraně smíš zaplatit i předmětem v tomto tahu už použitým.
J-7-22 = Za zásoby se platí až po otočení karet a odložit smíš i kartu právě vzatou. Neukáže-li se karta zboží v celém balíčku ani v zamíchaných odložených kartách, končí použití bez karty a bez platby.
J-7-23 = Náčelnické křeslo vyměňuje zboží na místě, takže nepotřebuje volné místo a neplatí se poplatek. Oba kusy smějí být téhož druhu.
J-7-24 = Do kotlíku odkládáš různé karty v pořadí, které si zvolíš, a až potom dobíráš, takže se mohou zamíchat zpět. Najdou-li váhy jen jednu kartu, necháš si ji. Protihráč vidí jen kartu, kterou dostane.
J-7-25 = Vyložení čtvrtého předmětu stojí jednu akci i s nutným odložením. Jinak se předměty svévolně neodkládají, jen jako platba za člun nebo zbraně.

## 8 Postavy

J-8-1 = Proveď účinek postavy a kartu odlož.
J-8-10 = Arabský kupec: otoč tři vrchní karty a nabídni nejméně 1 zlaťák. S protihráčem střídavě zvyšujete, nebo pasujete; nejvyšší nabídka se zaplatí do banku a získá tři karty.
J-8-11 = Cestující obchodník: polož na kartu dva kusy zboží ze zásoby a draž je jako u Arabského kupce. Vítěz si oba kusy vezme.
J-8-12 = Košíkářka: zaplať 2 zlaťáky a vezmi si ze zásoby až dva kusy téhož zboží.
J-8-13 = Portugalec: vrať do zásoby libovolný počet kusů svého zboží a za každý si vezmi 2 zlaťáky.
J-8-14 = Vyvolávač deště: hraje se v tahu protihráče poté, co zahrál kartu zboží. Tu kartu si vezmeš do ruky. Nestojí akci.
J-8-15 = Šaman: vyměň všechno své zboží jednoho druhu za stejný počet kusů jednoho jiného druhu ze zásoby.
J-8-16 = Kmenový stařešina: rozhodni, zda protihráč odloží karty tak, aby mu zbyly tři, nebo zda si dobereš do pěti.
J-8-17 = Tanečnice: hraje se s kartou zboží, která ukazuje tři kusy. Vrať libovolné tři své kusy a vezmi si prodejní cenu té karty. Nestojí to akci navíc.
J-8-18 = Nosič: vezmi si ze zásoby až dva kusy téhož zboží, nebo si dober dvě karty. Protihráč dostane to druhé; zboží jen tolik, na kolik má místo.
J-8-19 = Bubeník: prohlédni si odkládací hromádku a vezmi si do ruky jeden předmět.
J-8-20 = Věštkyně: prohlédni si šest vrchních karet, jednu si vezmi a ostatní vrať ve stejném pořadí.
J-8-21 = Strážce: hraje se v tahu protihráče poté, co zahrál zvíře. Zvíře nemá na nikoho z vás účinek. Nestojí akci.
J-8-22 = Moudrý muž z dalekých krajů: v tomto tahu tě každý nákup stojí o 2 zlaťáky méně a každý prodej vynese o 2 více.
J-8-30 = Kdo obchodníka nebo kupce zahrál, nabízí první, a to nejméně 1 zlaťák. Nikdo nesmí nabídnout víc, než má, a první pasování dražbu končí. Bez zlata tyto karty zahrát nejde.
J-8-31 = Oba kusy zboží vybírá ten, kdo cestujícího obchodníka zahrál; smějí být stejné i různé. Vítěz nejdřív zaplatí, pak umisťuje; co se nevejde, vrací se do zásoby a nabídka se nevrací.
J-8-32 = Dva moudří muži se sčítají, cena však neklesne pod 0. Mění jen ceny karet zboží: ne stánky, poplatky, košíkářku, sochu ani Portugalce.
J-8-33 = Karta zboží zahraná s tanečnicí platí za zahranou, takže si ji smí vzít vyvolávač deště, i za prodej, takže ji zvyšují moudří muži. Obě karty stojí dohromady jednu akci. Kartu se šesti kusy použít nelze.
J-8-34 = Šaman vyměňuje zboží na místě a poplatek se neplatí. Vybrat lze jen druh, kterého je v zásobě dost.
J-8-35 = Na odpověď se ptáme vždy, když má protihráč v ruce jakoukoli kartu, ať je to ta pravá, nebo ne, takže otázka nic neprozradí. Na strážce dřív, než se ukáže cíl, ruka nebo volba; na vyvolávače deště až po obchodu, jednou za kartu zboží. Na karty pouze odložené se neodpovídá a strážce strážcem zastavit nelze.
J-8-36 = Košíkářka a nosič: „až dva“ je svobodná volba toho, kdo bere. Košíkářka dá jeden nebo dva kusy. U nosiče provedeš nejdřív svou volbu ty, pak protihráč; kdo bere zboží, určí druh a počet, 0 až 2 podle zásoby a místa, a zaplatí případný poplatek; dvě karty se dobrat musí.
J-8-37 = Zahraný kmenový stařešina už není kartou v ruce a co odloží, vybírá protihráč. Portugalec potřebuje aspoň jeden kus zboží. U věštkyně si kartu vzít musíš. V odkládací hromádce záleží jen na místě vrchní karty; na pořadí se ptá jen kotlík.
J-8-38 = Účinek, který potřebuje více karet, vezme zbylé, zamíchá pod ně odložené a pokračuje. Je-li karet celkem málo, pracuje s nimi: arabský kupec draží jednu nebo dvě, věštkyně ukáže méně než šest. Právě hraná karta a předmět, který krokodýl žere, mezi odloženými ještě nejsou: nejdřív se odkládají karty placené, pak karta zahraná, pak odpověď. Krokodýl leží na sežraném předmětu, tanečnice pod svou kartou zboží.

## 9 Zvířata, místo a co karta potřebuje

J-9-1 = Proveď účinek zvířete a kartu odlož. Protihráč smí nejdřív odpovědět strážcem: pak se odloží obě karty a nikomu z vás se nic nestane. Akce zůstává spotřebovaná.
J-9-2 = Nemáš-li místo pro zboží z postav nebo zvířat, vybereš si, které umístíš. Ostatní zůstává v zásobě nebo se do ní vrací.
J-9-3 = Co nemůžeš zaplatit, udělat nesmíš: kartu, stánek, použití ani poplatek, které stojí víc zlata, než máš.
J-9-10 = Slon: všechno zboží obou hráčů jde doprostřed. Počínaje hráčem na tahu si každý střídavě bere po jednom, dokud něco zbývá.
J-9-11 = Gepard: protihráč rozhodne, zda ti dá 2 zlaťáky, nebo si dobereš dvě karty.
J-9-12 = Hyena: prohlédni si protihráčovy karty a jednu si vezmi. Vrať mu libovolnou kartu z ruky, třeba i tu právě vzatou.
J-9-13 = Krokodýl: odlož jeden vyložený předmět protihráče. Předtím ho smíš jednou použít bez další akce, pokud to není Maska.
J-9-14 = Lev: všechny vyložené předměty obou hráčů jdou doprostřed. Počínaje hráčem na tahu si každý střídavě bere po jednom, dokud nějaký zbývá.
J-9-15 = Papoušek: vezmi protihráči jeden kus zboží a umísti ho.
J-9-16 = Pavián: oba hráči vyloží karty z ruky lícem nahoru doprostřed. Počínaje hráčem na tahu si každý střídavě bere po jedné, dokud nějaká zbývá.
J-9-17 = Had: každý hráč si smí nechat jeden předmět. Ostatní se odkládají.
J-9-20 = Slon: bereš dál, i když máš plno. Kdo má nakonec víc, než se vejde, vybere, co se vrátí do zásoby: nejdřív umisťuje, platí a vrací hráč na tahu, potom druhý. Při lichém počtu má hráč na tahu o kus víc. Stánky byly prázdné, takže zaplnění šestého místa se platí znovu.
J-9-21 = Gepard: s méně než 2 zlaťáky si protihráč nesmí vybrat placení.
J-9-22 = Krokodýl: nejdřív vyber předmět, pak zda ho použiješ. Používáš ho se svou rukou, zlatem, zbožím, místem a předměty a „protihráč“ je jeho majitel. Platí všechno, co jeho použití jindy vyžaduje, kromě akce, a člun ani zbraně nelze zaplatit právě žraným předmětem. Předmět otočený v tomto tahu se jen odloží. Tvoje vlastní karty téhož předmětu se tím nepoužijí.
J-9-23 = Lev: předmět použitý v tomto tahu zůstává otočený do konce tahu, ať ho má kdokoli.
J-9-24 = Kromě zlata na zaplacení smíš kartu zahrát, jen když může něco způsobit; stačí i část účinku. Karta zboží: jde s ní nakoupit nebo prodat. Košíkářka: místo pro jeden kus. Portugalec: kus tvého zboží. Šaman: druh, který máš, a jiný, kterého je v zásobě dost. Kmenový stařešina: nabízí se jen volba s účinkem, tedy protihráč má čtyři karty nebo víc, nebo ty máš kromě stařešiny nejvýše čtyři a je co dobrat. Tanečnice: karta se třemi kusy zboží v ruce a tři tvé kusy. Bubeník: odložený předmět. Věštkyně a arabský kupec: karta v balíčku nebo odkládací hromádce. Slon: zboží na některém stánku. Lev: předmět před kýmkoli z vás; krokodýl: předmět před protihráčem; had: dva před jedním hráčem. Papoušek: protihráčovo zboží; máš-li plno, jde do zásoby. Hyena: karta v protihráčově ruce. Pavián: karta v ruce kteréhokoli hráče kromě paviána. Malý stánek, předmět, moudrý muž, nosič, cestující obchodník a gepard nepotřebují nic dalšího. Strážce a vyvolávač deště se ve vlastním tahu nehrají.
J-9-25 = Hyena: vzatou i vrácenou kartu znají oba hráči a ty znáš celou protihráčovu ruku. Pavián: sám doprostřed nejde, obě ruce jsou v tu chvíli veřejné a při lichém počtu má hráč na tahu o kartu víc. Had: první vybírá hráč na tahu; se dvěma nebo více předměty si necháváš právě jeden, jediný ti zůstane.
J-9-26 = Všem, i divákům, je vidět: zlato, zboží, stánky, předměty a které jsou otočené, zbývající akce, odkládací hromádka, nabídky, počty karet v ruce a v balíčku a každá karta vzatá veřejně (maska, bubeník, zásoby, arabský kupec, vyvolávač deště, pavián), dokud se nezahraje, neodloží nebo neskryje výměnou. Jen oba hráči znají kartu danou vahami a karty, které hyena bere a vrací. Jen ty znáš: svou ruku, karty prohlédnuté a ponechané při dobírání, karty dobrané účinkem, šest karet věštkyně i s pořadím, dokud se nedoberou, a ruku, kterou ti ukázala hyena.

## 10 Konec hry

J-10-1 = Máš-li na konci svého tahu 60 nebo více zlaťáků, ohlašuješ konec hry. Zlaťák za nevyužité akce se bere dřív, než se zlato počítá, tady i po posledním tahu.
J-10-2 = Protihráč má pak ještě právě jeden úplný tah s pěti akcemi.
J-10-3 = Má-li protihráč potom stejně zlata jako ty nebo víc, vítězí on. Jinak vítězíš ty.
J-10-4 = Šedesát zlaťáků, které máš jen během tahu a zase utratíš, neplatí. Konec se ohlašuje sám a poslední tah už nic dalšího nespouští.
