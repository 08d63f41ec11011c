### Samarkand: vše, s čím se hráč u stolu setká.

## Hra

samarkand-name = Samarkand
samarkand-tagline = Přižeň se do deseti kupeckých rodin a nech jejich cesty setkat se
samarkand-about = Zaplať věno a staň se členem bohatých rodin na Hedvábné stezce, veď jejich karavany ke zboží a seznamuj rodiny, které se ještě nesetkaly. Vyhrává, kdo ze zboží, vztahů a peněz vytěží nejvíc.
samarkand-components-note = Vytištěná mapa není veřejně dostupná. Tato mapa, většina věn a místa zboží jsou rekonstrukce: odpovídají všem známým údajům a mohou se od vytištěného plánu lišit.
samarkand-ruling = výklad

## Rodiny

samarkand-family-byzantium = Byzanc
samarkand-family-levant = Levanta
samarkand-family-tigris = Tigris
samarkand-family-sogdia = Sogdiana
samarkand-family-china = Čína
samarkand-family-egypt = Egypt
samarkand-family-arabia = Arábie
samarkand-family-oman = Omán
samarkand-family-persia = Persie
samarkand-family-sindh = Sindh

## Zboží

samarkand-card-horses = Koně
samarkand-card-wine = Víno
samarkand-card-silver = Stříbro
samarkand-card-naphtha = Nafta
samarkand-card-furs = Kožešiny
samarkand-card-silk = Hedvábí
samarkand-card-olive_oil = Olivový olej
samarkand-card-carpets = Koberce
samarkand-card-turquoise = Tyrkys
samarkand-card-lapis = Lazurit
samarkand-card-jade = Nefrit
samarkand-card-copper = Měď
samarkand-card-myrtle = Myrta
samarkand-card-saffron = Šafrán
samarkand-card-pistachios = Pistácie
samarkand-card-papyrus = Papyrus
samarkand-card-pomegranates = Granátová jablka
samarkand-card-sesame = Sezam
samarkand-card-cumin = Římský kmín
samarkand-card-sugar = Cukr
samarkand-card-cotton = Bavlna
samarkand-card-diamond = Diamant
samarkand-card-linen = Len
samarkand-card-leather = Kůže
samarkand-card-rosewater = Růžová voda
samarkand-card-dates = Datle
samarkand-card-pearls = Perly
samarkand-card-agate = Achát
samarkand-card-indigo = Indigo
samarkand-card-gold = Zlato
samarkand-card-myrrh = Myrha
samarkand-card-frankincense = Kadidlo
samarkand-card-pepper = Pepř

## Políčka mapy

samarkand-space-black_sea_west = Černé moře (západ)
samarkand-space-black_sea_east = Černé moře (východ)
samarkand-space-otrar = Otrar
samarkand-space-chach = Čáč
samarkand-space-talas = Talas
samarkand-space-constantinople = Cařihrad
samarkand-space-bithynia = Bithýnie
samarkand-space-pontus = Pontos
samarkand-space-trebizond = Trapezunt
samarkand-space-tiflis = Tiflis
samarkand-space-shirvan = Širván
samarkand-space-caspian_sea_west = Kaspické moře (západ)
samarkand-space-caspian_sea_east = Kaspické moře (východ)
samarkand-space-dehistan = Dehistán
samarkand-space-khwarezm = Chórezm
samarkand-space-bukhara = Buchara
samarkand-space-nakhshab = Nachšab
samarkand-space-samarkand = Samarkand
samarkand-space-ferghana = Fergana
samarkand-space-kashgar = Kašgar
samarkand-space-aksu = Aksu
samarkand-space-aegean_sea = Egejské moře
samarkand-space-lydia = Lýdie
samarkand-space-cappadocia = Kappadokie
samarkand-space-melitene = Meliténé
samarkand-space-van = Van
samarkand-space-tabriz = Tabríz
samarkand-space-gilan = Gílán
samarkand-space-tabaristan = Tabaristán
samarkand-space-gurgan = Gurgán
samarkand-space-nishapur = Níšápúr
samarkand-space-balkh = Balch
samarkand-space-badakhshan = Badachšán
samarkand-space-yarkand = Jarkand
samarkand-space-kucha = Kuča
samarkand-space-mediterranean_north = Středozemní moře (sever)
samarkand-space-cyprus = Kypr
samarkand-space-antioch = Antiochie
samarkand-space-aleppo = Aleppo
samarkand-space-edessa = Edessa
samarkand-space-mosul = Mosul
samarkand-space-baghdad = Bagdád
samarkand-space-hamadan = Hamadán
samarkand-space-tus = Tús
samarkand-space-herat = Herát
samarkand-space-kabul = Kábul
samarkand-space-kashmir = Kašmír
samarkand-space-khotan = Chotan
samarkand-space-dunhuang = Tun-chuang
samarkand-space-mediterranean_east = Středozemní moře (východ)
samarkand-space-tyre = Týros
samarkand-space-damascus = Damašek
samarkand-space-palmyra = Palmýra
samarkand-space-anbar = Anbár
samarkand-space-babylon = Babylon
samarkand-space-susa = Súsy
samarkand-space-isfahan = Isfahán
samarkand-space-yazd = Jazd
samarkand-space-persepolis = Persepolis
samarkand-space-sistan = Sístán
samarkand-space-kandahar = Kandahár
samarkand-space-gandhara = Gandhára
samarkand-space-tibet = Tibet
samarkand-space-mediterranean_south = Středozemní moře (jih)
samarkand-space-gaza = Gaza
samarkand-space-petra = Petra
samarkand-space-dumat = Dúmat
samarkand-space-hira = Híra
samarkand-space-basra = Basra
samarkand-space-ahwaz = Ahváz
samarkand-space-shiraz = Šíráz
samarkand-space-kerman = Kermán
samarkand-space-bam = Bam
samarkand-space-zaranj = Zarandž
samarkand-space-quetta = Kvéta
samarkand-space-multan = Multán
samarkand-space-lahore = Láhaur
samarkand-space-alexandria = Alexandrie
samarkand-space-damietta = Damietta
samarkand-space-pelusium = Pelusion
samarkand-space-tayma = Tajmá
samarkand-space-hail = Háil
samarkand-space-qatif = Katíf
samarkand-space-persian_gulf = Perský záliv
samarkand-space-siraf = Síráf
samarkand-space-hormuz = Hormuz
samarkand-space-makran = Makrán
samarkand-space-kalat = Kalát
samarkand-space-uch = Uč
samarkand-space-thar = Thár
samarkand-space-delhi = Dillí
samarkand-space-cairo = Káhira
samarkand-space-qulzum = Kulzum
samarkand-space-red_sea_north = Rudé moře (sever)
samarkand-space-medina = Medína
samarkand-space-nejd = Nadžd
samarkand-space-yamama = Jamáma
samarkand-space-bahrain = Bahrajn
samarkand-space-julfar = Džulfár
samarkand-space-strait_of_hormuz = Hormuzský průliv
samarkand-space-tiz = Tíz
samarkand-space-kech = Kéč
samarkand-space-mansura = Mansúra
samarkand-space-rajputana = Rádžputána
samarkand-space-thebes = Théby
samarkand-space-red_sea_south = Rudé moře (jih)
samarkand-space-jeddah = Džidda
samarkand-space-mecca = Mekka
samarkand-space-taif = Táif
samarkand-space-nizwa = Nizvá
samarkand-space-muscat = Maskat
samarkand-space-arabian_sea_west = Arabské moře (západ)
samarkand-space-arabian_sea_middle = Arabské moře (střed)
samarkand-space-arabian_sea_east = Arabské moře (východ)
samarkand-space-daybul = Dajbul
samarkand-space-gujarat = Gudžarát
samarkand-space-nubia = Núbie
samarkand-space-asir = Asír
samarkand-space-najran = Nadžrán
samarkand-space-saba = Sába
samarkand-space-hadramaut = Hadramaut
samarkand-space-dhofar = Zufár
samarkand-space-broach = Bharúč
samarkand-space-cambay = Kambaj

## Akce

samarkand-action-pass = Vynechat
samarkand-action-end_turn = Ukončit tah
samarkand-action-done = Už neodkládat
samarkand-action-sell = Prodat za 3 dirhamy
samarkand-action-keep = Neprodávat
samarkand-action-marry = Sňatek s rodinou { $family }
samarkand-action-extend = Prodloužit cestu rodiny { $family }
samarkand-action-place = Velbloud: { $space }
samarkand-action-discard = Odložit kartu { $card }

## Otázky

samarkand-ask-over = Hra skončila.
samarkand-ask-turn = Uzavři sňatek, nebo prodluž cestu některé své rodiny.
samarkand-ask-discard =
    { $left ->
        [one] Kterou kartu odložíš? Už nejvýše jednu.
        [few] Které karty odložíš? Ještě nejvýše { $left }.
       *[other] Které karty odložíš? Ještě nejvýše { $left }.
    }
samarkand-ask-first_camel = Kam půjde velbloud rodiny { $family }?
samarkand-ask-sale = Prodá někdo kartu { $card } za 3 dirhamy?
samarkand-ask-second_camel = Druhý velbloud za 1 dirham z jmění rodiny { $family } ({ $treasury }), nebo konec tahu?
samarkand-ask-end = Ukonči tah, nebo vezmi něco zpět.
samarkand-wait-over = Hra skončila.
samarkand-wait-turn = { $name } volí mezi sňatkem a cestou.
samarkand-wait-discard = { $name } vybírá karty, které si nechá.
samarkand-wait-first_camel = { $name } umisťuje velblouda rodiny { $family }.
samarkand-wait-sale = Prodá někdo kartu { $card }?
samarkand-wait-second_camel = { $name } zvažuje druhého velblouda rodiny { $family }.
samarkand-wait-end = { $name } se chystá ukončit tah.

## Události

samarkand-event-dealt = Karty jsou rozdané a karavany připravené.
samarkand-event-turn_started = { $name } začíná tah.
samarkand-event-passed = { $name } nemůže nic dělat a vynechává.
samarkand-event-unsold = Kartu { $card } nikdo neprodává.
samarkand-event-sold = { $name } prodává kartu { $card } za 3 dirhamy.
samarkand-event-married =
    { $n ->
        [one] { $name } uzavírá sňatek s rodinou { $family } za { $n } dirham.
        [few] { $name } uzavírá sňatek s rodinou { $family } za { $n } dirhamy.
       *[other] { $name } uzavírá sňatek s rodinou { $family } za { $n } dirhamů.
    }
samarkand-event-reshuffled = Odkládací hromádka se zamíchá a použije znovu.
samarkand-event-drew =
    { $n ->
        [one] { $name } si líže { $n } kartu.
        [few] { $name } si líže { $n } karty.
       *[other] { $name } si líže { $n } karet.
    }
samarkand-event-drew-known = { $name } si líže: { $cards }.
samarkand-event-discarded =
    { $n ->
        [one] { $name } odkládá { $n } kartu.
        [few] { $name } odkládá { $n } karty.
       *[other] { $name } odkládá { $n } karet.
    }
samarkand-event-discarded-known = { $name } odkládá: { $cards }.
samarkand-event-placed = { $name } vede rodinu { $family } dál: { $space }.
samarkand-event-placed_second = Za 1 dirham z jmění jde { $family } ještě dál: { $space }.
samarkand-event-took_tile = { $name } bere destičku zboží { $card }.
samarkand-event-related =
    { $n ->
        [one] { $family } a { $other } se setkávají: { $name } bere { $n } destičku vztahů.
        [few] { $family } a { $other } se setkávají: { $name } bere { $n } destičky vztahů.
       *[other] { $family } a { $other } se setkávají: { $name } bere { $n } destiček vztahů.
    }
samarkand-event-prize =
    { $n ->
        [one] { $name } dostává prémii { $n } dirham.
        [few] { $name } dostává prémii { $n } dirhamy.
       *[other] { $name } dostává prémii { $n } dirhamů.
    }
samarkand-event-bag_removed = Ze sáčku vychází destička rodiny { $family }, do níž se nikdo nepřiženil: opouští hru.
samarkand-event-bag_returned = Ze sáčku vychází destička rodiny { $family } a jde na její pole.
samarkand-event-revealed =
    { $n ->
        [one] { $name } nemá v ruce žádnou kartu: { $n } bod.
        [few] { $name } nemá v ruce žádnou kartu: { $n } body.
       *[other] { $name } nemá v ruce žádnou kartu: { $n } bodů.
    }
samarkand-event-revealed-known =
    { $n ->
        [one] { $name } odkrývá { $cards }: { $n } bod.
        [few] { $name } odkrývá { $cards }: { $n } body.
       *[other] { $name } odkrývá { $cards }: { $n } bodů.
    }
samarkand-event-ended =
    { $ending ->
        [all_families] Každá rodina má nějaký vztah: hra končí.
        [five_relations] Jedna rodina má všechny své vztahy: hra končí.
       *[other] Každá rodina má vztah a jedna má všechny: hra končí.
    }
samarkand-event-stuck = Nikdo už nemůže nic dělat: hra končí.
samarkand-event-took_back = { $name } bere krok zpět.

## Konec

samarkand-end-all_families = Každá rodina má nějaký vztah: hra končí.
samarkand-end-five_relations = Jedna rodina má všechny své vztahy: hra končí.
samarkand-end-stuck = Nikdo už nemůže nic dělat: hra končí.
samarkand-end-sum = { $name }: { $total } = karty { $cards } + zboží { $goods_tiles } + vztahy { $relation_tiles } + peníze { $money }

## Otázky pro víc hráčů

samarkand-window-sale = prodej karty
