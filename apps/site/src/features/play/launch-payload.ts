import type { Game, LaunchInput } from '@arara/contract';
import { clientType, gamePlatform } from '../../config/client.ts';

/** The person who asks for a game; a visitor who tries one has neither name nor token. */
export interface Asker {
  readonly username: string | null;
  readonly token: string | null;
  readonly merchantCode: string;
  readonly language: string;
}

type Wanted = Pick<Game, 'nodeId' | 'gameCode' | 'vassalage'> & {
  /** A table or a seat of a game that has rooms; it takes the place of the game's own id. */
  readonly roomId?: string;
};

/** The launch payload as the specification writes it (section 3). */
export function launchPayload(game: Wanted, asker: Asker): LaunchInput {
  const { nodeId, gameCode, vassalage, roomId } = game;
  const { username, token, merchantCode, language } = asker;
  return {
    ...(roomId === undefined ? { gameId: gameCode } : { roomId }),
    nodeId,
    accountType: 1,
    confirmTrans: 0,
    vassalage,
    launchMode: 'GLS',
    platform: gamePlatform,
    clientType,
    ...(username === null ? {} : { username }),
    ...(token === null ? {} : { token }),
    merchantCode,
    language,
  };
}

interface Launched {
  readonly game_url?: string | undefined;
  readonly game_url2?: string | undefined;
  readonly content?: string | undefined;
  readonly game: Pick<Game, 'gameType'>;
}

/** The address in an answer: of a PVP game its content, else the first of the two that is there. */
export function launchedUrl({ game_url, game_url2, content, game }: Launched): string | undefined {
  const found = game.gameType === 'PVP' ? [content, game_url, game_url2] : [game_url, game_url2];
  return found.find((url) => url !== undefined && url !== '');
}
