### Dům kolem her: co mají společné všechny stránky. Slova jednotlivých her jsou v jejich vlastních souborech.

## Dům

app-name = Fondaco
app-tagline = Hostinec kupců
app-about = Ve fondacu nocovali kupci z celého světa, skladovali tu zboží a obchodovali. Pojďte dál a hrajte: přesně podle pravidel, proti botům, kteří nevidí víc než vy.
app-skip = Přejít k obsahu
app-home = Na úvodní stránku
app-language = Jazyk
language-en = English
language-cs = Čeština
language-es = Español
language-de = Deutsch

page-not-found = Na této adrese nic není.
page-offline = Server neodpovídá.
page-failed = Serveru se to nepodařilo.
page-loading = Okamžik …

## Úvodní stránka

start-games = U stolů
start-play = Hrát
start-rules = Pravidla
start-tables = Moje stoly

## Před hrou

play-title = { $others ->
        [one] Kdo bude sedět naproti?
        [few] Kdo s tebou usedne ke stolu?
       *[other] Kdo s tebou usedne ke stolu?
    }
play-players = Počet hráčů
play-levels = Kdo bude hrát s tebou?
play-each = Vybrat zvlášť pro každé místo
play-seat = { $n }. místo
play-name = Tvoje jméno
play-name-here = Jméno na místě { $n }
play-name-default = Host
play-chat = Povídání u stolu
play-chat-off = Nikdo
play-chat-seats = Kdo hraje
play-chat-all = I diváci
play-start = Posadit se
play-more = Další volby
play-suggested = { $n ->
        [one] Pro { $n } hráče doporučujeme: { $options }.
        [few] Pro { $n } hráče doporučujeme: { $options }.
       *[other] Pro { $n } hráčů doporučujeme: { $options }.
    }
play-take = Použít
play-taken = Použito
play-is-suggested = (doporučeno)
level-human = Kamarád
level-human-about = Dostane od tebe odkaz a posadí se.
level-here = Někdo tady
level-here-about = Střídáte se u jednoho zařízení; opona chrání karty každého z vás.
level-easy = Snadný
level-easy-about = Hraje rychle a leccos odpustí.
level-medium = Střední
level-medium-about = Vyzná se v obchodě a chvilku přemýšlí.
level-strong = Silný
level-strong-about = Vidí daleko dopředu a nic nedá zadarmo.
bot-name = { $level ->
        [easy] Snadný bot
        [medium] Střední bot
        [strong] Silný bot
       *[other] Bot
    }
seat-free = Volné místo
seat-numbered = { $name } { $n }

## Moje stoly

tables-title = Moje stoly
tables-none = Zatím nemáš žádný stůl.
tables-yours = Jsi na tahu
tables-theirs = Na tahu: { $name }
tables-waits = Čeká na hráče
tables-over = Dohráno
tables-open-record = Otevřít záznam partie
tables-with = proti: { $names }

## U stolu

match-your-turn = Jsi na tahu
match-title-turn = Jsi na tahu – { $game }
match-thinking = { $name } přemýšlí …
match-connecting = Připojování …
match-reconnecting = Spojení se přerušilo. Zkouší se znovu …
match-warming = Bot se rozehřívá: { $percent } %. Mezitím se můžeš rozhlížet a hrát.
match-pending = Provádí se …
match-closes = Kdo mlčí, odmítá.
match-watching = Jen se díváš.
match-lost = Tuto hru nelze otevřít.
match-past = Díváš se zpět.
match-now = Zpět do přítomnosti
match-look-through = Prohlédnout partii
match-with-undo = s vracením
control-confirm = Potvrdit
control-undo = Zpět
control-undo-marks = Zpět (hra se pak označí „s vracením“)
control-undo-ask = Požádat o vrácení
undo-marks-again = Stiskni Zpět ještě jednou a tah se vrátí; hra se pak označí „s vracením“.
undo-ask-again = Stiskni Zpět ještě jednou a ostatní dostanou otázku, zda smíš svůj poslední tah vrátit. Partie pak bude označená „s vracením“.
control-undo-turn = Vrátit celý tah
control-end-turn = Ukončit tah
control-hint = Nápověda
control-replay = Co se stalo?
control-log = Průběh
control-menu = Nabídka
control-close = Zavřít
control-rules = Pravidla
control-settings = Nastavení
control-leave = Odejít od stolu
confirm-nothing = Nejdřív něco vyber.
hint-is = Nápověda: { $action }
why-title = Teď to nejde
why-not-asked = Na to teď není řada.
why-rule = Pravidlo { $clause }
undo-none = Není co vrátit.

## Průběh

log-title = Průběh
log-all = Všechno
log-recent = Od mého tahu
log-empty = Zatím se nic nestalo.
log-earlier = Zobrazit dřívější
log-undo-border = Až sem lze volně vracet.
log-show = Ukázat tento okamžik

## Víc lidí u jednoho zařízení

curtain-hold = Podrž a otevři, { $name }
curtain-again = Stiskni ještě jednou, { $name }
curtain-note = Na obrazovku se teď dívej jen ty. Můžeš také stisknout dvakrát.
curtain-again-note = Stisknuto jednou. Ještě jedno stisknutí oponu otevře.
curtain-anybody = Otázka pro všechny
curtain-decline = Ne, děkuji
curtain-nobody = Nikdo
curtain-turn = { $names }: na tahu
curtain-common = Dívat se můžete všichni.
curtain-pass = Skrýt moji stranu a předat
curtain-hide = Skrýt moji stranu
order-decline = Odmítat bez ptaní:
order-turn = do mého dalšího tahu
order-end = po celou partii
order-stands = Bez ptaní se za tebe odmítá: { $question }.
order-ask = Zase se mě ptát

## Konec

end-won = Vítězíš!
end-lost = Tentokrát to nevyšlo.
end-over = Hra skončila.
end-abandoned = Partie byla ukončena
end-abandoned-story = Někdo odešel a ti, kdo zůstali, partii ukončili. Nikdo nevyhrál.
end-winner = Vítězí { $name }.
end-winners = O vítězství se dělí { $names }.
end-shared = Společné vítězství: { $names }
end-again = Hrát znovu
end-come-along = Přidat se k další partii
end-look = Prohlédnout stůl
end-record = Uložit záznam
end-show = Ukázat výsledek

## Nastavení

settings-title = Nastavení
settings-confirm = Potvrzovat tahy
settings-confirm-touch = Při dotyku
settings-confirm-always = Vždy
settings-confirm-never = Nikdy
settings-pace = Tempo ostatních
settings-pace-0 = Hned
settings-pace-0_6 = Svižné
settings-pace-1_2 = Poklidné
settings-motion = Pohyb po stole
settings-shortcuts = Klávesové zkratky
settings-on = Zapnuto
settings-off = Vypnuto
settings-keys = Klávesy
key-confirm = Enter: potvrdit
key-cancel = Esc: zrušit
key-undo = U: zpět, se Shiftem celý tah
key-end = E: ukončit tah
key-hint = ?: nápověda
key-log = H: průběh
key-replay = R: co se stalo?

## Pravidla

rules-title = Pravidla hry { $game }
rules-ruling = Výklad
rules-ruling-about = Zde pravidla mlčí nebo nejsou jasná; takto se hraje v tomto domě.
rules-contents = Obsah
