import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

/** A state that a transfer came into. `note` is a code; the page that shows the step has its words. */
export interface Step {
  readonly transferId: string;
  readonly state: string;
  readonly note: string | null;
  readonly at: Date;
}

/** The person who decided by hand, and why. */
export interface Hand {
  readonly by: string;
  readonly reason: string;
}

export async function writeStep(tx: Tx, step: Step, hand: Hand | null = null): Promise<void> {
  await tx.query(sql`
    insert into transfers.step (transfer_id, state, note, at, decided_by, decided_for)
    values (${step.transferId}, ${step.state}, ${step.note}, ${step.at}, ${hand?.by ?? null},
      ${hand?.reason ?? null})`);
}

/** Steps of several transfers, oldest first. */
export async function readSteps(db: Db, ids: readonly string[]): Promise<Step[]> {
  const { rows } = await db.query<{
    transfer_id: string;
    state: string;
    note: string | null;
    at: Date;
  }>(sql`
    select transfer_id, state, note, at from transfers.step
    where transfer_id = any(${ids}::uuid[]) order by id`);
  return rows.map(({ transfer_id: transferId, ...step }) => ({ transferId, ...step }));
}
