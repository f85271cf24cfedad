/** The originals that have a view, by their codes. */
export const originalCodes = [
  'dice',
  'limbo',
  'plinko',
  'wheel',
  'keno',
  'mines',
  'coin-flip',
  'hilo',
  'video-bingo',
  'video-poker',
  'raspa-junina',
  'raspa-da-mata',
  'raspa-carnaval',
  'roulette',
  'baccarat',
  'dragon-tiger',
  'blackjack',
] as const;

/** The originals whose rounds many players share. */
export const tableCodes = ['crash'] as const;

export type OriginalCode = (typeof originalCodes)[number];
export type TableCode = (typeof tableCodes)[number];
