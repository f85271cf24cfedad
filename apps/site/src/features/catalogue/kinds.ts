import type { StartData } from '@arara/contract';
import { railMin } from './rails.ts';

type Category = StartData['categories'][number];

/** A category with fewer games than this is seen at one glance: shelves would only say it again. */
const shelvedFrom = 24;
const shelvesMax = 4;

/** The kinds of a category to choose from, the largest first; one alone is no choice. */
export function kindsOf({ kinds }: Pick<Category, 'kinds'>): Category['kinds'] {
  return kinds.length > 1 ? kinds : [];
}

/** Kinds that have a shelf of their own: not a handful of games, and not nearly all of them. */
export function shelvedKinds({ kinds, games }: Pick<Category, 'kinds' | 'games'>): string[] {
  if (games < shelvedFrom) return [];
  return kinds
    .filter((one) => one.games >= railMin && one.games <= games / 2)
    .slice(0, shelvesMax)
    .map(({ kind }) => kind);
}

/** Some of its games win a jackpot. */
export function hasJackpots({ kinds }: Pick<Category, 'kinds'>): boolean {
  return kinds.some(({ kind }) => kind === 'jackpot');
}
