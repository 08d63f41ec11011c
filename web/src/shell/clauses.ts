/** Clauses of the rules in words. */
import { t } from './texts.svelte';

/** "J-6.7", as people and refusals name a clause, is the message J-6-7. */
export const clauseMessage = (clause: string): string => clause.replaceAll('.', '-');

/** What a clause says, once the rules of its game are loaded. */
export const clauseText = (clause: string): string => t(clauseMessage(clause));
