import type { ValueOf, memberIconCall, playerAvatarCall } from '@arara/contract';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Player } from '../identity.types.ts';
import { findPlayer } from '../player.repository.ts';
import { readNickname } from './nickname.ts';
import { portraits, portraitUrl } from './portraits.ts';
import { storeNickname, storeOnBoard, storePortrait } from './profile.repository.ts';

/** The member's portrait, and those that can be chosen. */
export async function iconOf(
  deps: IdentityDeps,
  playerId: bigint,
): Promise<ValueOf<typeof memberIconCall>> {
  const icons = portraits.map((icon) => ({ icon, url: urlOf(deps, icon) }));
  return { url: urlOf(deps, (await playerOf(deps, playerId)).avatar), icons };
}

/** How a member looks here: by a portrait or by initials. */
export async function avatarOf(
  deps: IdentityDeps,
  playerId: bigint,
): Promise<ValueOf<typeof playerAvatarCall>> {
  const avatar = urlOf(deps, (await playerOf(deps, playerId)).avatar);
  return { avatar, avatarType: avatar === '' ? 'INITIALS' : 'PORTRAIT' };
}

/** Chooses a portrait; an empty name goes back to the initials. Throws `icon.unknown`. */
export async function chooseIcon(
  deps: IdentityDeps,
  playerId: bigint,
  icon: string,
): Promise<string> {
  const db = deps.database.read;
  const url = urlOf(deps, icon);
  if (icon !== '' && url === '') throw new AppError('icon.unknown', { field: 'icon' });
  await storePortrait(db, playerId, icon);
  return url;
}

/** Answers what the member is called from now on; throws `nickname.invalid`. */
export async function renameMember(
  deps: IdentityDeps,
  playerId: bigint,
  typed: string,
): Promise<string> {
  const db = deps.database.read;
  const nickname = readNickname(typed);
  if (nickname === null) throw new AppError('nickname.invalid', { field: 'nickname' });
  await storeNickname(db, playerId, nickname === '' ? null : nickname);
  return nickname === '' ? (await playerOf(deps, playerId)).username : nickname;
}

/** Says if the winner board may name a member; answers what holds from now on. */
export async function chooseBoard(
  deps: IdentityDeps,
  playerId: bigint,
  onBoard: boolean,
): Promise<boolean> {
  await storeOnBoard(deps.database.read, playerId, onBoard);
  return onBoard;
}

function urlOf(deps: IdentityDeps, name: string) {
  return portraitUrl(name, deps.picture);
}

async function playerOf(deps: IdentityDeps, id: bigint): Promise<Player> {
  const db = deps.database.read;
  const player = await findPlayer(db, id);
  invariant(player !== null, 'a session has a player');
  return player;
}
