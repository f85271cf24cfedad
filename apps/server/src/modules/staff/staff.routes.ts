import {
  proveStaffCall,
  staffAuditCall,
  proveStaffAuditCall,
  staffAuditProofCall,
  staffEnrolCall,
  staffMeCall,
  staffPasswordCall,
  staffSecondStepCall,
  staffSignInCall,
  staffSignOutCall,
} from '@arara/contract';
import type { StaffSelf } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { StaffSession } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { passAtPage } from './passkey.routes.ts';
import { presentAudit, presentProof, presentSelf } from './staff.present.ts';
import type { StaffService } from './staff.service.ts';
import type { StaffDeps } from './staff.deps.ts';

/** Signing in and out, the second step, the own account, and the audit. */
export function staffRoutes(staff: StaffService, deps: StaffDeps): AnyRoute[] {
  const { auditPage } = deps.settings;
  /** The own account as it is after a change. */
  const selfOf = (session: StaffSession | null): StaffSelf => {
    if (session === null) throw new AppError('session.expired');
    return presentSelf(session);
  };

  return [
    route(staffSignInCall, async ({ body, caller }) => {
      const token = await staff.signIn({ ...body, address: caller.address });
      return { token, self: selfOf(await staff.sessionOf(token)) };
    }),
    route(staffMeCall, async ({ caller }) => presentSelf(caller.staff)),
    route(staffSignOutCall, async ({ caller }) => {
      await staff.signOut(caller.staff);
      return null;
    }),
    route(staffEnrolCall, async ({ caller }) => staff.enrol(caller.staff)),
    route(staffSecondStepCall, async ({ body, caller }) => {
      if ('code' in body) await staff.passSecondStep(caller.staff, body.code);
      else await passAtPage(deps, caller, body.passkey);
      return selfOf(await staff.again(caller.staff));
    }),
    route(proveStaffCall, async ({ body, caller }) => {
      if (caller.staff.next !== null) throw new AppError('staff.factor.required');
      if ('code' in body) await staff.prove(caller.staff, body.code);
      else await passAtPage(deps, caller, body.passkey);
      return selfOf(await staff.again(caller.staff));
    }),
    route(staffPasswordCall, async ({ body, caller }) => {
      await staff.changePassword(caller.staff, body);
      return selfOf(await staff.again(caller.staff));
    }),
    route(staffAuditCall, async ({ query, caller }) => {
      const before = query.before === undefined ? null : idOf(query.before);
      const { actor, action, subject, search } = query;
      const from = query.from === undefined ? undefined : new Date(query.from);
      const to = query.to === undefined ? undefined : new Date(query.to);
      const page = { before, limit: auditPage + 1 };
      const filter = { actor, action, subject, search, from, to };
      const rows = await staff.auditOf(caller.merchant, page, filter, readerOf(caller.staff));
      const lines = rows.slice(0, auditPage).map(presentAudit);
      return { lines, next: rows.length > auditPage ? (lines.at(-1)?.id ?? null) : null };
    }),
    route(staffAuditProofCall, async ({ caller }) =>
      presentProof(await staff.auditProofs(), caller.merchant),
    ),
    route(proveStaffAuditCall, async ({ caller }) => {
      await staff.proveAudit({ whole: false });
      return presentProof(await staff.auditProofs(), caller.merchant);
    }),
  ];
}

const readerOf = ({ email, brands, permissions }: StaffSession) => ({
  email,
  brands,
  all: permissions.has('staff:audit:read:all'),
});

/** Ids of audit lines are whole numbers; any other text is before none of them. */
const idOf = (text: string): bigint => (/^\d{1,18}$/.test(text) ? BigInt(text) : 0n);
