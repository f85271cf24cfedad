import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Id, Instant, PositiveAmount, query } from './primitives.ts';
import { Book, Choices } from './studio.ts';

/** A round in steps as its player may see it. */
export const StepsRound = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameVersion: z.string(),
  mode: z.string(),
  /** The mode among them. */
  choices: Choices,
  /** The amount that prizes count from. */
  stake: Amount,
  /** The amount that left the wallet so far: the price of the mode, and what moves raised. */
  cost: Amount,
  currency: z.string(),
  nonce: z.int(),
  serverSeedHash: z.string(),
  createdAt: Instant,
  state: z.enum(['OPEN', 'SETTLED']),
  /** How many moves were made: the number of the next one. */
  moves: z.int(),
  /** The state as the game shows it to its player; null once the round is over. */
  view: z.record(z.string(), z.unknown()).nullable(),
  /** Everything that happened so far. */
  events: z.array(z.object({ type: z.string() }).loose()),
  /** How many of the events happened before this call: those behind them are news. */
  told: z.int(),
  /** The moves that are possible now, each with the further stake that it takes. */
  allowed: z.array(z.object({ name: z.string(), cost: Amount })),
  /** Null, as the book, until the prize is paid, also where it is nothing. */
  payout: Amount.nullable(),
  book: Book.nullable(),
});
export type StepsRound = z.output<typeof StepsRound>;

/** A round, and the money of its player after it. */
const Answer = z.object({
  round: StepsRound,
  balance: Amount,
  today: z.object({ net: Amount }),
});

/** The refusals of whatever takes a stake. */
export const refusalsOfStakes = [
  'stake.insufficient',
  'stake.bonus',
  'limit.reached',
  'account.blocked',
  'account.excluded',
  'terms.required',
  'region.restricted',
  'game.unavailable',
  'session.expired',
  'idempotency.conflict',
  'round.refused',
  'wallet.unavailable',
] as const;

export const openStepsCall = call({
  name: 'openSteps',
  summary: 'Opens a round in steps with its stake. The player has one of a game at a time.',
  method: 'POST',
  path: '/studio/v1/steps',
  auth: 'studio',
  idempotent: true,
  limit: { by: 'session', points: 300, seconds: 60 },
  body: z.strictObject({
    stake: PositiveAmount,
    mode: z.string().max(20).default('base'),
    /** Other choices that the game gives its player, by the names of its definition. */
    choices: Choices.optional(),
  }),
  value: Answer,
  errors: [
    ...refusalsOfStakes,
    'amount.invalid',
    'stake.bounds',
    'round.open',
    'round.too.soon',
    'seeds.needed',
  ],
});

export const moveStepsCall = call({
  name: 'moveSteps',
  summary:
    'Makes a move in a round in steps; the price of a move is taken first. Of two windows that move at once, one is told to look again.',
  method: 'POST',
  path: '/studio/v1/steps/:id/moves',
  auth: 'studio',
  idempotent: true,
  limit: { by: 'session', points: 300, seconds: 60 },
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    /** How many moves the player has seen. */
    number: z.int().min(0).max(10_000),
    name: z.string().min(1).max(20),
    choices: Choices.optional(),
  }),
  value: Answer,
  errors: [...refusalsOfStakes, 'round.not.found', 'round.moved', 'move.refused', 'stake.bounds'],
});

export const currentStepsCall = call({
  name: 'currentSteps',
  summary:
    'The round in steps that this session’s player is in, after a reload or in another window; null between rounds.',
  method: 'GET',
  path: '/studio/v1/steps/current',
  auth: 'studio',
  query: query({}),
  value: Answer.nullable(),
  errors: ['game.unavailable', 'session.expired', 'round.refused', 'wallet.unavailable'],
});
