import type { AnyKind, Approved } from '../modules/decisions/index.ts';
import type { Database } from '../platform/database.ts';

/** Carries a decision out as the module decisions does, for ana and rui, who have agreed to it. */
export async function carryOut(
  database: Database,
  kinds: readonly AnyKind[],
  kind: string,
  subject: unknown,
  approved: Partial<Approved> = {},
): Promise<void> {
  const found = kinds.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no kind ${kind}`);
  const finish = await found.execute(found.subject.parse(subject), {
    id: 'test',
    merchant: 'arara',
    reason: 'test',
    people: ['ana', 'rui'],
    ...approved,
  });
  await database.transaction(finish);
}
