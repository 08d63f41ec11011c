### A table among people: who comes, who is away, and what they say to each other.

## Before all sit

lobby-title = { $n ->
        [one] Waiting for one more
       *[other] Waiting for { $n } more
    }
lobby-welcome = You are invited to this table
lobby-you = you
lobby-here = here
lobby-away = away for now
lobby-sit-here = Sit here
lobby-begins = The match begins as soon as every seat is taken.
lobby-watch = Or just watch: the match opens here as soon as every seat is taken.
lobby-stand = Give up my seat
lobby-invite = Invite friends
lobby-invite-about = Whoever opens this link can take a free seat. No account, no mail.
lobby-link = Link to this table
lobby-code = The link as a code for a camera
lobby-copy = Copy the link
lobby-copied = The link is copied.
lobby-marked = The link is marked: copy it now.
lobby-share = Share …
lobby-share-text = Come and play { $game } with me!
lobby-local = This address works on this computer only. For other devices start Fondaco with --host 0.0.0.0 and open its address in your network.
