import { choicesCost, costOf } from '@arara/game-kit';
import type { Hundredths, StepsGame } from '@arara/game-kit';
import { money } from '@arara/money';
import type { ErrorCode } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { choicesOf } from '../dealing/deal.ts';
import { hasArrived, takeStake, undoStake } from '../dealing/money.ts';
import { refusalCode, refuseRound } from '../dealing/refusal.ts';
import type { RoundRow } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { raisePatienceMs } from '../studio.settings.ts';
import { makeMove } from './make-move.ts';
import {
  markLeaving,
  markMoved,
  markRaiseRefused,
  raiseNow,
  raiseUnderWay,
} from './raises.repository.ts';
import type { RaiseRow } from './raises.repository.ts';
import { replay } from './replay.ts';
import { lockSteps } from './steps.repository.ts';

/**
 * The amount in minor units that leaves the wallet for a further part of a stake. Parts of a centavo are
 * rounded over the whole round, as the verifier does.
 */
export function raiseAmount(
  game: StepsGame,
  round: Pick<RoundRow, 'stake' | 'currency' | 'bet_mode' | 'choices'>,
  raised: Hundredths,
  further: Hundredths,
): bigint {
  const stake = money(round.stake, round.currency);
  const before = choicesCost(game, choicesOf(round)) + raised;
  return costOf(stake, before + further).minor - costOf(stake, before).minor;
}

/**
 * Asks the wallet for a raise and makes its move. Its transaction is named by the round, the number of the
 * move and the try, so that no repeat takes it twice. Errors: whatever the wallet refuses, after which the
 * round is as it was; `move.refused` and `round.moved` where the raise was given up meanwhile;
 * `wallet.unavailable`, after which a repeat or the sweep ends it.
 */
export async function payForMove(
  deps: StudioDeps,
  session: SessionRow,
  round: RoundRow,
  raise: RaiseRow,
  requestId: string,
): Promise<void> {
  const reply = await takeStake(deps, session, round, requestId, raise);
  if (reply.code === 0) {
    if (await moveOn(deps, raise)) return;
    throw new AppError('round.moved');
  }
  const code = refusalCode(reply);
  if (code === null) throw new AppError('wallet.unavailable');
  // The round goes on without this move.
  const ended = await giveUpRaise(deps, round, raise, isOfRaise(code) ? code : 'move.refused');
  // Another try of the same raise may have got through.
  if (ended.state === 'MOVED') return;
  throw await refuseRound(deps, (ended.refusal ?? code) as ErrorCode, session, round, reply);
}

const isOfRaise = (code: ErrorCode) => code !== 'round.refused';

/**
 * Ends the raise of a round that another request, or a process that is gone, left under way. Money that is
 * there makes its move; money that is not there after a while can never come. `ownKey` is the key of a caller
 * who goes on with it by itself.
 */
export async function endRaise(
  deps: StudioDeps,
  round: RoundRow,
  ownKey: string | null = null,
): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - raisePatienceMs);
  const raise = await raiseUnderWay(deps.database.read, round.id, before);
  if (raise === null) return;
  if (raise.state === 'LEAVING') return leave(deps, round, raise);
  if (raise.idempotency_key === ownKey) return;
  const isThere = await hasArrived(deps, round, raise);
  if (isThere === true) await moveOn(deps, raise);
  if (isThere === false && raise.is_late) await giveUpRaise(deps, round, raise, 'move.refused');
}

/** Makes the move of a raise whose money is there, once; false where the raise was given up meanwhile. */
async function moveOn(deps: StudioDeps, asked: RaiseRow): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const round = await lockSteps(tx, asked.round_id);
    const raise = await raiseNow(tx, asked);
    if (raise.state !== 'ASKED') return raise.state === 'MOVED';
    const { idempotency_key: key, move } = raise;
    const at = await replay(deps, tx, round);
    await makeMove(deps, tx, round, at, { made_by: 'player', idempotency_key: key, move });
    await markMoved(tx, raise);
    return true;
  });
}

/** Gives a raise up, unless its move was made meanwhile; the first reason stays. */
async function giveUpRaise(
  deps: StudioDeps,
  round: RoundRow,
  asked: RaiseRow,
  refusal: string,
): Promise<RaiseRow> {
  const raise = await deps.database.transaction(async (tx) => {
    await lockSteps(tx, asked.round_id);
    const now = await raiseNow(tx, asked);
    if (now.state === 'ASKED') await markLeaving(tx, now, refusal);
    return raiseNow(tx, asked);
  });
  if (raise.state === 'LEAVING') await leave(deps, round, raise);
  return raise;
}

/** A tombstone at the wallet keeps every later try of a raise out; one that had arrived goes back. */
async function leave(deps: StudioDeps, round: RoundRow, raise: RaiseRow): Promise<void> {
  if (!(await undoStake(deps, round, raise))) throw new AppError('wallet.unavailable');
  await markRaiseRefused(deps.database.read, raise);
}
