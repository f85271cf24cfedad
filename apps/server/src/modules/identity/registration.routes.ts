import { addIdNumberCall, registerCall, registerSettingsCall } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { withCaptcha } from './captcha-cookie.ts';
import { addIdNumber } from './commands/add-id-number.ts';
import { register } from './commands/register.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { codesByFirebase } from './providers/verify-phone.ts';
import { letIn } from './remember-cookie.ts';

/** Becoming a member, and telling later who one is. */
export function registrationRoutes(deps: IdentityDeps): AnyRoute[] {
  return [
    route(registerSettingsCall, async ({ caller }) => {
      const { form } = await deps.settings.registration(caller.merchant);
      return { ...form, mobile: { ...form.mobile, firebase: codesByFirebase(deps, form) } };
    }),
    route(registerCall, async ({ body, caller, reply, idempotencyKey, request }) => {
      const form = withCaptcha(body, request);
      return letIn({ caller, reply }, await register(deps, form, caller, idempotencyKey));
    }),
    route(addIdNumberCall, async ({ body, caller }) => {
      await addIdNumber(deps, body, caller);
      return null;
    }),
  ];
}
