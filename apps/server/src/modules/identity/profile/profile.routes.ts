import { memberIcon, playerAvatar, setMemberIcon, setNickname } from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { createProfile } from './profile.ts';

/** The member's portrait and nickname. */
export function profileRoutes(parts: IdentityParts): AnyRoute[] {
  const profile = createProfile(parts);
  return [
    route(memberIcon, ({ caller }) => profile.iconOf(caller.session.playerId)),
    route(setMemberIcon, async ({ body, caller }) => ({
      url: await profile.chooseIcon(caller.session.playerId, body.icon),
    })),
    route(playerAvatar, ({ caller }) => profile.avatarOf(caller.session.playerId)),
    route(setNickname, async ({ body, caller }) => ({
      nickname: await profile.rename(caller.session.playerId, body.nickname),
    })),
  ];
}
