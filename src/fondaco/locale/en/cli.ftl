### The command line. Words of a single game stand in that game's files.

## The program and its commands

cli-about = Board games played exactly by their rules: in the browser, in the terminal, and by programs.
cli-language = Add --language en, cs, es or de to any command; otherwise the language of your system is spoken.
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = [default: { "{}" }]
cli-required = [required]
cli-help = Explain this and leave.
cli-version = Tell the version and leave.
cli-interrupted = Interrupted.
cli-compiling = Compiling the rules …
cli-games = Show the games of the house.
cli-play = Play a game in the terminal.
cli-serve = Serve the page: games against bots in the browser.
cli-backup = Copy all matches into one file, also while the server runs.
cli-simulate = Let bots play many games among themselves and count.
cli-match = Let bots play against each other, the same deals with seats swapped.
cli-replay = Play a saved match again.
cli-rules = Show the rules of a game, or one clause of them.

## What commands take

cli-game-help = Name of the game.
cli-json = Answer in JSON, for programs.
cli-games-help = How many games.
cli-players-help = How many players; without it as few as the game allows.
cli-seed-help = Seed of the first deal; the same seed gives the same games.
cli-cap-help = Decisions after which a game is given up.
cli-components-help = A component file of your own instead of the one that comes with the game.
cli-option-help = An option of the game as name=value, or “suggested” for those that it suggests for so many players; may be given several times.
cli-bots-simulate-help = One bot for all seats, or one for each, with commas between: random, heuristic, easy, medium, strong, search:50ms, search:5000it.
cli-bots-match-help = The bots, with commas between, as many as there are players: random, heuristic, easy, medium, strong, search:50ms, search:5000it.
cli-until-help = Stop when the first bot's share of victories surely lies above or below this, for example 0.8.
cli-workers-help = How many games are played side by side.
cli-bot-help = Your opponent: easy, medium, strong, or a bot as in “match”; of several opponents one for all, or one for each, with commas between.
cli-play-seed-help = Seed of the deal; without it the deal is drawn by lot.
cli-seat-help = Your seat, from 1.
cli-from-help = A saved match to go on with.
cli-host-help = Address to listen at.
cli-port-help = Port to listen at; 0 takes a free one.
cli-data-help = Folder for matches; without it your data folder.
cli-backup-file-help = File to be made.
cli-clause-help = A clause, for example J-6.7.
cli-record-help = File of the match.
cli-verify-help = Compare the end with what the file says.

## Answers

cli-games-title = The games of the house
cli-game = Game
cli-players = Players
cli-rules-version = Rules
cli-actions = Actions
cli-game-options = Options
cli-suggested = { $n } players, suggested: { $options }
cli-suggested-here = Suggested with so many players, for a game of a good length: { $options }. Choose it with { $words }.
cli-components = Components
cli-from-rules =
    { $n ->
        [one] { $n } value from the rule documents
       *[other] { $n } values from the rule documents
    }
cli-from-public =
    { $n ->
        [one] { $n } value from several public sources
       *[other] { $n } values from several public sources
    }
cli-from-reconstructed =
    { $n ->
        [one] { $n } value reconstructed
       *[other] { $n } values reconstructed
    }
cli-from-own =
    { $n ->
        [one] { $n } value of the owner’s
       *[other] { $n } values of the owner’s
    }
cli-serving = Fondaco is open: { $address }
cli-simulating = Playing
cli-matching = Playing
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-share = Share
cli-interval = 95 % interval
cli-count-games = Games
cli-count-decisions = Decisions
cli-count-choices = of these with a choice
cli-count-capped = Games given up
cli-per-second = { $n } per second
cli-seconds = Seconds
cli-compile-seconds = Seconds to compile
cli-match-summary =
    { $games ->
        [one] { $games } game in { $seconds } s.
       *[other] { $games } games in { $seconds } s.
    }
cli-match-capped =
    { $n ->
        [one] { $n } game was given up and shared.
       *[other] { $n } games were given up and shared.
    }

## At a table in the terminal

cli-name-help = Your name at the table.
table-keys = number: choose · p N what it brings · ? why not · h hint · u undo · c cards · l log · s FILE save · q leave
table-thinking = { $name } is thinking …
table-hint-thinking = Thinking about a hint …
table-hint = Hint: { $action }
table-no-choice =
    { $n ->
        [one] There is only { $n } choice.
       *[other] Choose a number from 1 to { $n }.
    }
table-no-command = A number chooses. Otherwise: p N what it brings · ? why not · h hint · u undo · c cards · l log · s FILE save · q leave
table-no-refusal =
    { $n ->
        [0] Nothing is forbidden here.
        [one] Only ?{ $n } can be asked here.
       *[other] Ask from ?1 to ?{ $n }.
    }
table-all-allowed = Nothing that you could ask for is forbidden now.
table-preview-none = Nothing of what it brings is certain.
table-undo-none = There is nothing to take back.
table-undo-beyond = Something was learned since your last decision. “u!” takes it back all the same and marks the match “with undo”.
table-undone = Taken back.
table-save-where = Say where to: s FILE
table-saved = Saved to { $path }. “fondaco play --from { $path }” goes on with it.
table-unsaved = This match is not saved. “s FILE” saves it, “q” once more leaves.
table-winners =
    { $n ->
        [one] The winner is { $names }.
       *[other] A shared victory: { $names }.
    }
table-keys-over = s FILE save · l log · c cards · Enter leave
table-with-undo = This match was played with undo.
cli-backed-up =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } with { $entries ->
        [one] { $entries } step
       *[other] { $entries } steps
    } saved in { $file }.
cli-replayed =
    { $n ->
        [one] { $n } action played again.
       *[other] { $n } actions played again.
    }
cli-unfinished = The match is not over yet; every action can be played: { $digest }
cli-verified = The end agrees with the file: { $digest }
