/** "J-6.7", as people and refusals name a clause, is the message J-6-7. */
export const clauseMessage = (clause: string): string => clause.replaceAll('.', '-');
