import { afterAll, beforeAll } from 'vitest';
import { openShapesProgram } from './shapes-program.ts';
import type { ShapesProgram } from './shapes-program.ts';

/** The tiny games of steps and tables for the tests of a file. */
export function withShapes(): ShapesProgram {
  let program: ShapesProgram;
  beforeAll(async () => {
    program = await openShapesProgram();
  }, 120_000);
  afterAll(() => program.close());
  return new Proxy({} as ShapesProgram, {
    get: (_, name: keyof ShapesProgram) => program[name],
  });
}

let keys = 0;
/** A key that no act had before. */
export const newKey = () => `shapes-${(keys += 1)}`;

/** An act of a player under a key. */
export const keyed = (key: string) => ({ idempotencyKey: key, requestId: key });

/** A stake of 2.00, unless told otherwise. */
export const stakeOn = (choices: object, key = newKey(), stake = '2.00') => ({
  stake,
  choices: { ...choices },
  ...keyed(key),
});

/** The message of a process that ends in the middle of an act. */
export const ended = 'the process ended here';
/** An answer that never arrives. */
export const lost = () => Promise.reject(new Error(ended));

/** The outcome of each of several tries, sorted: the code of its refusal, or `ok`. */
export async function outcomes(tries: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(tries);
  return settled
    .map((each) => (each.status === 'fulfilled' ? 'ok' : codeOf(each.reason)))
    .toSorted();
}

const codeOf = (reason: unknown) => (reason as { code?: string }).code ?? String(reason);
