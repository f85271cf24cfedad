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

/** The special entry of TCG_SEA and the Vietnamese route, by their vendor and kind; null: no lotteries. */
export function lotteryEntryOf({
  vassalage,
  gameType,
}: Pick<Facts, 'vassalage' | 'gameType'>): GameDoor | null {
  if (vassalage === 'TCG_LOTTO_VN') return { kind: 'vietnam', href: paths.vietnamLottery(null) };
  return vassalage === 'TCG_SEA' ? { kind: 'special', href: paths.category(gameType) } : null;
}

/**
 * The launch rules of the specification (section 4), the narrower one first: the vendors of lotteries
 * have entries of their own, then lotteries, then cards that stand for a vendor, then every other game.
 */
export function doorOf(game: Facts): GameDoor {
  const { nodeId, gameType, vassalage, gameCode, defaultPlayType, isGame } = game;
  const entry = lotteryEntryOf(game);
  if (entry !== null && isGame === 'VASSALAGE') return entry;
  if (entry?.kind === 'vietnam') return { ...entry, href: paths.vietnamLottery(gameCode) };
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    return { kind: 'lottery', href: paths.lottery(gameCode, defaultPlayType) };
  }
  if (isGame === 'VASSALAGE') return { kind: 'vendor', href: paths.vendor(gameType, vassalage) };
  return { kind: 'game', href: paths.game(nodeId) };
}
