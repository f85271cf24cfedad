import {
  acceptTermsCall,
  changeLanguageCall,
  changePasswordCall,
  endOtherSessionsCall,
  forgotByEmailCall,
  memberInfoCall,
  resetByLinkCall,
  revokeSessionCall,
  sessionsCall,
  signInsCall,
} from '@arara/contract';
import { languageOf } from '@arara/i18n';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { changePassword } from './commands/change-password.ts';
import { endSession, endOtherSessions } from './commands/end-session.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { presentSession } from './identity.present.ts';
import type { IdentityQueries } from './identity.queries.ts';
import { requestRecovery } from './commands/request-recovery.ts';
import { resetPassword } from './commands/reset-password.ts';
import { acceptTerms } from './terms/accept-terms.ts';

/** The member's own account: who they are, their password, their sessions. */
export function accountRoutes(deps: IdentityDeps, queries: IdentityQueries): AnyRoute[] {
  return [
    route(memberInfoCall, async ({ caller: { session } }) => ({
      ...(await queries.memberOf(session.playerId)),
      passwordExpired: session.mustChangePassword,
    })),
    route(acceptTermsCall, ({ body, caller }) => acceptTerms(deps, caller, body.version)),
    route(changeLanguageCall, async ({ body, caller }) => {
      const language = languageOf(body.language);
      if (language === null) throw new AppError('language.unknown', { field: 'language' });
      await queries.chooseLanguage(caller.session.playerId, language.tag);
      return null;
    }),
    route(changePasswordCall, async ({ body, caller }) => {
      await changePassword(deps, body, caller);
      return null;
    }),
    route(forgotByEmailCall, async ({ body, caller }) => {
      await requestRecovery(deps, body, caller);
      return null;
    }),
    route(resetByLinkCall, async ({ body, caller }) => {
      await resetPassword(deps, body, caller);
      return null;
    }),
    route(sessionsCall, async ({ caller: { session } }) => {
      const listed = await deps.sessions.list(session.playerId);
      return { sessions: listed.map((one) => presentSession(one, session.id)) };
    }),
    route(revokeSessionCall, async ({ params: { id }, caller: { session } }) => {
      const ended = isUuid(id) && (await endSession(deps, session.playerId, id, 'revoked'));
      if (!ended) throw new AppError('session.not.found', { field: 'id' });
      return null;
    }),
    route(endOtherSessionsCall, async ({ caller }) => {
      await endOtherSessions(deps, caller.session);
      return null;
    }),
    route(signInsCall, async ({ caller: { session } }) => {
      const listed = await queries.signInsOf(session.playerId);
      return { signIns: listed.map((line) => ({ ...line, at: line.at.toISOString() })) };
    }),
  ];
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
