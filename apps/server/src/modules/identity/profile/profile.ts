import type { ValueOf, memberIcon, playerAvatar } from '@arara/contract';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { IdentityParts } from '../identity.parts.ts';
import type { Player } from '../identity.types.ts';
import { findPlayer } from '../player.repository.ts';
import { readNickname } from './nickname.ts';
import { portraits, portraitUrl } from './portraits.ts';
import { storeNickname, storePortrait } from './profile.repository.ts';

/** How a member looks and is called here. */
export function createProfile({ database, picture }: IdentityParts) {
  const db = database.read;
  const urlOf = (name: string) => portraitUrl(name, picture);

  async function playerOf(id: bigint): Promise<Player> {
    const player = await findPlayer(db, id);
    invariant(player !== null, 'a session has a player');
    return player;
  }

  return {
    async iconOf(playerId: bigint): Promise<ValueOf<typeof memberIcon>> {
      const icons = portraits.map((icon) => ({ icon, url: urlOf(icon) }));
      return { url: urlOf((await playerOf(playerId)).avatar), icons };
    },
    async avatarOf(playerId: bigint): Promise<ValueOf<typeof playerAvatar>> {
      const avatar = urlOf((await playerOf(playerId)).avatar);
      return { avatar, avatarType: avatar === '' ? 'INITIALS' : 'PORTRAIT' };
    },
    /** Chooses a portrait; an empty name goes back to the initials. Throws `icon.unknown`. */
    async chooseIcon(playerId: bigint, icon: string): Promise<string> {
      const url = urlOf(icon);
      if (icon !== '' && url === '') throw new AppError('icon.unknown', { field: 'icon' });
      await storePortrait(db, playerId, icon);
      return url;
    },
    /** Answers what the member is called from now on; throws `nickname.invalid`. */
    async rename(playerId: bigint, typed: string): Promise<string> {
      const nickname = readNickname(typed);
      if (nickname === null) throw new AppError('nickname.invalid', { field: 'nickname' });
      await storeNickname(db, playerId, nickname === '' ? null : nickname);
      return nickname === '' ? (await playerOf(playerId)).username : nickname;
    },
  };
}
