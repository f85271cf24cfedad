import { z } from 'zod';

/** A title as promises name it: what it plays at which version. */
export const PromisedTitle = z.object({
  code: z.string(),
  version: z.string(),
  mathsHash: z.string(),
});

/**
 * The promise that a client seed answers: a server seed that is chosen, and the maths of every title by its code.
 */
export const SeedPromise = z.object({
  serverSeedHash: z.string(),
  /** SHA-256 of the canonical JSON of `serverSeedHash` and `titles`. */
  promise: z.string(),
  titles: z.array(PromisedTitle),
});

export const SeedState = z.object({
  serverSeedHash: z.string(),
  /**
   * The promise that the client seed answered; null before it, and in pairs that promised the server seed alone.
   */
  promise: z.string().nullable(),
  /** Null until a device that saw the promise sent one. */
  clientSeed: z.string().nullable(),
  /** The number of the next round. */
  nonce: z.int(),
});

export const SeedsOfGame = SeedState.extend({
  /** The promise to answer with a client seed before the next round; null where nothing is missing. */
  asks: SeedPromise.nullable(),
});

/** SHA-256 in lowercase hexadecimal. */
export const Hash = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]{64}$/);

/** A client seed, and the promise that its maker had seen. */
export const ClientSeed = z.strictObject({
  promise: Hash,
  clientSeed: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\x21-\x39\x3B-\x7E]+$/),
});

export const AnsweredSeed = SeedState.extend({ clientSeed: z.string(), serverSeed: z.string() });
