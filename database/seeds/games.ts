import { applyHundredths, parseMoney } from '@arara/money';
import type { Currency, Money } from '@arara/money';
import { isFalls, jackpotOf, mostWays } from '@arara/slots';
import type { SlotMaths } from '@arara/slots';
import type { CatalogueSeed, GameSeed } from '../../apps/server/src/modules/catalogue/index.ts';
import { lobby as firstLobby } from './brands/arara/lobby.ts';
import type { BrandLobby, BrandTitle } from './brands/brand.ts';
import { lotterySeed } from './lottery-games.ts';
import type { LotteryHouse } from './lottery-games.ts';

/** A title of the studio, as its own data and its certificate say it. */
export interface HouseTitle {
  readonly code: string;
  readonly brand: string;
  readonly gameType: GameSeed['gameType'];
  /** The kinds that players filter by. */
  readonly kinds: readonly string[];
  readonly lineNum: number | null;
  /** The dearest way to buy a round, or the dearest move in one, in hundredths of the stake. */
  readonly dearest: number;
  /** Decimal strings, the smallest first. */
  readonly stakes: readonly string[];
  readonly rtpHundredths: number;
  readonly names: Readonly<Record<string, string>>;
  /** Other words by which it is found: its themes and the names of its symbols, in every language. */
  readonly words: readonly string[];
}

/** The game of the sandbox's vendor: exists only where the sandbox runs. */
const sandboxGame = {
  vendorCode: 'SANDBOX',
  code: 'dado-carioca',
  gameType: 'INHOUSE',
  names: { 'pt-BR': 'Dado Carioca', en: 'Dado Carioca' },
  classify: ['dice'],
  lineNum: null,
  minBet: 100n,
  maxBet: null,
  // Half of the throws pay 1.94 stakes, a sixth 5.82: either way 97 % come back.
  rtpHundredths: 9_700,
  hasTrial: true,
} satisfies Partial<GameSeed>;

/** The same die at the sandbox's vendor that keeps purses: money is sent there first. */
const purseGame = {
  ...sandboxGame,
  vendorCode: 'PORTO_JOGOS',
  code: 'jangada',
  names: { 'pt-BR': 'Jangada', en: 'Jangada' },
  // Nobody has play money in a purse.
  hasTrial: false,
  cover: 'jangada',
} satisfies Partial<GameSeed>;

export interface CatalogueSources {
  readonly merchant: string;
  /** The lobby of the brand; without one, the first brand's. */
  readonly lobby?: BrandLobby;
  readonly currency: Currency;
  readonly titles: readonly HouseTitle[];
  readonly lottery: LotteryHouse;
  /** The wallet's names for our studio, and the vendor of the sandbox. */
  readonly walletVendors: {
    readonly studio: string;
    readonly sandbox: string;
    /** The one that keeps purses. */
    readonly purse: string;
  };
}

/** Vendors and games of a new operator: what really plays, and nothing else. */
export function catalogueSeed(sources: CatalogueSources): CatalogueSeed {
  const { merchant, titles, walletVendors, lobby = firstLobby } = sources;
  const named = lobby.titles.map((entry) => {
    const title = titleOf(titles, entry.code);
    return { entry, title, vendor: entry.vendor ?? title.brand };
  });
  const games = named.map((one) => houseGame(one, sources.currency));
  const vendors = [...new Set(named.map(({ vendor }) => vendor))].map((vendor) => {
    const own = games.filter((game) => game.vendorCode === vendorCodeOf(vendor));
    return {
      code: vendorCodeOf(vendor),
      name: vendor,
      kind: 'studio' as const,
      walletVendor: walletVendors.studio,
      launchUrl: '/arcade/?game={game}&language={language}&token={token}',
      icon: own[0]?.cover ?? '',
      sandbox: false,
      joinedAt: new Date(Math.min(...own.map(({ addedAt }) => addedAt.getTime()))),
    };
  });
  const others = [
    ...(lobby.sandbox === null ? [] : [sandboxOf(lobby.sandbox, walletVendors.sandbox)]),
    ...(lobby.purse === null ? [] : [purseOf(lobby.purse, walletVendors.purse)]),
  ];
  const opened = Math.min(...games.map(({ addedAt }) => addedAt.getTime()));
  const lotteries = lotterySeed(sources.lottery, new Date(opened));
  return {
    merchant,
    vendors: [...vendors, ...others.map(({ vendor }) => vendor), ...lotteries.vendors],
    games: [...games, ...others.map(({ game }) => game), ...lotteries.games],
  };
}

function purseOf(
  { nodeId, vendorName, addedAt }: NonNullable<BrandLobby['purse']>,
  walletVendor: string,
) {
  const joinedAt = dayOf(addedAt);
  return {
    game: { ...purseGame, nodeId, addedAt: joinedAt } satisfies GameSeed,
    vendor: thirdParty(purseGame, { name: vendorName, walletVendor, joinedAt }),
  };
}

function sandboxOf(
  { nodeId, vendorName, addedAt, cover = sandboxGame.code }: NonNullable<BrandLobby['sandbox']>,
  walletVendor: string,
) {
  const joinedAt = dayOf(addedAt);
  return {
    game: { ...sandboxGame, nodeId, cover, addedAt: joinedAt } satisfies GameSeed,
    vendor: thirdParty({ ...sandboxGame, cover }, { name: vendorName, walletVendor, joinedAt }),
  };
}

function thirdParty(
  { vendorCode, cover }: Pick<GameSeed, 'vendorCode' | 'cover'>,
  facts: { readonly name: string; readonly walletVendor: string; readonly joinedAt: Date },
) {
  return {
    ...facts,
    code: vendorCode,
    kind: 'third-party' as const,
    launchUrl: '{origin}/play?game={game}&token={token}&language={language}',
    icon: cover,
    sandbox: true,
  };
}

interface NamedTitle {
  readonly entry: BrandTitle;
  readonly title: HouseTitle;
  readonly vendor: string;
}

function houseGame(
  { entry: { nodeId, code, addedAt, cover = code }, title, vendor }: NamedTitle,
  currency: Currency,
): GameSeed {
  const stakes = title.stakes.map((stake) => moneyOf(stake, currency));
  const [least, most] = [stakes[0], stakes.at(-1)];
  if (least === undefined || most === undefined) throw new Error(`${code} has no stakes.`);
  return {
    nodeId,
    vendorCode: vendorCodeOf(vendor),
    code,
    gameType: title.gameType,
    names: title.names,
    words: title.words,
    classify: title.kinds,
    lineNum: title.lineNum,
    minBet: least.minor,
    maxBet: applyHundredths(most, title.dearest, 'up').minor,
    rtpHundredths: title.rtpHundredths,
    hasTrial: true,
    cover,
    addedAt: dayOf(addedAt),
  };
}

/** A day of the lobby, at noon by Greenwich. */
const dayOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

function titleOf(titles: readonly HouseTitle[], code: string): HouseTitle {
  // The last version is the one that new rounds play.
  const title = titles.findLast((one) => one.code === code);
  if (title === undefined) throw new Error(`The studio has no title ${code}.`);
  return title;
}

/** `Maré Alta` is vendor MARE_ALTA. */
function vendorCodeOf(brand: string): string {
  return brand
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_');
}

/** The facts of a slot that its maths states. */
export function slotFacts(maths: SlotMaths): Pick<HouseTitle, 'kinds' | 'lineNum' | 'dearest'> {
  const dearest = Math.max(...maths.modes.map(({ cost }) => cost));
  return { kinds: classifyOf(maths), lineNum: lineNumOf(maths), dearest };
}

/** The kinds that players filter by, read off the maths. */
function classifyOf(maths: SlotMaths): string[] {
  if (maths.model === 'respin') return ['respin', 'lines', 'multiplier'];
  if (maths.model === 'book') return ['book', 'lines', 'free-spins'];
  if (maths.model === 'hold') return ['hold', 'lines'];
  const kinds: string[] = [maths.model, 'free-spins'];
  if (isFalls(maths)) kinds.push('cascade');
  kinds.push('multiplier');
  if (jackpotOf(maths) !== null) kinds.push('jackpot');
  if (maths.modes.length > 1) kinds.push('bonus-buy');
  return kinds;
}

function lineNumOf(maths: SlotMaths): number | null {
  if ('lines' in maths) return maths.lines.length;
  if (maths.model === 'variable') return mostWays(maths);
  return maths.model === 'ways' ? 243 : null;
}

function moneyOf(amount: string, currency: Currency): Money {
  const parsed = parseMoney(amount, currency);
  if (!parsed.ok) throw new Error(`${amount} is no stake in ${currency}: ${parsed.reason}`);
  return parsed.value;
}
