### Herní plán hry Tenkrát v Orientu v prohlížeči: slova, která potřebuje jen stránka.

## Poklady a velkovezíři

orient-page-face-up = lícem vzhůru
orient-page-face-down = lícem dolů
orient-page-lies-up = Leží lícem vzhůru
orient-page-lies-down = Leží lícem dolů
orient-page-known-by = Zná ho: { $names }
orient-page-attacked = Pod útokem
orient-page-offered = Nabídnuto
orient-page-spent = Dnes už použito
orient-page-possible = Lze teď zvolit
orient-page-chosen = Zvoleno
orient-page-on-turn = Na tahu
orient-page-decides = Teď rozhoduje
orient-page-drunk = Opilost trvá do příštího tahu
orient-page-hand-of = V ruce: z útočné hromádky { $attack }, z obranné { $defence }
orient-page-no-treasure = Žádné poklady nezbyly
orient-page-treasures = Poklady
orient-page-slot-of = Místo { $slot }: { $name }
orient-page-man-about = Ve dne přidává svému hostiteli 2; bez něj se nedá vyhrát.
orient-page-man-middle = Starý muž je uprostřed stolu

## Soukromé poznámky

orient-page-note = Vaše poznámka
orient-page-note-is = Vaše poznámka: { $note }
orient-page-note-insignia = Nějaký odznak moci
orient-page-note-valuable = Nějaká cennost
orient-page-note-trap = Past
orient-page-note-about = Vidíte ji jen vy, v tomto prohlížeči. Zůstane u pokladu, dokud se řada nevyloží znovu.

## Co vím

orient-page-known = Co vím
orient-page-needed =
    { $n ->
        [one] K vítězství je třeba { $n } odznak moci.
        [few] K vítězství je třeba { $n } odznaků moci.
       *[other] K vítězství je třeba { $n } odznaků moci.
    }
orient-page-needed-man = Musí být u vás i starý muž.
orient-page-counted = Odznaky moci, jak je lze spočítat
orient-page-insignia-of =
    { $seats ->
        [one] { $names }: { $n }
        [few] { $names }, dohromady: { $n }
       *[other] { $names }, dohromady: { $n }
    }
orient-page-unknown = neznámo kde
orient-page-somewhere = { $name }, neznámo na kterém místě
orient-page-lies = { $name }, místo { $slot }

## Vlastní karty

orient-page-hand =
    { $n ->
        [one] V ruce máte { $n } kartu
        [few] V ruce máte { $n } karty
       *[other] V ruce máte { $n } karet
    }
orient-page-hand-empty = V ruce nejsou žádné karty.
orient-page-hand-hidden = Karty v ruce jsou tajné.
orient-page-banned = Této noci ji nelze použít
orient-page-forbidden = Teď ne ({ $clause })
orient-page-use-attack = Může útočit
orient-page-use-defend = Může bránit
orient-page-use-discard = Lze vyměnit
orient-page-use-join = Lze přidat k útoku
orient-page-use-play = Lze zahrát

## Co lze udělat

orient-page-deeds = Co lze udělat
orient-page-attack = Útok
orient-page-attack-about = Poslat kartu na lup
orient-page-choose-attack = Zvolte kartu
orient-page-no-attack = Žádná karta nemůže útočit
orient-page-uncover = Odkrýt
orient-page-uncover-about = Ukázat svůj poklad
orient-page-choose-uncover = Zvolte svůj poklad, který leží lícem dolů.
orient-page-no-uncover = Všechny leží lícem vzhůru
orient-page-rearrange = Přeskládat
orient-page-rearrange-about = Skrýt a přeskládat svou řadu
orient-page-choose-rearrange = Vaše řada se sbírá
orient-page-no-rearrange = Nemáte žádné poklady
orient-page-exchange = Vyměnit
orient-page-exchange-about = Odpočinout si a vyměnit karty
orient-page-choose-exchange = Zvolte karty z ruky
orient-page-no-exchange = Teď to nejde
orient-page-look = Podívat se
orient-page-choose-look = Zvolte poklad soupeře, který leží lícem dolů.
orient-page-back = Zpět
orient-page-rest = Nic neměnit
orient-page-picked =
    { $n ->
        [one] Zvolena { $n } karta. Kolik odložíte, tolik líznete.
        [few] Zvoleny { $n } karty. Kolik odložíte, tolik líznete.
       *[other] Zvoleno { $n } karet. Kolik odložíte, tolik líznete.
    }
orient-page-attack-again = Zvolte kartu k dalšímu útoku, zahrajte událost, nebo ukončete tah.
orient-page-after = Akce je hotova. Ukončete tah.
orient-page-after-cards = Akce je hotova. Ještě lze zahrát události.
orient-page-choose-pile = Volte hromádku, kartu po kartě.
orient-page-others-turn = Činí se ostatní.
orient-page-seen = Odložit
orient-page-only-you = Vidíte to jen vy

## Útok a obrana

orient-page-choose-target = Zvolte poklad soupeře.
orient-page-attack-slot = Útok na místo { $slot }: { $name }
orient-page-look-slot = Podívat se na místo { $slot }: { $name }
orient-page-get-slot = Vzít místo { $slot }: { $name }
orient-page-aimed = { $name }, místo { $slot }
orient-page-with = Přidat: { $card }
orient-page-attack-value = Útok { $n }
orient-page-flies = Letí
orient-page-defence-sum = { $n } ze { $value }
orient-page-only-archers = Odrazí to jen stráže s luky
orient-page-archers-stop = Odraženo
orient-page-no-defence = Žádná karta
orient-page-no-defending = Nebránit se
orient-page-defend-enough = Bránit: { $cards }. To stačí.
orient-page-defend-short = Bránit: { $cards }. To nestačí, karty by přišly vniveč.
orient-page-chance = otevře { $n } ze 6
orient-page-opens-always = Otevře bez hodu
orient-page-roll-chance = Hodit: otevře { $n } ze 6
orient-page-no-snatch = Nechat být
orient-page-how-defence = Obranu vyložíte klepnutím na karty.
orient-page-how-pilfer = Sebrat to může džin Šlohni.
orient-page-how-door = Hoďte kostkou, nebo zahrajte Kouzelný klíč.
orient-page-how-opponent = Klepněte na hráče.
orient-page-how-road = Klepněte na toho, ke komu starý muž jde.
orient-page-how-look = Klepněte na poklad, který leží lícem dolů.
orient-page-how-give = Klepněte na svůj poklad.
orient-page-how-get = Klepněte na poklad soupeře.
orient-page-die = Kostka: { $n }

## Vykládání řady

orient-page-how-lay = Seřaďte své poklady; nikdo nevidí jak.
orient-page-ask-lay = Seřaďte si poklady, jak chcete, a pak stiskněte „{ $button }“.
orient-page-how-cover_row = Zakryjte, co chcete, a seřaďte své poklady.
orient-page-how-facing = Otočte, co má ležet lícem vzhůru.
orient-page-lay-down = Vyložit řadu
orient-page-laid = { $treasure }, místo { $slot }
orient-page-left = { $treasure }: doleva
orient-page-right = { $treasure }: doprava
orient-page-turn = { $treasure }: otočit

## Noc a den

orient-page-night = { $n }. noc
orient-page-day = { $n }. den
orient-page-ban = Tuto noc ne: { $group }
orient-page-pile =
    { $n ->
        [one] { $pile }: { $n } karta
        [few] { $pile }: { $n } karty
       *[other] { $pile }: { $n } karet
    }
orient-page-day-cards = Denní karty
orient-page-hour-1 = ráno
orient-page-hour-2 = poledne
orient-page-hour-3 = odpoledne
orient-page-hour-4 = večer
orient-page-offer = Nabídka
orient-page-how-bid = Klepnutím nabídnete své poklady: +{ $n }
orient-page-raise = Přidat { $n }
orient-page-no-raise = Spokojen
orient-page-how-accuse = Klepněte na toho, koho žalujete.
orient-page-no-suit = Nikoho nežalovat
orient-page-how-claim = Zvolte poklad.
orient-page-choose-claim = Co žádáte? Žalovaný: { $name }
orient-page-claims = Žalovaný: { $name }
orient-page-claim-known = { $treasure }, víte: { $name }
orient-page-sue = Žalovat o poklad: { $treasure }. Žalovaný: { $name }
orient-page-trial = { $name } proti: { $other }. Spor o: { $treasure }

## Klávesy

orient-page-key-hand = 1 až 9: karty v ruce
orient-page-key-deeds = A: útok, T: odkrýt, L: vyložit řadu, X: vyměnit, C: podívat se, N: ne nebo hotovo
orient-page-key-piles = S, D: líznout z útočné nebo obranné hromádky
orient-page-key-rows = O: k řadám ostatních; šipky: místa a hráči
orient-page-key-known = K: co vím

## Kapitoly pravidel

orient-chapter-box = Krabice a podstata
orient-chapter-setup = Příprava
orient-chapter-night = Noc
orient-chapter-attack = Útok a obrana
orient-chapter-actions = Odkrytí, přeskládání, výměna a konec tahu
orient-chapter-special = Události, dámy a Duch
orient-chapter-old_man = Starý muž a konec noci
orient-chapter-day = Den
orient-chapter-end = Konec hry
orient-chapter-variants = Varianty
orient-chapter-rulings = Výklady tohoto domu
