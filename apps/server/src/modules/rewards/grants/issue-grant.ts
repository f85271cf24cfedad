import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import type { RewardsDeps } from '../rewards.deps.ts';
import { insertGrant, lockPlayer, writeStep } from './grant.repository.ts';
import type { GrantOrder } from './grant.types.ts';

const dayMs = 86_400_000;

/**
 * Issues a grant, which waits until the member activates it; no money moves before. The one door of all grants: the
 * law of the brand's country is asked here. Answers its id; null where the same deed has given one already. Throws
 * `reward.before.bet` where no advantage may come before a bet.
 */
export async function issueGrant(
  deps: Pick<RewardsDeps, 'clock' | 'play' | 'advantageAfterBetOnly'>,
  tx: Tx,
  order: GrantOrder,
): Promise<bigint | null> {
  await refuseBeforeBet(deps, order.playerId);
  const at = deps.clock.now();
  await lockPlayer(tx, order.playerId);
  const expiresAt = new Date(at.getTime() + order.days * dayMs);
  const id = await insertGrant(tx, order, { at, expiresAt });
  if (id === null) return null;
  await writeStep(tx, { grantId: id, state: 'ISSUED', endReason: null, by: order.by, at });
  return id;
}

/** Ordinance SPA/MF 1.231/2024, article 12: no bonus before a bet, whatever it is called. */
export async function refuseBeforeBet(
  { play, advantageAfterBetOnly }: Pick<RewardsDeps, 'play' | 'advantageAfterBetOnly'>,
  playerId: bigint,
): Promise<void> {
  if (advantageAfterBetOnly && !(await play.hasStaked(playerId))) {
    throw new AppError('reward.before.bet');
  }
}
