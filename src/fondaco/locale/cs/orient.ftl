### Tenkrát v Orientu: vše, s čím se hráč u stolu setká.

## Hra

orient-name = Tenkrát v Orientu
orient-tagline = V noci okrádejte ostatní vezíry, ve dne přihazujte a uplácejte
orient-about = Velkovezíři v noci posílají lupiče a létající příšery, aby si navzájem uloupili poklady, a své brání strážemi a džiny. Ve dne se přebíjejí v bazaru a žalují u soudu. Kdo má všechny odznaky moci, když k němu zavítá moudrý starý muž, je sultánem.
orient-components-note = Vytištěné karty nejsou veřejně známy. Většina jmen a všechny hodnoty, účinky a počty kusů jsou zde rekonstruovány: odpovídají všemu, co je známo, a od tištěných karet se mohou lišit.
orient-ruling = výklad
orient-old-man = moudrý starý muž
orient-slot = místo { $slot }
orient-pile-attack = útočná hromádka
orient-pile-defence = obranná hromádka
orient-group-servants = služebníci
orient-group-archers = stráže s luky
orient-group-robber_captain = vůdci loupežníků

## Volby partie

orient-option-va1 = Vynechat starého muže (kratší)
orient-option-va1-no = Ne, podle pravidel
orient-option-va1-yes = Ano
orient-option-va2 = Vyřadit tři zákazy (kratší)
orient-option-va2-no = Ne, podle pravidel
orient-option-va2-yes = Ano
orient-option-va3 = Ruka nejvýše čtyři karty (kratší)
orient-option-va3-no = Ne, podle pravidel
orient-option-va3-yes = Ano
orient-option-va4 = Každou noc odložit deset karet z hromádky (kratší)
orient-option-va4-no = Ne, podle pravidel
orient-option-va4-yes = Ano
orient-option-vb1 = Starý muž jde při každém otočení pokladu
orient-option-vb1-no = Ne, podle pravidel
orient-option-vb1-yes = Ano
orient-option-vb2 = Starý muž jde k tomu, kdo ztratí druhý poklad
orient-option-vb2-no = Ne, podle pravidel
orient-option-vb2-yes = Ano
orient-option-vb3 = Starý muž jde k tomu, kdo ztratí odkrytý poklad
orient-option-vb3-no = Ne, podle pravidel
orient-option-vb3-yes = Ano
orient-option-vb4 = Druhý džin hráče v tahu pošle starého muže doprostřed
orient-option-vb4-no = Ne, podle pravidel
orient-option-vb4-yes = Ano
orient-option-vb5 = Zprostřed si ho lze vzít místo tahu
orient-option-vb5-no = Ne, podle pravidel
orient-option-vb5-yes = Ano
orient-option-keep_hands = Karty v ruce zůstávají přes den
orient-option-keep_hands-no = Ne, podle pravidel
orient-option-keep_hands-yes = Ano
orient-option-open_dawn = Za úsvitu si každý zvolí, co leží lícem vzhůru
orient-option-open_dawn-no = Ne, podle pravidel
orient-option-open_dawn-yes = Ano
orient-option-dealer = Kdo rozdává první?
orient-option-dealer-lot = Rozhodne los
orient-option-dealer-0 = Vy
orient-option-dealer-1 = Hráč 2
orient-option-dealer-2 = Hráč 3
orient-option-dealer-3 = Hráč 4
orient-option-dealer-4 = Hráč 5

## Noční karty

orient-card-atk_captain = Vůdce loupežníků
orient-card-atk_band = Loupežnická tlupa
orient-card-atk_bedouin = Beduíni
orient-card-atk_thief = Zloděj
orient-card-atk_master = Mistr zloděj
orient-card-atk_assassin = Úkladný vrah
orient-card-atk_mercs = Žoldnéři
orient-card-atk_charmer = Zaklínač hadů
orient-card-atk_servants = Služebníci (nosiči)
orient-card-atk_ghoul = Ghúl
orient-card-atk_aladdin = Aladdin
orient-card-atk_lion = Létající lev
orient-card-atk_roc = Pták Noh
orient-card-ev_snatch_a = Džin Šlohni (meč)
orient-card-ev_whirl = Džin vichřice
orient-card-ev_terror = Džin hrůzy
orient-card-ev_eyes = Džin tisíce očí
orient-card-ev_swap = Džin směny
orient-card-ev_potion = Lektvar síly
orient-card-ev_key_a = Kouzelný klíč (meč)
orient-card-vis_scheherazade = Šahrazád
orient-card-def_archers = Stráže s luky
orient-card-def_palace = Palácové stráže
orient-card-def_spears = Stráže s kopími
orient-card-def_servants = Služebníci
orient-card-def_eunuch = Eunuši
orient-card-def_leopard = Hlídací levhart
orient-card-def_janiss = Janičáři
orient-card-def_elephant = Válečný slon
orient-card-ev_snatch_d = Džin Šlohni (štít)
orient-card-ev_wall = Džin bronzové brány
orient-card-ev_road = Džin dlouhé cesty
orient-card-ev_veil = Džin závoje
orient-card-ev_parrot = Cvičený papoušek
orient-card-ev_key_d = Kouzelný klíč (štít)
orient-card-ev_hourglass = Magické přesýpací hodiny
orient-card-vis_dinarzad = Dinarzád
orient-card-ghost = Šeherbanův duch
orient-text-person = Útok { $attack }, obrana { $defence }, klíč { $key }.
orient-text-archers = Útok { $attack }, obrana { $defence }, klíč { $key }. Odrazí každého létavce.
orient-text-flyer = Létá: odrazí ho jen Stráže s luky. Obrana { $defence }, klíč { $key }; na útoku { $attack } nezáleží.
orient-text-visitor = Hned ji vyložte: tuto noc máte limit ruky o jednu menší, ráno přináší bonus 2.
orient-text-ghost = Hned ho vyložte a lízněte jinou kartu: odkryjí se všechny odznaky moci.

## Co dělají karty událostí

orient-effect-pilfer = Kdykoli: vezměte si, co jiný hráč právě uloupil.
orient-effect-discard = Soupeř náhodně ztratí karty z ruky ({ $amount }).
orient-effect-defenders = K útoku: proti němu smí ležet nejvýše tolik karet: { $amount }.
orient-effect-look_row = Prohlédněte si všechny zakryté poklady jednoho soupeře.
orient-effect-exchange = Vyměňte jeden svůj poklad za jeden soupeřův.
orient-effect-gate = Když jste napadeni: odrazí vše kromě létavce.
orient-effect-move_old_man = Přesuňte starého muže ke kterémukoli hráči; bez něho lízněte kartu.
orient-effect-rearrange = Zakryjte své poklady a vyložte řadu znovu.
orient-effect-look = Prohlédněte si zakryté poklady soupeřů, nejvýše { $amount }.
orient-effect-attack_plus = K útoku: o { $amount } silnější, ne však pro létavce.
orient-effect-open_door = Po úspěšném útoku: dveře se otevřou bez hodu.
orient-effect-extra_action = Po své akci: ještě jedna akce.

## Poklady

orient-treasure-ins_crown = Koruna
orient-treasure-ins_sceptre = Žezlo
orient-treasure-ins_signet = Pečetní prsten
orient-treasure-ins_sabre = Říšská šavle
orient-treasure-ins_mantle = Sultánův plášť
orient-treasure-val_lamp = Mosazná lampa
orient-treasure-val_dagger = Drahokamová dýka
orient-treasure-val_shield = Stříbrný štít
orient-treasure-val_lockpick = Zlatý šperhák
orient-treasure-val_lock = Železný zámek
orient-treasure-val_crystal = Křišťálová koule
orient-treasure-val_astrolabe = Astroláb
orient-treasure-val_purse = Bezedný měšec
orient-treasure-val_bottle = Duch v láhvi
orient-treasure-val_wine = Víno
orient-text-insignia = Odznak moci: sesbírejte všechny.
orient-text-valuable = Cennost bez síly.
orient-power-hand_plus = Odkryta: váš limit ruky je o { $amount } větší.
orient-power-attack_plus = Odkryta: vaše útoky jsou o { $amount } silnější.
orient-power-defence_plus = Odkryta: vaše obrany jsou o { $amount } silnější.
orient-power-key_plus = Odkryta: vaše klíče jsou o { $amount } vyšší.
orient-power-key_minus = Odkryta: klíče proti vám jsou o { $amount } nižší.
orient-power-look = Odkryta: před akcí si prohlédněte soupeřův zakrytý poklad. Kolikrát za tah: { $amount }.
orient-power-reroll = Odkryta: hoďte svou kostkou znovu. Kolikrát za tah: { $amount }.
orient-power-day_bonus = Odkryta na konci noci: ve dne bonus o { $amount } větší.
orient-power-falcon = Odkryta: každá karta s obrannou hodnotou zastaví létavce.
orient-power-thief_discards = Kdo ho uloupí, odloží celou ruku.
orient-power-thief_drunk = Kdo ho uloupí, v tomto tahu už neútočí a do svého dalšího tahu nevyloží kartu na obranu.

## Denní karty

orient-object-day_sandstorm = Písečná bouře
orient-object-baz_camel = Jezdecký velbloud
orient-object-baz_blade = Damascénská čepel
orient-object-baz_hounds = Hlídací psi
orient-object-baz_picks = Paklíče
orient-object-baz_falcon = Lovecký sokol
orient-object-day_strike = Stávka služebníků
orient-object-day_prince = Návštěva prince
orient-object-day_execution = Poprava
orient-object-day_court = Zasedání soudu
orient-bazaar-hand_plus = Na prodej. Příští noc je váš limit ruky o { $amount } větší.
orient-bazaar-attack_plus = Na prodej. Příští noc jsou vaše útoky o { $amount } silnější.
orient-bazaar-defence_plus = Na prodej. Příští noc jsou vaše obrany o { $amount } silnější.
orient-bazaar-key_plus = Na prodej. Příští noc jsou vaše klíče o { $amount } vyšší.
orient-bazaar-key_minus = Na prodej. Příští noc jsou klíče proti vám o { $amount } nižší.
orient-bazaar-look = Na prodej. Příští noc si před akcí prohlížejte zakryté poklady. Kolikrát za tah: { $amount }.
orient-bazaar-reroll = Na prodej. Příští noc házejte svou kostkou znovu. Kolikrát za tah: { $amount }.
orient-bazaar-falcon = Na prodej. Příští noc zastaví létavce každá vaše karta s obrannou hodnotou.
orient-day-sandstorm = Nic se nestane.
orient-day-court = Každý smí žalovat o jeden poklad.
orient-day-servants = Příští noc bez služebníků.
orient-day-archers = Příští noc bez stráží s luky.
orient-day-robber_captain = Příští noc bez vůdců loupežníků.

## Akce

orient-action-pass = Pasovat
orient-action-end_turn = Ukončit tah
orient-action-done = Hotovo
orient-action-decline = Nechat být
orient-action-rearrange = Vyložit řadu znovu
orient-action-roll = Hodit kostkou
orient-action-reroll = Hodit znovu
orient-action-accept = Ponechat hod
orient-action-take_old_man = Vzít si starého muže místo tahu
orient-action-play_on = Nechat starého muže uprostřed
orient-action-cover_it = Otočit lícem dolů
orient-action-leave_it = Nechat lícem vzhůru
orient-action-draw = Líznout: { $pile }
orient-action-attack = Útok: { $card }
orient-action-defend = Obrana: { $card }
orient-action-play = Zahrát: { $card }
orient-action-discard = Odložit: { $card }
orient-action-uncover = Odkrýt místo { $slot }
orient-action-cover = Zakrýt místo { $slot }
orient-action-give = Dát místo { $slot }
orient-action-lay = Další: { $treasure }
orient-action-look = Prohlédnout místo { $slot } hráče { $seat }
orient-action-target = Na místo { $slot } hráče { $seat }
orient-action-target_object = Na předmět: { $object }
orient-action-get = Vzít místo { $slot } hráče { $seat }
orient-action-seat = Hráč { $seat }
orient-action-offer = Přidat: { $unit }
orient-action-accuse = Žalovat hráče { $seat }
orient-action-claim = Nárok na poklad: { $treasure }

## Vedle akcí

orient-note-attack = útok { $attack }, klíč { $key }
orient-note-flyer = létá, klíč { $key }
orient-note-defence = obrana { $defence }

## Otázky

orient-ask-over = Hra skončila.
orient-ask-lay = Který poklad leží na místě { $laid }?
orient-ask-facing = Které vaše poklady leží lícem vzhůru?
orient-ask-draw = Ze které hromádky lížete?
orient-ask-old_man = Starý muž je uprostřed: vzít si ho místo tahu, nebo hrát dál?
orient-ask-reroll = Padlo { $die }. Hodit znovu?
orient-ask-turn = Útočte, odkryjte poklad, vyložte řadu znovu, nebo vyměňte karty. Karty událostí akci nestojí.
orient-ask-attacks = Útočte dál, hrajte karty událostí, nebo ukončete tah.
orient-ask-after = Akce je hotova: hrajte karty událostí, nebo ukončete tah.
orient-ask-target = Útočí { $card }: na který poklad?
orient-ask-defence = { $other } na vás útočí: { $card }. Vyložte karty, nebo to nechte být.
orient-ask-door = U dveří: { $card }. Hoďte, nebo zahrajte Kouzelný klíč.
orient-ask-pilfer = Co bylo právě uloupeno, má { $other }. Seberete mu to?
orient-ask-cover_stolen = Otočit poklad zase lícem dolů?
orient-ask-discard = Odložit další karty, nebo líznout?
orient-ask-cover_row = Které poklady před novým vyložením zakryjete?
orient-ask-opponent = { $card }: proti komu?
orient-ask-road = Ke komu jde starý muž?
orient-ask-look = { $card }: na který poklad se podíváte? Zbývá: { $left }.
orient-ask-give = { $card }: který svůj poklad dáte?
orient-ask-get = { $card }: který poklad si za místo { $slot } vezmete?
orient-ask-bazaar = Na prodej: { $object }. Přidejte k nabídce, nebo pasujte.
orient-ask-accuse = Zasedání soudu: koho žalujete?
orient-ask-claim = Který poklad má na svědomí { $accused }?
orient-ask-bribe = Soudce rozhoduje o pokladu: { $treasure }. Přidejte k úplatku, nebo pasujte.
orient-wait-over = Hra skončila.
orient-wait-lay = { $name } vykládá řadu.
orient-wait-facing = { $name } volí, co leží lícem vzhůru.
orient-wait-draw = { $name } líže.
orient-wait-old_man = { $name } zvažuje, zda si vzít starého muže.
orient-wait-reroll = { $name } smí hodit znovu.
orient-wait-turn = Na tahu je { $name }.
orient-wait-attacks = { $name } smí útočit dál.
orient-wait-after = { $name } dokončuje tah.
orient-wait-target = { $name } útočí: { $card }.
orient-wait-defence = { $name } odpovídá na útok: { $card }.
orient-wait-door = { $name } stojí u dveří.
orient-wait-pilfer = Sebere někdo, co má { $other }?
orient-wait-cover_stolen = { $name } smí poklad zakrýt.
orient-wait-discard = { $name } vyměňuje karty.
orient-wait-cover_row = { $name } sbírá svou řadu.
orient-wait-opponent = { $name } hraje: { $card }.
orient-wait-road = { $name } posílá starého muže.
orient-wait-look = { $name } si prohlíží poklady.
orient-wait-give = { $name } mění poklad.
orient-wait-get = { $name } vybírá, který poklad si vezme.
orient-wait-bazaar = { $name } zvažuje nabídku: { $object }.
orient-wait-accuse = { $name } smí k soudu.
orient-wait-claim = { $name } žaluje: { $accused }.
orient-wait-bribe = { $name } uplácí soudce.

## Události

orient-event-dealt = Poklady jsou rozdány; rozdává { $name }.
orient-event-sent = { $name } vysílá: { $card }.
orient-event-defended = { $name } brání: { $card }.
orient-event-played = { $name } hraje: { $card }.
orient-event-discarded = { $name } odkládá: { $card }.
orient-event-aimed = { $name } útočí na místo { $slot }, které má { $target }.
orient-event-aimed_object = { $name } útočí na předmět, který má { $target }: { $object }.
orient-event-looked = { $name } si prohlíží místo { $slot }, které má { $target }.
orient-event-looked-known = { $name } si prohlíží místo { $slot }, které má { $target }: { $treasure }.
orient-event-looked_row = { $name } si prohlíží všechny poklady, které má { $target }.
orient-event-exchanged = { $name } mění místo { $slot } za místo { $other_slot }, které má { $target }.
orient-event-exchanged-known = { $name } mění { $treasure } za { $other }, druhou stranou je { $target } (místa { $slot } a { $other_slot }).
orient-event-accused = { $name } žaluje: { $target }.
orient-event-claimed = { $name } žádá: { $treasure }. Žalovaný: { $target }.
orient-event-offered = { $name } nabízí: { $unit }.
orient-event-fetched = { $name } si místo tahu bere starého muže.
orient-event-rearranged = { $name } vykládá svou řadu znovu.
orient-event-laid_row = { $name } má řadu vyloženu.
orient-event-undefended = { $name } se nebrání.
orient-event-rested = { $name } odpočívá.
orient-event-passed = { $name } pasuje.
orient-event-rolled = { $name } hází { $die }.
orient-event-stole = { $name } krade místo { $slot }. O poklad přichází { $target }.
orient-event-stole-known = { $name } krade: { $treasure }. O poklad přichází { $target } (místo { $slot }).
orient-event-stole_object = { $name } krade: { $object }. O předmět přichází { $target }.
orient-event-pilfered = { $name } sebere kořist, kterou drží { $target } (místo { $slot }).
orient-event-pilfered-known = { $name } sebere: { $treasure }. O kořist přichází { $target } (místo { $slot }).
orient-event-pilfered_object = { $name } sebere: { $object }. O kořist přichází { $target }.
orient-event-door_shut = Dveře, které střeží { $target }, zůstávají zavřené.
orient-event-repelled = { $target } odráží útok. Útočí { $name }.
orient-event-caught = { $name } naletí: { $treasure }.
orient-event-visited = { $visitor } přichází na návštěvu. Hostí ji { $name }.
orient-event-drew = { $name } líže: útočná hromádka { $attack }, obranná { $defence }.
orient-event-drew-known = { $name } líže: { $cards }.
orient-event-lost_cards = { $name } přichází o karty: { $cards }.
orient-event-ghost = Zjevil se { $card } (líže { $name }): všechny odznaky moci se odkrývají.
orient-event-uncovered = Lícem vzhůru leží { $treasure }; majitel: { $name }.
orient-event-covered = { $name } zakrývá: { $treasure }.
orient-event-stranger = Cizinec získává: { $object }.
orient-event-bought = { $name } získává: { $object }.
orient-event-lapsed = { $target } to nemá ({ $treasure }): žaloba vyzní naprázdno.
orient-event-awarded = Soudce přiřkl: { $treasure }. Dostává { $name }.
orient-event-old_man_rolled = { $name } hází za starého muže { $die }.
orient-event-old_man_moved = Starého muže teď hostí { $name }.
orient-event-old_man_middle = Starý muž jde doprostřed stolu.
orient-event-night_ended = Poslední karta je líznuta: vychází slunce.
orient-event-day_card = Denní karta { $n } ze 4: { $object }.
orient-event-dawned = Padá { $n }. noc; rozdává { $name }.
orient-event-turn_started = { $name } začíná tah.
orient-event-won = { $name } má všechny odznaky moci a je novým sultánem.
orient-event-took_back = { $name } bere krok zpět.

## Konec

orient-end-insignia = Novým sultánem je korunován: { $name }.
orient-end-sum =
    { $insignia ->
       [one] { $name }: lícem vzhůru leží { $insignia } odznak moci
       [few] { $name }: lícem vzhůru leží { $insignia } odznaky moci
      *[other] { $name }: lícem vzhůru leží { $insignia } odznaků moci
    }

## Stůl v terminálu

orient-table-night = { $n }. noc, rozdává { $dealer }
orient-table-day = { $n }. den, karta { $card } ze 4, rozdává { $dealer }
orient-table-piles = Útočná hromádka: { $attack }   Obranná hromádka: { $defence }
orient-table-middle = Starý muž stojí uprostřed.
orient-table-banned = Tuto noc nelze použít: { $groups }
orient-table-attack = Útok { $value }: { $cards }
orient-table-defence = Obrana { $value }: { $cards }
orient-table-flight = Útok ze vzduchu: { $cards }
orient-table-flight-defence = Proti němu: { $cards }
orient-table-key = Dveře se otevřou, padne-li nejvýš { $key }.
orient-table-die = Kostka: { $die }
orient-table-sale = Na prodej: { $object }
orient-table-claim = Před soudcem: { $treasure }
orient-table-hand = V ruce: { $cards }
orient-table-beside = U něho: { $things }
orient-table-offer = Nabízí: { $things }
orient-table-drunk = Opilý do svého dalšího tahu
orient-table-player = { $seat } { $name }: útočné karty { $attack }, obranné { $defence }

## Otázky pro víc hráčů

orient-window-defence = obrana proti útoku
orient-window-pilfer = přebrání kořisti
