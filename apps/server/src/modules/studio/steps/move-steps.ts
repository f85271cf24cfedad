import { canonicalJson } from '@arara/fairness';
import { readMove } from '@arara/game-kit';
import type { Move } from '@arara/game-kit';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { badChoice } from '../dealing/read-bet.ts';
import type { RoundRow, RoundWithSeed } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { makeMove } from './make-move.ts';
import { endRaise, payForMove, raiseAmount } from './raise-steps.ts';
import { insertRaise, raisesFor } from './raises.repository.ts';
import type { RaiseRow } from './raises.repository.ts';
import { replay, stand, stepsGame } from './replay.ts';
import type { Replay } from './replay.ts';
import { lockSteps, ownSteps } from './steps.repository.ts';
import type { MoveRow } from './steps.repository.ts';

/** A move that a player asks for. */
export interface MoveWish {
  readonly roundId: string;
  /** How many moves the player has seen: of two pages that move at once, one is told to look again. */
  readonly number: number;
  readonly name: string;
  readonly choices?: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  readonly requestId: string;
}

/**
 * Makes a move in a player's own round; a move that decides it leaves the round DECIDED, to be paid. The price of
 * a move is taken before it is made. A repeat with the same key changes nothing. Errors: `round.not.found`,
 * `round.moved`, `move.refused`, `request.invalid` with the field, `idempotency.conflict`, those of `payForMove`.
 */
export async function moveSteps(
  deps: StudioDeps,
  session: SessionRow,
  wish: MoveWish,
): Promise<RoundRow> {
  const { read } = deps.database;
  const round = await ownSteps(read, session.player_id, session.game_code, wish.roundId);
  if (round === null) throw new AppError('round.not.found');
  if (stepsGame(deps, round).raises !== undefined) await endRaise(deps, round, wish.idempotencyKey);
  const raise = await deps.database.transaction(async (tx) => moveOrRaise(deps, tx, round, wish));
  if (raise !== null) await payForMove(deps, session, round, raise, wish.requestId);
  return round;
}

/** Makes a move that takes nothing; of another one it writes what the wallet is then asked for. */
async function moveOrRaise(
  deps: StudioDeps,
  tx: Tx,
  { id }: RoundRow,
  wish: MoveWish,
): Promise<RaiseRow | null> {
  const round = await lockSteps(tx, id);
  const at = await replay(deps, tx, round);
  const move = readWish(at, wish);
  const before = at.moves.find(({ idempotency_key: key }) => key === wish.idempotencyKey);
  if (before !== undefined) {
    assertSame(before, move, wish);
    return null;
  }
  if (at.game.raises !== undefined) {
    const { underWay, ofKey } = await raisesFor(tx, id, wish.idempotencyKey);
    if (ofKey !== null) assertSame(ofKey, move, wish);
    if (underWay !== null) return goOnWith(underWay, wish);
  }
  if (round.state !== 'OPEN' || wish.number !== at.moves.length) throw new AppError('round.moved');
  const amount = priceOf(at, round, move);
  const made = { idempotency_key: wish.idempotencyKey, move };
  if (amount > 0n) {
    if (stand(deps, at.game, round, [...at.moves, { move }]) === null) {
      throw new AppError('move.refused');
    }
    return insertRaise(tx, { round_id: id, number: at.moves.length, ...made, amount });
  }
  await makeMove(deps, tx, round, at, { made_by: 'player', ...made });
  return null;
}

/** While the money of one move is on its way, nobody makes another. */
function goOnWith(raise: RaiseRow, { idempotencyKey }: MoveWish): RaiseRow {
  const isOwn = raise.idempotency_key === idempotencyKey;
  if (!isOwn || raise.state !== 'ASKED') throw new AppError('round.moved');
  return raise;
}

function priceOf({ game, sofar }: Replay, round: RoundWithSeed, move: Move): bigint {
  if (sofar.state === null) throw new Error('an open round has no state');
  const further = game.raises?.(sofar.state, move) ?? 0;
  return raiseAmount(game, round, sofar.raised, further);
}

function readWish({ game }: Replay, wish: MoveWish): Move {
  const read = readMove(game.moves, wish);
  if (!read.ok) throw badChoice(read.field);
  return read.value;
}

function assertSame(
  before: Pick<MoveRow, 'number' | 'move'>,
  move: Move,
  { number }: MoveWish,
): void {
  const isSame = before.number === number && canonicalJson(before.move) === canonicalJson(move);
  if (!isSame) throw new AppError('idempotency.conflict');
}
