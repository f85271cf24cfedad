import type { Db, Tx } from '@arara/postgres';
import { z } from 'zod';
import type { Job } from '../../platform/jobs.ts';
import type { ServerModule } from '../../platform/module.ts';
import { askFile, makeJob } from './commands/ask-file.ts';
import type { FileWish } from './commands/ask-file.ts';
import { erasePerson } from './commands/erase-person.ts';
import { makeFile } from './commands/make-file.ts';
import { takeFile } from './commands/take-file.ts';
import { expireFiles, listFiles } from './file.repository.ts';
import type { PrivacyDeps } from './privacy.deps.ts';
import { privacySettings } from './privacy.settings.ts';
import type { Person } from './privacy.types.ts';

export type { Kept, Person, PersonalData, Told } from './privacy.types.ts';
export type PrivacyService = ReturnType<typeof createService>;

const Payload = z.object({ id: z.uuid() });

/** Data of persons: told to them on their wish, and erased but for what the law keeps. */
export function createPrivacy(deps: PrivacyDeps) {
  const jobs: Job[] = [
    { name: makeJob, run: (payload) => makeFile(deps, Payload.parse(payload).id) },
    {
      name: 'privacy.expire',
      cron: '23 * * * *',
      run: () => expireFiles(deps.database.read, deps.clock.now()),
    },
  ];
  return { service: createService(deps), jobs } satisfies ServerModule & Record<string, unknown>;
}

const createService = (deps: PrivacyDeps) => ({
  /** Has a file made in the background; answers its id. */
  askFile: (person: Person, wish: FileWish) => askFile(deps, person, wish),
  /** The files of a person, the latest first. */
  filesOf: (playerId: bigint) =>
    listFiles(deps.database.read, playerId, privacySettings.filesShown),
  /** Hands a file out, once. */
  takeFile: (person: Person, id: string, also: (tx: Tx) => Promise<void>) =>
    takeFile(deps, person, id, also),
  /**
   * Codes of everything that has to end before a person can be erased, in order. With `lock` nothing of it changes until
   * the transaction of `db` ends: who pays or blocks waits, and finds what the transaction left.
   */
  async openOf(db: Db, person: Person, { lock = false } = {}): Promise<string[]> {
    if (lock) for (const part of deps.parts.list()) await part.lock?.(db, person);
    const open = new Set<string>();
    for (const part of deps.parts.list()) {
      for (const code of (await part.open?.(db, person)) ?? []) open.add(code);
    }
    return [...open].toSorted();
  },
  erase: (tx: Tx, person: Person) => erasePerson(deps, tx, person),
  /** Where data of an erased person stays, and how long. */
  keeps: () => deps.parts.list().flatMap(({ keeps }) => keeps),
});
