import {
  loginCodeCall,
  recoveryCodeCall,
  registerCodeCall,
  registerMobileCall,
  resetByPhoneCall,
} from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { withCaptcha } from './captcha-cookie.ts';
import { recoverByPhone } from './commands/recover-by-phone.ts';
import { registerMobile } from './commands/register-mobile.ts';
import { sendCode } from './commands/send-code.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { letIn } from './remember-cookie.ts';

/** Everything that goes by a mobile number and the code sent to it. */
export function phoneRoutes(deps: IdentityDeps): AnyRoute[] {
  return [
    route(loginCodeCall, async ({ body, caller }) => ({
      expiredMinutes: await sendCode(deps, 'login', body, caller),
    })),
    route(registerCodeCall, async ({ body: { mobileNo, ...body }, caller }) => ({
      expiredMinutes: await sendCode(
        deps,
        'register',
        { ...body, mobileNum: mobileNo },
        caller,
        'mobileNo',
      ),
    })),
    route(recoveryCodeCall, async ({ body, caller }) => ({
      expirationTime: 60 * (await sendCode(deps, 'recovery', body, caller)),
    })),
    route(resetByPhoneCall, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await recoverByPhone(deps, body, caller)),
    ),
    route(registerMobileCall, async ({ body, caller, reply, idempotencyKey, request }) => {
      const form = withCaptcha(body, request);
      const opened = await registerMobile(deps, form, caller, idempotencyKey);
      const value = letIn({ caller, reply }, opened);
      return { ...value, accountNumber: value.member.account };
    }),
  ];
}
