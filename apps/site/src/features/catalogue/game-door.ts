import type { Game } from '@arara/contract';
import { paths } from '../../config/paths.ts';

type Facts = Pick<
  Game,
  'nodeId' | 'gameType' | 'vassalage' | 'gameCode' | 'defaultPlayType' | 'isGame'
>;

/** Where a press on a game leads; a vendor's list opens over the page one is on. */
export interface GameDoor {
  readonly kind: 'vietnam' | 'special' | 'lottery' | 'vendor' | 'game';
  readonly href: string;
}

/**
 * The launch rules of the specification (section 4), the narrower one first: the vendors of lotteries
 * have ways of their own, then lotteries, then cards that stand for a vendor, then every other game.
 */
export function doorOf(game: Facts): GameDoor {
  const { nodeId, gameType, vassalage, gameCode, defaultPlayType, isGame } = game;
  if (vassalage === 'TCG_LOTTO_VN') {
    return { kind: 'vietnam', href: paths.vietnamLottery(gameCode) };
  }
  if (vassalage === 'TCG_SEA') return { kind: 'special', href: paths.seamless(nodeId) };
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    return { kind: 'lottery', href: paths.lottery(gameCode, defaultPlayType) };
  }
  if (isGame === 'VASSALAGE') return { kind: 'vendor', href: paths.vendor(gameType, vassalage) };
  return { kind: 'game', href: paths.game(nodeId) };
}
