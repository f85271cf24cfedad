import {
  confirmEmailCall,
  confirmMobileCall,
  startEmailCall,
  startMobileCall,
} from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { startEmailChange, confirmEmailChange } from './change-email.ts';
import { startMobileChange, confirmMobileChange } from './change-mobile.ts';

/** Where the member is reached: each address counts once its code has come back. */
export function contactRoutes(deps: IdentityDeps): AnyRoute[] {
  return [
    route(startEmailCall, async ({ body, caller }) => ({
      expiredMinutes: await startEmailChange(deps, body, caller),
    })),
    route(confirmEmailCall, async ({ body, caller }) => {
      await confirmEmailChange(deps, body, caller);
      return null;
    }),
    route(startMobileCall, async ({ body, caller }) => ({
      expiredMinutes: await startMobileChange(deps, body, caller),
    })),
    route(confirmMobileCall, async ({ body, caller }) => {
      await confirmMobileChange(deps, body, caller);
      return null;
    }),
  ];
}
