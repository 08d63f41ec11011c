### Stůl, u kterého sedí lidé: kdo přichází, kdo odešel a co si říkají.

## Než se všichni posadí

lobby-title = { $n ->
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
