import type { GameFamily, ShownGame, ShownTable } from '@arara/game-kit/view';
import { originalCodes, tableCodes } from '@arara/originals/view/codes';

interface Entry {
  has(code: string): boolean;
  load(): Promise<GameFamily>;
}

/**
 * The families of games: the only place of this page that names one. A family is fetched when one of its
 * games is opened. The slots come last, and have every code that no other family has.
 */
const families: readonly Entry[] = [
  {
    has: (code) => originalCodes.some((own) => own === code),
    load: async () => (await import('@arara/originals/view')).family,
  },
  { has: () => true, load: async () => (await import('@arara/slots/view')).family },
];

/** The game of a code, as its family shows it; null where there is none. */
export async function findGame(code: string): Promise<ShownGame | null> {
  const entry = families.find(({ has }) => has(code));
  return (await (await entry?.load())?.find(code)) ?? null;
}

/** The table of a code; null where the code is of another game. */
export async function findTable(code: string): Promise<ShownTable | null> {
  if (!tableCodes.some((own) => own === code)) return null;
  return (await import('@arara/originals/view')).tables.find(code);
}
