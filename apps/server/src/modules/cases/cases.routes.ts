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
import type { StaffCaller } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { closeCase, commentCase, handCase, reopenCase, takeCase } from './case.acts.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesAsked } from './cases.queries.ts';
import { caseFile, caseIdOf } from './cases.present.ts';
import { openCase } from './commands/open-case.ts';

/** The desk of cases. */
export function caseRoutes(deps: CasesDeps): AnyRoute[] {
  /** Does an act and answers the case as it is then. */
  async function after(caller: StaffCaller, text: string, act: (id: bigint) => Promise<void>) {
    const id = caseIdOf(text);
    await act(id);
    return caseFile(deps, caller, id);
  }
  return [
    route(staffCasesCall, ({ query, caller }) => casesAsked(deps, caller, query)),
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
