import { changed, signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { lockCase, touchCase, writeCase } from '../case.repository.ts';
import type { CaseChange, CaseRow } from '../case.repository.ts';
import type { CasesDeps } from '../cases.deps.ts';
import { insertStep } from '../step.repository.ts';
import type { CaseAct } from '../step.repository.ts';

/** The person who acts, and at which brand. */
export type CaseActor = Pick<StaffCaller, 'staff' | 'merchant'>;

/** The change that an act makes of a case as it is found; it throws where the act does not fit. */
export interface CaseDeed {
  readonly act: CaseAct;
  readonly words: string | null;
  readonly facts?: Readonly<Record<string, string>>;
  change(row: CaseRow): CaseChange | null;
  /** Looked at with the case locked. */
  check?(tx: Parameters<typeof lockCase>[0], row: CaseRow): Promise<void>;
}

/** Does one act upon a case: state, story and audit in one transaction, with the case locked. */
export async function workOnCase(
  deps: CasesDeps,
  actor: CaseActor,
  id: bigint,
  act: CaseDeed,
): Promise<void> {
  const { staff, merchant } = actor;
  await deps.database.transaction(async (tx) => {
    const row = await lockCase(tx, merchant, id);
    if (row === null) throw new AppError('case.not.found');
    const change = act.change(row);
    await act.check?.(tx, row);
    const at = deps.clock.now();
    if (change === null) await touchCase(tx, id, at);
    else await writeCase(tx, id, change, at);
    const { words, facts = {} } = act;
    await insertStep(tx, id, { act: act.act, by: staff.email, words, facts, at });
    // A comment stays in its case, from where an erasure can take it: the audit names it.
    const reason = act.act === 'said' ? null : words;
    const sides = change === null ? {} : changed(sideOf(row), sideOf(change));
    await deps.staff.record(tx, {
      ...signedBy(staff),
      merchant,
      action: `case.${act.act}`,
      subject: `case:${id}`,
      detail: { about: row.subject, ...(reason === null ? {} : { reason }), ...sides },
    });
  });
}

const sideOf = ({ state, owner, outcome }: Pick<CaseRow, 'state' | 'owner' | 'outcome'>) => ({
  state,
  owner,
  outcome,
});
