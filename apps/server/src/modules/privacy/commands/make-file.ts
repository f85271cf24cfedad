import { fillFile, findMaking } from '../file.repository.ts';
import type { PrivacyDeps } from '../privacy.deps.ts';
import type { Person, Told } from '../privacy.types.ts';
import { writeFile } from '../write-file.ts';
import type { Parts } from '../write-file.ts';

/** Asks every module for its part and keeps the file, sealed. May run again: it is made once. */
export async function makeFile(deps: PrivacyDeps, id: string): Promise<void> {
  const { database, box, clock, texts } = deps;
  const making = await findMaking(database.read, id);
  if (making === null) return;
  const { person, language } = making;
  const head = { account: person.account, language, madeAt: clock.now() };
  const { json, html, bytes } = await writeFile(head, await tellAll(deps, person), texts);
  const content = { json: box.seal(json), html: box.seal(html) };
  await fillFile(database.read, id, content, bytes);
}

/** The parts one after another: a person with much has to wait, and not the house. */
async function tellAll({ parts }: Pick<PrivacyDeps, 'parts'>, person: Person): Promise<Parts> {
  const told = new Map<string, Told>();
  for (const { part, tell } of parts.list())
    if (tell !== undefined) told.set(part, { ...told.get(part), ...(await tell(person)) });
  return told;
}
