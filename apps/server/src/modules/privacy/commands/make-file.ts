import { gzipSync } from 'node:zlib';
import { fillFile, findMaking } from '../file.repository.ts';
import type { PrivacyDeps } from '../privacy.deps.ts';
import type { Person, Told } from '../privacy.types.ts';

/** Asks every module for its part and keeps the file, sealed. May run again: it is made once. */
export async function makeFile(deps: PrivacyDeps, id: string): Promise<void> {
  const { database, box, clock } = deps;
  const making = await findMaking(database.read, id);
  if (making === null) return;
  const { person, language } = making;
  const parts = await tellAll(deps, person);
  const { account } = person;
  const text = toJson({ account, language, madeAt: clock.now(), parts });
  await fillFile(database.read, id, box.seal(gzipSync(text)), Buffer.byteLength(text));
}

/** The parts one after another: a person with much has to wait, and not the house. */
async function tellAll(
  { parts }: Pick<PrivacyDeps, 'parts'>,
  person: Person,
): Promise<Readonly<Record<string, Told>>> {
  const told: Record<string, Told> = {};
  for (const { part, tell } of parts.list())
    if (tell !== undefined) told[part] = { ...told[part], ...(await tell(person)) };
  return told;
}

/** Whole numbers of any size become texts, as money does on the wire; bytes have no place in the file. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, one: unknown) => (typeof one === 'bigint' ? String(one) : one), 1);
