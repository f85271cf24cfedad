import {
  addStaffPasskeyCall,
  removeStaffPasskeyCall,
  staffPasskeyChallengeCall,
  startStaffPasskeyCall,
} from '@arara/contract';
import type { Caller, StaffCaller } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { placeOf } from '../../platform/webauthn.ts';
import type { Place } from '../../platform/webauthn.ts';
import {
  addPasskey,
  challengeStep,
  passByPasskey,
  removePasskey,
  startPasskey,
} from './passkeys.ts';
import type { AtPage } from './passkeys.ts';
import type { StaffDeps } from './staff.deps.ts';

/** The page of the console that a call comes from: where it has a host of its own, that one and no other. */
export const consolePlace = (
  { consoleUrl }: Pick<StaffDeps, 'consoleUrl'>,
  { origin }: Pick<Caller, 'origin'>,
): Place => placeOf(consoleUrl ?? origin);

/** The passkeys of the own account, and the question that they answer at the door. */
export function passkeyRoutes(deps: StaffDeps): AnyRoute[] {
  const atPage = (caller: StaffCaller): AtPage => ({
    staff: caller.staff,
    place: consolePlace(deps, caller),
  });
  return [
    route(startStaffPasskeyCall, async ({ caller }) => ({
      options: await startPasskey(deps, atPage(caller)),
    })),
    route(addStaffPasskeyCall, async ({ body, caller }) => {
      await addPasskey(deps, atPage(caller), body);
      return null;
    }),
    route(removeStaffPasskeyCall, async ({ body, caller }) => {
      await removePasskey(deps, caller.staff, body.id);
      return null;
    }),
    route(staffPasskeyChallengeCall, async ({ caller }) => ({
      options: await challengeStep(deps, atPage(caller)),
    })),
  ];
}

/** Passes the second step at the page of a call. */
export const passAtPage = (
  deps: StaffDeps,
  caller: StaffCaller,
  response: Readonly<Record<string, unknown>>,
): Promise<void> =>
  passByPasskey(deps, { staff: caller.staff, place: consolePlace(deps, caller) }, response);
