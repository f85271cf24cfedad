import type { CaseKind, Severity } from '@arara/contract';
import { severities } from '@arara/contract';
import type { Tx } from '@arara/postgres';
import {
  countWaiting,
  insertEvidence,
  lockCase,
  openOrJoin,
  touchCase,
} from './case.repository.ts';
import type { CasesDeps } from './cases.deps.ts';
import { insertStep } from './step.repository.ts';

/** Something that speaks in a case: an alert, a difference. `kind` and `ref` name it once. */
export interface NewEvidence {
  readonly kind: string;
  readonly ref: string;
  /** Names and values that people read; instants as ISO 8601, amounts as `12.00 BRL`. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface CaseReport {
  readonly merchant: string;
  readonly kind: CaseKind;
  readonly subject: string;
  readonly playerId: bigint | null;
  readonly severity: Severity;
  readonly evidence: NewEvidence;
}

/** The number under which the database keeps a severity. */
export const severityNumber = (severity: Severity): number => severities.indexOf(severity) + 1;

export type CasesService = ReturnType<typeof createCasesService>;

/** The door for modules that find something which people must look into. */
export function createCasesService({ database, clock }: CasesDeps) {
  return {
    /**
     * Opens a case, or joins the one that is open about the same subject, in the transaction of the finding. The same
     * evidence speaks once. Answers the id of the case.
     */
    async report(tx: Tx, { evidence, severity, ...about }: CaseReport): Promise<bigint> {
      const at = clock.now();
      const found = { ...about, severity: severityNumber(severity), at };
      const { id, fresh } = await openOrJoin(tx, found);
      const isNew = await insertEvidence(tx, id, evidence, at);
      if (!isNew && !fresh) return id;
      if (!fresh) await touchCase(tx, id, at);
      const facts = { kind: evidence.kind, ref: evidence.ref };
      await insertStep(tx, id, {
        act: fresh ? 'opened' : 'joined',
        by: null,
        words: null,
        facts,
        at,
      });
      return id;
    },
    /** Adds evidence to a case that goes on; one that people have closed stays as it is. */
    async join(tx: Tx, merchant: string, id: bigint, evidence: NewEvidence): Promise<void> {
      const row = await lockCase(tx, merchant, id);
      if (row === null || row.state === 'CLOSED') return;
      const at = clock.now();
      if (!(await insertEvidence(tx, id, evidence, at))) return;
      await touchCase(tx, id, at);
      const facts = { kind: evidence.kind, ref: evidence.ref };
      await insertStep(tx, id, { act: 'joined', by: null, words: null, facts, at });
    },
    /** Says in a case that its matter has been put right elsewhere; people close it. */
    async resolved(tx: Tx, id: bigint, facts: NewEvidence['facts']): Promise<void> {
      const at = clock.now();
      await insertStep(tx, id, { act: 'resolved', by: null, words: null, facts, at });
      await touchCase(tx, id, at);
    },
    /** The cases of a brand that nobody works on, as a queue. */
    async queues(merchant: string) {
      return [{ name: 'cases' as const, ...(await countWaiting(database.read, merchant)) }];
    },
  };
}
