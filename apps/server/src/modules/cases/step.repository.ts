import type { CaseFile, caseActs } from '@arara/contract';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export type CaseAct = (typeof caseActs)[number];
type Facts = CaseFile['story'][number]['facts'];

export interface StepRow {
  readonly id: bigint;
  readonly act: CaseAct;
  readonly by: string | null;
  readonly words: string | null;
  readonly facts: Facts;
  readonly at: Date;
}

export type NewStep = Omit<StepRow, 'id'>;

/** Writes a line of a case's story; it is never changed. */
export async function insertStep(tx: Tx, caseId: bigint, step: NewStep): Promise<void> {
  const { act, by, words, facts, at } = step;
  await tx.query(sql`
    insert into cases.step (file_id, act, by, words, facts, at)
    values (${caseId}, ${act}, ${by}, ${words}, ${JSON.stringify(facts)}::jsonb, ${at})`);
}

const linesMax = 500;

/** The story of a case, oldest first; of a very long one the latest lines. */
export async function readSteps(db: Db, caseId: bigint): Promise<StepRow[]> {
  const { rows } = await db.query<StepRow & Record<string, unknown>>(sql`
    select id, act, by, words, facts, at from cases.step
    where file_id = ${caseId} order by id desc limit ${linesMax}`);
  return rows.toReversed();
}

export interface EvidenceRow {
  readonly id: bigint;
  readonly kind: string;
  readonly ref: string;
  readonly facts: Facts;
  readonly at: Date;
}

/** The things that speak in a case, the latest first. */
export async function readEvidence(db: Db, caseId: bigint): Promise<EvidenceRow[]> {
  const { rows } = await db.query<EvidenceRow & Record<string, unknown>>(sql`
    select id, kind, ref, facts, at from cases.evidence
    where file_id = ${caseId} order by id desc limit ${linesMax}`);
  return rows;
}
