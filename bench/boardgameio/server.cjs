/**
 * A server of boardgame.io with a small game of hidden hands, for the comparison in `bench/wire/compare.py`.
 *
 * Two traders draw from a secret deck, keep or drop what they see, and buy and sell three wares by a card of their hand,
 * five actions a turn: the kind of game that Jambo is, cut down, so that its rules cost next to nothing. Everything is
 * as boardgame.io comes: matches are kept in memory, seats are taken through its lobby and guarded by credentials, its
 * own STRIP_SECRETS decides what a seat is sent, and every move is told to all sockets of a match.
 *
 * `node server.cjs` takes a free port and prints its address.
 */
const { Origins, Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const CARDS = 110;
const KINDS = 6; // of wares
const HAND = 5;
const GOLD = 20;
const ACTIONS = 5; // in a turn
const PRICE = 3; // of three wares of one kind
const YIELD = 5;
const TRADED = 3;

const kindOf = (card) => card % KINDS;

function take(G, player, index) {
  const [card] = G.players[player].hand.splice(index, 1);
  G.cards[player] = G.players[player].hand.length;
  G.discard.push(card);
  return card;
}

function spend(G, events) {
  G.actions -= 1;
  if (G.actions === 0) {
    G.actions = ACTIONS;
    events.endTurn();
  }
}

const moves = {
  draw: {
    move: ({ G, playerID, random }) => {
      if (G.drawing) return INVALID_MOVE;
      if (G.secret.deck.length === 0) {
        G.secret.deck = random.Shuffle(G.discard);
        G.discard = [];
      }
      if (G.secret.deck.length === 0) return INVALID_MOVE;
      G.players[playerID].drawn = G.secret.deck.pop();
      G.deck = G.secret.deck.length;
      G.drawing = true;
    },
    client: false,
  },
  keep: {
    move: ({ G, playerID, events }) => {
      if (!G.drawing) return INVALID_MOVE;
      const own = G.players[playerID];
      own.hand.push(own.drawn);
      own.drawn = null;
      G.cards[playerID] = own.hand.length;
      G.drawing = false;
      spend(G, events);
    },
  },
  drop: {
    move: ({ G, playerID, events }) => {
      if (!G.drawing) return INVALID_MOVE;
      G.discard.push(G.players[playerID].drawn);
      G.players[playerID].drawn = null;
      G.drawing = false;
      spend(G, events);
    },
  },
  buy: {
    move: ({ G, playerID, events }, index) => {
      if (G.drawing || !(index in G.players[playerID].hand) || G.gold[playerID] < PRICE) return INVALID_MOVE;
      G.gold[playerID] -= PRICE;
      G.wares[playerID][kindOf(take(G, playerID, index))] += TRADED;
      spend(G, events);
    },
  },
  sell: {
    move: ({ G, playerID, events }, index) => {
      const hand = G.players[playerID].hand;
      if (G.drawing || !(index in hand) || G.wares[playerID][kindOf(hand[index])] < TRADED) return INVALID_MOVE;
      G.wares[playerID][kindOf(take(G, playerID, index))] -= TRADED;
      G.gold[playerID] += YIELD;
      spend(G, events);
    },
  },
};

const traders = {
  name: "traders",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const hand = () => deck.splice(0, HAND);
    return {
      secret: { deck },
      players: { 0: { hand: hand(), drawn: null }, 1: { hand: hand(), drawn: null } },
      deck: deck.length,
      cards: [HAND, HAND],
      gold: [GOLD, GOLD],
      wares: [Array(KINDS).fill(0), Array(KINDS).fill(0)],
      discard: [],
      actions: ACTIONS,
      drawing: false,
    };
  },
  moves,
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [traders], origins: [Origins.LOCALHOST] });
// What it says for people goes to stderr: the first line of stdout is the address.
console.info = console.log = console.error;
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}/\n`);
});
