import type { ShownGame, ShownTable } from '@arara/game-kit/view';
import { originalCodes, tableCodes } from '@arara/originals/view/codes';
import { loadTitle } from '@arara/slots/view/titles';

interface Entry {
  has(code: string): boolean;
  find(code: string): Promise<ShownGame | null>;
}

/**
 * The families of games: the only place of this page that names one. A family is fetched when one of its
 * games is opened. The slots come last, and have every code that no other family has.
 */
const families: readonly Entry[] = [
  {
    has: (code) => originalCodes.some((own) => own === code),
    find: async (code) => (await import('@arara/originals/view')).family.find(code),
  },
  { has: () => true, find: findSlot },
];

/** The view of the slots and the data of the title come side by side. */
async function findSlot(code: string): Promise<ShownGame | null> {
  const [{ showSlot }, title] = await Promise.all([import('@arara/slots/view'), loadTitle(code)]);
  return title === null ? null : showSlot(title);
}

/** The game of a code, as its family shows it; null where there is none. */
export async function findGame(code: string): Promise<ShownGame | null> {
  return (await families.find(({ has }) => has(code))?.find(code)) ?? null;
}

/** The table of a code; null where the code is of another game. */
export async function findTable(code: string): Promise<ShownTable | null> {
  if (!tableCodes.some((own) => own === code)) return null;
  return (await import('@arara/originals/view')).tables.find(code);
}
