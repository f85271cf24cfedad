import type { HouseLottery, LotteryHouse } from '../../../../database/seeds/lottery-games.ts';
import { lotteryThemes } from '../../../../database/seeds/lotteries/themes.ts';
import { lotteryVendor } from '../modules/lottery/index.ts';
import { inAllLanguages } from '../platform/texts.ts';
import type { Texts } from '../platform/texts.ts';
import { themeWords } from './themes.ts';

type KnownLottery = Pick<HouseLottery, 'code' | 'family' | 'prizeMode'>;

/** The lotteries as the catalogue's seed lists them: whatever is known here, whether it is on sale or not. */
export async function lotteryHouse(
  lottery: { readonly known: () => Promise<readonly KnownLottery[]> },
  texts: Texts,
): Promise<LotteryHouse> {
  const lotteries = (await lottery.known()).map(({ code, family, prizeMode }) => ({
    code,
    family,
    prizeMode,
    names: inAllLanguages(texts, 'lottery', `game.${code}`),
    words: [
      ...Object.values(inAllLanguages(texts, 'lottery', `group.${family}`)),
      ...themeWords(texts, lotteryThemes(code, family)),
    ],
  }));
  return {
    walletVendor: lotteryVendor,
    lotteries,
    entryNames: {
      lotteries: inAllLanguages(texts, 'ui', 'category.LOTT'),
      eLotteries: inAllLanguages(texts, 'ui', 'category.ELOTT'),
      vietnam: inAllLanguages(texts, 'lottery', 'group.vietnam'),
    },
  };
}
