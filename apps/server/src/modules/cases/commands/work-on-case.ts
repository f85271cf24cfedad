import type { CaseOutcome } from '@arara/contract';
import { changed, signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { hasOpenOne, lockCase, touchCase, writeCase } from '../case.repository.ts';
import type { CaseChange, CaseRow } from '../case.repository.ts';
import type { CasesDeps } from '../cases.deps.ts';
import { insertStep } from '../step.repository.ts';
import type { CaseAct } from '../step.repository.ts';

type Actor = Pick<StaffCaller, 'staff' | 'merchant'>;

/** The change that an act makes of a case as it is found; it throws where the act does not fit. */
interface Act {
  readonly act: CaseAct;
  readonly words: string | null;
  readonly facts?: Readonly<Record<string, string>>;
  change(row: CaseRow): CaseChange | null;
  /** Looked at with the case locked. */
  check?(tx: Parameters<typeof lockCase>[0], row: CaseRow): Promise<void>;
}

/** Does one act upon a case: state, story and audit in one transaction, with the case locked. */
async function workOn(deps: CasesDeps, actor: Actor, id: bigint, act: Act): Promise<void> {
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
    const sides = change === null ? {} : changed(sideOf(row), sideOf(change));
    await deps.staff.record(tx, {
      ...signedBy(staff),
      merchant,
      action: `case.${act.act}`,
      subject: `case:${id}`,
      detail: { about: row.subject, ...(words === null ? {} : { reason: words }), ...sides },
    });
  });
}

const sideOf = ({ state, owner, outcome }: Pick<CaseRow, 'state' | 'owner' | 'outcome'>) => ({
  state,
  owner,
  outcome,
});

/** Takes a case that nobody works on; of two people at once the first has it. */
export const takeCase = (deps: CasesDeps, actor: Actor, id: bigint): Promise<void> =>
  workOn(deps, actor, id, {
    act: 'taken',
    words: null,
    change({ state }) {
      if (state !== 'OPEN') throw new AppError('case.state');
      return { state: 'TAKEN', owner: actor.staff.email, outcome: null, closedAt: null };
    },
  });

/** Hands a case over; throws `case.colleague.unknown` for a person who may not work on it. */
export async function handCase(
  deps: CasesDeps,
  actor: Actor,
  id: bigint,
  { to, reason }: { readonly to: string; readonly reason: string },
): Promise<void> {
  const colleagues = await deps.staff.colleagues(actor.merchant, 'cases:case:work:own-brand');
  await workOn(deps, actor, id, {
    act: 'handed',
    words: reason,
    facts: { to },
    change({ state, owner }) {
      if (state === 'CLOSED' || owner === to) throw new AppError('case.state');
      if (!colleagues.includes(to)) {
        throw new AppError('case.colleague.unknown', { field: 'to' });
      }
      return { state: 'TAKEN', owner: to, outcome: null, closedAt: null };
    },
  });
}

/** Writes a comment, also into a case that is closed. */
export const commentCase = (deps: CasesDeps, actor: Actor, id: bigint, text: string) =>
  workOn(deps, actor, id, { act: 'said', words: text, change: () => null });

/** Closes a case; only the person who works on it may. */
export const closeCase = (
  deps: CasesDeps,
  actor: Actor,
  id: bigint,
  { outcome, reason }: { readonly outcome: CaseOutcome; readonly reason: string },
): Promise<void> =>
  workOn(deps, actor, id, {
    act: 'closed',
    words: reason,
    facts: { outcome },
    change({ state, owner }) {
      if (state !== 'TAKEN') throw new AppError('case.state');
      if (owner !== actor.staff.email) throw new AppError('case.owner');
      return { state: 'CLOSED', owner, outcome, closedAt: deps.clock.now() };
    },
  });

/** Opens a closed case again for the person who asks; a newer open one about the same goes on instead. */
export const reopenCase = (
  deps: CasesDeps,
  actor: Actor,
  id: bigint,
  reason: string,
): Promise<void> =>
  workOn(deps, actor, id, {
    act: 'reopened',
    words: reason,
    change({ state }) {
      if (state !== 'CLOSED') throw new AppError('case.state');
      return { state: 'TAKEN', owner: actor.staff.email, outcome: null, closedAt: null };
    },
    async check(tx, row) {
      if (await hasOpenOne(tx, row)) throw new AppError('case.newer');
    },
  });
