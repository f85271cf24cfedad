import {
  endOwnStaffSessionsCall,
  endStaffSessionsCall,
  resetStaffStepCall,
  staffAccessCall,
  staffAccountCall,
  staffAccountsCall,
  staffNetworksCall,
  staffRolesCall,
} from '@arara/contract';
import type { Decision } from '@arara/contract';
import type { StaffActor } from '../../../platform/permissions.ts';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module.ts';
import type { AnyKind } from '../../decisions/index.ts';
import { permissionsOf } from '../account.repository.ts';
import { readNetworks } from '../network.repository.ts';
import { listPasskeys } from '../passkey.repository.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { totpSince } from '../totp.repository.ts';
import { accountKinds } from './account.kinds.ts';
import {
  findAccountAt,
  listAccountsAt,
  listRoles,
  liveSessionsOf,
} from './account-list.repository.ts';
import type { SessionTimes } from './account-list.repository.ts';
import { endOwnSessions, endSessions, resetStep } from './acts.ts';
import type { StaffDeskDeps } from './desk.deps.ts';
import { coversBrands, coversPermissions } from './desk.policy.ts';
import { presentAccount, presentDetail, presentPasskey, presentSession } from './desk.present.ts';
import { networksKind } from './networks.kind.ts';
import { openAccountKind } from './open-account.kind.ts';

export interface StaffDesk extends ServerModule {
  readonly contributes: { readonly decisionKinds: readonly AnyKind[] };
}

/** The desk of the people who run a brand: their accounts, their roles, and what two people decide about them. */
export function createStaffDesk(deps: StaffDeskDeps): StaffDesk {
  return {
    routes: [...readingRoutes(deps), ...actRoutes(deps), ...ownRoutes(deps)],
    contributes: {
      decisionKinds: [openAccountKind(deps), ...accountKinds(deps), networksKind(deps)],
    },
  };
}

/** The kinds of decisions about an account that is there; its e-mail address is their key. */
const kindsAbout = ['staff.roles.change', 'staff.account.close', 'staff.account.reopen'] as const;

/** The proposals about an account that wait for a second person. */
async function waitingAbout(
  { openAbout }: StaffDeskDeps,
  staff: StaffActor,
  merchant: string,
  key: string,
): Promise<Decision[]> {
  const open = kindsAbout.map((kind) => openAbout(staff, { merchant, kind, key }));
  return (await Promise.all(open)).filter((one) => one !== null);
}

function readingRoutes(deps: StaffDeskDeps): AnyRoute[] {
  const { read } = deps.database;
  return [
    route(staffAccountsCall, async ({ query, caller: { merchant, staff } }) => {
      const { accountsPage } = deps.settings;
      const page = { after: cursorOf(query.cursor), limit: accountsPage + 1 };
      const rows = await listAccountsAt(read, merchant, timesOf(deps), page);
      const accounts = rows.slice(0, accountsPage).map((row) => presentAccount(row, staff));
      const isMore = rows.length > accountsPage;
      return { accounts, nextCursor: isMore ? (accounts.at(-1)?.id ?? null) : null };
    }),
    route(staffAccountCall, async ({ params, caller: { merchant, staff } }) => {
      const times = timesOf(deps);
      const row = await findAccountAt(read, merchant, idOf(params.id), times);
      if (row === null) throw new AppError('staff.account.not.found');
      const covered =
        coversBrands(staff, row.brands) &&
        coversPermissions(staff, await permissionsOf(read, row.id));
      const sessions = row.disabledAt === null ? await liveSessionsOf(read, row.id, times) : [];
      const waiting = await waitingAbout(deps, staff, merchant, row.email);
      return presentDetail(row, staff, { sessions, covered, waiting });
    }),
    route(staffRolesCall, async ({ caller: { staff } }) => ({
      roles: (await listRoles(read)).map((one) => ({
        ...one,
        mayGive: coversPermissions(staff, one.permissions),
      })),
    })),
  ];
}

function actRoutes(deps: StaffDeps): AnyRoute[] {
  return [
    route(endStaffSessionsCall, async ({ params, body, caller: { merchant, staff } }) => {
      await endSessions(deps, { staff, merchant, id: idOf(params.id), ...body });
      return null;
    }),
    route(resetStaffStepCall, async ({ params, body, caller: { merchant, staff } }) => {
      await resetStep(deps, { staff, merchant, id: idOf(params.id), ...body });
      return null;
    }),
  ];
}

/** The own account: how its person signs in, and where. */
function ownRoutes(deps: StaffDeps): AnyRoute[] {
  const { read } = deps.database;
  return [
    route(staffNetworksCall, async ({ caller: { merchant, address } }) => {
      const row = await readNetworks(read, merchant);
      const changedAt = row?.changedAt.toISOString() ?? null;
      return { networks: row?.networks ?? [], changedAt, address };
    }),
    route(staffAccessCall, async ({ caller: { staff } }) => {
      const since = await totpSince(read, staff.id);
      const sessions = await liveSessionsOf(read, staff.id, timesOf(deps));
      const passkeys = await listPasskeys(read, staff.id);
      return {
        passkeys: passkeys.map(presentPasskey),
        secondSteps: since === null ? [] : [{ kind: 'app' as const, since: since.toISOString() }],
        sessions: sessions.map((one) => ({
          ...presentSession(one),
          isThis: one.id === staff.sessionId,
        })),
      };
    }),
    route(endOwnStaffSessionsCall, async ({ caller: { staff } }) => ({
      ended: await endOwnSessions(deps, staff),
    })),
  ];
}

const timesOf = ({ clock, settings }: StaffDeps): SessionTimes => {
  const now = clock.now();
  return { now, idleSince: new Date(now.getTime() - settings.session.idleMs) };
};

/** A cursor is the id of the last account that was shown. */
function cursorOf(text: string | undefined): bigint | null {
  if (text === undefined) return null;
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
}

/** Ids of accounts are whole numbers; any other text is the id of none. */
const idOf = (text: string): bigint => (/^\d{1,18}$/.test(text) ? BigInt(text) : 0n);
