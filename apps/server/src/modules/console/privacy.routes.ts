import { staffAskFileCall, staffMemberPrivacyCall, staffTakeFileCall } from '@arara/contract';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { entryOf } from './audit.ts';
import type { ConsoleDeps } from './console.deps.ts';
import { personOf } from './erasure.decision.ts';
import { requireMember } from './member.ts';

/** The rights of a person about their own data. */
export function privacyRoutes(deps: ConsoleDeps): AnyRoute[] {
  const { database, privacy, staff } = deps;
  return [
    route(staffMemberPrivacyCall, async ({ params, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      const [files, open] = await Promise.all([
        privacy.filesOf(player.id),
        privacy.openOf(database.read, personOf(player)),
      ]);
      return {
        files: files.map(({ id, state, at, askedBy, reason, expiresAt, bytes }) => ({
          id,
          state,
          at: at.toISOString(),
          by: askedBy,
          reason,
          expiresAt: expiresAt.toISOString(),
          bytes,
        })),
        open,
        keeps: privacy.keeps(),
      };
    }),
    route(staffAskFileCall, async ({ params, body: { reason }, caller }) => {
      const player = await requireMember(deps, caller.merchant, params.account);
      const id = await privacy.askFile(personOf(player), {
        by: caller.staff.email,
        reason,
        language: player.language,
        also: (tx, file) =>
          staff.record(tx, entryOf(caller, player, 'member.file.asked', { reason, file })),
      });
      return { id };
    }),
    route(staffTakeFileCall, async ({ params: { account, id }, caller }) => {
      const player = await requireMember(deps, caller.merchant, account);
      return privacy.takeFile(personOf(player), id, (tx) =>
        staff.record(tx, entryOf(caller, player, 'member.file.taken', { file: id })),
      );
    }),
  ];
}
