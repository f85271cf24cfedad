import { randomUUID } from 'node:crypto';
import type { Answer, Api } from '@arara/client';
import type { Chances } from './chance.ts';
import type { Pastime } from './temperaments.ts';
import type { Wire } from './wire.ts';

/** A card of the lobby that these players know how to play. */
export interface Card {
  readonly nodeId: string;
  readonly code: string;
  readonly pastime: Exclude<Pastime, 'lottery'>;
}

/** A game that is open in its frame. */
export interface OpenGame {
  readonly card: Card;
  readonly api: Api;
  readonly stakes: readonly string[];
  /** As the frame said it when the game was opened. */
  readonly balance: string;
}

/** Originals and tables that these players know the choices of, by code. */
const pastimeOf: Readonly<Record<string, Card['pastime']>> = {
  dice: 'original',
  limbo: 'original',
  plinko: 'original',
  wheel: 'original',
  keno: 'original',
  mines: 'original',
  'coin-flip': 'original',
  roulette: 'table',
  'dragon-tiger': 'table',
  crash: 'crash',
};
/** Titles with choices or moves that these players have not learned. */
const unknown = /^(?:hilo|video-|blackjack|baccarat)/;
const pageSize = 100;

/** The cards of a brand that these players know how to play: all slots, and some of the other games. */
export async function readLobby({ api }: Pick<Wire, 'api'>): Promise<Card[]> {
  const types = ['RNG', 'INHOUSE'] as const;
  const pages = await Promise.all(
    types.map((gameType) => api('gameList', { query: { gameType, pageSize } })),
  );
  return pages
    .flatMap(({ games }) => games)
    .filter(({ isDemo, isGame }) => !isDemo && isGame === 'GAME')
    .flatMap(({ nodeId, gameCode: code, gameType }) => {
      const known = pastimeOf[code];
      if (known !== undefined) return [{ nodeId, code, pastime: known }];
      return gameType === 'RNG' && !unknown.test(code)
        ? [{ nodeId, code, pastime: 'slot' as const }]
        : [];
    });
}

/** Opens a game as its card does: a launch, the session of the frame, and a client seed where one is asked for. */
export async function openGame(wire: Wire, card: Card): Promise<OpenGame> {
  const launched = await wire.api('launchGame', { body: { nodeId: card.nodeId } });
  const launchToken = new URL(launched.game_url, 'http://frame.example').searchParams.get('token');
  if (launchToken === null) throw new Error(`${card.code} was launched without a token`);
  const before = wire.frame('');
  const body = { launchToken, gameCode: card.code };
  const session = await before('studioSession', { body });
  const api = wire.frame(session.sessionToken);
  await answerSeeds(api, session.seeds);
  return { card, api, stakes: session.stakes, balance: session.balance };
}

async function answerSeeds(api: Api, { asks }: Answer<'studioSeeds'>): Promise<void> {
  if (asks === null) return;
  const clientSeed = randomUUID();
  await api('answerPromise', { body: { promise: asks.promise, clientSeed } });
}

/** The stake of somebody so bold, of the stakes that a game takes. */
export function stakeOf(
  { stakes }: Pick<OpenGame, 'stakes'>,
  boldness: number,
  chances: Chances,
): string {
  const highest = Math.min(stakes.length - 1, Math.round(boldness * (stakes.length - 1)));
  return stakes[chances.between(0, highest)] ?? '1.00';
}
