### Pravidla hry Tenkrát v Orientu, jedna zpráva na každé ustanovení. Co je výklad, se tu neříká.

## Krabice a podstata

O-C01 = Hra má 110 karet: 15 pokladů, 82 nočních karet, 12 denních karet a starého muže.
O-C02 = Z pokladů je 5 odznaků moci a 10 cenností.
O-C03 = Z nočních karet patří 41 k útoku a 41 k obraně.
O-C04 = Potřebujete šestistěnnou kostku.
O-C05 = Hrají 2 až 5 hráčů, každý z nich je velkovezír.
O-C06 = Kdo získá všechny odznaky moci ve hře, stane se sultánem a vyhrává.
O-C07 = Poklady se loupí jen v noci.
O-C08 = Ve dne hráči obchodují a uplácejí, aby na tom byli příští noc lépe.

## Příprava

O-S01 = Karty se roztřídí na odznaky moci, cennosti, noční a denní karty.
O-S02 = Denní karty se odloží, dokud nepřijde den.
O-S03 = Kolo je jedna noc a jeden den a má jednoho rozdávajícího.
O-S04 = Ve dvou dostane každý 2 odznaky moci a 3 cennosti.
O-S05 = Ve třech dostane každý 1 odznak moci a 3 cennosti.
O-S06 = Ve čtyřech dostane každý 1 odznak moci a 2 cennosti.
O-S07 = V pěti dostane každý 1 odznak moci a 2 cennosti.
O-S08 = Poklady, které zbyly, se této hry neúčastní.
O-S09 = Své poklady si prohlédnete a vyložíte je lícem dolů do řady v libovolném pořadí; ruby vidí všichni.
O-S10 = Jakmile jsou vyloženy, smíte si vlastní poklady prohlížet po jednom.
O-S11 = Noční karty se podle symbolu roztřídí na útočnou a obrannou hromádku, zamíchají se a položí lícem dolů.
O-S12 = Karty do ruky si berete z obou hromádek v libovolném poměru.
O-S13 = Jako první si ruku sestaví hráč po levici rozdávajícího.
O-S14 = Ve dvou nebo třech má ruka nejvýše 6 karet.
O-S15 = Ve čtyřech nebo pěti má ruka nejvýše 5 karet.

## Tah

O-N01 = První tah noci má hráč po levici rozdávajícího.
O-N02 = Ve svém tahu uděláte jedno ze čtyř: útočíte, odkryjete poklad, nově vyložíte svou řadu, nebo odpočíváte a vyměníte karty.
O-N03 = Útočit smíte na libovolný počet soupeřů.

## Útoky

O-A01 = Útočná karta se posílá, aby uloupila jeden poklad jiného hráče.
O-A02 = Taková karta má tři hodnoty: útok, obranu a klíč.
O-A03 = Osoby útočí a brání jen svými hodnotami, ať karta naznačuje cokoli.
O-A04 = Jednu noční kartu položíte lícem vzhůru před jeden soupeřův poklad, který chcete.
O-A05 = Jak silný je útok, říká útočná hodnota karty.
O-A06 = Napadený hráč smí odpovědět několika nočními kartami.
O-A07 = Útok je odražen, když součet obranných hodnot dosáhne aspoň útočné hodnoty.
O-A08 = K jedné obraně lze vyložit libovolný počet karet.
O-A09 = Útočí jediná karta; útočné hodnoty se nikdy nesčítají.
O-A10 = Karty obranné hromádky smějí útočit a karty útočné bránit.
O-A11 = Po útoku jdou všechny vyložené karty na odkládací hromádku.
O-A12 = Napadený hráč se bránit nemusí.
O-A13 = Útok, který nebyl odražen, musí ještě otevřít dveře: otevřou se, když na kostce nepadne víc než hodnota klíče.
O-A14 = Zloděj si poklad vezme, prohlédne a položí vedle svých tak, jak ležel předtím.
O-A15 = Když dveře zůstanou zavřené, poklad zůstane na místě.
O-A16 = Útoků smíte provést libovolně mnoho po sobě, dokud máte karty.
O-A17 = Aladdina, Létajícího lva a Ptáka Noha běžní obránci neodrazí.
O-A18 = Odrazí je jedině Stráže s luky.
O-A19 = Stráže s luky je odrazí vždy; na hodnotách nezáleží.

## Odkrytí a nové vyložení

O-B01 = Místo útoku smíte jeden svůj poklad otočit lícem vzhůru.
O-B02 = Síla pokladu vám pomáhá, jen dokud leží lícem vzhůru.
O-B03 = Poklad ležící lícem vzhůru lze uloupit jako každý jiný.
O-B04 = Duch v láhvi a Víno uškodí tomu, kdo je uloupí, a jen tehdy.
O-B05 = Kdo si jeden z nich vezme, musí ho hned odkrýt a udělat, co říká.
O-B06 = Potom ho smí zase otočit lícem dolů.
O-R01 = Smíte sebrat všechny své poklady a znovu je vyložit v libovolném pořadí.
O-R02 = Předtím smíte kterékoli své odkryté poklady zakrýt.

## Odpočinek a konec tahu

O-X01 = Místo ostatních akcí smíte odložit libovolný počet karet z ruky a tolik si jich dobrat z kterékoli hromádky.
O-X02 = Každý tah končí dobráním do limitu ruky.
O-X03 = Pak je na tahu další hráč.

## Zvláštní karty

O-E01 = Karty událostí jsou džinové a kouzelné předměty; každá způsobí jedno kouzlo.
O-E02 = Neříká-li karta jinak, hrají se karty událostí jen ve vlastním tahu.
O-E03 = Nestojí žádnou akci.
O-E04 = Džina, který sebere, co jiný hráč právě uloupil, lze zahrát i mimo vlastní tah.
O-E05 = Papoušek, Lektvar síly, Kouzelný klíč a Magické přesýpací hodiny jsou karty událostí.
O-V01 = Šahrazád a Dinarzád jsou mezi nočními kartami.
O-V02 = Kdo si jednu z nich lízne, hned ji vyloží lícem vzhůru.
O-V03 = Po zbytek noci má za každou dámu limit ruky o jednu kartu menší.
O-V04 = Obě dámy nejsou karty událostí.
O-G01 = Šeherbanův duch je mezi nočními kartami.
O-G02 = Kdo si ducha lízne, hned ho vyloží lícem vzhůru.
O-G03 = Místo něho se lízne jiná karta.
O-G04 = Všichni hráči musejí odkrýt všechny své odznaky moci.
O-G05 = Novým vyložením řady je lze zase zakrýt.

## Starý muž

O-O01 = Na začátku hry je starý muž u rozdávajícího.
O-O02 = V noci putuje od hráče k hráči.
O-O03 = Než hráč něco udělá, hodí za něj; při 1 nebo 2 starý muž zůstane.
O-O04 = Při 3 nebo 4 jde k dalšímu hráči.
O-O05 = Při 5 nebo 6 jde o dva hráče dál.
O-O06 = Ve dne platí jeho bonus tomu, u koho je na konci noci.
O-NE1 = Noc končí, když je líznuta poslední karta obou hromádek.

## Den

O-D01 = Ráno si každý spočítá svůj majetek.
O-D02 = Každý poklad přidává 1 k hodu kostkou.
O-D03 = Šahrazád, Dinarzád a starý muž přidávají po 2 tomu, u koho jsou.
O-D04 = Rozdávající zamíchá denní karty a odkryje první.
O-D05 = Denní karta se vyhodnotí, než se odkryje další.
O-D06 = Den má čtyři karty: ráno, poledne, odpoledne a večer.
O-D07 = Ve dne leží poklady tak, jak ležely na konci noci.
O-DS1 = Písečná bouře: nic se nestane.
O-DB1 = Bazar: na prodej je jeden předmět.
O-DB2 = Každý vyloží tolik bonusových karet, kolik chce.
O-DB3 = Nabídky se smějí zvyšovat, dokud nejsou všichni spokojeni.
O-DB4 = Pak každý jednou hodí a přičte svůj bonus.
O-DB5 = Předmět získá nejvyšší součet; položí se lícem vzhůru vedle pokladů vítěze.
O-DB6 = Bonus vítěze je pro tento den spotřebován; poklady mu zůstávají.
O-DB7 = Ostatní si nabídku vezmou zpět a smějí ji použít znovu.
O-DB8 = Při shodě dostane předmět neznámý cizinec.
O-DB9 = Předměty působí jen následující noc.
O-DB10 = Lze je uloupit jako poklady.
O-DX1 = Stávka služebníků: příští noc nelze použít služebníky.
O-DX2 = Návštěva prince: příští noc nelze použít stráže s luky.
O-DX3 = Poprava: příští noc nelze použít vůdce loupežníků.
O-DX4 = Karty, která se tak stala neužitečnou, se zbavíte jen výměnou jako svou akcí.
O-DC1 = Zasedání soudu: každý hráč smí žalovat jiného, že mu ukradl poklad.
O-DC2 = Soudce se neptá, zda ho obžalovaný žalobci opravdu ukradl.
O-DC3 = Žalobce musí poklad pojmenovat.
O-DC4 = Když ho obžalovaný nemá, žaloba vyzní naprázdno.
O-DC5 = Když ho má, musí ho vyložit lícem vzhůru.
O-DC6 = Oba uplácejí soudce bonusovými kartami jako v bazaru; začíná žalobce.
O-DC7 = Oba hodí; poklad dostane vyšší součet.
O-DC8 = Oba úplatky jsou spotřebovány.
O-DC9 = Při shodě hodí oba znovu.
O-DC10 = Takto získaný poklad lze ten den použít jako bonus ještě jednou.
O-DC11 = O tentýž předmět smí žalovat jen jeden hráč.
O-DC12 = Kdo ho však ztratil rozsudkem, smí žádat nový proces.
O-DE1 = Po čtyřech denních kartách zamíchá další rozdávající všechny noční karty i s dámami a duchem.
O-DE2 = Každý znovu vyloží své poklady lícem dolů.
O-DE3 = Každý si dobere plnou ruku a začíná další noc.
O-DE4 = Dohodli-li se tak hráči, každý si zvolí, které jeho poklady leží lícem vzhůru.

## Konec

O-W01 = Noci a dny se střídají, dokud jeden hráč nemá všechny odznaky moci ve hře.
O-W02 = V pěti stačí čtyři odznaky moci.
O-W03 = Ještě musí počkat, až bude starý muž u něho.
O-W04 = V té chvíli ukáže své odznaky moci a vyhrává.

## Varianty

O-VA0 = Zdá-li se hra příliš dlouhá, lze ji zkrátit čtyřmi způsoby.
O-VA1 = Zkrácení: starý muž se vynechá.
O-VA2 = Zkrácení: tři denní karty se zákazy se odstraní.
O-VA3 = Zkrácení: ruka má nejvýše 4 karty.
O-VA4 = Zkrácení: před každou nocí se deset karet z každé hromádky odloží, aniž je kdo vidí.
O-VB0 = Každá z pěti variant pohybuje starým mužem bez kostky.
O-VB1 = Jde k dalšímu hráči vždy, když se zakryje nebo odkryje poklad.
O-VB2 = Ztratí-li hráč v jednom kole víc než jeden poklad, jde starý muž k němu.
O-VB3 = Ztratí-li hráč poklad ležící lícem vzhůru, jde starý muž k němu.
O-VB4 = Zahraje-li hráč v jednom tahu víc než jednoho džina, jde starý muž doprostřed stolu.
O-VB5 = Odtud si ho smí vzít kterýkoli hráč místo svého tahu.

## Co pravidla nechávají otevřené

O-Q1 = Ve vlastním tahu hrajete libovolně mnoho karet událostí před akcí, mezi útoky a po ní, ale ne při otevřeném útoku ani při lízání. Lektvar a Hrůza se přikládají k útoku, Hrůza jednou; Kouzelný klíč nahradí hod u dveří; přesýpací hodiny přijdou až po akci. Karta potřebuje, na co působit.
O-Q2 = Na džina Šlohni se ptá hned po krádeži, než se ukáže Láhev nebo Víno, a je to sama krádež.
O-Q3 = Láhev a Víno zasáhnou toho, kdo je nakonec drží, neměl-li je už před krádeží.
O-Q4 = Rozsudek Láhev ani Víno nespustí. Směna ano, u toho, kdo ji zahrál.
O-Q5 = Jsou-li obě hromádky prázdné, noc hned končí a co ještě zbývalo, propadá. Je-li prázdná jedna, bere se z druhé.
O-Q6 = Dáma i duch působí i jako poslední karta noci.
O-Q7 = Za úsvitu se karty z rukou zamíchají se všemi nočními, ledaže se hráči dohodli si je nechat.
O-Q8 = Zbývá-li méně karet, než jste odložili, dostanete ty, které zbyly. Hromádku volíte u každé karty zvlášť.
O-Q9 = V tahu nemusíte dělat nic: pas znamená žádný útok i žádnou výměnu.
O-Q10 = Dáma zabere místo líznuté karty. Kvůli menšímu limitu nikdo nic neodkládá.
O-Q11 = Duch působí i v první ruce noci. Týká se odznaků moci, které hráči v té chvíli mají.
O-Q12 = Karty událostí nemají hodnoty: neútočí ani nebrání. Létavci a stráže s luky brání i svými hodnotami.
O-Q13 = Obrana smí být příliš slabá, její karty jsou ale stejně pryč.
O-Q14 = Útoky se řeší jeden po druhém, takže týž poklad lze napadnout znovu.
O-Q15 = Létavce nic nezesílí ani nezeslabí, ale u dveří hází jako ostatní.
O-Q16 = Vše, co mění hodnotu klíče, se sečte a výsledek je nejméně 1 a nejvýše 6. Při 6 se dveře otevřou bez hodu.
O-Q17 = Uloupený poklad jde na pravý konec zlodějovy řady.
O-Q18 = Odkrytý poklad tak zůstává do nového vyložení řady nebo do nové noci; jeho síla přechází i na zloděje.
O-Q19 = Hod za starého muže je v tahu úplně první.
O-Q20 = Starý muž vychází od toho, u koho je, po směru hodinových ručiček. Ve dvou mění stranu jen při 3 a 4.
O-Q21 = Na začátku dalších nocí zůstává, kde je.
O-Q22 = Výhra se zjišťuje po krádeži se vším, co z ní plyne, po směně, po rozsudku a po každém pohybu starého muže, v čímkoli tahu. Nastává sama. Koho starý muž přejde, nevyhrává.
O-Q23 = Bez starého muže vyhráváte, jakmile máte potřebné odznaky moci.
O-Q24 = Ve dvou je třeba čtyř rozdaných odznaků moci, ve třech tří, ve čtyřech čtyř, v pěti kterýchkoli čtyř. Které zbyly, neví nikdo.
O-Q25 = Rozdávající se každé kolo mění doleva.
O-Q26 = Za úsvitu vyloží každý svou řadu v libovolném pořadí, takže cizí místa nezná nikdo.
O-Q27 = Každý poklad, každá dáma i starý muž je jedna bonusová karta a nedá se dělit. Spotřebované místo zůstává do večera označené, ne však to, co na něm leží.
O-Q28 = Nabídky se zvyšují od levice rozdávajícího; nic se nebere zpět; konec je, když všichni po sobě pasují. Kdo nic nenabídne, hází také.
O-Q29 = Jen shoda nejvyšších součtů dá předmět cizinci. Pak neplatí nikdo.
O-Q30 = Předmět leží lícem vzhůru do konce příští noci. Napadá se a sebírá jako poklad a novému držiteli pomáhá hned, ale pro bonus, odznaky moci, soud a směnu pokladem není.
O-Q31 = Každý den se znovu zamíchají všechny denní karty.
O-Q32 = Zakázané karty neútočí, nebrání ani nezastaví létavce. Vynucené odložení se jich týká také.
O-Q33 = Každé Zasedání soudu dává každému jednu žalobu, v pořadí od levice rozdávajícího.
O-Q34 = Žalovat smíte kteréhokoli soupeře o kterýkoli poklad, i když nikdy nebyl váš. Žaloba, která vyzní naprázdno, je spotřebovaná.
O-Q35 = Úplatky se zvyšují střídavě, nejdřív žalobce, dokud oba nepasují. Obžalovaný smí uplácet i sporným pokladem.
O-Q36 = Znovu použitelný je jen poklad, který změnil majitele.
O-Q37 = Na jedné kartě se o předmět soudí jednou; žaloba naprázdno se nepočítá. Kdo ho ztratil rozsudkem, smí o něj žalovat, má-li svou žalobu ještě před sebou.
O-Q38 = Co se ukázalo u soudu, leží lícem vzhůru do úsvitu.
O-Q39 = Při kterékoli variantě jeho cesty se za starého muže nehází. Každé otočení ho posune jednou, i od ducha, Láhve a Vína, ale ne ve dne ani za úsvitu. Bez starého muže tyto varianty nedávají smysl.
O-Q40 = Ztráty se počítají v jedné noci, až po všem sebírání. Směna není ztráta. Druhá a každá další ztráta starého muže přitáhne.
O-Q41 = Uprostřed stolu není starý muž u nikoho. Džinové se počítají každému hráči v jednom tahu, ať je čí chce; po druhém, jakmile je vyřízen, jde doprostřed. Kdo si pro něj jde, nemá akci, karty událostí ani lízání.
O-Q42 = Limit čtyř karet nikdy není vyšší než obvyklý. Deset karet je každou noc jiných a nikdo je nevidí.
O-Q43 = Hráč bez pokladů hraje dál.
O-Q44 = Vlastní poklady vidíte vždy.
O-Q45 = Starý muž se německy jmenuje V.A.G.U.W.A.M.
O-Q46 = Limit zvyšují Lampa a Velbloud, snižují dámy. Líže se po jedné, dokud ho nedosáhnete, a nikdy se kvůli němu neodkládá. Duch není karta v ruce ani jedna z líznutých.
O-Q47 = Po otevření dveří: poklad změní majitele; ostatních se po směru hodin ptá na džina Šlohni; ztrátu má jen ten, kdo o něj nakonec přišel; působí Láhev a Víno; pak může někdo vyhrát.
O-Q48 = Napadený odpovídá jednou: ničím, kartami, nebo Bronzovou branou. Hrůza ani Víno se brány netýkají a proti létavcům nepomůže. Se Sokolem zastaví létavce každá karta s obrannou hodnotou.
O-Q49 = Za úsvitu: karty se sesbírají a zamíchají, řady se vyloží od levice nového rozdávajícího, ve stejném pořadí se líže. Předměty a zákazy toho dne teď platí.
O-Q50 = Veřejné jsou počty karet, z které hromádky kdo líznul, odložené karty, líc a rub, hody a místa, na která se někdo díval. Tajné jsou ruce, pořadí hromádek a zakryté poklady, kromě majitelů, dřívějších majitelů a těch, kdo se dívali. Kdo znal místo, které se vyloží znovu, zná dál majitele, dokud poklad nemohl odejít nepozorovaně.
O-Q51 = První rozdávající se určí losem nebo jménem. Řady se vykládají tajně.
