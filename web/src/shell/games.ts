/** The games of the house. Each brings its own chunk, loaded when it is looked at. */
import type { Component } from 'svelte';
import { chapterOf as chapterOfOrient } from '../games/orient/chapters';
import { chapterOf as chapterOfSamarkand } from '../games/samarkand/chapters';
import { chapterOf as chapterOfStoneAge } from '../games/stoneage/chapters';
import type { GameDescription } from '../protocol/messages';
import type { Room } from './room';

export interface Clause {
  id: string;
  kind: 'rule' | 'data' | 'example' | 'note';
  ruling: boolean;
}

/** What a game's own way to begin is given: how many can play and do, and what a press does. */
export interface Begin {
  fewest: number;
  most: number;
  players: number;
  onplayers: (players: number) => void;
  /** Begin; per seat the name of whoever plays there on this device, null for a bot. */
  onstart: (here: (string | null)[]) => void;
  /** Show the usual form. */
  onadults: () => void;
}

export interface Game {
  id: string;
  /** Fluent file with the words of its table; that of its rules has `-rules` added. */
  texts: string;
  /** A picture that fills whatever frame it is given. */
  poster: () => Promise<{ default: Component }>;
  /** A way to begin at once, without reading; the usual form then lies behind it. */
  begin?: () => Promise<{ default: Component<Begin> }>;
  room: () => Promise<{ open: (facts: GameDescription) => Room }>;
  clauses: () => Promise<Clause[]>;
  /** The chapter of the rules in which a clause stands; its title is a message `<texts>-chapter-<chapter>`. */
  chapter: (clause: string) => string;
}

const clauses = import.meta.glob<Clause[]>('../../../src/fondaco/games/*/clauses.json', { import: 'default' });

export const GAMES: readonly Game[] = [
  {
    id: 'jambo',
    texts: 'jambo',
    poster: () => import('../games/jambo/Poster.svelte'),
    room: () => import('../games/jambo/room'),
    clauses: clauses['../../../src/fondaco/games/jambo/clauses.json']!,
    // "J-6.7" stands in chapter 6.
    chapter: (clause) => /\d+/.exec(clause)![0],
  },
  {
    id: 'samarkand',
    texts: 'samarkand',
    poster: () => import('../games/samarkand/Poster.svelte'),
    room: () => import('../games/samarkand/room'),
    clauses: clauses['../../../src/fondaco/games/samarkand/clauses.json']!,
    chapter: chapterOfSamarkand,
  },
  {
    id: 'stoneage',
    texts: 'stoneage',
    poster: () => import('../games/stoneage/Poster.svelte'),
    begin: () => import('../games/stoneage/Begin.svelte'),
    room: () => import('../games/stoneage/room'),
    clauses: clauses['../../../src/fondaco/games/stoneage/clauses.json']!,
    chapter: chapterOfStoneAge,
  },
  {
    id: 'orient',
    texts: 'orient',
    poster: () => import('../games/orient/Poster.svelte'),
    room: () => import('../games/orient/room'),
    clauses: clauses['../../../src/fondaco/games/orient/clauses.json']!,
    chapter: chapterOfOrient,
  },
];

export const game = (id: string): Game | undefined => GAMES.find((one) => one.id === id);
