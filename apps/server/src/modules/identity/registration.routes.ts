import { addIdNumber, register, registerSettings } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { withCaptcha } from './captcha-cookie.ts';
import { createAddIdNumber } from './commands/add-id-number.ts';
import { createRegister } from './commands/register.ts';
import type { OwnerProof } from './factors/owner-proof.ts';
import type { IdentityParts } from './identity.parts.ts';
import { codesByFirebase } from './providers/verify-phone.ts';
import { letIn } from './remember-cookie.ts';

/** Becoming a member, and telling later who one is. */
export function registrationRoutes(parts: IdentityParts, prove: OwnerProof): AnyRoute[] {
  const registerMember = createRegister(parts);
  const add = createAddIdNumber(parts, prove);
  return [
    route(registerSettings, async ({ caller }) => {
      const { form } = await parts.settings.registration(caller.merchant);
      return { ...form, mobile: { ...form.mobile, firebase: codesByFirebase(parts, form) } };
    }),
    route(register, async ({ body, caller, reply, idempotencyKey, request }) => {
      const form = withCaptcha(body, request);
      return letIn({ caller, reply }, await registerMember(form, caller, idempotencyKey));
    }),
    route(addIdNumber, async ({ body, caller }) => {
      await add(body, caller);
      return null;
    }),
  ];
}
