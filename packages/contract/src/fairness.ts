import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Cursor, Id, Instant, query } from './primitives.ts';
import { AnsweredSeed, ClientSeed, Hash, PromisedTitle, SeedPromise, SeedState } from './seeds.ts';
import { Book, Choices, WonJackpot } from './studio.ts';

export const mySeedsCall = call({
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

export const rotateSeedsCall = call({
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

export const pairRoundsCall = call({
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
        /** The amount that left the wallet, or would have. */
        cost: Amount,
        /** The amount that it paid, or would have; null while its money is on the way. */
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

/** The proof that `npm run verify` and the fairness page take: everything that the result depends on. */
export const RoundProof = z.object({
  id: z.string(),
  gameCode: z.string(),
  gameVersion: z.string(),
  mathsHash: z.string(),
  mode: z.string(),
  /** The mode among them; left out where a game has no other choice. */
  choices: Choices.optional(),
  /** The moves of a round in steps, in their order; other rounds have none. */
  moves: z.array(z.object({ name: z.string(), choices: Choices })).optional(),
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** The amount that its prizes count from. */
  stake: Amount,
  /** The amount that left the wallet, or would have: the stake, or the price of free spins that were bought. */
  cost: Amount,
  payout: Amount,
  currency: z.string(),
  book: Book,
  /** The promise that the client seed answered, and the titles that it names; null in older pairs. */
  promise: z.string().nullable(),
  titles: z.array(PromisedTitle).nullable(),
  /** The chain that a round of a table is a link of; its number is `nonce`, its public value `clientSeed`. */
  chain: z
    .object({
      promise: z.string(),
      root: z.string(),
      length: z.int(),
      beacon: z.object({ chain: z.string(), round: z.int() }),
    })
    .optional(),
  /** The level of a jackpot that its number wins, with what the ledger paid; left out where it wins none. */
  jackpot: WonJackpot.optional(),
  /** A refused round moved no money: its `payout` is what it would have paid. */
  state: z.enum(['SETTLED', 'REFUSED']),
  /** The code that a refused round was answered with. */
  refusal: z.string().nullable(),
  playedAt: Instant,
});
export type RoundProof = z.output<typeof RoundProof>;

export const roundProofCall = call({
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

export const mathsCall = call({
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

export const certificatesCall = call({
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
          /** The cost of a round, in hundredths of the stake. */
          costHundredths: z.int(),
          rtp: z.string(),
          hitRate: z.string(),
          volatility: z.string(),
          topPrizeHundredths: z.int(),
          topPrizeOdds: z.string(),
          /** Percents of the cost that a jackpot returns beside `rtp`, and all of it together. */
          jackpot: z
            .object({ contribution: z.string(), seeds: z.string(), total: z.string() })
            .optional(),
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

/** A number of the ledger: an id as text. */
const LedgerId = z.string().regex(/^\d{1,19}$/);
const Hex = z.string().regex(/^(?:[0-9a-f]{2})*$/);

export const ledgerHeadsCall = call({
  name: 'ledgerHeads',
  summary:
    'The signed heads of the ledger by its proofs of the last 30 days, the newest first: `npm run verify -- ledger` compares a dump with them.',
  method: 'GET',
  path: '/api/fairness/ledger-heads',
  auth: 'none',
  query: query({}),
  value: z.object({
    rows: z.array(
      z.object({
        /** Id of the proof. */
        proof: LedgerId,
        madeAt: Instant,
        /** Heads of an unsound proof vouch for nothing. */
        sound: z.boolean(),
        /** Hash of the proof before; empty: it is the first. */
        previous: Hex,
        /** Hash of the proof. */
        hash: Hex,
        /** Strand, its last batch and the hash of that. */
        heads: z.array(z.tuple([LedgerId, LedgerId, Hex])),
        /** Ed25519, 32 bytes. */
        publicKey: Hex,
        /** Ed25519, 64 bytes. */
        signature: Hex,
      }),
    ),
  }),
  errors: [],
});
