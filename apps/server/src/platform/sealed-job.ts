import type { Tx } from '@arara/postgres';
import type { Job, Jobs } from './jobs.ts';
import { createSecretBox } from './secret-box.ts';

/** Something left to a job that nobody reads in the queue: addresses, links and codes. */
export interface SealedJob<T> {
  /** Leaves it to the job when the transaction commits. */
  leave(tx: Pick<Tx, 'query'>, value: T): Promise<void>;
  readonly job: Job;
}

/** A job whose payload is encrypted under a key of its own, `name` being the key's purpose. */
export function createSealedJob<T>(options: {
  jobs: Pick<Jobs, 'enqueue'>;
  secretKey: string;
  name: string;
  maxAttempts: number;
  run(value: T): Promise<void>;
}): SealedJob<T> {
  const { jobs, name, maxAttempts } = options;
  const box = createSecretBox(options.secretKey, name);
  return {
    async leave(tx, value) {
      const sealed = box.seal(Buffer.from(JSON.stringify(value))).toString('base64');
      await jobs.enqueue(tx, { name, payload: { sealed }, maxAttempts });
    },
    job: {
      name,
      async run(payload) {
        const sealed = Buffer.from(String(payload['sealed']), 'base64');
        await options.run(JSON.parse(box.open(sealed).toString('utf8')) as T);
      },
    },
  };
}
