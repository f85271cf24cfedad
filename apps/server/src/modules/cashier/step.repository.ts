import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** An event in the life of a deposit or a withdrawal; `note` is a code, told in words when it is shown. */
export interface Step {
  readonly subjectId: string;
  readonly state: string;
  readonly note: string | null;
  /** The person of the operator's team who decided it; written, never shown to the member. */
  readonly by?: string | undefined;
  readonly at: Date;
}

export async function writeStep(tx: Tx, step: Step): Promise<void> {
  await tx.query(sql`
    insert into cashier.step (subject_id, state, note, decided_by, at)
    values (${step.subjectId}, ${step.state}, ${step.note}, ${step.by ?? null}, ${step.at})`);
}

/** Steps of several deposits or withdrawals, oldest first. */
export async function readSteps(db: Db, subjectIds: readonly string[]): Promise<Step[]> {
  const { rows } = await db.query<{
    subject_id: string;
    state: string;
    note: string | null;
    at: Date;
  }>(sql`
    select subject_id, state, note, at from cashier.step
    where subject_id = any(${subjectIds}::uuid[]) order by id`);
  return rows.map(({ subject_id: subjectId, state, note, at }) => ({ subjectId, state, note, at }));
}
