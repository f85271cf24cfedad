import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** What happened to a deposit or a withdrawal; `note` is a code, told in words when it is shown. */
export interface Step {
  readonly subjectId: string;
  readonly state: string;
  readonly note: string | null;
  /** Who of the operator's team decided it; written, never shown to the member. */
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

/** Why a person last had to look at a withdrawal; null: nobody had to. */
export async function lastReview(db: Db, subjectId: string): Promise<string | null> {
  const { rows } = await db.query<{ note: string | null }>(sql`
    select note from cashier.step where subject_id = ${subjectId}::uuid and state = 'REVIEW'
    order by id desc limit 1`);
  return rows[0]?.note ?? null;
}
