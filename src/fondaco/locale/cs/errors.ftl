### Chyby, které může způsobit uživatel nebo program: každá na jednom jasném řádku.

## Hry, semínka a volby

unknown-game = Hra „{ $game }“ tu není. Hry jsou: { $known }.
unknown-option = { $game } nemá volbu „{ $option }“. Má tyto volby: { $known }.
bad-option = Volba „{ $option }“ nemůže být „{ $value }“. Může být: { $choices }.
options-exclude = Volby „{ $option }“ a „{ $other }“ se navzájem vylučují.
option-needs = Volba „{ $option }“ potřebuje i „{ $other }“.
option-no-suggestion = Hra { $game } žádné volby nedoporučuje.
bad-players = Počet hráčů hry { $game }: { $seats }, ne { $players }.
bad-seed = { $seed } není semínko. Semínko je celé číslo nebo 32 bajtů.
bad-mode = Režim „{ $mode }“ není. Režimy jsou: interpreted, compiled, checked.
cache-unwritable = Přeložený kód nelze uchovat: do složky { $folder } nelze zapisovat. Překládat se bude při každém spuštění.

## Soubory a jejich tvar

file-unreadable = { $path } nelze přečíst: { $reason }.
file-unwritable = { $path } nelze zapsat: { $reason }.
file-exists = { $path } existuje a není to záznam partie, proto se nepřepíše.

# Začátek řádku o chybě v něčem, co se četlo: co to bylo a kde v tom.
form-at =
    { $source ->
        [position] Pozice
        [components] Sada komponent
        [record] Záznam partie
       *[other] { $source }
    }{ $place ->
        [root] { "" }
       *[other] , { $place }
    }:
form-not-json =
    { $source ->
        [position] Pozice
        [components] Sada komponent
        [record] Záznam partie
       *[other] { $source }
    }: není to JSON, { $reason }.
form-missing = { form-at } chybí „{ $field }“.
form-unknown = { form-at } „{ $field }“ tu není známo.
form-id = { form-at } označení má jen malá písmena bez háčků a čárek, číslice a podtržítka a začíná písmenem.
form-colour = { form-at } barva se píše jako # a šest číslic z 0–9 a a–f.
form-hex = { form-at } patří sem 64 číslic z 0–9 a a–f.
form-text = { form-at } text obsahuje znaky, které nelze zobrazit.
form-limit = { form-at } hodnota je mimo meze, dovoleno je { $limit }.
form-wrong = { form-at } hodnota má špatný tvar: { $reason }.

## Sady komponent

components-card-twice = { form-at } karta „{ $card }“ je tu dvakrát.
components-twice = { form-at } „{ $id }“ je tam dvakrát.
components-space-kind = { form-at } políčko { $space } není druhu, který sem patří.
components-space-unused = { form-at } k políčku { $space } nepatří žádná rodina ani zboží.
components-one-way = { form-at } { $other } sousedí s { $space }, ale ne naopak.
components-hex = { form-at } buňka v řadě { $row } a sloupci { $col } je obsazená nebo leží mimo mřížku.
components-hex-beside = { form-at } sousedé neodpovídají mřížce, viz { $other }.
components-space-unreached = { form-at } k políčku { $space } nevede žádná cesta.
components-family-alone = { form-at } rodina { $family } se na pevnině nemůže setkat s žádnou jinou rodinou.
components-tile = { form-at } žeton { $tile } potřebuje buď kroky, nebo místo.
components-no-site = { form-at } alespoň jeden žeton musí vést na staveniště.
components-hut =
    { form-at } { $n ->
        [one] { $n } zboží není cena chýše, ta stojí od 1 do { $most }.
        [few] { $n } zboží nejsou cena chýše, ta stojí od 1 do { $most }.
       *[other] { $n } zboží není cena chýše, ta stojí od 1 do { $most }.
    }
components-wares-shown =
    { form-at } { $n ->
        [one] na kartě zboží jsou 3 nebo 6 kusů zboží, ne { $n }.
        [few] na kartě zboží jsou 3 nebo 6 kusů zboží, ne { $n }.
       *[other] na kartě zboží jsou 3 nebo 6 kusů zboží, ne { $n }.
    }
components-ware-short = { form-at } karta ukazuje { $n }× zboží, které má jen tolik žetonů: { $tokens }.
components-insignia = { form-at } odznaky moci stojí na prvních místech pokladů (je jich { $n }), cennosti až za nimi.
components-piles-mixed = { form-at } karty útočné hromádky stojí před kartami obranné.
components-day-cards-few =
    { form-at } { $n ->
        [one] { $n } karta, nepočítaje zákazy, je málo; potřeba je { $needed }.
        [few] { $n } karty, nepočítaje zákazy, jsou málo; potřeba je { $needed }.
       *[other] { $n } karet, nepočítaje zákazy, je málo; potřeba je { $needed }.
    }
components-night-cards-few =
    { form-at } { $n ->
        [one] { $n } karta, kterou lze držet v ruce, je málo; potřeba je { $needed }.
        [few] { $n } karty, které lze držet v ruce, jsou málo; potřeba je { $needed }.
       *[other] { $n } karet, které lze držet v ruce, je málo; potřeba je { $needed }.
    }
components-cards-many =
    { form-at } { $n ->
        [one] { $n } karta je příliš mnoho, hrát lze nejvýše s { $most }.
        [few] { $n } karty jsou příliš mnoho, hrát lze nejvýše s { $most }.
       *[other] { $n } karet je příliš mnoho, hrát lze nejvýše s { $most }.
    }
components-cards-few =
    { form-at } { $n ->
        [one] { $n } karta je málo, každému hráči se rozdává { $hand }.
        [few] { $n } karty jsou málo, každému hráči se rozdává { $hand }.
       *[other] { $n } karet je málo, každému hráči se rozdává { $hand }.
    }
components-tokens-few =
    { form-at } { $n ->
        [one] { $n } žeton zboží je málo, stánky této sady jich potřebují { $needed }, aby zásoba nikdy nedošla.
        [few] { $n } žetony zboží jsou málo, stánky této sady jich potřebují { $needed }, aby zásoba nikdy nedošla.
       *[other] { $n } žetonů zboží je málo, stánky této sady jich potřebují { $needed }, aby zásoba nikdy nedošla.
    }

## Pozice

position-wrong-card = { form-at } { $card } na toto místo nepatří.
position-cards-short = { form-at } tolik karet { $card } není.
position-wares-short = { form-at } tolik žetonů zboží { $ware } není.
position-crowded =
    { form-at } { $n ->
        [one] { $n } kus zboží se nevejde, míst je { $spaces }.
        [few] { $n } kusy zboží se nevejdou, míst je { $spaces }.
       *[other] { $n } kusů zboží se nevejde, míst je { $spaces }.
    }
position-not-held = { form-at } { $card } má být známá karta, ale tolikrát v této ruce není.
position-shown-short = { form-at } oba hráči znají aspoň to, co znají všichni.
position-no-discard-top = { form-at } vrchní karta odkládací hromádky musí být uvedena.

## The server: starting

port-in-use = Port { $port } na adrese { $host } je obsazený. Neběží už Fondaco? Jiný port lze zvolit pomocí --port.
address-unusable = Fondaco nemůže naslouchat na adrese { $host }, port { $port }: { $reason }.
data-unwritable = Do složky s daty { $folder } nelze zapisovat: { $reason }.
data-full = Disk se složkou dat { $folder } je plný.
data-in-use = Složku s daty { $folder } už používá jiný server Fondaco.
data-damaged = Data ve složce { $folder } nelze použít: { $reason }.
data-newer = Data ve složce { $folder } zapsalo novější Fondaco.
backup-nothing = Ve složce { $folder } nejsou žádné partie.
backup-exists = { $path } už existuje; záloha nic nepřepisuje.
backup-failed = Kopie není úplná, a proto nebyla uložena. Zkus to prosím znovu.
server-page-missing = Stránka Fondaca ještě není sestavená: spusťte „make page“.

## The server: what it refuses

not-your-seat = Toto není vaše místo.
not-your-turn = Nejste na tahu.
stale = Partie mezitím pokročila. Takto vypadá teď.
match-over = Tato partie skončila.
match-not-over = Tato partie ještě neskončila.
no-such-move = Tah { $move } v této partii není, má jich { $most }.
match-begun = Partie už začala, vaše místo vám zůstává.
match-not-begun = Partie začne, až budou všechna místa obsazená.
seat-already = U tohoto stolu už sedíte.
match-too-long = Tato partie je příliš dlouhá: mezí je { $most } kroků.
match-other-components = Tato partie se hrála s jinými kartami, než má toto Fondaco.
match-damaged = V této partii nelze pokračovat: { $problem }
match-other-rules = Tato partie se hrála podle pravidel jiné verze.
undo-other-decides = Vrátit tah můžete, až budete zase rozhodovat.
undo-learned = Vrátit už nelze nic: něco se odkrylo, nebo rozhodl někdo jiný.
not-absent = Z tohoto místa nikdo minutu nechybí.
request-stands = Nejdřív je třeba odpovědět na otázku, která už padla.
no-such-request = Tato otázka už neplatí.
undo-free = To lze vrátit bez ptaní.
chat-off = U tohoto stolu nemůžete nic říct.
hint-coming = Rada už je na cestě.
seat-taken = Tam už sedí někdo jiný.
no-such-seat = Takové místo u tohoto stolu není.
no-such-match = Taková partie není.
no-such-stream = Toto spojení je zavřené. Stránka otevře nové.
no-human-seat = Alespoň jedno místo musí být pro člověka.
unknown-seat = Místo nemůže být pro „{ $seat }“. Může být: { $known }.
too-many-tables = Najednou lze být nejvýše u { $most } stolů.
still-warming = Roboti se ještě zahřívají.
slow-down = Je toho moc najednou: chvilku prosím počkejte.
bad-message = Této zprávě nelze rozumět.
message-too-long = Zpráva je delší než { $most } bajtů.
not-json = Server rozumí jen formátu JSON.
not-our-page = Tento požadavek nepřichází ze stránky Fondaca.
record-of-running-match = Záznam bude k dispozici po skončení partie.
store-full = Disk je plný: váš tah se neuložil a nic se nezměnilo.
store-failed = Váš tah se nepodařilo uložit a nic se nezměnilo.
server-failed = Na serveru se něco pokazilo. Nic se nezměnilo.
position-card-twice = { form-at } karta { $card } leží na dvou místech.
position-drawn-short = { form-at } toto místo mělo víc karet z posledního zamíchání, než kolik si jich od té doby líznulo.
position-tiles-short = { form-at } tolik destiček rodiny { $family } není.
position-camels-short = { form-at } tolik velbloudů rodiny { $family } není.
position-relation-twice = { form-at } dvě různé rodiny mohou mít jen jeden vztah.
position-effect = { form-at } to nepatří k otázce „{ $decision }“.
position-broken = Pozice porušuje { $clause }.
position-no-move = Pozice klade otázku „{ $decision }“, ale nelze na ni nic odpovědět.

## Příkazová řádka

unknown-language = Jazyk „{ $language }“ tu není. Jazyky jsou: { $known }.
unknown-clause = { $game } nemá bod „{ $clause }“.
bad-bot = Bot „{ $bot }“ tu není. Boti jsou: easy, medium, strong, random, heuristic, search:50ms, search:5000it.
option-form = „{ $option }“ není volba. Volba se píše jméno=hodnota.
bots-per-seat =
    { $n ->
        [one] Uveden je { $n } bot, ale míst je { $players }.
        [few] Uvedeni jsou { $n } boti, ale míst je { $players }.
       *[other] Uvedeno je { $n } botů, ale míst je { $players }.
    }
record-no-person = V této partii nehrál žádný člověk, takže v ní nemá kdo pokračovat.
record-luck-written = Náhoda této partie byla zapsána ručně, takže na pokračování nestačí.
bad-name = Jméno má 1 až { $most } znaků a všechny jsou viditelné.
usage-no-option = Volba { $option } tu není.
usage-no-command = Příkaz „{ $command }“ tu není.
usage-missing = Chybí { $parameter }.
usage-bad-value = { $parameter } nemůže mít tuto hodnotu: { $value }.
usage-no-value = { $option } se takto nepíše: buď chybí hodnota, nebo tam nemá být.
usage-wrong = Příkazové řádce nelze rozumět: { $reason }

## Akce

action-unknown = Akce { $action } neexistuje. Akce jsou čísla od 0 a menší než { $actions }.
action-unread = „{ $action }“ není akce.
action-over = Hra skončila, „{ $action }“ nelze zahrát.
action-not-asked = „{ $action }“ není odpověď na otázku „{ $decision }“.
action-illegal = „{ $action }“ zakazuje { $clause }.
bad-seat = Místo { $seat } tu není. Místa jsou čísla od 0 a menší než { $players }.
script-short = Předpis náhody končí tam, kde je třeba výsledek z { $n }.
