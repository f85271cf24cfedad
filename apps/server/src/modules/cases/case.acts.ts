import type { CaseOutcome } from '@arara/contract';
import { isUniqueViolation } from '@arara/postgres';
import { AppError } from '../../platform/errors.ts';
import { hasOpenOne } from './case.repository.ts';
import type { CasesDeps } from './cases.deps.ts';
import { workOnCase } from './commands/work-on-case.ts';
import type { CaseActor } from './commands/work-on-case.ts';

/** Takes a case that nobody works on; of two people at once the first has it. */
export const takeCase = (deps: CasesDeps, actor: CaseActor, id: bigint): Promise<void> =>
  workOnCase(deps, actor, id, {
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
  actor: CaseActor,
  id: bigint,
  { to, reason }: { readonly to: string; readonly reason: string },
): Promise<void> {
  const colleagues = await deps.staff.colleagues(actor.merchant, 'cases:case:work:own-brand');
  await workOnCase(deps, actor, id, {
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
export const commentCase = (deps: CasesDeps, actor: CaseActor, id: bigint, text: string) =>
  workOnCase(deps, actor, id, { act: 'said', words: text, change: () => null });

/** Closes a case; only the person who works on it may. */
export const closeCase = (
  deps: CasesDeps,
  actor: CaseActor,
  id: bigint,
  { outcome, reason }: { readonly outcome: CaseOutcome; readonly reason: string },
): Promise<void> =>
  workOnCase(deps, actor, id, {
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
export async function reopenCase(
  deps: CasesDeps,
  actor: CaseActor,
  id: bigint,
  reason: string,
): Promise<void> {
  try {
    await workOnCase(deps, actor, id, {
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
  } catch (error) {
    // Another one about the same was opened in this moment.
    if (isUniqueViolation(error)) throw new AppError('case.newer');
    throw error;
  }
}
