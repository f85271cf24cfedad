import {
  botChallengeCall,
  captchaCall,
  exchangeCodeCall,
  freePlayCall,
  loginCall,
  logoutCall,
  resumeCall,
  signInCodeCall,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { markCaptcha, withCaptcha } from './captcha-cookie.ts';
import { exchangeCode, issueSignInCode } from './commands/exchange-code.ts';
import { openTrial } from './commands/open-trial.ts';
import { logout } from './commands/end-session.ts';
import { login } from './commands/login.ts';
import { loginByCode } from './commands/login-by-code.ts';
import { enterByPhone } from './providers/enter-by-phone.ts';
import { resume } from './commands/resume.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { clearRemembered, letIn, readRemembered } from './remember-cookie.ts';

const ways = { username: login, sms: loginByCode, firebase: enterByPhone } as const;

/** Ways in and out. */
export function sessionRoutes(deps: IdentityDeps): AnyRoute[] {
  return [
    route(loginCall, async ({ body, caller, request, reply }) => {
      const form = withCaptcha(body, request);
      return letIn({ caller, reply }, await ways[body.type](deps, form, caller));
    }),
    route(resumeCall, async ({ caller, request, reply }) => {
      try {
        return letIn({ caller, reply }, await resume(deps, readRemembered(request), caller));
      } catch (error) {
        // Only a token that is worth nothing any more leaves the browser.
        const worthless = error instanceof AppError && error.code === 'session.expired';
        if (worthless) clearRemembered(reply, caller.origin);
        throw error;
      }
    }),
    route(signInCodeCall, ({ caller }) => issueSignInCode(deps, caller.session)),
    route(exchangeCodeCall, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await exchangeCode(deps, body.code, caller)),
    ),
    route(freePlayCall, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await openTrial(deps, body, caller)),
    ),
    route(logoutCall, async ({ caller, reply }) => {
      await logout(deps, caller.session);
      clearRemembered(reply, caller.origin);
      return null;
    }),
    route(captchaCall, async ({ caller, reply }) => {
      const issued = await deps.captchas.issue(caller.merchant);
      markCaptcha(reply, caller.origin, issued);
      return issued.value;
    }),
    route(botChallengeCall, ({ caller }) => deps.botCheck.create(caller.merchant)),
  ];
}
