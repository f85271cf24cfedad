import type { Hit } from '../play-type.ts';

/** Unit bets that won, by class, each class once. */
export function gatherHits(codes: readonly string[]): readonly Hit[] {
  const units = new Map<string, number>();
  for (const code of codes) units.set(code, (units.get(code) ?? 0) + 1);
  return [...units].map(([code, count]) => ({ code, units: count }));
}
