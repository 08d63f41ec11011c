### Moje první doba kamenná: vše, s čím se hráč setká u stolu. Samotná pravidla jsou v stoneage-rules.ftl.

## Hra

stoneage-name = Moje první doba kamenná
stoneage-tagline = Údolí, mamuti a dobrá paměť
stoneage-about = Otáčej žetony lesa, putuj údolím, sbírej zuby, bobule, nádoby, hroty a ryby a stavěj z nich chýše. Kdo si nejlépe pamatuje, kde který žeton leží, postaví jako první tři chýše a vyhraje.
stoneage-components-note = Podoba údolí pochází z veřejných zdrojů. Ceny většiny chýší jsou rekonstruované: odpovídají všemu, co je známo, ale od tištěných se mohou lišit.
stoneage-ruling = výklad

## Místa: jejich jména, symboly na žetonech a cesta k nim

stoneage-place-building_site = Staveniště
stoneage-place-dog = Psi
stoneage-place-tooth = Bažina
stoneage-place-berry = Křoviny
stoneage-place-pot = Hliniště
stoneage-place-arrowhead = Hory
stoneage-place-fish = Řeka
stoneage-place-trading_place = Tržiště
stoneage-symbol-building_site = staveniště
stoneage-symbol-dog = pes
stoneage-symbol-tooth = zub
stoneage-symbol-berry = bobule
stoneage-symbol-pot = nádoba
stoneage-symbol-arrowhead = hrot
stoneage-symbol-fish = ryba
stoneage-symbol-trading_place = tržiště
stoneage-to-building_site = na staveniště
stoneage-to-dog = ke psům
stoneage-to-tooth = do bažiny
stoneage-to-berry = do křovin
stoneage-to-pot = na hliniště
stoneage-to-arrowhead = do hor
stoneage-to-fish = k řece
stoneage-to-trading_place = na tržiště
stoneage-die =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }

## Zboží, psi a chýše

stoneage-good-tooth = zub
stoneage-good-berry = bobuli
stoneage-good-pot = nádobu
stoneage-good-arrowhead = hrot
stoneage-good-fish = rybu
stoneage-goods-tooth =
    { $n ->
        [one] { $n } zub
        [few] { $n } zuby
       *[other] { $n } zubů
    }
stoneage-goods-berry =
    { $n ->
        [one] { $n } bobule
        [few] { $n } bobule
       *[other] { $n } bobulí
    }
stoneage-goods-pot =
    { $n ->
        [one] { $n } nádoba
        [few] { $n } nádoby
       *[other] { $n } nádob
    }
stoneage-goods-arrowhead =
    { $n ->
        [one] { $n } hrot
        [few] { $n } hroty
       *[other] { $n } hrotů
    }
stoneage-goods-fish =
    { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
       *[other] { $n } ryb
    }
stoneage-dogs =
    { $n ->
        [one] { $n } pes
        [few] { $n } psi
       *[other] { $n } psů
    }
stoneage-pile = Hromádka { $n }

## Možnosti

stoneage-option-youngest = Kdo je nejmladší?
stoneage-option-youngest-0 = První hráč
stoneage-option-youngest-1 = Druhý hráč
stoneage-option-youngest-2 = Třetí hráč
stoneage-option-youngest-3 = Čtvrtý hráč
stoneage-option-hidden_goods = Zboží ostatních
stoneage-option-hidden_goods-no = Všichni ho vidí
stoneage-option-hidden_goods-yes = Leží za osídlením
stoneage-option-kind_dog = Hodný pes
stoneage-option-kind_dog-no = Psa je možné ostatním vzít
stoneage-option-kind_dog-yes = Nikdo ostatním psa nebere
stoneage-option-automatic_swap = Prohazování žetonů lesa
stoneage-option-automatic_swap-no = Dělají ho hráči
stoneage-option-automatic_swap-yes = Dva žetony určí los
stoneage-option-recall = Žetony otočené zpět
stoneage-option-recall-no = Hráči si je musí pamatovat
stoneage-option-recall-yes = Jsou vidět (pro programy)

## Akce

stoneage-action-end_turn = Ukončit tah
stoneage-action-done = Víc už nedám
stoneage-action-steal = Vzít psa
stoneage-action-leave = Nechat psa být
stoneage-action-skip = Nestavět
stoneage-action-pay = Zaplatit a postavit
stoneage-action-flip = Otočit žeton lesa { $slot }
stoneage-action-give = Dát { $good }
stoneage-action-take = Vzít { $good }
stoneage-action-build = Postavit chýši z hromádky { $pile }
stoneage-action-spare = Nechat si { $good } a zaplatit psem
stoneage-action-swap = Prohodit žetony lesa { $first } a { $second }

## Otázky

stoneage-ask-over = Hra skončila.
stoneage-ask-flip = Jsi na řadě! Otoč žeton lesa.
stoneage-ask-give = Co dáš na tržiště?
stoneage-ask-take =
    { $n ->
        [one] Teď si z tržiště vezmi { $n } věc.
        [few] Teď si z tržiště vezmi { $n } věci.
       *[other] Teď si z tržiště vezmi { $n } věcí.
    }
stoneage-ask-steal = Žádný pes tu nezbyl. Vezmeš si psa od ostatních?
stoneage-ask-build = Kterou chýši postavíš?
stoneage-ask-pay = Tvoje chýše stojí: { $hut }. Zaplatíš takhle?
stoneage-ask-swap = Prohoď dva žetony lesa. Všichni se dobře dívejte!
stoneage-ask-end = Máš hotovo?
stoneage-wait-over = Hra skončila.
stoneage-wait-flip = { $name } otáčí žeton lesa.
stoneage-wait-give = { $name } je na tržišti.
stoneage-wait-take = { $name } si bere něco z tržiště.
stoneage-wait-steal = { $name } zvažuje, jestli si vzít psa.
stoneage-wait-build = { $name } vybírá chýši.
stoneage-wait-pay = { $name } platí chýši ({ $hut }).
stoneage-wait-swap = { $name } prohazuje dva žetony lesa. Dobře se dívejte!
stoneage-wait-end = { $name } se chystá ukončit tah.

## Události

stoneage-event-dealt = Údolí je připravené.
stoneage-event-turn_started = { $name } je na tahu.
stoneage-event-flipped = { $name } otáčí žeton: { $tile }.
stoneage-event-moved = { $name } jde { $place }.
stoneage-event-took = { $name } si bere { $good }.
stoneage-event-took_dog = { $name } dostává psa.
stoneage-event-could_not_build = { $name } zatím nemůže postavit chýši.
stoneage-event-nothing =
    { $id ->
        [dog] { $name } psa nedostává.
        [trading_place] { $name } tu nemá co vyměnit.
       *[other] Nic tu nezbylo. { $name } nic nedostává.
    }
stoneage-event-kept_goods = { $name } si všechno nechává.
stoneage-event-traded = { $name } vyměňuje na tržišti: { $given } → { $taken }.
stoneage-event-stole_dog = { $name } bere psa, kterého měl hráč { $other }.
stoneage-event-left_dog = { $name } nechává psa být.
stoneage-event-built_nothing = { $name } nic nestaví.
stoneage-event-built = { $name } staví chýši. Cena: { $paid }.
stoneage-event-pile_empty = V této hromádce už žádná chýše není.
stoneage-event-hut_revealed = Nová chýše ke stavbě. Stojí: { $hut }.
stoneage-event-closed = Všechny žetony lesa se otáčejí zpět.
stoneage-event-swapped = { $name } prohazuje dva žetony lesa.
stoneage-event-won = { $name } staví třetí chýši a vyhrává!
stoneage-event-took_back = { $name } bere krok zpět.

## Konec

stoneage-end-won = Hurá! { $name } má hotové osídlení a vyhrává.
stoneage-end-huts =
    { $n ->
        [one] { $name }: { $n } chýše
        [few] { $name }: { $n } chýše
       *[other] { $name }: { $n } chýší
    }

## Stůl v terminálu

stoneage-table-forest = Žetony lesa
stoneage-table-space = Pole
stoneage-table-lies = Leží tu
stoneage-table-figures = Figurky
stoneage-table-no-hut = žádná chýše
stoneage-table-below =
    { $n ->
        [one] pod ní { $n }
        [few] pod ní { $n }
       *[other] pod ní { $n }
    }
stoneage-table-settlement =
    { $n ->
        [one] { $name }: { $n } chýše ze { $most }
        [few] { $name }: { $n } chýše ze { $most }
       *[other] { $name }: { $n } chýší ze { $most }
    }
stoneage-table-hidden-goods =
    { $n ->
        [one] { $n } schovaná věc
        [few] { $n } schované věci
       *[other] { $n } schovaných věcí
    }
stoneage-table-no-goods = žádné zboží
