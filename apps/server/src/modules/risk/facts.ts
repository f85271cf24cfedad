import { amountText } from '../../platform/amounts.ts';
import type { AlertFacts } from './alert.repository.ts';
import type { Finding, Move } from './judge.policy.ts';
import type { RiskDeps } from './risk.deps.ts';

/** The questions of a rule about a member’s move. */
export const factsOf = (
  { play, chanceOf }: Pick<RiskDeps, 'play' | 'chanceOf'>,
  playerId: bigint,
  trigger: Move,
  moves: readonly Move[],
) => ({
  trigger,
  moves,
  played: (from: Date, until: Date) => play.playedBy(playerId, from, until),
  chanceOf,
});

/** The facts of a finding as people read them, with the move that it was found at. */
export function toldOf(
  { currency }: Pick<RiskDeps, 'currency'>,
  { counts, amounts }: Finding,
  trigger: Move,
): AlertFacts {
  const money = Object.entries(amounts).map(
    ([name, minor]) => [name, `${amountText(minor, currency)} ${currency}`] as const,
  );
  return {
    ...counts,
    ...Object.fromEntries(money),
    [trigger.kind]: trigger.id,
    at: trigger.at.toISOString(),
  };
}
