import { useT } from '../../lib/i18n.ts';

const known: ReadonlySet<string> = new Set([
  'lines',
  'ways',
  'cluster',
  'cascade',
  'free-spins',
  'multiplier',
  'bonus-buy',
  'dice',
  'limbo',
  'plinko',
  'wheel',
  'keno',
  'crash',
  'mines',
  'coin-flip',
  'hilo',
  'table',
  'roulette',
  'baccarat',
  'dragon-tiger',
  'blackjack',
  'video-poker',
  'scratch',
  'bingo',
]);

/** The name of a kind of game; a kind that an operator has made up is its own name. */
export function useKindName(): (kind: string) => string {
  const t = useT('lobby');
  return (kind) => (known.has(kind) ? t(`kind.${kind}`) : kind);
}
