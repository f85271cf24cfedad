import { useT } from '../../lib/i18n.ts';

const known = [
  'lines',
  'ways',
  'cluster',
  'cascade',
  'free-spins',
  'multiplier',
  'bonus-buy',
  'dice',
] as const;

/** The name of a kind of game; a kind that an operator has made up is its own name. */
export function useKindName(): (kind: string) => string {
  const t = useT('lobby');
  return (kind) => (known.some((one) => one === kind) ? t(`kind.${kind}`) : kind);
}
