/** What the rooms of all games have in common: their words tell most of what the shell asks. */
import type { Component } from 'svelte';
import type { PreviewEvent, Result, Table } from '../protocol/messages';
import type { ActionTable, Part } from './actions';
import { clauseText } from './clauses';
import type { Ending, Room } from './room';

/** A game in words; `View` is the information record of a seat. */
export interface Tongue<View> {
  prompt(view: View, names: string[]): string;
  action(action: number): string;
  event(event: PreviewEvent, names: string[]): string;
}

export abstract class GameRoom<View, Facts extends ActionTable<Part>, Words extends Tongue<View>> implements Room {
  abstract readonly Board: Room['Board'];
  abstract readonly keys: readonly string[];
  readonly wholePage?: boolean;
  readonly Settings?: Component;
  readonly endTurn: number;

  constructor(
    readonly facts: Facts,
    readonly words: Words,
  ) {
    this.endTurn = facts.action('end_turn');
  }

  prompt(table: Table, names: string[]): string {
    return this.words.prompt(table.view as View, names);
  }

  action(action: number): string {
    return this.words.action(action);
  }

  refusal(_action: number, clause: string): string {
    return clauseText(clause);
  }

  event(event: PreviewEvent, names: string[]): string {
    return this.words.event(event, names);
  }

  preview(action: number, events: PreviewEvent[], _table: Table, names: string[]): string {
    return [this.action(action), ...events.map((event) => this.event(event, names))].join(' · ');
  }

  abstract ending(result: Result, table: Table, names: string[]): Ending;
}
