import type { StudioDeps } from '../studio.deps.ts';
import { finishEach } from '../dealing/finish-each.ts';
import { giveUp } from '../dealing/give-up.ts';
import { hasArrived } from '../dealing/money.ts';
import { dealtRounds, settleRounds } from '../dealing/round.repository.ts';
import type { DecidedRound } from '../dealing/round.repository.ts';
import { hasClaimed, levelWonBy, payJackpot } from '../jackpots/index.ts';

/** A player's own retry comes first; the sweep takes what nobody asked for again. */
const patienceMs = 30_000;

/**
 * Ends rounds that a crash left DEALT: paid ones are paid what they won of a jackpot and become SETTLED; a stake that
 * never arrived is tombstoned at the wallet, so that it cannot arrive later, and the round is REFUSED.
 */
export async function finishRounds(deps: StudioDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - patienceMs);
  await finishEach(
    (after, limit) => dealtRounds(deps.database.read, before, after, limit),
    (round) => finishOne(deps, round),
  );
}

async function finishOne(deps: StudioDeps, round: DecidedRound): Promise<void> {
  const isPaid = await hasArrived(deps, round);
  if (isPaid === null) return;
  // A pool that was claimed for it goes back first, where the stake has been given back since.
  const isOwed = isPaid || (await hasClaimed(deps, round));
  if (!isOwed) {
    await giveUp(deps, round, 'round.refused');
    return;
  }
  // The level first: a round that is settled is owed nothing.
  const level = levelWonBy(deps, round);
  if (level !== null) await payJackpot(deps, round, level, `sweep-${round.public_id}`);
  await settleRounds(deps.database.read, [round.id]);
}
