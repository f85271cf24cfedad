import { register, registerSettings } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { createRegister } from './commands/register.ts';
import type { IdentityParts } from './identity.parts.ts';
import { codesByFirebase } from './providers/verify-phone.ts';

/** Becoming a member. */
export function registrationRoutes(parts: IdentityParts): AnyRoute[] {
  const registerMember = createRegister(parts);
  return [
    route(registerSettings, async ({ caller }) => {
      const { form } = await parts.settings.registration(caller.merchant);
      return { ...form, mobile: { ...form.mobile, firebase: codesByFirebase(parts, form) } };
    }),
    route(register, async ({ body, caller }) => (await registerMember(body, caller)).value),
  ];
}
