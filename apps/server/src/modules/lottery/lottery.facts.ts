import { inAllLanguages } from '../../platform/texts.ts';
import type { Texts } from '../../platform/texts.ts';
import type { GameFacts, OwnGames } from '../play/index.ts';
import { lotteryVendor } from './lottery.names.ts';
import type { LotteryGame } from './lottery.ports.ts';

type Listed = Pick<GameFacts, 'vassalage' | 'vendorName' | 'gameType' | 'cover'>;

interface KnownLotteries {
  byCode(code: string): Promise<Pick<LotteryGame, 'active'> | null>;
}

/** The lotteries as the vendors' wallet and the betting record know them. */
export const ownGames = (
  texts: Pick<Texts, 'text' | 'languages'>,
  games: KnownLotteries,
): OwnGames => ({
  vendor: lotteryVendor,
  async factsOf(code, listed) {
    const game = await games.byCode(code);
    return lotteryFacts(texts, code, game?.active ?? null, listed);
  },
});

/** Null where nobody ever sold it. */
function lotteryFacts(
  texts: Pick<Texts, 'text' | 'languages'>,
  code: string,
  isSold: boolean | null,
  listed: Listed | null,
): GameFacts | null {
  if (isSold === null) return null;
  const { vassalage = 'LOTTERY', gameType = 'LOTT', cover = null } = listed ?? {};
  return {
    available: isSold,
    // A ticket's bounds are the lottery's own, and checked there.
    minBet: null,
    maxBet: null,
    nodeId: null,
    names: inAllLanguages(texts, 'lottery', `game.${code}`),
    vassalage,
    vendorName:
      listed?.vendorName ?? texts.text(texts.languages[0] ?? 'pt-BR', 'modules', 'LOTTERY3'),
    gameType,
    cover,
    sellsTickets: true,
  };
}
