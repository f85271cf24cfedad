import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Empty, Id, Instant, PositiveAmount, query } from './primitives.ts';
import { ClientSeed, SeedsOfGame } from './seeds.ts';

/** A round's result as pure data: the view plays `events`; nobody computes money from it. */
export const Book = z.object({
  payoutMultiplier: z.int(),
  events: z.array(z.object({ type: z.string() }).loose()),
});

/**
 * The choices of a player beside the stake, by the names of the game's definition. A text may be as long as chips on
 * every spot of the largest cloth.
 */
export const Choices = z.record(z.string().max(20), z.union([z.string().max(2_000), z.int()]));

/** A level of a jackpot that a round won, and the amount; null where its stake was refused or given back. */
export const WonJackpot = z.object({ level: z.string(), amount: Amount.nullable() });

export const StudioRound = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameVersion: z.string(),
  mode: z.string(),
  /** All choices of the player, `mode` among them. */
  choices: Choices,
  stake: Amount,
  /** The amount that left the wallet: the price of the mode, and what moves raised. */
  cost: Amount,
  payout: Amount,
  currency: z.string(),
  book: Book,
  seen: z.boolean(),
  createdAt: Instant,
  nonce: z.int(),
  serverSeedHash: z.string(),
  /** Paid beside `payout`; left out where no jackpot was won. */
  jackpot: WonJackpot.optional(),
});
export type StudioRound = z.output<typeof StudioRound>;

export const studioSessionCall = call({
  name: 'studioSession',
  summary: 'Opens the game frame: trades the one-time launch token for a game session.',
  method: 'POST',
  path: '/studio/v1/sessions',
  auth: 'none',
  limit: { by: 'address', points: 60, seconds: 60 },
  body: z.strictObject({
    launchToken: z.string().min(16).max(200),
    gameCode: z.string().min(1).max(64),
  }),
  value: z.object({
    sessionToken: z.string(),
    game: z.object({
      code: z.string(),
      version: z.string(),
      rtpHundredths: z.int(),
      /** Of the best choice; the same as above where the return does not depend on choices. */
      rtpMostHundredths: z.int(),
      /** The largest prize of all rounds, in hundredths of the stake; null where only the bound is known. */
      mostHundredths: z.int().nullable(),
      certificateUrl: z.string(),
    }),
    mode: z.enum(['real', 'play']),
    language: z.string(),
    currency: z.string(),
    balance: Amount,
    stakes: z.array(Amount),
    defaultStake: Amount,
    /** The acts that the operator and the jurisdiction allow a game. */
    rules: z.object({ autoPlay: z.boolean(), turbo: z.boolean(), roundMinMs: z.int().min(0) }),
    today: z.object({ net: Amount }),
    /** The zone of the merchant's clock: days are cut and times are shown in it. */
    timeZone: z.string(),
    seeds: SeedsOfGame,
    lastRound: StudioRound.nullable(),
    preferences: z.object({ muted: z.boolean(), turbo: z.boolean() }),
  }),
  errors: ['launch.token.invalid', 'game.unavailable'],
});

export const studioSeedsCall = call({
  name: 'studioSeeds',
  summary:
    'The seed pair of this session’s player, and the promise to answer before the next round.',
  method: 'GET',
  path: '/studio/v1/seeds',
  auth: 'studio',
  query: query({}),
  value: SeedsOfGame,
  errors: ['game.unavailable'],
});

export const answerPromiseCall = call({
  name: 'answerPromise',
  summary:
    'Answers the promise with a client seed that was made after it was seen. The first of a player counts, a later one gets what is there.',
  method: 'POST',
  path: '/studio/v1/seeds',
  auth: 'studio',
  limit: { by: 'session', points: 60, seconds: 60 },
  body: ClientSeed,
  value: SeedsOfGame,
  errors: ['seeds.promise.changed', 'round.open', 'game.unavailable'],
});

export const playRoundCall = call({
  name: 'playRound',
  summary: 'Plays one round: stake and prize move together or not at all.',
  method: 'POST',
  path: '/studio/v1/rounds',
  auth: 'studio',
  idempotent: true,
  limit: { by: 'session', points: 300, seconds: 60 },
  body: z.strictObject({
    stake: PositiveAmount,
    mode: z.string().max(20).default('base'),
    /** Other choices that the game gives its player, by the names of its definition. */
    choices: Choices.optional(),
  }),
  value: z.object({ round: StudioRound, balance: Amount, today: z.object({ net: Amount }) }),
  errors: [
    'amount.invalid',
    'stake.bounds',
    'stake.bonus',
    'stake.insufficient',
    'limit.reached',
    'account.blocked',
    'account.excluded',
    'terms.required',
    'game.unavailable',
    'session.expired',
    'idempotency.conflict',
    'round.refused',
    'round.too.soon',
    'seeds.needed',
    'wallet.unavailable',
  ],
});

export const studioRoundsCall = call({
  name: 'studioRounds',
  summary: 'The last rounds of this session’s player in its game, the newest first.',
  method: 'GET',
  path: '/studio/v1/rounds',
  auth: 'studio',
  query: query({}),
  value: z.array(
    z.object({
      id: z.string(),
      mode: z.string(),
      /** The amount that left the wallet. */
      cost: Amount,
      /** All that came back, a jackpot among it. */
      payout: Amount,
      createdAt: Instant,
    }),
  ),
  errors: [],
});

export const studioResultsCall = call({
  name: 'studioResults',
  summary:
    'The results of the last rounds of this session’s player in its game, the newest first: the first event of each book.',
  method: 'GET',
  path: '/studio/v1/results',
  auth: 'studio',
  query: query({}),
  value: z.array(z.object({ type: z.string() }).loose()),
  errors: [],
});

export const studioRoundCall = call({
  name: 'studioRound',
  summary: 'One round of this session’s player, to show it again.',
  method: 'GET',
  path: '/studio/v1/rounds/:id',
  auth: 'studio',
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: StudioRound,
  errors: ['round.not.found'],
});

export const markRoundSeenCall = call({
  name: 'markRoundSeen',
  summary: 'The player has seen the end of the round.',
  method: 'POST',
  path: '/studio/v1/rounds/:id/seen',
  auth: 'studio',
  params: z.strictObject({ id: Id }),
  value: Empty,
  errors: ['round.not.found'],
});

export const studioBalanceCall = call({
  name: 'studioBalance',
  summary: 'Balance inside the game frame.',
  method: 'GET',
  path: '/studio/v1/balance',
  auth: 'studio',
  query: query({}),
  value: z.object({ balance: Amount, currency: z.string() }),
  errors: [],
});

export const studioPreferencesCall = call({
  name: 'studioPreferences',
  summary: 'Remembers sound and speed of the player’s games.',
  method: 'PUT',
  path: '/studio/v1/preferences',
  auth: 'studio',
  body: z.strictObject({ muted: z.boolean(), turbo: z.boolean() }),
  value: Empty,
  errors: [],
});
