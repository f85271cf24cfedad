import type { HouseLottery, LotteryHouse } from '../../../../database/seeds/lottery-games.ts';
import { lotteryThemes } from '../../../../database/seeds/lotteries/themes.ts';
import { lotteryVendor } from '../modules/lottery/index.ts';
import type { GameFacts } from '../modules/play/index.ts';
import type { Messages } from '../platform/messages.ts';
import { inAllLanguages, themeWords } from './themes.ts';

type KnownLottery = Pick<HouseLottery, 'code' | 'family' | 'prizeMode'>;

/** The lotteries as the catalogue's seed lists them: whatever is known here, whether it is on sale or not. */
export async function lotteryHouse(
  lottery: { readonly known: () => Promise<readonly KnownLottery[]> },
  messages: Messages,
): Promise<LotteryHouse> {
  const lotteries = (await lottery.known()).map(({ code, family, prizeMode }) => ({
    code,
    family,
    prizeMode,
    names: inAllLanguages(messages, 'lottery', `game.${code}`),
    words: [
      ...Object.values(inAllLanguages(messages, 'lottery', `group.${family}`)),
      ...themeWords(messages, lotteryThemes(code, family)),
    ],
  }));
  return {
    walletVendor: lotteryVendor,
    lotteries,
    entryNames: {
      lotteries: inAllLanguages(messages, 'ui', 'category.LOTT'),
      eLotteries: inAllLanguages(messages, 'ui', 'category.ELOTT'),
      vietnam: inAllLanguages(messages, 'lottery', 'group.vietnam'),
    },
  };
}

/** What the betting record says of a lottery; null where nobody ever sold it. */
export function lotteryFacts(
  messages: Messages,
  code: string,
  isSold: boolean | null,
  card: Pick<GameFacts, 'vassalage' | 'vendorName' | 'gameType' | 'cover'> | null,
): GameFacts | null {
  if (isSold === null) return null;
  const { vassalage = 'LOTTERY', gameType = 'LOTT', cover = null } = card ?? {};
  return {
    available: isSold,
    // A ticket's bounds are the lottery's own, and checked there.
    minBet: null,
    maxBet: null,
    nodeId: null,
    names: inAllLanguages(messages, 'lottery', `game.${code}`),
    vassalage,
    vendorName:
      card?.vendorName ?? messages.text(messages.languages[0] ?? 'pt-BR', 'modules', 'LOTTERY3'),
    gameType,
    cover,
    sellsTickets: true,
  };
}
