import type { RoundProof } from '@arara/contract';
import { commit } from '@arara/fairness';
import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps } from '../studio.deps.ts';
import { decimal } from '../studio.present.ts';
import { chainById } from './chain.repository.ts';
import { movesOfSeat, stampedBy } from './run.repository.ts';
import { seatByPublicId } from './past.repository.ts';
import { tableById } from './tables.repository.ts';
import { sharedGame } from './take-seat.ts';

/**
 * The proof of a seat, by the id of its round at the wallet, for anybody who knows it; null where no seat has this id.
 * Errors: `round.open` until its prize is paid or its stake is back.
 */
export async function provenSeat(deps: StudioDeps, publicId: string): Promise<RoundProof | null> {
  const { read } = deps.database;
  const seat = await seatByPublicId(read, publicId);
  if (seat === null) return null;
  const table = await tableById(read, seat.table_id);
  const isOver = seat.state === 'PAID' || seat.state === 'REFUSED';
  if (!isOver || table.outcome === null) throw new AppError('round.open');
  if (table.chain_id === null || table.chain_number === null) throw new AppError('round.not.found');
  const chain = await chainById(read, table.chain_id);
  const game = sharedGame(deps, table.game_code, table.game_version);
  const rows = await movesOfSeat(read, seat.id);
  const moves = stampedBy(game.run?.stamp, rows).get(seat.id) ?? [];
  const serverSeed = deps.seeds.open(table.server_seed_sealed);
  return {
    id: seat.public_id,
    gameCode: table.game_code,
    gameVersion: table.game_version,
    mathsHash: table.maths_hash,
    mode: seat.bet_mode,
    choices: seat.choices,
    moves,
    serverSeedHash: commit(serverSeed),
    serverSeed,
    clientSeed: chain.randomness ?? '',
    nonce: table.chain_number,
    stake: decimal(seat.stake, seat.currency),
    cost: decimal(seat.cost, seat.currency),
    payout: decimal(seat.payout ?? 0n, seat.currency),
    currency: seat.currency,
    book: game.pay(table.outcome, seat.choices, moves) as RoundProof['book'],
    promise: null,
    titles: null,
    chain: {
      promise: chain.promise,
      root: chain.root,
      length: chain.length,
      beacon: { chain: chain.beacon_chain, round: Number(chain.beacon_round) },
    },
    state: seat.state === 'REFUSED' ? 'REFUSED' : 'SETTLED',
    refusal: seat.refusal,
    playedAt: seat.created_at.toISOString(),
  };
}
