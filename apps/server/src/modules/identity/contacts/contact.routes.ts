import { confirmEmail, confirmMobile, startEmail, startMobile } from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { OwnerProof } from '../factors/owner-proof.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { createChangeEmail } from './change-email.ts';
import { createChangeMobile } from './change-mobile.ts';

/** Where the member is reached: each address counts once its code has come back. */
export function contactRoutes(parts: IdentityParts, prove: OwnerProof): AnyRoute[] {
  const email = createChangeEmail(parts, prove);
  const mobile = createChangeMobile(parts, prove);
  return [
    route(startEmail, async ({ body, caller }) => ({
      expiredMinutes: await email.start(body, caller),
    })),
    route(confirmEmail, async ({ body, caller }) => {
      await email.confirm(body, caller);
      return null;
    }),
    route(startMobile, async ({ body, caller }) => ({
      expiredMinutes: await mobile.start(body, caller),
    })),
    route(confirmMobile, async ({ body, caller }) => {
      await mobile.confirm(body, caller);
      return null;
    }),
  ];
}
