import { canonicalJson } from '@arara/fairness';
import { bookOfSteps, readMove } from '@arara/game-kit';
import type { Move } from '@arara/game-kit';
import { money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { paidBy, storedBook } from '../dealing/deal.ts';
import { badChoice } from '../dealing/read-bet.ts';
import type { RoundWithSeed } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import type { SessionRow } from '../studio.repository.ts';
import { replay, stand } from './replay.ts';
import type { Replay } from './replay.ts';
import { decide, insertMove, lockSteps, stepsIdOf } from './steps.repository.ts';
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
 * Makes a move in a player's own round; a move that decides it leaves the round DECIDED, to be paid. A repeat
 * with the same key changes nothing. Errors: `round.not.found`, `round.moved`, `move.refused`,
 * `request.invalid` with the field, `idempotency.conflict`.
 */
export async function moveSteps(
  deps: StudioDeps,
  session: SessionRow,
  wish: MoveWish,
): Promise<bigint> {
  const { read } = deps.database;
  const id = await stepsIdOf(read, session.player_id, session.game_code, wish.roundId);
  if (id === null) throw new AppError('round.not.found');
  await deps.database.transaction(async (tx) => {
    const round = await lockSteps(tx, id);
    const at = await replay(deps, tx, round);
    const move = readWish(at, wish);
    const before = at.moves.find(({ idempotency_key: key }) => key === wish.idempotencyKey);
    if (before !== undefined) return assertSame(before, move, wish);
    if (round.state !== 'OPEN' || wish.number !== at.moves.length)
      throw new AppError('round.moved');
    await makeMove(deps, tx, round, at, {
      made_by: 'player',
      idempotency_key: wish.idempotencyKey,
      move,
    });
  });
  return id;
}

function readWish({ game }: Replay, wish: MoveWish): Move {
  const read = readMove(game.moves, wish);
  if (!read.ok) throw badChoice(read.field);
  return read.value;
}

function assertSame(before: MoveRow, move: Move, { number }: MoveWish): void {
  const isSame = before.number === number && canonicalJson(before.move) === canonicalJson(move);
  if (!isSame) throw new AppError('idempotency.conflict');
}

/** Writes one move behind those that are there, and the result where it decides the round. */
export async function makeMove(
  deps: StudioDeps,
  tx: Tx,
  round: RoundWithSeed,
  { game, moves }: Replay,
  made: Omit<MoveRow, 'number'>,
): Promise<void> {
  const sofar = stand(deps, game, round, [...moves, made]);
  if (sofar === null) throw new AppError('move.refused');
  await insertMove(tx, round.id, { ...made, number: moves.length });
  const book = bookOfSteps(sofar);
  if (book === null) return;
  const payout = paidBy(money(round.stake, round.currency), book);
  await decide(tx, round.id, { payout, book: storedBook(book) });
}
