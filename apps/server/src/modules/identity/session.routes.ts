import {
  botChallenge,
  captcha,
  exchangeCode,
  freePlay,
  login,
  logout,
  resume,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { markCaptcha, withCaptcha } from './captcha-cookie.ts';
import { createExchangeCode } from './commands/exchange-code.ts';
import { createFreePlay } from './commands/free-play.ts';
import { createLogin } from './commands/login.ts';
import { createLoginByCode } from './commands/login-by-code.ts';
import { createLogout } from './commands/end-session.ts';
import { createResume } from './commands/resume.ts';
import type { IdentityParts } from './identity.parts.ts';
import { clearRemembered, readRemembered, writeRemembered } from './remember-cookie.ts';

/** Ways in and out. */
export function sessionRoutes(parts: IdentityParts): AnyRoute[] {
  const byPassword = createLogin(parts);
  const byCode = createLoginByCode(parts);
  const resumeSession = createResume(parts);
  const signInByCode = createExchangeCode(parts);
  const openTrial = createFreePlay(parts);
  const signOut = createLogout(parts);
  return [
    route(login, async ({ body, caller, request, reply }) => {
      const signIn = body.type === 'sms' ? byCode : byPassword;
      const signedIn = await signIn(withCaptcha(body, request), caller);
      writeRemembered(reply, caller.origin, signedIn);
      return signedIn.value;
    }),
    route(resume, async ({ caller, request, reply }) => {
      try {
        const signedIn = await resumeSession(readRemembered(request), caller);
        writeRemembered(reply, caller.origin, signedIn);
        return signedIn.value;
      } catch (error) {
        // Only a token that is worth nothing any more leaves the browser.
        const worthless = error instanceof AppError && error.code === 'session.expired';
        if (worthless) clearRemembered(reply, caller.origin);
        throw error;
      }
    }),
    route(exchangeCode, async ({ body, caller }) => (await signInByCode(body.code, caller)).value),
    route(freePlay, async ({ body, caller }) => (await openTrial(body, caller)).value),
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
