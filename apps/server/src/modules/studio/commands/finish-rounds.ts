import type { StudioDeps } from '../studio.deps.ts';
import { dealtRounds, settleRound } from '../studio.repository.ts';
import type { RoundRow } from '../studio.repository.ts';
import { betIdOf, giveUp } from './give-up.ts';

/** A player's own retry comes first; the sweep takes what nobody asked for again. */
const patienceMs = 30_000;
const roundsPerPage = 500;

/**
 * Ends rounds that a crash left DEALT: paid ones become SETTLED; a stake that never arrived is
 * tombstoned at the wallet, so that it cannot arrive later, and the round is REFUSED.
 * A round that cannot be ended keeps no other one from its end, and is told when all had their turn.
 */
export async function finishRounds(deps: StudioDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - patienceMs);
  const failures: unknown[] = [];
  let page: RoundRow[] = [];
  let after = 0n;
  do {
    page = await dealtRounds(deps.database.read, before, after, roundsPerPage);
    for (const round of page) {
      await finishOne(deps, round).catch((error: unknown) => failures.push(error));
    }
    after = page.at(-1)?.id ?? after;
  } while (page.length === roundsPerPage);
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} rounds could not be ended`);
  }
}

async function finishOne(deps: StudioDeps, round: RoundRow): Promise<void> {
  const status = await deps.wallet.txStatus(round.vendor, {
    request_id: `sweep-${round.public_id}`,
    tx_id: betIdOf(round),
  });
  if (status.code !== 0) return;
  if (status.state === 'APPLIED') await settleRound(deps.database.read, round.id);
  else await giveUp(deps, round, 'round.refused');
}
