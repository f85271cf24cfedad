import {
  closeCaseCall,
  commentCaseCall,
  handCaseCall,
  openCaseCall,
  reopenCaseCall,
  staffCaseCall,
  staffCasesCall,
  takeCaseCall,
} from '@arara/contract';
import type { QueryOf } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { StaffCaller } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { listCases } from './case.repository.ts';
import type { CaseFilter } from './case.repository.ts';
import type { CasesDeps } from './cases.deps.ts';
import { caseFile, caseIdOf, presentCase } from './cases.present.ts';
import { openCase } from './commands/open-case.ts';
import { closeCase, commentCase, handCase, reopenCase, takeCase } from './commands/work-on-case.ts';

const page = 50;
const dayMs = 24 * 3_600_000;
const ageMs = { day: dayMs, week: 7 * dayMs } as const;

/** The desk of cases. */
export function caseRoutes(deps: CasesDeps): AnyRoute[] {
  /** Does an act and answers the case as it is then. */
  async function after(caller: StaffCaller, text: string, act: (id: bigint) => Promise<void>) {
    const id = caseIdOf(text);
    await act(id);
    return caseFile(deps, caller, id);
  }
  return [
    route(staffCasesCall, ({ query, caller }) => cases(deps, caller, query)),
    route(staffCaseCall, ({ params, caller }) => caseFile(deps, caller, caseIdOf(params.id))),
    route(openCaseCall, async ({ body, caller }) =>
      caseFile(deps, caller, await openCase(deps, caller, body)),
    ),
    route(takeCaseCall, ({ params, caller }) =>
      after(caller, params.id, (id) => takeCase(deps, caller, id)),
    ),
    route(handCaseCall, ({ params, body, caller }) =>
      after(caller, params.id, (id) => handCase(deps, caller, id, body)),
    ),
    route(commentCaseCall, ({ params, body, caller }) =>
      after(caller, params.id, (id) => commentCase(deps, caller, id, body.text)),
    ),
    route(closeCaseCall, ({ params, body, caller }) =>
      after(caller, params.id, (id) => closeCase(deps, caller, id, body)),
    ),
    route(reopenCaseCall, ({ params, body, caller }) =>
      after(caller, params.id, (id) => reopenCase(deps, caller, id, body.reason)),
    ),
  ];
}

async function cases(
  deps: CasesDeps,
  { merchant, staff }: StaffCaller,
  query: QueryOf<typeof staffCasesCall>,
) {
  const now = deps.clock.now();
  const { state = null, kind = null, age } = query;
  const filter: CaseFilter = {
    merchant,
    state,
    kind,
    owner: query.owner === undefined ? null : query.owner === 'me' ? staff.email : '',
    openedBefore: age === undefined ? null : new Date(now.getTime() - ageMs[age]),
    playerId: query.member === undefined ? null : await playerOf(deps, merchant, query.member),
  };
  const rows = await listCases(deps.database.read, filter, cursorOf(query.cursor), page + 1);
  const shown = rows.slice(0, page);
  const ids = shown.flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
  const members = await deps.identity.desk.named(merchant, ids);
  return {
    now: now.toISOString(),
    cases: shown.map((row) => presentCase(row, members)),
    nextCursor: rows.length > page ? String(shown.at(-1)?.id ?? '') : null,
  };
}

async function playerOf(deps: CasesDeps, merchant: string, account: string): Promise<bigint> {
  const player = await deps.identity.desk.member(merchant, account);
  if (player === null) throw new AppError('member.not.found');
  return player.id;
}

/** A cursor is the id of the last case that was shown. */
function cursorOf(text: string | undefined): bigint | null {
  if (text === undefined) return null;
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
}
