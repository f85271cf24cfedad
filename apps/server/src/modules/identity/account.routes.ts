import {
  changeLanguage,
  changePassword,
  endOtherSessions,
  forgotByEmail,
  memberInfo,
  resetByLink,
  revokeSession,
  sessions,
  signIns,
} from '@arara/contract';
import { languageOf } from '@arara/i18n';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { createChangePassword } from './commands/change-password.ts';
import { createEndOthers, createEndSession } from './commands/end-session.ts';
import type { createRecovery } from './commands/recover-password.ts';
import type { PasswordProof } from './factors/owner-proof.ts';
import type { IdentityParts } from './identity.parts.ts';
import { presentSession } from './identity.present.ts';
import type { IdentityQueries } from './identity.queries.ts';

/** The member's own account: who they are, their password, their sessions. */
export function accountRoutes(
  parts: IdentityParts,
  queries: IdentityQueries,
  recovery: ReturnType<typeof createRecovery>,
  provePassword: PasswordProof,
): AnyRoute[] {
  const change = createChangePassword(parts, provePassword);
  const endSession = createEndSession(parts);
  const endOthers = createEndOthers(parts);
  return [
    route(memberInfo, async ({ caller: { session } }) => ({
      ...(await queries.memberOf(session.playerId)),
      passwordExpired: session.mustChangePassword,
    })),
    route(changeLanguage, async ({ body, caller }) => {
      const language = languageOf(body.language);
      if (language === null) throw new AppError('language.unknown', { field: 'language' });
      await queries.chooseLanguage(caller.session.playerId, language.tag);
      return null;
    }),
    route(changePassword, async ({ body, caller }) => {
      await change(body, caller);
      return null;
    }),
    route(forgotByEmail, async ({ body, caller }) => {
      await recovery.request(body, caller);
      return null;
    }),
    route(resetByLink, async ({ body, caller }) => {
      await recovery.reset(body, caller);
      return null;
    }),
    route(sessions, async ({ caller: { session } }) => {
      const listed = await parts.sessions.list(session.playerId);
      return { sessions: listed.map((one) => presentSession(one, session.id)) };
    }),
    route(revokeSession, async ({ params: { id }, caller: { session } }) => {
      const ended = isUuid(id) && (await endSession(session.playerId, id, 'revoked'));
      if (!ended) throw new AppError('session.not.found', { field: 'id' });
      return null;
    }),
    route(endOtherSessions, async ({ caller }) => {
      await endOthers(caller.session);
      return null;
    }),
    route(signIns, async ({ caller: { session } }) => {
      const listed = await queries.signInsOf(session.playerId);
      return { signIns: listed.map((line) => ({ ...line, at: line.at.toISOString() })) };
    }),
  ];
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
