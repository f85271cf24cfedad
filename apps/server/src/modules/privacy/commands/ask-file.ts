import { randomUUID } from 'node:crypto';
import type { Tx } from '@arara/postgres';
import { insertFile } from '../file.repository.ts';
import type { PrivacyDeps } from '../privacy.deps.ts';
import { privacySettings } from '../privacy.settings.ts';
import type { Person } from '../privacy.types.ts';

export const makeJob = 'privacy.make';

/** The wish of a person of the house. */
export interface FileWish {
  readonly by: string;
  readonly reason: string;
  /** The language of the readable file. */
  readonly language: string;
  /** Writes the line of the audit in the transaction of the deed. */
  readonly also: (tx: Tx, id: string) => Promise<void>;
}

/** Has a file made with everything that the house keeps about a person; answers its id. */
export async function askFile(
  { database, clock, jobs }: Pick<PrivacyDeps, 'database' | 'clock' | 'jobs'>,
  person: Person,
  { by, reason, language, also }: FileWish,
): Promise<string> {
  const id = randomUUID();
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + privacySettings.fileMs);
  await database.transaction(async (tx) => {
    await insertFile(tx, person, { id, askedBy: by, reason, language, at, expiresAt });
    const job = { name: makeJob, payload: { id }, key: `${makeJob}:${id}`, queue: 'long' };
    await jobs.enqueue(tx, job);
    await also(tx, id);
  });
  return id;
}
