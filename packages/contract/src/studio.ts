import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Cursor, Empty, Id, Instant, PositiveAmount, query } from './primitives.ts';

/** A round's result as pure data: the view plays `events`; nobody computes money from it. */
export const Book = z.object({
  payoutMultiplier: z.int(),
  events: z.array(z.object({ type: z.string() }).loose()),
});

export const StudioRound = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameVersion: z.string(),
  mode: z.string(),
  stake: Amount,
  payout: Amount,
  currency: z.string(),
  book: Book,
  seen: z.boolean(),
  createdAt: Instant,
  nonce: z.int(),
  serverSeedHash: z.string(),
});
export type StudioRound = z.output<typeof StudioRound>;

/** A title as promises name it: what it plays at which version. */
const PromisedTitle = z.object({ code: z.string(), version: z.string(), mathsHash: z.string() });

/** What a client seed answers: a server seed that is chosen, and the maths of every title by its code. */
const SeedPromise = z.object({
  serverSeedHash: z.string(),
  /** SHA-256 of the canonical JSON of `serverSeedHash` and `titles`. */
  promise: z.string(),
  titles: z.array(PromisedTitle),
});

const SeedState = z.object({
  serverSeedHash: z.string(),
  /** What the client seed answered; null before it, and in pairs that promised the server seed alone. */
  promise: z.string().nullable(),
  /** Null until a device that saw the promise sent one. */
  clientSeed: z.string().nullable(),
  /** The number of the next round. */
  nonce: z.int(),
});

const SeedsOfGame = SeedState.extend({
  /** The promise to answer with a client seed before the next round; null where nothing is missing. */
  asks: SeedPromise.nullable(),
});

const Hash = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]+$/);

/** A client seed, and the promise that its maker had seen. */
const ClientSeed = z.strictObject({
  promise: Hash,
  clientSeed: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\x21-\x39\x3B-\x7E]+$/),
});

const AnsweredSeed = SeedState.extend({ clientSeed: z.string(), serverSeed: z.string() });

export const studioSession = call({
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
      certificateUrl: z.string(),
    }),
    mode: z.enum(['real', 'play']),
    language: z.string(),
    currency: z.string(),
    balance: Amount,
    stakes: z.array(Amount),
    defaultStake: Amount,
    /** What the operator and the jurisdiction let a game do. */
    rules: z.object({ autoPlay: z.boolean(), turbo: z.boolean(), roundMinMs: z.int().min(0) }),
    today: z.object({ net: Amount }),
    seeds: SeedsOfGame,
    lastRound: StudioRound.nullable(),
    preferences: z.object({ muted: z.boolean(), turbo: z.boolean() }),
  }),
  errors: ['launch.token.invalid', 'game.unavailable'],
});

export const studioSeeds = call({
  name: 'studioSeeds',
  summary: 'The seed pair of this session’s player, and the promise to answer before the next round.',
  method: 'GET',
  path: '/studio/v1/seeds',
  auth: 'studio',
  query: query({}),
  value: SeedsOfGame,
  errors: ['game.unavailable'],
});

export const answerPromise = call({
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

export const playRound = call({
  name: 'playRound',
  summary: 'Plays one round: stake and prize move together or not at all.',
  method: 'POST',
  path: '/studio/v1/rounds',
  auth: 'studio',
  idempotent: true,
  limit: { by: 'session', points: 300, seconds: 60 },
  body: z.strictObject({ stake: PositiveAmount, mode: z.string().max(20).default('base') }),
  value: z.object({ round: StudioRound, balance: Amount, today: z.object({ net: Amount }) }),
  errors: [
    'amount.invalid',
    'stake.bounds',
    'stake.insufficient',
    'limit.reached',
    'account.blocked',
    'account.excluded',
    'game.unavailable',
    'session.expired',
    'idempotency.conflict',
    'round.refused',
    'round.too.soon',
    'seeds.needed',
    'wallet.unavailable',
  ],
});

export const studioRounds = call({
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
      /** What left the wallet. */
      cost: Amount,
      payout: Amount,
      createdAt: Instant,
    }),
  ),
  errors: [],
});

export const studioRound = call({
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

export const markRoundSeen = call({
  name: 'markRoundSeen',
  summary: 'The player has seen the end of the round.',
  method: 'POST',
  path: '/studio/v1/rounds/:id/seen',
  auth: 'studio',
  params: z.strictObject({ id: Id }),
  value: Empty,
  errors: ['round.not.found'],
});

export const studioBalance = call({
  name: 'studioBalance',
  summary: 'Balance inside the game frame.',
  method: 'GET',
  path: '/studio/v1/balance',
  auth: 'studio',
  query: query({}),
  value: z.object({ balance: Amount, currency: z.string() }),
  errors: [],
});

export const studioPreferences = call({
  name: 'studioPreferences',
  summary: 'Remembers sound and speed of the player’s games.',
  method: 'PUT',
  path: '/studio/v1/preferences',
  auth: 'studio',
  body: z.strictObject({ muted: z.boolean(), turbo: z.boolean() }),
  value: Empty,
  errors: [],
});

export const mySeeds = call({
  name: 'mySeeds',
  summary: 'The seed pair in force, what the next client seed answers, and the revealed pairs.',
  method: 'GET',
  path: '/api/fairness/seeds',
  auth: 'session',
  query: query({}),
  value: z.object({
    /** `refused`: how many of its rounds were. */
    current: SeedState.extend({ refused: z.int() }),
    /** Of the pair in force while it has no client seed, else of the one after it. */
    next: SeedPromise,
    revealed: z.array(AnsweredSeed.extend({ refused: z.int(), revealedAt: Instant })),
  }),
  errors: [],
});

export const rotateSeeds = call({
  name: 'rotateSeeds',
  summary:
    'Answers the next promise with a client seed: reveals the pair in force, where it has one, and puts the promised one in its place.',
  method: 'POST',
  path: '/api/fairness/seeds/rotation',
  auth: 'session',
  body: ClientSeed,
  value: z.object({
    current: SeedState,
    next: SeedPromise,
    /** Null where the pair in force waited for its first client seed. */
    revealed: SeedState.extend({ serverSeed: z.string() }).nullable(),
  }),
  errors: ['round.open', 'seeds.promise.changed'],
});

export const pairRounds = call({
  name: 'pairRounds',
  summary:
    'The rounds of one of the member’s seed pairs by their numbers, the last first: refused ones too, so that none is missing.',
  method: 'GET',
  path: '/api/fairness/rounds',
  auth: 'session',
  query: query({
    serverSeedHash: Hash,
    state: z.enum(['REFUSED']).optional(),
    cursor: z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .optional(),
  }),
  value: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        nonce: z.int(),
        gameCode: z.string(),
        gameVersion: z.string(),
        mode: z.string(),
        stake: Amount,
        /** What left the wallet, or would have. */
        cost: Amount,
        /** What it paid, or would have; null while its money is on the way. */
        payout: Amount.nullable(),
        currency: z.string(),
        state: z.enum(['DEALT', 'SETTLED', 'REFUSED']),
        /** The code that a refused round was answered with. */
        refusal: z.string().nullable(),
        createdAt: Instant,
      }),
    ),
    nextCursor: Cursor.nullable(),
  }),
  errors: [],
});

/** What `npm run verify` and the fairness page take: everything that the result depends on. */
export const RoundProof = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameVersion: z.string(),
  mathsHash: z.string(),
  mode: z.string(),
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.int(),
  stake: Amount,
  payout: Amount,
  currency: z.string(),
  book: Book,
  /** What the client seed answered, and the titles that it names; null in older pairs. */
  promise: z.string().nullable(),
  titles: z.array(PromisedTitle).nullable(),
  /** A refused round moved no money: its `payout` is what it would have paid. */
  state: z.enum(['SETTLED', 'REFUSED']),
  /** The code that a refused round was answered with. */
  refusal: z.string().nullable(),
  playedAt: Instant,
});
export type RoundProof = z.output<typeof RoundProof>;

export const roundProof = call({
  name: 'roundProof',
  summary: 'The proof of a round, refused or not, for anybody who knows its id.',
  method: 'GET',
  path: '/api/fairness/rounds/:id',
  auth: 'none',
  params: z.strictObject({ id: Id }),
  query: query({}),
  value: RoundProof,
  errors: ['round.not.found', 'round.open'],
});

export const maths = call({
  name: 'maths',
  summary: 'What a maths hash is the hash of: strips, prizes and weights as data.',
  method: 'GET',
  path: '/api/fairness/maths/:hash',
  auth: 'none',
  params: z.strictObject({ hash: Hash }),
  query: query({}),
  value: z.object({
    rules: z.string(),
    evaluator: z.int(),
    maths: z.record(z.string(), z.unknown()),
  }),
  errors: ['maths.not.found'],
});

export const certificates = call({
  name: 'certificates',
  summary: 'Certificates of our games, with the live return beside the theory.',
  method: 'GET',
  path: '/api/fairness/certificates',
  auth: 'none',
  query: query({}),
  value: z.array(
    z.object({
      code: z.string(),
      version: z.string(),
      name: z.string(),
      method: z.string(),
      mathsHash: z.string(),
      modes: z.array(
        z.object({
          mode: z.string(),
          /** What a round costs, in hundredths of the stake. */
          costHundredths: z.int(),
          rtp: z.string(),
          hitRate: z.string(),
          volatility: z.string(),
          topPrizeHundredths: z.int(),
          topPrizeOdds: z.string(),
          live: z.object({
            rounds: z.int(),
            rtp: z.string().nullable(),
            low: z.string().nullable(),
            high: z.string().nullable(),
          }),
        }),
      ),
    }),
  ),
  errors: [],
});
