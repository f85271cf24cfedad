import { finishEach } from '../dealing/finish-each.ts';
import { hasArrived } from '../dealing/money.ts';
import type { RoundRow } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { makeMove } from './make-move.ts';
import { giveUpUnopened } from './open-steps.ts';
import { endRaise } from './raise-steps.ts';
import { raiseUnderWay, roundsWithRaises } from './raises.repository.ts';
import { replay } from './replay.ts';
import { settleSteps } from './settle-steps.ts';
import { lockSteps, markOpen, stepsToFinish } from './steps.repository.ts';
import { stepsIdleMs } from '../studio.settings.ts';

/** A player's own retry comes first; the sweep takes what nobody asked for again. */
const patienceMs = 30_000;

/** Ends rounds in steps whose money is late, or whose player is gone. */
export async function finishSteps(deps: StudioDeps): Promise<void> {
  const now = deps.clock.now().getTime();
  const since = { before: new Date(now - patienceMs), idleBefore: new Date(now - stepsIdleMs) };
  try {
    await finishEach(
      (after, limit) => roundsWithRaises(deps.database.read, since.before, after, limit),
      (round) => endRaise(deps, round),
    );
  } finally {
    await finishEach(
      (after, limit) => stepsToFinish(deps.database.read, since, after, limit),
      (round) => finishOne(deps, round),
    );
  }
}

async function finishOne(deps: StudioDeps, round: RoundRow): Promise<void> {
  if (round.state === 'DEALT') return openOrGiveUp(deps, round);
  await settleSteps(deps, await decided(deps, round), `sweep-${round.public_id}`);
}

/** The wallet knows whether the stake arrived; one that did not can never arrive later. */
async function openOrGiveUp(deps: StudioDeps, round: RoundRow): Promise<void> {
  const isThere = await hasArrived(deps, round);
  if (isThere === null) return;
  if (isThere) await markOpen(deps.database.read, round.id);
  else await giveUpUnopened(deps, round, 'round.refused');
}

/** Makes the moves of the house until the round is decided; a player who came back meanwhile goes on. */
async function decided(deps: StudioDeps, { id }: RoundRow): Promise<RoundRow> {
  return deps.database.transaction(async (tx) => {
    let round = await lockSteps(tx, id);
    // The money of a move is on its way: it makes its move first, or goes back.
    if ((await raiseUnderWay(tx, id, deps.clock.now())) !== null) return round;
    while (round.state === 'OPEN') {
      const at = await replay(deps, tx, round);
      if (at.sofar.state === null) throw new Error('an open round has no state');
      const move = at.game.idle(at.sofar.state);
      // No player can send a key with a slash.
      const idempotencyKey = `house/${at.moves.length}`;
      await makeMove(deps, tx, round, at, {
        made_by: 'house',
        idempotency_key: idempotencyKey,
        move,
      });
      round = await lockSteps(tx, id);
    }
    return round;
  });
}
