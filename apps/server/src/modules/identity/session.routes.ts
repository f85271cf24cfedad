import {
  botChallenge,
  captcha,
  exchangeCode,
  freePlay,
  login,
  logout,
  resume,
  signInCode,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { markCaptcha, withCaptcha } from './captcha-cookie.ts';
import { createExchangeCode, createIssueCode } from './commands/exchange-code.ts';
import { createFreePlay } from './commands/free-play.ts';
import { createLogin } from './commands/login.ts';
import { createLoginByCode } from './commands/login-by-code.ts';
import { createLogout } from './commands/end-session.ts';
import { createResume } from './commands/resume.ts';
import type { IdentityParts } from './identity.parts.ts';
import { createEnterByPhone } from './providers/enter-by-phone.ts';
import { clearRemembered, letIn, readRemembered } from './remember-cookie.ts';

/** Ways in and out. */
export function sessionRoutes(parts: IdentityParts): AnyRoute[] {
  const ways = {
    username: createLogin(parts),
    sms: createLoginByCode(parts),
    firebase: createEnterByPhone(parts),
  };
  const resumeSession = createResume(parts);
  const signInByCode = createExchangeCode(parts);
  const issueCode = createIssueCode(parts);
  const openTrial = createFreePlay(parts);
  const signOut = createLogout(parts);
  return [
    route(login, async ({ body, caller, request, reply }) => {
      const form = withCaptcha(body, request);
      return letIn({ caller, reply }, await ways[body.type](form, caller));
    }),
    route(resume, async ({ caller, request, reply }) => {
      try {
        return letIn({ caller, reply }, await resumeSession(readRemembered(request), caller));
      } catch (error) {
        // Only a token that is worth nothing any more leaves the browser.
        const worthless = error instanceof AppError && error.code === 'session.expired';
        if (worthless) clearRemembered(reply, caller.origin);
        throw error;
      }
    }),
    route(signInCode, ({ caller }) => issueCode(caller.session)),
    route(exchangeCode, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await signInByCode(body.code, caller)),
    ),
    route(freePlay, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await openTrial(body, caller)),
    ),
    route(logout, async ({ caller, reply }) => {
      await signOut(caller.session);
      clearRemembered(reply, caller.origin);
      return null;
    }),
    route(captcha, async ({ caller, reply }) => {
      const issued = await parts.captchas.issue(caller.merchant);
      markCaptcha(reply, caller.origin, issued);
      return issued.value;
    }),
    route(botChallenge, ({ caller }) => parts.botCheck.create(caller.merchant)),
  ];
}
