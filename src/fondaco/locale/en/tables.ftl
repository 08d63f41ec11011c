### A table among people: who comes, who is away, and what they say to each other.

## Before all sit

lobby-title = { $n ->
        [0] It begins in a moment
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
lobby-fill = Or let a bot take a free seat:
lobby-empty = Free the seat
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

## Somebody is away, somebody asks

company-question = A question among the players
company-away = { $name } is away.
company-held = A bot plays for { $name } until they are back.
company-absent = { $name } has been away for a minute. How shall it go on?
company-wait = Wait
company-hold = Let a bot play until then
company-end = End the match
company-asks-undo = { $name } would like to take this back:
company-asks-end = { $name } would like to end the match, because somebody has left. Nobody will have won.
company-own-undo = You have asked to take this back. It stands until your next move:
company-own-end = You have asked to end the match.
company-undone = What would be taken back
company-yes = Agree
company-no = Refuse
company-withdraw = Withdraw

## Talk

chat-title = Talk
chat-open = { $n ->
        [one] Talk: { $n } new line
       *[other] Talk: { $n } new lines
    }
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-only-players = Only those who play may speak here.
chat-show-phrases = Show ready phrases
chat-show-words = Show what others write
chat-watcher = A spectator
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thinking = Let me think …
phrase-moment = Back in a moment.
phrase-nice = Nicely done!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-played = Well played!
phrase-again = Another one?
phrase-bye = Goodbye!
