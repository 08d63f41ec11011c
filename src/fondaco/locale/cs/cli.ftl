### Příkazová řádka. Slova jednotlivých her jsou v jejich souborech.

## Program a jeho příkazy

cli-about = Deskové hry hrané přesně podle pravidel: v prohlížeči, v terminálu i pro programy.
cli-language = Ke každému příkazu lze přidat --language en, cs, es nebo de; jinak platí jazyk systému.
cli-arguments = Argumenty
cli-options = Volby
cli-commands = Příkazy
cli-default = [výchozí: { "{}" }]
cli-required = [nutné]
cli-help = Vysvětlí příkaz a skončí.
cli-version = Vypíše verzi a skončí.
cli-interrupted = Přerušeno.
cli-compiling = Překládám pravidla …
cli-games = Ukáže hry domu.
cli-play = Hra v terminálu.
cli-serve = Otevře stránku: hry proti botům v prohlížeči.
cli-backup = Zkopíruje všechny partie do jednoho souboru, i když server běží.
cli-simulate = Nechá boty sehrát mnoho her mezi sebou a spočítá je.
cli-match = Nechá boty hrát proti sobě stejná rozdání s vyměněnými místy.
cli-replay = Znovu přehraje uloženou partii.
cli-rules = Ukáže pravidla hry, nebo jeden jejich bod.

## Co příkazy přijímají

cli-game-help = Jméno hry.
cli-json = Odpověď v JSON, pro programy.
cli-games-help = Kolik her.
cli-players-help = Kolik hráčů; jinak co nejméně, kolik hra dovolí.
cli-seed-help = Semínko prvního rozdání; stejné semínko dá stejné hry.
cli-cap-help = Po kolika rozhodnutích se hra vzdá.
cli-components-help = Vlastní soubor komponent místo toho, který patří ke hře.
cli-option-help = Volba hry jako jméno=hodnota, nebo „suggested“ pro volby, které hra doporučuje pro daný počet hráčů; lze uvést vícekrát.
cli-bots-simulate-help = Jeden bot pro všechna místa, nebo jeden pro každé, oddělení čárkami: random, heuristic, easy, medium, strong, search:50ms, search:5000it.
cli-bots-match-help = Boti oddělení čárkami, tolik, kolik je hráčů: random, heuristic, easy, medium, strong, search:50ms, search:5000it.
cli-until-help = Skončit, jakmile podíl výher prvního bota leží jistě nad nebo pod touto mezí, například 0.8.
cli-workers-help = Kolik her se hraje vedle sebe.
cli-bot-help = Tvůj soupeř: easy, medium, strong, nebo bot jako u „match“; při více soupeřích jeden pro všechny, nebo jeden pro každého, oddělení čárkami.
cli-play-seed-help = Semínko rozdání; jinak se rozdává náhodně.
cli-seat-help = Tvé místo, od 1.
cli-from-help = Uložená partie, ve které se má pokračovat.
cli-host-help = Adresa, na které se naslouchá.
cli-port-help = Port, na kterém se naslouchá; 0 vezme volný.
cli-data-help = Složka pro partie; jinak tvá datová složka.
cli-backup-file-help = Soubor, který má vzniknout.
cli-clause-help = Bod pravidel, například J-6.7.
cli-record-help = Soubor s partií.
cli-verify-help = Porovná konec s tím, co říká soubor.

## Odpovědi

cli-games-title = Hry domu
cli-game = Hra
cli-players = Hráči
cli-rules-version = Pravidla
cli-actions = Akce
cli-game-options = Volby
cli-suggested =
    { $n ->
        [one] pro { $n } hráče se doporučuje: { $options }
        [few] pro { $n } hráče se doporučuje: { $options }
       *[other] pro { $n } hráčů se doporučuje: { $options }
    }
cli-suggested-here = Při tomto počtu hráčů se pro přiměřeně dlouhou hru doporučuje: { $options }. Zvolíte to pomocí { $words }.
cli-components = Komponenty
cli-from-rules =
    { $n ->
        [one] { $n } hodnota z pravidel
        [few] { $n } hodnoty z pravidel
       *[other] { $n } hodnot z pravidel
    }
cli-from-public =
    { $n ->
        [one] { $n } hodnota z více veřejných zdrojů
        [few] { $n } hodnoty z více veřejných zdrojů
       *[other] { $n } hodnot z více veřejných zdrojů
    }
cli-from-reconstructed =
    { $n ->
        [one] { $n } hodnota zrekonstruovaná
        [few] { $n } hodnoty zrekonstruované
       *[other] { $n } hodnot zrekonstruovaných
    }
cli-from-own =
    { $n ->
        [one] { $n } hodnota od majitele
        [few] { $n } hodnoty od majitele
       *[other] { $n } hodnot od majitele
    }
cli-serving = Fondaco je otevřené: { $address }
cli-simulating = Hraje se
cli-matching = Hraje se
cli-seat = Místo
cli-bot = Bot
cli-wins = Výhry
cli-share = Podíl
cli-interval = 95% interval
cli-count-games = Hry
cli-count-decisions = Rozhodnutí
cli-count-choices = z toho s výběrem
cli-count-capped = Vzdané hry
cli-per-second = { $n } za sekundu
cli-seconds = Sekundy
cli-compile-seconds = Sekundy překladu
cli-match-summary =
    { $games ->
        [one] { $games } hra za { $seconds } s.
        [few] { $games } hry za { $seconds } s.
       *[other] { $games } her za { $seconds } s.
    }
cli-match-capped =
    { $n ->
        [one] { $n } hra se vzdala a dělí se.
        [few] { $n } hry se vzdaly a dělí se.
       *[other] { $n } her se vzdalo a dělí se.
    }

## U stolu v terminálu

cli-name-help = Tvé jméno u stolu.
table-keys = číslo: výběr · p N co přinese · ? proč ne · h rada · u zpět · c karty · l průběh · s SOUBOR uložit · q odejít
table-thinking = { $name } přemýšlí …
table-hint-thinking = Přemýšlím o radě …
table-hint = Rada: { $action }
table-no-choice =
    { $n ->
        [one] Na výběr je jen { $n } možnost.
        [few] Vyber číslo od 1 do { $n }.
       *[other] Vyber číslo od 1 do { $n }.
    }
table-no-command = Vybírá se číslem. Jinak: p N co přinese · ? proč ne · h rada · u zpět · c karty · l průběh · s SOUBOR uložit · q odejít
table-no-refusal =
    { $n ->
        [0] Nic tu není zakázáno.
        [one] Zeptat se lze jen na ?{ $n }.
        [few] Ptej se od ?1 do ?{ $n }.
       *[other] Ptej se od ?1 do ?{ $n }.
    }
table-all-allowed = Nic, na co by ses mohl zeptat, teď není zakázáno.
table-preview-none = Co přinese, není vůbec jisté.
table-undo-none = Není co vzít zpět.
table-undo-beyond = Od tvého posledního rozhodnutí vyšlo něco najevo. „u!“ ho přesto vezme zpět a partii označí „s vracením“.
table-undone = Vzato zpět.
table-save-where = Řekni kam: s SOUBOR
table-saved = Uloženo do { $path }. Pokračuje se příkazem „fondaco play --from { $path }“.
table-unsaved = Partie není uložená. „s SOUBOR“ ji uloží, další „q“ odejde.
table-winners =
    { $n ->
        [one] Vítězí { $names }.
        [few] Společné vítězství: { $names }.
       *[other] Společné vítězství: { $names }.
    }
table-keys-over = s SOUBOR uložit · l průběh · c karty · Enter odejít
table-with-undo = V této partii se bralo zpět.
cli-backed-up =
    Do { $file } uloženo: { $matches ->
        [one] { $matches } partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, { $entries ->
        [one] { $entries } krok
        [few] { $entries } kroky
       *[other] { $entries } kroků
    }.
cli-replayed =
    { $n ->
        [one] Přehrána { $n } akce.
        [few] Přehrány { $n } akce.
       *[other] Přehráno { $n } akcí.
    }
cli-unfinished = Partie ještě neskončila; všechny akce lze zahrát: { $digest }
cli-verified = Konec souhlasí se souborem: { $digest }
