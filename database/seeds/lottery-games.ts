import type { CatalogueSeed, GameSeed } from '../../apps/server/src/modules/catalogue/index.ts';
import type { GameSettings } from '../../apps/server/src/modules/lottery/index.ts';

type Names = Readonly<Record<string, string>>;

/** A lottery of the house, as its own data and the message files say it. */
export interface HouseLottery {
  readonly code: string;
  readonly prizeMode: GameSettings['prizeMode'];
  /** Lotteries that people know by one name, such as those with three dice. */
  readonly family: string;
  readonly names: Names;
  /** Other words by which it is found. */
  readonly words: readonly string[];
}

/** A place where lotteries are listed: the special entry of their vendor. */
const entries = {
  lotteries: { code: 'lott', vendorCode: 'TCG_SEA', gameType: 'LOTT', cover: 'loterias' },
  eLotteries: { code: 'elott', vendorCode: 'TCG_SEA', gameType: 'ELOTT', cover: 'e-loterias' },
  vietnam: {
    code: 'vn-lott',
    vendorCode: 'TCG_LOTTO_VN',
    gameType: 'LOTT',
    cover: 'loterias-do-vietna',
  },
} as const;

type Entry = keyof typeof entries;

export interface LotteryHouse {
  /** The wallet's name for the seller of tickets. */
  readonly walletVendor: string;
  readonly lotteries: readonly HouseLottery[];
  readonly entryNames: Readonly<Record<Entry, Names>>;
}

/** Vendors by what their lotteries' pages are called. */
const launchUrls = {
  TCG_SEA: '/lottery?gameCode={game}',
  TCG_LOTTO_VN: '/vnlottery?gameCode={game}',
} as const;

/** The lotteries as games of the vendors that clients know them by, each vendor with its entries. */
export function lotterySeed(
  { walletVendor, lotteries, entryNames }: LotteryHouse,
  openedAt: Date,
): Pick<CatalogueSeed, 'vendors' | 'games'> {
  const sold = (Object.keys(entries) as Entry[]).filter((entry) =>
    lotteries.some(({ prizeMode }) => entryOf(prizeMode) === entry),
  );
  const vendors = [...new Set(sold.map((entry) => entries[entry].vendorCode))].map((code) => {
    const [first] = sold.filter((entry) => entries[entry].vendorCode === code);
    const entry = first ?? 'lotteries';
    return {
      code,
      name: Object.values(entryNames[entry])[0] ?? code,
      kind: 'lottery' as const,
      walletVendor,
      launchUrl: launchUrls[code],
      icon: entries[entry].cover,
      sandbox: false,
      joinedAt: openedAt,
    };
  });
  const doors = sold.map((entry) =>
    gameOf({ ...entries[entry], names: entryNames[entry], isGame: 'VASSALAGE' }, openedAt),
  );
  return {
    vendors,
    games: [...doors, ...lotteries.map((lottery) => lotteryGame(lottery, openedAt))],
  };
}

function entryOf(prizeMode: HouseLottery['prizeMode']): Entry {
  if (prizeMode === 'SEA') return 'vietnam';
  return prizeMode === 'Elott' ? 'eLotteries' : 'lotteries';
}

/** The cover of a lottery, by the key of the art manifest. */
export const lotteryCover = (code: string): string => `loteria-${code}`;

function lotteryGame({ code, prizeMode, family, names, words }: HouseLottery, openedAt: Date) {
  const { vendorCode, gameType } = entries[entryOf(prizeMode)];
  const cover = lotteryCover(code);
  const classify = [prizeMode, family];
  return gameOf({ code, vendorCode, gameType, names, cover, classify, words }, openedAt);
}

type Facts = Pick<GameSeed, 'code' | 'vendorCode' | 'gameType' | 'names' | 'cover'> &
  Partial<GameSeed>;

/** Tickets have bounds and odds of their own, and there is no play money for them. */
const gameOf = (facts: Facts, addedAt: Date): GameSeed => ({
  nodeId: null,
  classify: [],
  lineNum: null,
  minBet: null,
  maxBet: null,
  rtpHundredths: null,
  hasTrial: false,
  addedAt,
  ...facts,
});
