### Samarkand: everything a player meets at the table.

## The game

samarkand-name = Samarkand
samarkand-tagline = Marry into ten trading families and let their routes meet
samarkand-about = Pay dowries to become a member of rich families along the Silk Road, lead their caravans to goods, and bring families together that never met. Whoever has made the most of goods, relations and money wins.
samarkand-components-note = The printed map is not public. This map, most dowries and the places of the goods are reconstructed: they fit every known fact and may differ from the printed board.
samarkand-ruling = ruling

## Families

samarkand-family-byzantium = Byzantium
samarkand-family-levant = Levant
samarkand-family-tigris = Tigris
samarkand-family-sogdia = Sogdia
samarkand-family-china = China
samarkand-family-egypt = Egypt
samarkand-family-arabia = Arabia
samarkand-family-oman = Oman
samarkand-family-persia = Persia
samarkand-family-sindh = Sindh

## Goods

samarkand-card-horses = Horses
samarkand-card-wine = Wine
samarkand-card-silver = Silver
samarkand-card-naphtha = Naphtha
samarkand-card-furs = Furs
samarkand-card-silk = Silk
samarkand-card-olive_oil = Olive oil
samarkand-card-carpets = Carpets
samarkand-card-turquoise = Turquoise
samarkand-card-lapis = Lapis lazuli
samarkand-card-jade = Jade
samarkand-card-copper = Copper
samarkand-card-myrtle = Myrtle
samarkand-card-saffron = Saffron
samarkand-card-pistachios = Pistachios
samarkand-card-papyrus = Papyrus
samarkand-card-pomegranates = Pomegranates
samarkand-card-sesame = Sesame
samarkand-card-cumin = Cumin
samarkand-card-sugar = Sugar
samarkand-card-cotton = Cotton
samarkand-card-diamond = Diamond
samarkand-card-linen = Linen
samarkand-card-leather = Leather
samarkand-card-rosewater = Rose water
samarkand-card-dates = Dates
samarkand-card-pearls = Pearls
samarkand-card-agate = Agate
samarkand-card-indigo = Indigo
samarkand-card-gold = Gold
samarkand-card-myrrh = Myrrh
samarkand-card-frankincense = Frankincense
samarkand-card-pepper = Pepper

## Spaces of the map

samarkand-space-black_sea_west = Black Sea (west)
samarkand-space-black_sea_east = Black Sea (east)
samarkand-space-otrar = Otrar
samarkand-space-chach = Chach
samarkand-space-talas = Talas
samarkand-space-constantinople = Constantinople
samarkand-space-bithynia = Bithynia
samarkand-space-pontus = Pontus
samarkand-space-trebizond = Trebizond
samarkand-space-tiflis = Tiflis
samarkand-space-shirvan = Shirvan
samarkand-space-caspian_sea_west = Caspian Sea (west)
samarkand-space-caspian_sea_east = Caspian Sea (east)
samarkand-space-dehistan = Dehistan
samarkand-space-khwarezm = Khwarezm
samarkand-space-bukhara = Bukhara
samarkand-space-nakhshab = Nakhshab
samarkand-space-samarkand = Samarkand
samarkand-space-ferghana = Ferghana
samarkand-space-kashgar = Kashgar
samarkand-space-aksu = Aksu
samarkand-space-aegean_sea = Aegean Sea
samarkand-space-lydia = Lydia
samarkand-space-cappadocia = Cappadocia
samarkand-space-melitene = Melitene
samarkand-space-van = Van
samarkand-space-tabriz = Tabriz
samarkand-space-gilan = Gilan
samarkand-space-tabaristan = Tabaristan
samarkand-space-gurgan = Gurgan
samarkand-space-nishapur = Nishapur
samarkand-space-balkh = Balkh
samarkand-space-badakhshan = Badakhshan
samarkand-space-yarkand = Yarkand
samarkand-space-kucha = Kucha
samarkand-space-mediterranean_north = Mediterranean (north)
samarkand-space-cyprus = Cyprus
samarkand-space-antioch = Antioch
samarkand-space-aleppo = Aleppo
samarkand-space-edessa = Edessa
samarkand-space-mosul = Mosul
samarkand-space-baghdad = Baghdad
samarkand-space-hamadan = Hamadan
samarkand-space-tus = Tus
samarkand-space-herat = Herat
samarkand-space-kabul = Kabul
samarkand-space-kashmir = Kashmir
samarkand-space-khotan = Khotan
samarkand-space-dunhuang = Dunhuang
samarkand-space-mediterranean_east = Mediterranean (east)
samarkand-space-tyre = Tyre
samarkand-space-damascus = Damascus
samarkand-space-palmyra = Palmyra
samarkand-space-anbar = Anbar
samarkand-space-babylon = Babylon
samarkand-space-susa = Susa
samarkand-space-isfahan = Isfahan
samarkand-space-yazd = Yazd
samarkand-space-persepolis = Persepolis
samarkand-space-sistan = Sistan
samarkand-space-kandahar = Kandahar
samarkand-space-gandhara = Gandhara
samarkand-space-tibet = Tibet
samarkand-space-mediterranean_south = Mediterranean (south)
samarkand-space-gaza = Gaza
samarkand-space-petra = Petra
samarkand-space-dumat = Dumat
samarkand-space-hira = Hira
samarkand-space-basra = Basra
samarkand-space-ahwaz = Ahwaz
samarkand-space-shiraz = Shiraz
samarkand-space-kerman = Kerman
samarkand-space-bam = Bam
samarkand-space-zaranj = Zaranj
samarkand-space-quetta = Quetta
samarkand-space-multan = Multan
samarkand-space-lahore = Lahore
samarkand-space-alexandria = Alexandria
samarkand-space-damietta = Damietta
samarkand-space-pelusium = Pelusium
samarkand-space-tayma = Tayma
samarkand-space-hail = Hail
samarkand-space-qatif = Qatif
samarkand-space-persian_gulf = Persian Gulf
samarkand-space-siraf = Siraf
samarkand-space-hormuz = Hormuz
samarkand-space-makran = Makran
samarkand-space-kalat = Kalat
samarkand-space-uch = Uch
samarkand-space-thar = Thar
samarkand-space-delhi = Delhi
samarkand-space-cairo = Cairo
samarkand-space-qulzum = Qulzum
samarkand-space-red_sea_north = Red Sea (north)
samarkand-space-medina = Medina
samarkand-space-nejd = Nejd
samarkand-space-yamama = Yamama
samarkand-space-bahrain = Bahrain
samarkand-space-julfar = Julfar
samarkand-space-strait_of_hormuz = Strait of Hormuz
samarkand-space-tiz = Tiz
samarkand-space-kech = Kech
samarkand-space-mansura = Mansura
samarkand-space-rajputana = Rajputana
samarkand-space-thebes = Thebes
samarkand-space-red_sea_south = Red Sea (south)
samarkand-space-jeddah = Jeddah
samarkand-space-mecca = Mecca
samarkand-space-taif = Taif
samarkand-space-nizwa = Nizwa
samarkand-space-muscat = Muscat
samarkand-space-arabian_sea_west = Arabian Sea (west)
samarkand-space-arabian_sea_middle = Arabian Sea (middle)
samarkand-space-arabian_sea_east = Arabian Sea (east)
samarkand-space-daybul = Daybul
samarkand-space-gujarat = Gujarat
samarkand-space-nubia = Nubia
samarkand-space-asir = Asir
samarkand-space-najran = Najran
samarkand-space-saba = Saba
samarkand-space-hadramaut = Hadramaut
samarkand-space-dhofar = Dhofar
samarkand-space-broach = Broach
samarkand-space-cambay = Cambay

## Actions

samarkand-action-pass = Pass
samarkand-action-end_turn = End turn
samarkand-action-done = Discard no more
samarkand-action-sell = Sell for 3 dirhams
samarkand-action-keep = Do not sell
samarkand-action-marry = Marry into { $family }
samarkand-action-extend = Extend the route of { $family }
samarkand-action-place = Camel: { $space }
samarkand-action-discard = Discard { $card }

## Questions

samarkand-ask-over = The game is over.
samarkand-ask-turn = Marry into a family, or extend the route of one of yours.
samarkand-ask-discard =
    { $left ->
        [one] Which card do you discard? One more at most.
       *[other] Which cards do you discard? { $left } more at most.
    }
samarkand-ask-first_camel = Where does the camel of { $family } go?
samarkand-ask-sale = Does anybody sell { $card } for 3 dirhams?
samarkand-ask-second_camel = A second camel for 1 dirham from the treasury of { $family } ({ $treasury }), or end your turn?
samarkand-ask-end = End your turn, or take something back.
samarkand-wait-over = The game is over.
samarkand-wait-turn = { $name } decides between a marriage and a route.
samarkand-wait-discard = { $name } chooses which cards to keep.
samarkand-wait-first_camel = { $name } places a camel of { $family }.
samarkand-wait-sale = Does anybody sell { $card }?
samarkand-wait-second_camel = { $name } considers a second camel of { $family }.
samarkand-wait-end = { $name } is about to end the turn.

## Events

samarkand-event-dealt = The cards are dealt and the caravans stand ready.
samarkand-event-turn_started = { $name } begins a turn.
samarkand-event-passed = { $name } can do nothing and passes.
samarkand-event-unsold = Nobody sells { $card }.
samarkand-event-sold = { $name } sells { $card } for 3 dirhams.
samarkand-event-married =
    { $n ->
        [one] { $name } marries into { $family } for { $n } dirham.
       *[other] { $name } marries into { $family } for { $n } dirhams.
    }
samarkand-event-reshuffled = The discard pile is shuffled into a new pile.
samarkand-event-drew =
    { $n ->
        [one] { $name } draws { $n } card.
       *[other] { $name } draws { $n } cards.
    }
samarkand-event-drew-known = { $name } draws { $cards }.
samarkand-event-discarded =
    { $n ->
        [one] { $name } discards { $n } card.
       *[other] { $name } discards { $n } cards.
    }
samarkand-event-discarded-known = { $name } discards { $cards }.
samarkand-event-placed = { $name } leads { $family } on: { $space }.
samarkand-event-placed_second = For 1 dirham from the treasury { $family } goes on: { $space }.
samarkand-event-took_tile = { $name } takes the goods tile { $card }.
samarkand-event-related =
    { $n ->
        [one] { $family } and { $other } meet: { $name } takes { $n } relation tile.
       *[other] { $family } and { $other } meet: { $name } takes { $n } relation tiles.
    }
samarkand-event-prize =
    { $n ->
        [one] { $name } gets a prize of { $n } dirham.
       *[other] { $name } gets a prize of { $n } dirhams.
    }
samarkand-event-bag_removed = From the bag comes a tile of { $family }, where nobody has married: it leaves the game.
samarkand-event-bag_returned = From the bag comes a tile of { $family } and goes to its field.
samarkand-event-revealed =
    { $n ->
        [one] { $name } has no card in hand: { $n } point.
       *[other] { $name } has no card in hand: { $n } points.
    }
samarkand-event-revealed-known =
    { $n ->
        [one] { $name } reveals { $cards }: { $n } point.
       *[other] { $name } reveals { $cards }: { $n } points.
    }
samarkand-event-ended =
    { $ending ->
        [all_families] Every family has a relation: the game is over.
        [five_relations] A family has all its relations: the game is over.
       *[other] Every family has a relation and one has all of them: the game is over.
    }
samarkand-event-stuck = Nobody can do anything any more: the game is over.
samarkand-event-took_back = { $name } takes a step back.

## The end

samarkand-end-all_families = Every family has a relation: the game is over.
samarkand-end-five_relations = A family has all its relations: the game is over.
samarkand-end-stuck = Nobody can do anything any more: the game is over.
samarkand-end-sum = { $name }: { $total } = cards { $cards } + goods { $goods_tiles } + relations { $relation_tiles } + money { $money }

## Questions to several seats

samarkand-window-sale = selling the card
