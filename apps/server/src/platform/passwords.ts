import { hash, verify } from '@node-rs/argon2';
import { AppError } from './errors.ts';

/** The cost of one hash (Argon2id), and how many run and wait at once. */
export interface HashingCost {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly concurrent: number;
  readonly queued: number;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password, and after the same work when there is no hash to compare with. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/**
 * Argon2id with a bound on how many run at once: each takes its memory and a processor, and a
 * flood of sign-ins must not starve everything else. Beyond the queue it refuses `server.busy`.
 */
export function createPasswords(policy: HashingCost): Passwords {
  const options = { memoryCost: policy.memoryKiB, timeCost: policy.passes, parallelism: 1 };
  const waiting: (() => void)[] = [];
  let running = 0;
  let decoy: Promise<string> | null = null;

  async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running < policy.concurrent) running += 1;
    else if (waiting.length >= policy.queued)
      throw new AppError('server.busy', { retryAfterSeconds: 2 });
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  /** Not kept when it failed: a full queue once must not tell unknown names ever after. */
  function decoyHash(): Promise<string> {
    decoy ??= hash('decoy', options).catch((error: unknown) => {
      decoy = null;
      throw error;
    });
    return decoy;
  }

  return {
    hash: (password) => limited(() => hash(password, options)),
    async verify(stored, password) {
      const unknown = await decoyHash();
      const against = stored ?? unknown;
      const matches = await limited(() => verify(against, password));
      return stored !== null && matches;
    },
  };
}
