const shown = 12;

/** The first studios of a row, and the chosen one wherever it stands; the sheet has them all. */
export function chipsOf<Card extends { readonly vassalage: string }>(
  cards: readonly Card[],
  chosen: string,
): readonly Card[] {
  const first = cards.slice(0, shown);
  const far = cards.slice(shown).find(({ vassalage }) => vassalage === chosen);
  return far === undefined ? first : [far, ...first];
}
