import type { HouseLottery, LotteryHouse } from '../../../../database/seeds/lottery-games.ts';
import { lotteryThemes } from '../../../../database/seeds/lotteries/themes.ts';
import { lotteryVendor } from '../modules/lottery/index.ts';
import { inAllLanguages } from '../platform/messages.ts';
import type { Messages } from '../platform/messages.ts';
import { themeWords } from './themes.ts';

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
