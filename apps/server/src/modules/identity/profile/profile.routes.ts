import {
  chooseBoardCall,
  memberIconCall,
  playerAvatarCall,
  setMemberIconCall,
  setNicknameCall,
} from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { avatarOf, chooseBoard, chooseIcon, iconOf, renameMember } from './profile.ts';

/** The member's portrait, nickname, and whether the winner board names the member. */
export function profileRoutes(deps: IdentityDeps): AnyRoute[] {
  return [
    route(memberIconCall, ({ caller }) => iconOf(deps, caller.session.playerId)),
    route(setMemberIconCall, async ({ body, caller }) => ({
      url: await chooseIcon(deps, caller.session.playerId, body.icon),
    })),
    route(playerAvatarCall, ({ caller }) => avatarOf(deps, caller.session.playerId)),
    route(setNicknameCall, async ({ body, caller }) => ({
      nickname: await renameMember(deps, caller.session.playerId, body.nickname),
    })),
    route(chooseBoardCall, async ({ body, caller }) => ({
      onBoard: await chooseBoard(deps, caller.session.playerId, body.onBoard),
    })),
  ];
}
