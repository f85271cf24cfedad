import {
  loginCode,
  recoveryCode,
  registerCode,
  registerMobile,
  resetByPhone,
} from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { withCaptcha } from './captcha-cookie.ts';
import { createRecoverByPhone } from './commands/recover-by-phone.ts';
import { createRegisterMobile } from './commands/register-mobile.ts';
import { createSendCode } from './commands/send-code.ts';
import type { IdentityParts } from './identity.parts.ts';
import { letIn } from './remember-cookie.ts';

/** Everything that goes by a mobile number and the code sent to it. */
export function phoneRoutes(parts: IdentityParts): AnyRoute[] {
  const sendCode = createSendCode(parts);
  const recover = createRecoverByPhone(parts);
  const registerByMobile = createRegisterMobile(parts);
  return [
    route(loginCode, async ({ body, caller }) => ({
      expiredMinutes: await sendCode('login', body, caller),
    })),
    route(registerCode, async ({ body: { mobileNo, ...body }, caller }) => ({
      expiredMinutes: await sendCode(
        'register',
        { ...body, mobileNum: mobileNo },
        caller,
        'mobileNo',
      ),
    })),
    route(recoveryCode, async ({ body, caller }) => ({
      expirationTime: 60 * (await sendCode('recovery', body, caller)),
    })),
    route(resetByPhone, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await recover(body, caller)),
    ),
    route(registerMobile, async ({ body, caller, reply, idempotencyKey, request }) => {
      const form = withCaptcha(body, request);
      const opened = await registerByMobile(form, caller, idempotencyKey);
      const value = letIn({ caller, reply }, opened);
      return { ...value, accountNumber: value.member.account };
    }),
  ];
}
