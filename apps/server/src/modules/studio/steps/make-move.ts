import { bookOfSteps } from '@arara/game-kit';
import { money } from '@arara/money';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { paidBy, storedBook } from '../dealing/deal.ts';
import type { RoundWithSeed } from '../dealing/round.repository.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { stand } from './replay.ts';
import type { Replay } from './replay.ts';
import { decide, insertMove } from './steps.repository.ts';
import type { MoveRow } from './steps.repository.ts';

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
