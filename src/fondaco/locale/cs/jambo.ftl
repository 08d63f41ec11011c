### Jambo: všechno, co hráč potká u stolu. Samotná pravidla jsou v jambo-rules.ftl.

## Hra

jambo-name = Jambo
jambo-tagline = Dva obchodníci, jedno tržiště, šedesát zlaťáků
jambo-about = Nakupuj levně, prodávej draze a přizvi si na pomoc postavy, zvířata i užitečné předměty, ať se ti daří lépe než stánku naproti. Kdo má na konci tahu 60 zlaťáků, ohlásí konec a druhý má na odpověď poslední tah.
jambo-components-note = Kolik karet má který druh, říkají texty pravidel. Počty jednotlivých karet a ceny jsou zrekonstruované z veřejných zdrojů a od tištěného balíčku se mohou lišit.

## Zboží

jambo-ware-trinkets = šperky
jambo-ware-hides = kožešiny
jambo-ware-tea = čaj
jambo-ware-silk = hedvábí
jambo-ware-fruit = ovoce
jambo-ware-salt = sůl

jambo-wares-trinkets =
    { $n ->
        [one] { $n } šperk
        [few] { $n } šperky
       *[other] { $n } šperků
    }
jambo-wares-hides =
    { $n ->
        [one] { $n } kožešina
        [few] { $n } kožešiny
       *[other] { $n } kožešin
    }
jambo-wares-tea =
    { $n ->
        [one] { $n } čaj
        [few] { $n } čaje
       *[other] { $n } čajů
    }
jambo-wares-silk = { $n } hedvábí
jambo-wares-fruit = { $n } ovoce
jambo-wares-salt =
    { $n ->
        [one] { $n } sůl
        [few] { $n } soli
       *[other] { $n } solí
    }

## Druhy karet a poznámka, která platí pro každou kartu druhu

jambo-kind-ware = Karta zboží
jambo-kind-stand = Malý stánek
jambo-kind-utility = Předmět
jambo-kind-people = Postava
jambo-kind-animal = Zvíře

jambo-kind-note-ware = Stojí jednu akci, pak se odkládá.
jambo-kind-note-stand = Stojí jednu akci a zůstává do konce hry.
jambo-kind-note-utility = Vyložení stojí jednu akci a každé použití také, jednou za tah. Před sebou smíš mít tři.
jambo-kind-note-people = Stojí jednu akci, pak se odkládá.
jambo-kind-note-animal = Stojí jednu akci, pak se odkládá. Protihráč ho smí zastavit Strážcem.

## Karty: jména, účinky a co kromě zlata potřebují

jambo-card-ware = Zboží ({ $wares })
jambo-text-ware = Kup všechno zobrazené zboží za nákupní cenu, nebo všechno prodej za prodejní.

jambo-card-small_stand = Malý stánek
jambo-text-small_stand = Postav ho vedle velkého stánku: do konce hry máš tři místa navíc. První postavený ve hře stojí 6 zlaťáků, každý další 3.

jambo-card-well = Studna
jambo-text-well = Zaplať 1 zlaťák a dober si kartu.
jambo-needs-well = Potřebuje kartu v balíčku nebo na odkládací hromádce.

jambo-card-drums = Bubny
jambo-text-drums = Vrať jeden kus svého zboží do zásoby a dober si kartu.
jambo-needs-drums = Potřebuje kus tvého zboží a kartu v balíčku nebo na odkládací hromádce.

jambo-card-throne = Náčelnické křeslo
jambo-text-throne = Vezmi si od protihráče libovolný kus zboží a dej mu za něj jeden svůj.
jambo-needs-throne = Potřebuje kus tvého zboží a kus protihráčova.

jambo-card-boat = Člun
jambo-text-boat = Odlož kartu z ruky nebo svůj vyložený předmět, třeba i samotný Člun, a vezmi si ze zásoby libovolný kus zboží.
jambo-needs-boat = Potřebuje místo pro kus zboží.

jambo-card-scales = Váhy
jambo-text-scales = Dober si dvě karty, jednu si nech a druhou dej protihráči.
jambo-needs-scales = Potřebuje kartu v balíčku nebo na odkládací hromádce.

jambo-card-mask_of_transformation = Maska proměny
jambo-text-mask_of_transformation = Než si v tahu prohlédneš první kartu, vyměň kartu z ruky za vrchní kartu odkládací hromádky.
jambo-needs-mask_of_transformation = Potřebuje kartu v ruce a odkládací hromádku a jde použít, jen než si v tahu prohlédneš první kartu.

jambo-card-supplies = Zásoby
jambo-text-supplies = Otáčej karty z balíčku, dokud se neobjeví karta zboží, a tu si vezmi; ostatní se odkládají. Pak zaplať 1 zlaťák nebo odlož kartu z ruky.
jambo-needs-supplies = Potřebuje kartu v balíčku nebo odloženou kartu zboží.

jambo-card-kettle = Kotlík
jambo-text-kettle = Odlož jednu nebo dvě karty z ruky a stejně tolik si jich dober.
jambo-needs-kettle = Potřebuje kartu v ruce.

jambo-card-leopard_statue = Socha leoparda
jambo-text-leopard_statue = Zaplať 2 zlaťáky a vezmi si ze zásoby libovolný kus zboží.
jambo-needs-leopard_statue = Potřebuje místo pro kus zboží.

jambo-card-weapons = Zbraně
jambo-text-weapons = Odlož kartu z ruky nebo svůj vyložený předmět, třeba i samotné Zbraně, a vezmi si 2 zlaťáky.

jambo-card-guard = Strážce
jambo-text-guard = Odpověď na zvíře v tahu protihráče: zvíře nemá na nikoho z vás účinek. Nestojí akci.
jambo-needs-guard = Hraje se jen v tahu protihráče, po zvířeti.

jambo-card-rain_maker = Vyvolávač deště
jambo-text-rain_maker = Odpověď na kartu zboží v tahu protihráče: po obchodu si tu kartu vezmi do ruky. Nestojí akci.
jambo-needs-rain_maker = Hraje se jen v tahu protihráče, po kartě zboží.

jambo-card-shaman = Šaman
jambo-text-shaman = Vyměň všechno své zboží jednoho druhu za stejný počet kusů jednoho jiného druhu ze zásoby.
jambo-needs-shaman = Potřebuje tvé zboží jednoho druhu a v zásobě nejméně stejný počet kusů jiného druhu.

jambo-card-psychic = Věštkyně
jambo-text-psychic = Prohlédni si šest vrchních karet balíčku a jednu si vezmi. Ostatní se vrátí ve stejném pořadí.
jambo-needs-psychic = Potřebuje kartu v balíčku nebo na odkládací hromádce.

jambo-card-tribal_elder = Kmenový stařešina
jambo-text-tribal_elder = Rozhodni se: protihráč odloží karty tak, aby mu zbyly tři, nebo si ty dobereš do pěti.
jambo-needs-tribal_elder = Potřebuje, aby měl protihráč v ruce aspoň čtyři karty, nebo ty nejvýše čtyři další a bylo co dobrat.

jambo-card-wise_man = Moudrý muž z dalekých krajů
jambo-text-wise_man = V tomto tahu tě každý nákup kartou zboží stojí o 2 zlaťáky méně a každý prodej vynese o 2 více.

jambo-card-portuguese = Portugalec
jambo-text-portuguese = Vrať do zásoby, kolik kusů svého zboží chceš, a za každý si vezmi 2 zlaťáky.
jambo-needs-portuguese = Potřebuje kus tvého zboží.

jambo-card-basket_maker = Košíkářka
jambo-text-basket_maker = Zaplať 2 zlaťáky a vezmi si ze zásoby jeden nebo dva kusy téhož zboží.
jambo-needs-basket_maker = Potřebuje, aby po jejím zaplacení bylo místo pro kus zboží.

jambo-card-travelling_merchant = Cestující obchodník
jambo-text-travelling_merchant = Dej do dražby dva kusy zboží ze zásoby a nabídni nejméně 1 zlaťák. Střídavě zvyšujete, dokud jeden nepasuje; vítěz nabídku zaplatí a zboží si vezme.

jambo-card-arabian_merchant = Arabský kupec
jambo-text-arabian_merchant = Otoč do dražby tři vrchní karty a nabídni nejméně 1 zlaťák. Střídavě zvyšujete, dokud jeden nepasuje; vítěz nabídku zaplatí a karty si vezme.
jambo-needs-arabian_merchant = Potřebuje kartu v balíčku nebo na odkládací hromádce.

jambo-card-dancer = Tanečnice
jambo-text-dancer = Zahraj ji s kartou se třemi kusy zboží, obě za jednu akci: vrať libovolné tři kusy a vezmi si prodejní cenu té karty.
jambo-needs-dancer = Potřebuje v ruce kartu se třemi kusy zboží a tři kusy tvého zboží.

jambo-card-carrier = Nosič
jambo-text-carrier = Vyber si: až dva kusy téhož zboží ze zásoby, nebo dvě karty z balíčku. Protihráč dostane to druhé; zboží jen tam, kde je místo.

jambo-card-drummer = Bubeník
jambo-text-drummer = Prohlédni si odkládací hromádku a vezmi si z ní do ruky jeden předmět.
jambo-needs-drummer = Potřebuje odložený předmět.

jambo-card-crocodile = Krokodýl
jambo-text-crocodile = Odlož jeden vyložený předmět protihráče. Předtím ho smíš jednou použít bez akce, pokud to není Maska.
jambo-needs-crocodile = Potřebuje předmět vyložený před protihráčem.

jambo-card-parrot = Papoušek
jambo-text-parrot = Vezmi protihráči jeden kus zboží a dej ho na své stánky.
jambo-needs-parrot = Potřebuje zboží na protihráčových stáncích.

jambo-card-hyena = Hyena
jambo-text-hyena = Prohlédni si protihráčovy karty a jednu si vezmi. Vrať mu libovolnou kartu z ruky, třeba i tu právě vzatou.
jambo-needs-hyena = Potřebuje kartu v protihráčově ruce.

jambo-card-snake = Had
jambo-text-snake = Každý hráč si nechá jeden předmět, ty vybíráš první. Ostatní se odkládají.
jambo-needs-snake = Potřebuje dva předměty před jedním hráčem.

jambo-card-elephant = Slon
jambo-text-elephant = Všechno zboží obou hráčů jde doprostřed. Počínaje tebou si každý střídavě bere po jednom, dokud něco zbývá.
jambo-needs-elephant = Potřebuje zboží na něčích stáncích.

jambo-card-cheetah = Gepard
jambo-text-cheetah = Protihráč rozhodne: dá ti 2 zlaťáky, nebo si dobereš dvě karty.

jambo-card-lion = Lev
jambo-text-lion = Všechny vyložené předměty obou hráčů jdou doprostřed. Počínaje tebou si každý střídavě bere po jednom, dokud nějaký zbývá.
jambo-needs-lion = Potřebuje předmět před jedním z vás.

jambo-card-baboon = Pavián
jambo-text-baboon = Oba vyložíte karty z ruky lícem nahoru doprostřed. Počínaje tebou si každý střídavě bere po jedné, dokud nějaká zbývá.
jambo-needs-baboon = Potřebuje ještě jinou kartu v ruce kteréhokoli hráče.

## Rozhodnutí: pro toho, kdo rozhoduje

jambo-ask-draw =
    { $actions ->
        [one] Za jednu akci si prohlédni vrchní kartu, nebo přejdi k hraní. Zbývá ti { $actions } akce.
        [few] Za jednu akci si prohlédni vrchní kartu, nebo přejdi k hraní. Zbývají ti { $actions } akce.
       *[other] Za jednu akci si prohlédni vrchní kartu, nebo přejdi k hraní. Zbývá ti { $actions } akcí.
    }
jambo-ask-keep = Nech si kartu, nebo ji odlož. Nechat si můžeš jen tu poslední prohlédnutou.
jambo-ask-play =
    { $actions ->
        [one] Zahraj kartu nebo použij předmět. Zbývá ti { $actions } akce.
        [few] Zahraj kartu nebo použij předmět. Zbývají ti { $actions } akce.
       *[other] Zahraj kartu nebo použij předmět. Zbývá ti { $actions } akcí.
    }
jambo-ask-mask_card = Vyber kartu z ruky, kterou vyměníš za vrchní kartu odkládací hromádky.
jambo-ask-room_utility = Víc než tři předměty mít nesmíš: vyber, který odložíš.
jambo-ask-rain_window = Právě byla zahrána karta { $card }. Odpověz Vyvolávačem deště, nebo ji nech být.
jambo-ask-guard_window = Právě byla zahrána karta { $card }. Odpověz Strážcem, nebo to nech být.
jambo-ask-dancer_card = Vyber kartu se třemi kusy zboží, jejíž prodejní cenu Tanečnice vynese.
jambo-ask-dancer_ware =
    { $left ->
        [one] Vyber ještě { $left } kus zboží, který vrátíš.
        [few] Vyber ještě { $left } kusy zboží, které vrátíš.
       *[other] Vyber ještě { $left } kusů zboží, které vrátíš.
    }
jambo-ask-portuguese_ware = Vyber další kus zboží, který vrátíš za 2 zlaťáky, nebo skonči.
jambo-ask-shaman_from = Vyber druh zboží, který dáváš.
jambo-ask-shaman_to = Vyber druh zboží, který za něj chceš.
jambo-ask-basket_ware = Vyber druh zboží, který chceš od Košíkářky.
jambo-ask-basket_amount = Vyber, kolik kusů si vezmeš.
jambo-ask-drummer_card = Vyber předmět z odkládací hromádky.
jambo-ask-psychic_card = Vyber kartu, kterou si vezmeš. Ostatní se vrátí ve stejném pořadí.
jambo-ask-elder_option = Rozhodni se: protihráči zbudou tři karty, nebo si dobereš do pěti.
jambo-ask-elder_discard =
    { $left ->
        [one] Vyber ještě { $left } kartu, kterou odložíš.
        [few] Vyber ještě { $left } karty, které odložíš.
       *[other] Vyber ještě { $left } karet, které odložíš.
    }
jambo-ask-carrier_option = Rozhodni se: zboží tobě a karty protihráči, nebo naopak.
jambo-ask-carrier_ware = Vyber druh zboží, který ti Nosič přinese.
jambo-ask-carrier_amount = Vyber, kolik kusů si vezmeš.
jambo-ask-merchant_ware =
    { $left ->
        [one] Vyber do dražby ještě { $left } kus zboží.
        [few] Vyber do dražby ještě { $left } kusy zboží.
       *[other] Vyber do dražby ještě { $left } kusů zboží.
    }
jambo-ask-bid =
    { $bid ->
        [0] Zahaj dražbu a nabídni nejméně 1 zlaťák.
        [one] Nabídka je { $bid } zlaťák. Zvyš ji, nebo pasuj.
        [few] Nabídka je { $bid } zlaťáky. Zvyš ji, nebo pasuj.
       *[other] Nabídka je { $bid } zlaťáků. Zvyš ji, nebo pasuj.
    }
jambo-ask-leave_ware =
    { $left ->
        [0] Šesté místo stojí 2 zlaťáky. Nech si všechno, nebo vyber kus zboží, který vrátíš.
        [one] Všechno se nevejde. Vyber ještě { $left } kus zboží, který vrátíš.
        [few] Všechno se nevejde. Vyber ještě { $left } kusy zboží, které vrátíš.
       *[other] Všechno se nevejde. Vyber ještě { $left } kusů zboží, které vrátíš.
    }
jambo-ask-boat_payment = Vyber, co za Člun odložíš: kartu z ruky, nebo svůj předmět.
jambo-ask-boat_ware = Vyber zboží, které ti Člun přiveze.
jambo-ask-statue_ware = Vyber zboží, které ti Socha leoparda přinese.
jambo-ask-throne_take = Vyber zboží, které si od protihráče vezmeš.
jambo-ask-throne_give = Vyber zboží, které za něj dáš.
jambo-ask-kettle_card = Odlož do Kotlíku jednu nebo dvě karty z ruky. Stejně tolik si jich dobereš.
jambo-ask-drums_ware = Vyber zboží, které vrátíš za kartu.
jambo-ask-supplies_payment = Zaplať za Zásoby: 1 zlaťák, nebo kartu z ruky.
jambo-ask-scales_keep = Vyber kartu, kterou si necháš. Druhou dostane protihráč.
jambo-ask-weapons_payment = Vyber, co za Zbraně odložíš: kartu z ruky, nebo svůj předmět.
jambo-ask-elephant_ware = Vezmi si zboží zprostředka.
jambo-ask-cheetah_option = Rozhodni se: dej protihráči 2 zlaťáky, nebo ho nech dobrat si dvě karty.
jambo-ask-hyena_take = Vyber kartu, kterou si od protihráče vezmeš.
jambo-ask-hyena_give = Vyber kartu, kterou vrátíš.
jambo-ask-crocodile_utility = Vyber předmět, který Krokodýl sežere.
jambo-ask-crocodile_use = Použij ho ještě jednou, nebo ho rovnou odlož.
jambo-ask-lion_utility = Vezmi si předmět zprostředka.
jambo-ask-parrot_ware = Vyber zboží, které Papoušek sebere.
jambo-ask-baboon_card = Vezmi si kartu zprostředka.
jambo-ask-snake_keep = Vyber předmět, který si necháš. Ostatní se odloží.
jambo-ask-end = Víc už udělat nejde. Ukonči tah.
jambo-ask-over = Hra skončila.

## Rozhodnutí: pro všechny ostatní

jambo-wait-draw = { $name } zvažuje, zda si prohlédne kartu.
jambo-wait-keep = { $name } si prohlíží kartu a zvažuje, zda si ji nechá.
jambo-wait-play = { $name } přemýšlí, co zahraje.
jambo-wait-mask_card = { $name } vybírá kartu pro Masku proměny.
jambo-wait-room_utility = { $name } dělá místo pro čtvrtý předmět.
jambo-wait-rain_window = { $name } smí odpovědět na kartu zboží.
jambo-wait-guard_window = { $name } smí odpovědět na zvíře.
jambo-window-guard_window = zahrání Strážce
jambo-window-rain_window = zahrání Vyvolávače deště
jambo-wait-dancer_card = { $name } vybírá kartu zboží pro Tanečnici.
jambo-wait-dancer_ware = { $name } vybírá zboží pro Tanečnici.
jambo-wait-portuguese_ware = { $name } vybírá zboží pro Portugalce.
jambo-wait-shaman_from = { $name } vybírá, co Šaman promění.
jambo-wait-shaman_to = { $name } vybírá, co Šaman přinese.
jambo-wait-basket_ware = { $name } vybírá zboží u Košíkářky.
jambo-wait-basket_amount = { $name } vybírá, kolik kusů si vezme.
jambo-wait-drummer_card = { $name } hledá předmět v odkládací hromádce.
jambo-wait-psychic_card = { $name } naslouchá Věštkyni.
jambo-wait-elder_option = { $name } se radí s Kmenovým stařešinou.
jambo-wait-elder_discard = { $name } odkládá karty, dokud nezbudou tři.
jambo-wait-carrier_option = { $name } vybírá, co Nosič přinese.
jambo-wait-carrier_ware = { $name } vybírá zboží od Nosiče.
jambo-wait-carrier_amount = { $name } vybírá, kolik kusů si vezme.
jambo-wait-merchant_ware = { $name } vybírá zboží do dražby.
jambo-wait-bid = { $name } zvažuje nabídku.
jambo-wait-leave_ware = { $name } vybírá, co se vrátí do zásoby.
jambo-wait-boat_payment = { $name } vybírá, co odloží za Člun.
jambo-wait-boat_ware = { $name } vybírá zboží ze Člunu.
jambo-wait-statue_ware = { $name } vybírá zboží u Sochy leoparda.
jambo-wait-throne_take = { $name } vybírá zboží ze stánků naproti.
jambo-wait-throne_give = { $name } vybírá zboží na výměnu.
jambo-wait-kettle_card = { $name } vybírá karty do Kotlíku.
jambo-wait-drums_ware = { $name } vybírá zboží pro Bubny.
jambo-wait-supplies_payment = { $name } platí za Zásoby.
jambo-wait-scales_keep = { $name } porovnává na Vahách dvě karty.
jambo-wait-weapons_payment = { $name } vybírá, co odloží za Zbraně.
jambo-wait-elephant_ware = { $name } si bere zboží zprostředka.
jambo-wait-cheetah_option = { $name } rozhoduje, co Gepard dostane.
jambo-wait-hyena_take = { $name } vidí karty naproti a jednu si bere.
jambo-wait-hyena_give = { $name } vybírá kartu, kterou vrátí.
jambo-wait-crocodile_utility = { $name } vybírá, co Krokodýl sežere.
jambo-wait-crocodile_use = { $name } zvažuje, zda předmět nejdřív použije.
jambo-wait-lion_utility = { $name } si bere předmět zprostředka.
jambo-wait-parrot_ware = { $name } vybírá, co Papoušek sebere.
jambo-wait-baboon_card = { $name } si bere kartu zprostředka.
jambo-wait-snake_keep = { $name } vybírá, který předmět zůstane.
jambo-wait-end = { $name } za okamžik ukončí tah.
jambo-wait-over = Hra skončila.

## Akce, jako na tlačítku

jambo-action-look = Prohlédnout kartu
jambo-action-skip = Přejít k hraní
jambo-action-end_turn = Ukončit tah
jambo-action-keep = Nechat si
jambo-action-discard = Odložit
jambo-action-done = Hotovo
jambo-action-decline = Nechat být
jambo-action-guard = Zahrát Strážce
jambo-action-rain_maker = Zahrát Vyvolávače deště
jambo-action-pass = Pasovat
jambo-action-pay_gold = Zaplatit 1 zlaťák
jambo-action-opponent_discards = Protihráči zbudou tři karty
jambo-action-draw_up = Dobrat si do pěti
jambo-action-take_wares = Vzít zboží
jambo-action-take_cards = Dobrat si dvě karty
jambo-action-give_gold = Dát 2 zlaťáky
jambo-action-let_draw = Nechat dobrat dvě karty
jambo-action-use_it = Nejdřív použít
jambo-action-leave_it = Odložit bez použití
jambo-action-none = Nebrat žádné zboží
jambo-action-buy = Koupit: { $card }
jambo-action-sell = Prodat: { $card }
jambo-action-play = Zahrát: { $card }
jambo-action-use = Použít: { $card }
jambo-action-card = { $card }
jambo-action-utility = { $card } (na stole)
jambo-action-turned_utility = { $card } (na stole, použito)
jambo-action-ware = { $ware }
jambo-action-amount = Vzít { $n }
jambo-action-seen = { $n }. karta shora
jambo-action-bid =
    { $n ->
        [one] Nabídnout { $n } zlaťák
        [few] Nabídnout { $n } zlaťáky
       *[other] Nabídnout { $n } zlaťáků
    }

## Události, jako řádky záznamu

jambo-event-dealt = Karty jsou rozdané a trh se otevírá.
jambo-event-turn_started = { $name } začíná tah.
jambo-event-looked = { $name } si prohlíží kartu.
jambo-event-kept = { $name } si kartu nechává.
jambo-event-threw_away = { $name } kartu { $card } nechce a odkládá ji.
jambo-event-played = { $name } hraje kartu { $card }.
jambo-event-built =
    { $n ->
        [one] { $name } staví malý stánek za { $n } zlaťák.
        [few] { $name } staví malý stánek za { $n } zlaťáky.
       *[other] { $name } staví malý stánek za { $n } zlaťáků.
    }
jambo-event-placed = { $name } vykládá předmět { $card }.
jambo-event-bought =
    { $n ->
        [one] { $name } kupuje za { $n } zlaťák: { $wares }.
        [few] { $name } kupuje za { $n } zlaťáky: { $wares }.
       *[other] { $name } kupuje za { $n } zlaťáků: { $wares }.
    }
jambo-event-sold =
    { $n ->
        [one] { $name } prodává za { $n } zlaťák: { $wares }.
        [few] { $name } prodává za { $n } zlaťáky: { $wares }.
       *[other] { $name } prodává za { $n } zlaťáků: { $wares }.
    }
jambo-event-paid =
    { $n ->
        [one] { $name } platí { $n } zlaťák.
        [few] { $name } platí { $n } zlaťáky.
       *[other] { $name } platí { $n } zlaťáků.
    }
jambo-event-gained =
    { $n ->
        [one] { $name } dostává { $n } zlaťák.
        [few] { $name } dostává { $n } zlaťáky.
       *[other] { $name } dostává { $n } zlaťáků.
    }
jambo-event-fee =
    { $n ->
        [one] { $name } platí { $n } zlaťák za šesté místo.
        [few] { $name } platí { $n } zlaťáky za šesté místo.
       *[other] { $name } platí { $n } zlaťáků za šesté místo.
    }
jambo-event-bonus = { $name } si bere 1 zlaťák za nevyužité akce.
jambo-event-used = { $name } používá předmět { $card }.
jambo-event-drew =
    { $n ->
        [one] { $name } si dobírá { $n } kartu.
        [few] { $name } si dobírá { $n } karty.
       *[other] { $name } si dobírá { $n } karet.
    }
jambo-event-took_card = { $name } si veřejně bere kartu { $card }.
jambo-event-discarded = { $name } odkládá kartu { $card }.
jambo-event-revealed = Otočeno: { $cards }.
jambo-event-reshuffled = Z odkládací hromádky je zamíchán nový balíček.
jambo-event-got_ware = { $name } získává zboží: { $wares }.
jambo-event-returned_ware = { $name } vrací do zásoby: { $wares }.
jambo-event-swapped_ware = { $name } vyměňuje zboží.
jambo-event-guarded = { $name } zastavuje Strážcem kartu { $card }.
jambo-event-rain_made = { $name } si Vyvolávačem deště bere kartu { $card }.
jambo-event-declined = { $name } neodpovídá.
jambo-event-offered = { $name } dává do dražby { $wares }.
jambo-event-bid =
    { $n ->
        [one] { $name } nabízí { $n } zlaťák.
        [few] { $name } nabízí { $n } zlaťáky.
       *[other] { $name } nabízí { $n } zlaťáků.
    }
jambo-event-passed = { $name } pasuje.
jambo-event-won_auction =
    { $n ->
        [one] { $name } vyhrává dražbu za { $n } zlaťák.
        [few] { $name } vyhrává dražbu za { $n } zlaťáky.
       *[other] { $name } vyhrává dražbu za { $n } zlaťáků.
    }
jambo-event-saw_hand = { $other } ukazuje karty a { $name } si je prohlíží.
jambo-event-gave_card = { $name } dává kartu { $card } a { $other } si ji bere.
jambo-event-gave_card_hidden = { $name } dává kartu a { $other } si ji bere.
jambo-event-took_card_from = { $name } si bere kartu { $card }, přichází o ni { $other }.
jambo-event-took_card_hidden = { $name } si bere kartu, přichází o ni { $other }.
jambo-event-took_utility = { $name } si zprostředka bere předmět { $card }.
jambo-event-lost_utility = { $name } přichází o předmět { $card }.
jambo-event-kept_utility = { $name } si nechává předmět { $card }.
jambo-event-announced =
    { $n ->
        [one] { $name } má { $n } zlaťák a ohlašuje konec. Poslední tah má { $other }.
        [few] { $name } má { $n } zlaťáky a ohlašuje konec. Poslední tah má { $other }.
       *[other] { $name } má { $n } zlaťáků a ohlašuje konec. Poslední tah má { $other }.
    }
jambo-event-won = Vítězí { $name }!
jambo-event-took_back = { $name } bere krok zpět.

## Konec (vítězí $name s $n zlaťáky, $other má $m)

jambo-end-won-announcer = { $name } ohlašuje konec a zůstává v čele, na zlaťáky { $n } : { $m }.
jambo-end-won-answer = { $name } odpovídá posledním tahem, { $other } zůstává vzadu, na zlaťáky { $n } : { $m }.
jambo-end-won-tie =
    { $n ->
        [one] { $name } i { $other } mají po { $n } zlaťáku. Při shodě rozhoduje poslední tah: vítězí { $name }.
        [few] { $name } i { $other } mají po { $n } zlaťácích. Při shodě rozhoduje poslední tah: vítězí { $name }.
       *[other] { $name } i { $other } mají po { $n } zlaťácích. Při shodě rozhoduje poslední tah: vítězí { $name }.
    }
jambo-end-sum =
    { $n ->
        [one] { $name }: { $n } zlaťák
        [few] { $name }: { $n } zlaťáky
       *[other] { $name }: { $n } zlaťáků
    }

## Slova na desce

jambo-gold = Zlato
jambo-gold-amount =
    { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
jambo-actions-left =
    { $n ->
        [one] Zbývá { $n } akce
        [few] Zbývají { $n } akce
       *[other] Zbývá { $n } akcí
    }
jambo-hand =
    { $n ->
        [one] { $n } karta v ruce
        [few] { $n } karty v ruce
       *[other] { $n } karet v ruce
    }
jambo-deck =
    { $n ->
        [one] Balíček: { $n } karta
        [few] Balíček: { $n } karty
       *[other] Balíček: { $n } karet
    }
jambo-discard =
    { $n ->
        [one] Odkládací hromádka: { $n } karta
        [few] Odkládací hromádka: { $n } karty
       *[other] Odkládací hromádka: { $n } karet
    }
jambo-supply = Zásoba
jambo-large-stand = Velký stánek
jambo-small-stands =
    { $n ->
        [one] { $n } malý stánek
        [few] { $n } malé stánky
       *[other] { $n } malých stánků
    }
jambo-utilities = Předměty
jambo-middle = Uprostřed
jambo-phase-draw = Dobírání
jambo-phase-play = Hraní
jambo-known = Tuto kartu protihráč zná
jambo-turned = Použito v tomto tahu
jambo-sixth-space = Šesté místo: zaplnění stojí 2 zlaťáky
jambo-price-buy =
    { $n ->
        [one] Koupit za { $n } zlaťák
        [few] Koupit za { $n } zlaťáky
       *[other] Koupit za { $n } zlaťáků
    }
jambo-price-sell =
    { $n ->
        [one] Prodat za { $n } zlaťák
        [few] Prodat za { $n } zlaťáky
       *[other] Prodat za { $n } zlaťáků
    }
jambo-last-turn = Poslední tah
jambo-bonus-hint = Ukonči tah s nejméně dvěma zbývajícími akcemi a dostaneš 1 zlaťák.
jambo-ruling = Výklad
jambo-reconstructed = Zrekonstruováno
