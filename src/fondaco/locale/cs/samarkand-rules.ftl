### Pravidla hry Samarkand, jedna zpráva na každý bod. Které body jsou výklady, se zde neříká.

## Obsah

S-001 = Samarkand je pro 2 až 5 hráčů.
S-002 = Plán ukazuje mapu složenou z políček.
S-003 = Na okrajích plánu leží deset rodinných polí, pro každou rodinu jedno.
S-004 = Každá rodina má 5 destiček vztahů, 4 šedé a 1 tmavě zelenou: celkem 50.
S-005 = Rub destičky vztahů ukazuje 1 bod.
S-006 = Je 33 karet a 33 destiček zboží, od každého zboží na plánu jedna.
S-007 = Každé zboží má své číslo.
S-008 = Karta ukazuje zboží a jeho místo na plánu.
S-009 = Destička zboží má na líci zboží a číslo, na rubu 1 bod.
S-010 = Destiček členů je 20, pro každou rodinu 2.
S-011 = Přehledové tabulky uvádějí body na konci hry.
S-012 = Každá rodina má 12 velbloudů: celkem 120.
S-013 = Mincí je 75: 34 po 1, 28 po 2 a 13 po 10 dirhamech.
S-014 = Sáček se používá jen při hře ve dvou.
S-015 = Ve dvou se hraje s několika změnami.

## Příprava

S-016 = Na každém startovním poli stojí velbloud v barvě rodiny.
S-017 = Dalších 11 velbloudů a destičky členů leží na poli rodiny.
S-018 = Destičky zboží leží na svých políčkách.
S-019 = Na každém políčku stojí nejvýš dva velbloudi.
S-020 = Voda se překonává přes symboly lodí, což jsou políčka.
S-021 = Na vodě nevzniká žádný vztah.
S-022 = Destičky vztahů rodiny tvoří hromádku s tmavě zelenou navrchu.
S-023 = Karty zboží se zamíchají a každý hráč dostane dvě.
S-024 = Ostatní karty tvoří hromádku lícem dolů.
S-025 = Každý hráč dostane 10 dirhamů.
S-026 = Zbylé mince tvoří společnou zásobu.
S-027 = Políčka jsou čtyř druhů: volná pevnina, start, zboží a voda.
S-028 = Pole rodiny nese její destičky, velbloudy a mince a ukazuje symbol a věno.
S-029 = Věno je cena sňatku s rodinou.
S-030 = Vyhrává, kdo získá nejvíc bodů.

## Tah a sňatek

S-031 = Hraje se po směru hodinových ručiček.
S-032 = Začíná nejmladší hráč.
S-033 = V tahu se volí jedna ze dvou akcí: sňatek, nebo prodloužení cesty.
S-034 = Při sňatku platíš věno rodiny ze svých peněz.
S-035 = Věno jde do rodinného jmění.
S-036 = Vezmeš si jednu destičku člena rodiny a položíš ji před sebe.
S-037 = Nemá-li rodina destičku člena, nelze s ní uzavřít sňatek.
S-038 = Můžeš patřit k více rodinám, ale od každé mít nejvýš jednu destičku.
S-039 = Po zaplacení si vezmeš z hromádky tři karty zboží.
S-040 = Při třech hráčích smíš mít nejvýš 10 karet, při čtyřech 7, při pěti 6.
S-041 = Aspoň jedna karta se musí ponechat: odkládáš žádnou, jednu nebo dvě.
S-042 = Odložit smíš i karty, které jsi držel už dříve.
S-043 = Zůstane ti aspoň o jednu kartu víc než před líznutím.
S-044 = Po odložení nikdy nemáš víc karet, než kolik dovoluje limit.
S-045 = Kdo je na limitu, smí uzavřít sňatek, ale karty si nebere.
S-046 = Odložené karty tvoří odkládací hromádku.
S-047 = Je-li hromádka prázdná, odkládací se zamíchá a použije znovu.
S-048 = Peníze rodin, hráčů a společné zásoby se drží odděleně.
S-049 = Příklad ve čtyřech: z pěti karet je osm, jednu odložíš a jsi na limitu sedmi; další sňatek karty nepřinese.
S-050 = Týž příklad: odložíš dvě, máš šest a další sňatek přinese opět tři.

## Cesty a zboží

S-051 = Prodlužuješ cestu jedné rodiny o jedno nebo dvě pole, jedním nebo dvěma jejími velbloudy.
S-052 = Musíš vlastnit destičku člena této rodiny.
S-053 = Rodina musí mít v zásobě dost velbloudů.
S-054 = V prvním kole nelze cesty prodlužovat: nikdo ještě není členem.
S-055 = Vstoupit se smí na pevninu i na vodu.
S-056 = Velbloud smí jen na pole sousedící s velbloudem stejné barvy.
S-057 = Dva velbloudi na jednom poli musí mít různé barvy.
S-058 = Jedno pole je zdarma: velbloud jde ze zásoby rodiny na plán.
S-059 = Druhé pole stojí rodinu 1 dirham z jejího jmění.
S-060 = Pro druhého velblouda platí stejná pravidla.
S-061 = Druhý velbloud nesmí sousedit s právě umístěným.
S-062 = Rodina bez peněz umístí v tahu jen jednoho velblouda.
S-063 = Příklad: Levanta zaplatí 1 dirham; jeden velbloud jde na pevninu, druhý na loď.
S-064 = Kdo první vstoupí na pole se zbožím, bere jeho destičku.
S-065 = Každá destička zboží má na konci 1 bod.
S-066 = Kdokoli má odpovídající kartu zboží, může ji nyní prodat.
S-067 = Při prodeji vylož kartu lícem nahoru a vezmi si 3 dirhamy ze zásoby.
S-068 = Prodaná karta se nevrací do ruky, ale do limitu se počítá.
S-069 = Prodané karty nedávají body.
S-070 = Obsazené pole se zbožím destičku nedává.
S-071 = Kartu lze prodat jen při prvním obsazení jejího pole.
S-072 = Zda prodat, rozhoduje majitel.
S-073 = Ponechaná karta může přinést až 8 bodů.
S-074 = Příklad: první velbloud přijde k diamantu; destička se vezme a karta diamantu zůstane v ruce.

## Vztahy a konec

S-075 = Velbloud, který na pevnině přijde k velbloudovi jiné rodiny, naváže vztah obou rodin.
S-076 = Platí každá pevnina: startovní, prázdná i se zbožím.
S-077 = Na vodě se velbloudi nesetkají.
S-078 = Z prvního vztahu dvojice mají prospěch obě rodiny.
S-079 = Přicházející rodina je aktivní, ta na poli pasivní; prémie dostanou členové obou.
S-080 = Každý člen aktivní rodiny dostane 3 dirhamy.
S-081 = Každý člen pasivní rodiny dostane 1 dirham.
S-082 = Člen obou rodin dostane obě prémie.
S-083 = Kdo vztah navázal, bere vrchní destičku vztahů obou rodin.
S-084 = Každá destička vztahů má 1 bod.
S-085 = Prémie a destičky se dávají jen za první vztah dvojice.
S-086 = Další setkání téže dvojice nepřináší nic.
S-087 = Příklad: Byzanc vstoupí na pole Levanty: její člen dostane 3, člen Levanty 1 a obě vrchní destičky se vezmou.
S-088 = Na konci tahu se zkontrolují obě podmínky konce hry.
S-089 = Pokračuje-li hra, je na tahu další hráč po směru hodin.
S-090 = Hra končí, když má každá rodina aspoň jeden vztah.
S-091 = Hra končí, když některá rodina navázala všech pět vztahů.
S-092 = Končí hned, kolo se nedohrává.
S-093 = Pak se počítají body.

## Vyhodnocení

S-094 = Body jsou jen za karty zboží, destičky zboží, destičky vztahů a peníze.
S-095 = Karty v ruce se odkryjí a počítají; prodané ne.
S-096 = Karta se počítá podle svého pole: 1 za velblouda, 4 za velblouda vlastní rodiny.
S-097 = Každá destička zboží, destička vztahů a každý dirham je 1 bod.
S-098 = Vyhrává nejvíc bodů.
S-099 = Při stejném výsledku se o vítězství dělí.
S-100 = Příklad: len s vlastním a cizím velbloudem dává 4 + 1 = 5 bodů.
S-101 = Body lze počítat pomocí mincí.

## Hra ve dvou

S-102 = Ve dvou smí mít každý 10 karet.
S-103 = Ve dvou leží na každém poli jedna destička člena; ostatní jdou do sáčku.
S-104 = Jinak je příprava ve dvou stejná.
S-105 = Ve dvou se po každém sňatku na konci tahu vytáhne ze sáčku destička.
S-106 = Nepřiženil-li se do její rodiny nikdo, destička opouští hru.
S-107 = Jinak jde destička na pole této rodiny.
S-108 = Tak se u některých rodin dostanou do hry dvě destičky.
S-109 = Ve dvou se lze přiženit i do rodiny, k níž už hráč patří.
S-110 = Druhý sňatek zvyšuje jmění rodiny a přináší karty jako obvykle.
S-111 = Obě destičky téže rodiny se u karet i prémií počítají jednou.

## Výklady

S-R01 = Druhý velbloud nikdy nesousedí s prvním, ani když ho podporuje starší velbloud.
S-R02 = Každý velbloud se vyhodnotí celý před dalším; i druhý může vzít zboží a navázat vztah.
S-R03 = Vztah navázaný prvním velbloudem nebrání druhému.
S-R04 = O druhém velbloudovi rozhoduješ po vyhodnocení prvního a dirham se platí při jeho umístění.
S-R05 = Jeden velbloud naváže nejvýš jeden vztah, tah tedy nejvýš dva.
S-R06 = Tah, jehož první velbloud dosáhne konce hry, se dokončí.
S-R07 = Vztah nad rámec hromádky rodiny platí i s prémiemi; bere se jen destička partnera.
S-R08 = Aktivní a pasivní prémie dají členovi obou rodin dohromady 4.
S-R09 = První vztah je první mezi dvěma rodinami, ať vstoupila kterákoli.
S-R10 = Startovní velbloud se počítá jako každý jiný své rodiny.
S-R11 = Po prvním velbloudovi na poli se zbožím dostane postupně každý, kdo má kartu v ruce, otázku, zda prodá; prodat může jen držitel a po prodeji se už nikdo neptá.
S-R12 = Prodané karty zůstávají celou hru vyložené u majitele, počítají se do limitu a nelze je odložit.
S-R13 = Pod limitem se musí líznout tři; o jednu pod limitem se pak odkládají právě dvě.
S-R14 = Dojde-li hromádka během líznutí, zamíchá se odkládací hned; karty odložené v tomto tahu přijdou až potom.
S-R15 = Odložené karty leží lícem dolů a jejich počet je veřejný. Své si pamatuješ: do zamíchání je nikdo nemá, po něm jich nikdo nemá víc, než si od té doby lízl.
S-R16 = Zásoba se nikdy nevyčerpá a rozměnit lze vždy.
S-R17 = Rodinná jmění začínají prázdná, hráčům se nevyplácejí a nebodují se.
S-R18 = Dluhy nejsou: kdo má právě na věno, může zaplatit.
S-R19 = Rodina bez velbloudů nemůže cestu prodloužit; sňatky, prémie i body platí dál.
S-R20 = Vynecháš, jen když nemůžeš uzavřít sňatek ani prodloužit cestu. Vynechají-li všichni za sebou, hra končí.
S-R21 = Tajné jsou karty v ruce a kdo co odložil; vše ostatní je veřejné, i počty karet a obsah sáčku.
S-R22 = Kdo začíná, určí los, pokud se stůl nedohodne.
S-R23 = Ze sáčku se táhne po celém sňatku, i když se nelízaly karty; právě přivdaná rodina se počítá. Prázdný sáček nedá nic.
S-R24 = Druhý vlastní sňatek stojí celé věno, vyžaduje destičku a pod limitem přináší tři karty.
S-R25 = Symbol lodi je jedno pole pro nejvýš dva velbloudy, bez zboží.
S-R26 = Pole se dvěma velbloudy je uzavřené; obklíčenou cestu nelze prodloužit.
S-R27 = Remíza je společné vítězství; nic ji nerozhoduje.
S-R28 = Přehled vidí každý hráč.
S-R29 = Prodat lze i poslední kartu v ruce.
S-R30 = Platit předem, nebo až u druhého velblouda vyjde nastejno.
