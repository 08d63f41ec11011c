### Stůl, u kterého sedí lidé: kdo přichází, kdo odešel a co si říkají.

## Než se všichni posadí

lobby-title = { $n ->
        [0] Za chviličku se začíná
        [one] Čeká se ještě na jednoho hráče
        [few] Čeká se ještě na { $n } hráče
       *[other] Čeká se ještě na { $n } hráčů
    }
lobby-welcome = Zvou tě k tomuto stolu
lobby-you = ty
lobby-here = je tu
lobby-away = zrovna tu není
lobby-sit-here = Sednout si sem
lobby-begins = Partie začne, jakmile budou všechna místa obsazená.
lobby-watch = Nebo se jen dívej: partie se tu otevře, jakmile budou všechna místa obsazená.
lobby-stand = Vzdát se místa
lobby-fill = Nebo ať si na volné místo sedne bot:
lobby-empty = Uvolnit místo
lobby-invite = Pozvat přátele
lobby-invite-about = Kdo otevře tento odkaz, může si sednout na volné místo. Bez účtu a bez e-mailu.
lobby-link = Odkaz na tento stůl
lobby-code = Odkaz jako kód pro fotoaparát
lobby-copy = Zkopírovat odkaz
lobby-copied = Odkaz je zkopírovaný.
lobby-marked = Odkaz je označený, teď ho zkopíruj.
lobby-share = Sdílet…
lobby-share-text = Pojď si se mnou zahrát { $game }!
lobby-local = Tato adresa funguje jen na tomto počítači. Pro jiná zařízení spusť Fondaco s --host 0.0.0.0 a otevři jeho adresu ve své síti.

## Někdo odešel, někdo se ptá

company-question = Otázka mezi hráči
company-away = { $name } tu zrovna není.
company-held = Za hráče { $name } zatím hraje bot, dokud se nevrátí.
company-absent = { $name } tu už minutu není. Jak se bude pokračovat?
company-wait = Počkat
company-hold = Zatím ať hraje bot
company-end = Ukončit partii
company-asks-undo = { $name } žádá o vrácení tohoto:
company-asks-end = { $name } navrhuje ukončit partii, protože někdo odešel. Nikdo nevyhraje.
company-own-undo = Žádáš o vrácení tohoto. Žádost platí do tvého dalšího tahu:
company-own-end = Navrhuješ ukončit partii.
company-undone = Co by se vrátilo
company-yes = Souhlasím
company-no = Nesouhlasím
company-withdraw = Vzít zpět

## Povídání

chat-title = Povídání
chat-open = { $n ->
        [one] Povídání: { $n } nová zpráva
        [few] Povídání: { $n } nové zprávy
       *[other] Povídání: { $n } nových zpráv
    }
chat-lines = Co se řeklo
chat-none = Zatím nikdo nic neřekl.
chat-write = Napiš něco
chat-send = Poslat
chat-only-players = Mluvit tu smějí jen ti, kdo hrají.
chat-show-phrases = Ukazovat hotové věty
chat-show-words = Ukazovat, co píšou ostatní
chat-watcher = Divák
phrase-hello = Ahoj!
phrase-luck = Hodně štěstí!
phrase-thinking = Přemýšlím…
phrase-moment = Hned jsem zpátky.
phrase-nice = Pěkný tah!
phrase-oops = Jejda!
phrase-thanks = Děkuju!
phrase-played = Dobrá hra!
phrase-again = Dáme ještě jednu?
phrase-bye = Měj se!
