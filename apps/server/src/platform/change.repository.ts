import { raw, sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';

/** A change by an operator: of what, by whom, with both sides as JSON. */
export interface RecordedChange {
  readonly merchant: string;
  readonly at: Date;
  readonly actor: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Adds a line to the operator's history that the module of this schema keeps. */
export async function recordChange(
  tx: Tx,
  schema: 'catalogue' | 'site',
  { merchant, at, actor, subject, before, after }: RecordedChange,
): Promise<void> {
  await tx.query(sql`
    insert into ${raw(`${schema}.change`)} (merchant_id, at, actor, subject, before, after)
    values (${merchant}, ${at}, ${actor}, ${subject},
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`);
}
