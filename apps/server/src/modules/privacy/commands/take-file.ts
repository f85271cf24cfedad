import { gunzipSync } from 'node:zlib';
import type { Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { takeContent } from '../file.repository.ts';
import type { PrivacyDeps } from '../privacy.deps.ts';
import type { Person } from '../privacy.types.ts';

/** A file of a person in both forms. */
export interface TakenFile {
  readonly json: string;
  readonly html: string;
}

/** Hands a file out, once; the line of the audit is written before. Throws `export.not.found`. */
export async function takeFile(
  { database, clock, box }: PrivacyDeps,
  person: Person,
  id: string,
  also: (tx: Tx) => Promise<void>,
): Promise<TakenFile> {
  const sealed = await database.transaction(async (tx) => {
    const content = await takeContent(tx, person.id, id, clock.now());
    if (content === null) throw new AppError('export.not.found');
    await also(tx);
    return content;
  });
  const read = (part: Buffer): string => gunzipSync(box.open(part)).toString();
  return { json: read(sealed.json), html: read(sealed.html) };
}
