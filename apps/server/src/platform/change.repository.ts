import { raw, sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';
import { changed, signedBy } from './audit.ts';
import type { RecordDeed } from './audit.ts';
import { invariant } from './errors.ts';
import type { StaffActor } from './permissions.ts';

/** A change by an operator: of what, by whom, with both sides as JSON. */
export interface RecordedChange {
  readonly merchant: string;
  readonly at: Date;
  readonly actor: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  /** The signed-in person and the reason; without them it is made at the terminal, by whatever name was given there. */
  readonly signed?: SignedChange | null;
  /** The program makes it now as people decided before, for their reason. */
  readonly planned?: PlannedChange | null;
}

/** A change that a signed-in person makes for a reason. */
export interface SignedChange {
  readonly staff: StaffActor;
  readonly reason: string;
}

/** A change that waited for its hour, or for a second person. */
export interface PlannedChange {
  readonly by: readonly string[];
  readonly reason: string;
}

/** Adds a line to the operator's history that the module of this schema keeps, and one to the audit of staff; answers the number of the former. */
export async function recordChange(
  tx: Tx,
  { schema, record }: { readonly schema: 'catalogue' | 'site'; readonly record: RecordDeed },
  { merchant, at, actor, subject, before, after, signed, planned }: RecordedChange,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(sql`
    insert into ${raw(`${schema}.change`)} (merchant_id, at, actor, subject, before, after)
    values (${merchant}, ${at}, ${actor}, ${subject},
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)
    returning id`);
  const sides = isFields(before) && isFields(after) ? changed(before, after) : { before, after };
  await record(tx, {
    ...(signed ? signedBy(signed.staff) : { staffId: null, actor: machineOf(actor, planned) }),
    merchant,
    action: `${schema}.changed`,
    subject,
    detail: { ...sides, ...(signed && { reason: signed.reason }), ...planned },
  });
  const [row] = rows;
  invariant(row !== undefined, 'a change has a number');
  return row.id;
}

const machineOf = (actor: string, planned: PlannedChange | null | undefined): string =>
  planned ? 'machine:program' : `machine:${actor}`;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
