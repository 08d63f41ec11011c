### Stůl Mé první doby kamenné v prohlížeči: slova jen pro stránku, většinou pro hlas a čtečky.

stoneage-page-child-0 = Modrá
stoneage-page-child-1 = Žlutá
stoneage-page-child-2 = Zelená
stoneage-page-child-3 = Růžová
stoneage-page-count = { $n }
stoneage-page-tile-down = Žeton { $n } z { $of }, rubem nahoru
stoneage-page-tile-up = Žeton { $n } z { $of }: { $tile }
stoneage-page-guide = Řekni to znovu: { $prompt }
stoneage-page-gate = Pro dospělé: podržte 3 sekundy
stoneage-page-adults = Pro dospělé
stoneage-page-sum = Kolik je { $a } + { $b }?
stoneage-page-start = Hrát
stoneage-page-players = Kolik vás hraje?
stoneage-page-players-n =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
stoneage-page-seats = Kdo hraje?
stoneage-page-seat-child = { $name }: dítě
stoneage-page-seat-toy = { $name }: počítač
stoneage-page-hand-over = { $name } je na tahu! Ťukni na svůj znak.
stoneage-page-again = Hrát znovu
stoneage-page-back = Vzít zpět
stoneage-page-keep = Nechat si všechno
stoneage-page-exchange = Vyměnit
stoneage-page-give = Tvoje věci
stoneage-page-take = Věci na tržišti
stoneage-page-ask-give = Vyměňuj! Ťukni na to, co dáš, a na to, co za to chceš.
stoneage-page-look = Podrž a podívej se na své věci
stoneage-page-huts = Chýše
stoneage-page-go-on = Podívej: { $tile }! Ťukni na obrázek.
stoneage-page-adult = Zavolej prosím někoho dospělého!
stoneage-page-wait = Okamžik…
stoneage-page-hut =
    { $n ->
        [0] Chýše stojí: { $hut }. Máš na ni všechno.
        [one] Chýše stojí: { $hut }. Chybí { $n } věc.
        [few] Chýše stojí: { $hut }. Chybí { $n } věci.
       *[other] Chýše stojí: { $hut }. Chybí { $n } věcí.
    }
stoneage-page-speech = Hlas
stoneage-page-effects = Zvuky
stoneage-page-loudness-0 = Vypnuto
stoneage-page-loudness-1 = Tiše
stoneage-page-loudness-2 = Nahlas
stoneage-page-pace = Scénky
stoneage-page-pace-0 = Klidně
stoneage-page-pace-1 = Svižně
stoneage-page-voice = Průvodce mluví hlasem tohoto prohlížeče „{ $name }“.
stoneage-page-no-voice = Tento prohlížeč nemá pro tento jazyk hlas. Průvodce ukazuje obrázky a vydává zvuky, ale nemluví.
stoneage-page-key-ring = Šipky: od žetonu k žetonu
stoneage-page-key-choose = Tab a Enter: vybrat

stoneage-chapter-box = Co je v krabici
stoneage-chapter-setup = Příprava
stoneage-chapter-turn = Tvůj tah
stoneage-chapter-places = Místa
stoneage-chapter-dogs = Psi
stoneage-chapter-trading = Tržiště
stoneage-chapter-site = Staveniště
stoneage-chapter-end = Konec
stoneage-chapter-rulings = Výklad
