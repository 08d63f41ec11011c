### Pravidla hry Moje první doba kamenná, jedna zpráva na každé ustanovení. Co je výklad, se zde neříká.

## Krabice

A-H01 = Hra je pro 2 až 4 hráče.
A-H02 = Je určena dětem od pěti let.
A-H03 = Hra trvá asi čtvrt hodiny.
A-ST01 = Před první hrou si můžete společně prohlédnout údolí.
A-ST02 = V údolí sbíráte věci, na staveništi je používáte a díváte se, jak vaše osídlení roste.
A-K01 = Pravidla jsou jedna.
A-K02 = Herní plán je jeden pro všechny.
A-K03 = Osídlení jsou čtyři, v každém je místo pro tři chýše.
A-K04 = Žetony hráčů jsou čtyři: modrý, žlutý, zelený a růžový.
A-K05 = Figurky jsou čtyři, ve stejných barvách.
A-K06 = Zboží je 20 kusů: po čtyřech zubech, bobulích, nádobách, hrotech a rybách.
A-K07 = Chýší je 15.
A-K08 = Psi jsou 2.
A-K09 = Žetonů lesa je 14: kostky 1 až 6, každé z pěti druhů zboží, tržiště, pes a staveniště.

## Příprava

A-P01 = Plán leží uprostřed.
A-P02 = Každý hráč si vybere barvu a dostane osídlení té barvy.
A-P03 = Zboží a chýše hráče jsou v jeho osídlení.
A-P04 = Před první hrou se osídlení složí.
A-P05 = Každý hráč dostane figurku a žeton své barvy.
A-P06 = Všechny figurky začínají na staveništi uprostřed.
A-P07 = Žeton leží před svým hráčem, aby všichni znali jeho barvu.
A-P08 = Hráči pohybují svou figurkou a sbírají zboží.
A-P09 = Figurky a žetony barev, za které nikdo nehraje, zůstávají v krabici.
A-P10 = Zboží leží na plánu tam, kam patří.
A-P11 = Ve třech a čtyřech hráčích jsou od každého zboží čtyři kusy.
A-P12 = Ve dvou hráčích jsou od každého zboží tři kusy.
A-P13 = Na tržišti leží od každého zboží jeden kus, celkem pět různých.
A-P14 = Ostatní zboží leží na svých polích.
A-P15 = Chýše se zamíchají lícem dolů.
A-P16 = Tvoří tři hromádky po pěti.
A-P17 = Vrchní chýše každé hromádky se otočí lícem nahoru.
A-P18 = Oba psi leží na svém poli.
A-P19 = Žetony lesa se zamíchají a leží lícem dolů okolo plánu.
A-P20 = Nad plánem leží čtyři žetony, pod ním čtyři, vlevo tři a vpravo tři.

## Cíl a tah

A-G01 = Sbírej zboží a na staveništi z něj stavěj chýše.
A-G02 = Kdo má jako první tři chýše, vyhrává.
A-T01 = Hraje se dokola ve směru hodinových ručiček.
A-T02 = Začíná nejmladší hráč.
A-T03 = Tah má tři kroky v tomto pořadí: otočit žeton lesa, přesunout figurku, provést akci pole.
A-T04 = Pak je na tahu další hráč.
A-F01 = Otočíš právě jeden ze žetonů, které leží lícem dolů.
A-F02 = Žeton říká, co v tomto tahu uděláš.
A-F03 = Žeton zůstane na svém místě lícem nahoru.
A-M01 = Kostka posune figurku o tolik polí ve směru šipek.
A-M02 = Příklad: dvojka vede ze staveniště k zubům.
A-M03 = Symbol přesune figurku rovnou na pole s tímto symbolem.
A-M04 = Příklad: ryba vede rovnou k rybám.

## Akce polí

A-A01 = Kamkoli figurka dojde, tam provedeš akci toho pole.
A-A02 = Rozhoduje jen pole, ne druh žetonu, který tě tam přivedl.
A-A03 = Na poli zboží si vezmeš jeden jeho kus.
A-A04 = Své zboží smíš před ostatními skrývat.
A-A05 = Je-li pole prázdné, v tomto tahu nic nedostaneš.
A-A06 = Příklad: na poli zubů si vezmeš zub.
A-B01 = Na tržišti vyměníš tolik svého zboží, kolik chceš, za zboží, které tam leží.
A-B02 = Smíš vyměnit všechno i nic.
A-B03 = Za každé zboží, které si vezmeš, dáš jedno své.
A-B04 = Co si vezmeš, patří do tvého osídlení, co dáš, leží na tržišti.
A-B05 = Na tržišti leží vždy pět kusů zboží.
A-B06 = Příklad: dáš rybu a nádobu a vezmeš si zub a bobuli.
A-D01 = Na poli psů si vezmeš psa a necháš ho tam, kde ho všichni vidí.
A-D02 = Když tam žádný pes nezbyl, smíš si ho vzít od jiného hráče.
A-D03 = Mají-li psa dva jiní hráči, bereš ho tomu, kdo sedí blíž po tvé levici.
A-D04 = Máš-li už oba psy, nebereš si nic.
A-D05 = Pes pomáhá stavět chýše.
A-S01 = Na staveništi děláš dvě věci: smíš postavit chýši a všechny žetony lesa se otočí lícem dolů.
A-S02 = Na odkrytou chýši potřebuješ všechno, co ukazuje; to vrátíš na pole plánu.
A-S03 = Chýše zaplní jeden ze tří otvorů tvého osídlení.
A-S04 = Příklad: chýši, která ukazuje dva kusy zboží, postavíš za dva kusy.
A-S05 = Nemáš-li dost zboží na žádnou chýši, v tomto tahu nestavíš.
A-S06 = S každou chýší osídlení povyroste.
A-S07 = V tahu postavíš nejvýše jednu chýši.
A-S08 = Po stavbě se odkryje další chýše téže hromádky.
A-S09 = Je-li hromádka prázdná, jsou od té chvíle odkryté jen dvě chýše.
A-S10 = Pes zastoupí jeden libovolný kus zboží, který chýše potřebuje.
A-S11 = Psa vrátíš na jeho pole a zaplatíš o jeden kus zboží méně.
A-S12 = Chýše pak jako obvykle patří do tvého osídlení.
A-S13 = Kdo má oba psy, smí oba použít na jednu chýši.
A-S14 = Příklad: chýši za nádobu, hrot a zub zaplatíš nádobou, hrotem a psem.
A-S15 = Kdykoli dojdeš na staveniště, všechny odkryté žetony lesa se otočí lícem dolů, ať stavíš, nebo ne.
A-S16 = Pak musíš prohodit místa dvou žetonů lesa.
A-S17 = Při prohazování by se měli všichni dívat.
A-S18 = Na žetony se nesmí zapomenout; tady se otočí samy.

## Konec

A-E01 = Hra skončí hned, jakmile někdo postaví třetí chýši.
A-E02 = Jeho osídlení je hotové a on vyhrává.
A-E03 = Hru vymyslel Marco Teubner a vyšla v roce 2016.

## Co pravidla nechávají otevřené

A-Q01 = Na začátku tahu vždy nějaký žeton leží lícem dolů: žeton se staveništěm otáčí všechny.
A-Q02 = I bez stavby se žetony otočí a dva z nich prohodí.
A-Q03 = Je jedno, zda na staveniště přivedla kostka, nebo symbol.
A-Q04 = Symbol pole, na kterém figurka už stojí, platí jako příchod.
A-Q05 = Na polích, přes která figurka jde, se nic neděje; kroky se nezkracují a nejde se zpět.
A-Q06 = Na jednom poli smí stát libovolný počet figurek.
A-Q07 = Zboží nebo pes, který na poli leží, se bere vždy.
A-Q08 = Zboží smíš mít, kolik chceš.
A-Q09 = Za prázdné pole nedostaneš nic ani z tržiště.
A-Q10 = Kdo nemá co vyměnit, tržiště přeskočí.
A-Q11 = U výměny rozhoduje jen výsledek: nejdřív vybereš, co dáš, pak si vezmeš stejně kusů jiných druhů.
A-Q12 = Psi nejsou zboží a měnit se nedají.
A-Q13 = Hráči mezi sebou neobchodují.
A-Q14 = Z pěti kusů zboží na tržišti smí být některé stejné.
A-Q15 = Leží-li pes na svém poli, vezmeš si toho, i když druhého už máš.
A-Q16 = Kdo má jednoho psa, smí vzít druhého jeho majiteli, nikdy sám sobě.
A-Q17 = Hráči se dvěma psy vezmeš jednoho.
A-Q18 = Blíž po levici je ten, kdo je po tobě dřív na tahu.
A-Q19 = Nikdo nemusí brát psa jinému hráči; s možností „hodný pes“ to nikdo nedělá.
A-Q20 = Nejdřív se platí zbožím a psem jen to, co chybí, ale smíš si zboží nechat a zaplatit za ně psem.
A-Q21 = Chýše se platí přesně a nic se nevrací.
A-Q22 = Chýši právě odkrytou lze postavit nejdřív v některém dalším tahu.
A-Q23 = Pořadí je: stavba, odkrytí další chýše, otočení žetonů, prohození dvou z nich.
A-Q24 = Po třetí chýši se už nic neděje a nikdo nemá další tah.
A-Q25 = Žeton tohoto tahu se otočí s ostatními.
A-Q26 = Kdo je na tahu, vybere kterékoli dva žetony, známé i neznámé, a ty zůstanou lícem dolů; na přání je vylosuje stůl.
A-Q27 = Pod žetony se nikdo nedívá a odkrytý žeton se neotáčí.
A-Q28 = Na žetony nelze zapomenout: otočí se samy a hra si řekne o prohození.
A-Q29 = Zboží je vidět; na přání ostatní vidí jen jeho počet. Psi a chýše jsou vidět vždy.
A-Q30 = Do konce hry se může vyčerpat nejvýše jedna hromádka.
A-Q31 = Ve dvou hráčích leží od každého zboží dva kusy na poli a jeden na tržišti.
A-Q32 = Počítačoví hráči se počítají jako hráči a vědí jen to, co všichni viděli.
A-Q33 = Kdo je nejmladší, řekne stůl; když nic neřekne, začíná první místo.
A-Q34 = Hra se nemůže zaseknout: se dvěma psy a jedním zbožím postavíš každou chýši.
A-Q35 = Překlepy v pravidlech se četly podle smyslu.
A-Q36 = Jeden obrázek pravidel ukazuje rub chýší.
A-Q37 = Všichni viděli tytéž žetony, ale stránka ukazuje jen ty, které jsou odkryté teď: o pamatování tu jde.
A-Q38 = Chýše patří do dalšího volného otvoru. Místa žetonů se počítají po směru hodin od levého horního.
