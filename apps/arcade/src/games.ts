import type { GameFamily, ShownGame } from '@arara/game-kit/view';

interface Entry {
  has(code: string): boolean;
  load(): Promise<GameFamily>;
}

/**
 * The families of games: the only place of this page that names one. A family is fetched when one of its
 * games is opened. The slots come last, and have every code that no other family has.
 */
const families: readonly Entry[] = [
  { has: () => true, load: async () => (await import('@arara/slots/view')).family },
];

/** The game of a code, as its family shows it; null where there is none. */
export async function findGame(code: string): Promise<ShownGame | null> {
  const entry = families.find(({ has }) => has(code));
  return (await entry?.load())?.find(code) ?? null;
}
