import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Id, PositiveAmount, query } from './primitives.ts';
import { Choices } from './studio.ts';
import { refusalsOfStakes } from './steps.ts';

const Name = z.string().max(40);
/** The state of a round or of a seat, as its game shows it. */
const View = z.record(z.string(), z.unknown());

export const TablePhase = z.enum(['OPEN', 'RUNNING', 'RESOLVED', 'DONE']);
export type TablePhase = z.output<typeof TablePhase>;

/** Somebody's seat in a round, as everybody may see it. */
export const SeatSeen = z.strictObject({
  /** Its number in the round. */
  number: z.int(),
  /** The name of its player, masked. */
  name: Name,
  stake: Amount,
  currency: z.string().length(3),
  /** The seat as its game shows it to everybody: in crash, where it left. Null while nothing happened. */
  view: View.nullable(),
});
export type SeatSeen = z.output<typeof SeatSeen>;

/** The news of a table: its phase, and the seats that are other ones than before. */
export const TableNews = z.strictObject({
  gameCode: z.string(),
  /** The id of the round. */
  id: z.string(),
  /** The number of the round in its chain. */
  number: z.int(),
  phase: TablePhase,
  /** Milliseconds to the close of the stakes; null once they are closed. */
  closesInMs: z.int().nullable(),
  /** Milliseconds since the round began to run; null before and after that. */
  elapsedMs: z.int().nullable(),
  seats: z.array(SeatSeen),
  /** The outcome as its game shows it, once the round is over. */
  outcome: View.nullable(),
  /** The hash of the seed of the round, published before it; the seed itself once the round is over. */
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
});
export type TableNews = z.output<typeof TableNews>;

/** A seat of the player who asks. */
export const OwnSeat = z.object({
  id: z.string(),
  number: z.int(),
  choices: Choices,
  stake: Amount,
  currency: z.string(),
  /** Its moves, as the table stamped them. */
  moves: z.array(z.object({ name: z.string(), choices: Choices })),
  /** DEALT: its stake is on the way. */
  state: z.enum(['DEALT', 'STAKED', 'DECIDED', 'PAID', 'LEAVING', 'REFUSED']),
  view: View.nullable(),
  /** Null until its prize is paid, also where it is nothing. */
  payout: Amount.nullable(),
});
export type OwnSeat = z.output<typeof OwnSeat>;

/** A table's round as one player sees it. */
export const Table = z.object({
  ...TableNews.shape,
  gameVersion: z.string(),
  /** The round as its game shows it to this player. */
  view: View,
  own: z.array(OwnSeat),
  /** The promise of the round's chain, and the public value that is mixed into each of its rounds. */
  chain: z.object({
    promise: z.string(),
    root: z.string(),
    length: z.int(),
    beaconChain: z.string(),
    beaconRound: z.int(),
    randomness: z.string(),
  }),
});
export type Table = z.output<typeof Table>;

/** A table, and the money of the player who asks. */
const Answer = z.object({
  /** The merchant whose page says hello at `/live` to hear the news of the table. */
  merchant: z.string(),
  /** Null while the first round waits for the public value of its chain. */
  table: Table.nullable(),
  /** The outcomes of the last rounds, the newest first. */
  last: z.array(z.object({ id: z.string(), number: z.int(), outcome: View })),
  balance: Amount,
  today: z.object({ net: Amount }),
});
export type TableAnswer = z.output<typeof Answer>;

/** The own seats of a round after one was taken or moved. Those of others come with the news of the table. */
const SeatsAnswer = z.object({
  id: z.string(),
  own: z.array(OwnSeat),
  balance: Amount,
  today: z.object({ net: Amount }),
});
export type SeatsAnswer = z.output<typeof SeatsAnswer>;

export const tableCall = call({
  name: 'table',
  summary: 'The round of now at the table of this session’s game; a table with nobody at it rests.',
  method: 'GET',
  path: '/studio/v1/table',
  auth: 'studio',
  limit: { by: 'session', points: 240, seconds: 60 },
  query: query({}),
  value: Answer,
  errors: ['game.unavailable', 'session.expired', 'wallet.unavailable'],
});

export const takeSeatCall = call({
  name: 'takeSeat',
  summary: 'Takes a seat of the round that takes stakes now, with its stake.',
  method: 'POST',
  path: '/studio/v1/table/seats',
  auth: 'studio',
  idempotent: true,
  limit: { by: 'session', points: 120, seconds: 60 },
  body: z.strictObject({ stake: PositiveAmount, choices: Choices.optional() }),
  value: SeatsAnswer,
  errors: [...refusalsOfStakes, 'amount.invalid', 'stake.bounds', 'table.closed', 'table.full'],
});

export const moveSeatCall = call({
  name: 'moveSeat',
  summary:
    'Makes a move of an own seat while its round runs. It counts for the instant at which the server received it.',
  method: 'POST',
  path: '/studio/v1/table/seats/:id/moves',
  auth: 'studio',
  idempotent: true,
  limit: { by: 'session', points: 240, seconds: 60 },
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ name: z.string().min(1).max(20) }),
  value: SeatsAnswer,
  errors: [
    'game.unavailable',
    'session.expired',
    'wallet.unavailable',
    'round.not.found',
    'move.refused',
  ],
});
