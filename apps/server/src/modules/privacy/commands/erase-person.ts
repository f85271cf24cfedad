import type { Tx } from '@arara/postgres';
import { dropContents } from '../file.repository.ts';
import type { PrivacyDeps } from '../privacy.deps.ts';
import type { Person } from '../privacy.types.ts';

/** Has every module remove or overwrite what no law keeps, in the caller's transaction. */
export async function erasePerson(
  { parts }: Pick<PrivacyDeps, 'parts'>,
  tx: Tx,
  person: Person,
): Promise<void> {
  await dropContents(tx, person.id);
  for (const { erase } of parts.list()) await erase?.(tx, person);
}
