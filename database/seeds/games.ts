import { applyHundredths, parseMoney } from '@arara/money';
import type { Currency, Money } from '@arara/money';
import type { SlotMaths } from '@arara/slots';
import type { CatalogueSeed, GameSeed } from '../../apps/server/src/modules/catalogue/index.ts';

/** A title of the studio, as its own data and its certificate say it. */
export interface HouseTitle {
  readonly code: string;
  readonly brand: string;
  readonly maths: SlotMaths;
  /** Decimal strings, the smallest first. */
  readonly stakes: readonly string[];
  readonly rtpHundredths: number;
  readonly names: Readonly<Record<string, string>>;
}

/** What the lobby adds to a title: its number for ever, its place, and since when it is here. */
const lobby: readonly { nodeId: number; code: string; addedAt: string }[] = [
  { nodeId: 1002, code: 'fortuna-da-arara', addedAt: '2026-09-01' },
  { nodeId: 1001, code: 'ouro-da-mata', addedAt: '2026-09-01' },
  { nodeId: 1003, code: 'carnaval-turbo', addedAt: '2026-09-08' },
  { nodeId: 1004, code: 'boto-encantado', addedAt: '2026-09-15' },
  { nodeId: 1005, code: 'forro-milionario', addedAt: '2026-11-16' },
  { nodeId: 1006, code: 'capivara-zen', addedAt: '2026-11-02' },
  { nodeId: 1007, code: 'cobra-coral', addedAt: '2026-10-19' },
  { nodeId: 1008, code: 'salada-tropical', addedAt: '2026-11-09' },
];

/** The game of the sandbox's vendor: exists only where the sandbox runs. */
const sandboxGame: GameSeed = {
  nodeId: 1009,
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
  cover: 'dado-carioca',
  addedAt: new Date('2026-10-05T12:00:00Z'),
};

export interface CatalogueSources {
  readonly merchant: string;
  readonly currency: Currency;
  readonly titles: readonly HouseTitle[];
  /** What the wallet calls our studio, and the vendor of the sandbox. */
  readonly walletVendors: { readonly studio: string; readonly sandbox: string };
}

/** Vendors and games of a new operator: what really plays, and nothing else. */
export function catalogueSeed(sources: CatalogueSources): CatalogueSeed {
  const { merchant, titles, walletVendors } = sources;
  const games = lobby.map((entry) =>
    slotGame(entry, titleOf(titles, entry.code), sources.currency),
  );
  const brands = [...new Set(lobby.map(({ code }) => titleOf(titles, code).brand))];
  const brandVendors = brands.map((brand) => {
    const own = games.filter((game) => game.vendorCode === vendorCodeOf(brand));
    return {
      code: vendorCodeOf(brand),
      name: brand,
      kind: 'studio' as const,
      walletVendor: walletVendors.studio,
      launchUrl: '/arcade/?game={game}&token={token}',
      icon: own[0]?.cover ?? '',
      sandbox: false,
      joinedAt: new Date(Math.min(...own.map(({ addedAt }) => addedAt.getTime()))),
    };
  });
  const sandboxVendor = {
    code: sandboxGame.vendorCode,
    name: 'Sandbox Dados',
    kind: 'third-party' as const,
    walletVendor: walletVendors.sandbox,
    launchUrl: '{origin}/play?game={game}&token={token}&language={language}',
    icon: sandboxGame.cover,
    sandbox: true,
    joinedAt: sandboxGame.addedAt,
  };
  return { merchant, vendors: [...brandVendors, sandboxVendor], games: [...games, sandboxGame] };
}

function slotGame(
  { nodeId, code, addedAt }: (typeof lobby)[number],
  title: HouseTitle,
  currency: Currency,
): GameSeed {
  const stakes = title.stakes.map((stake) => moneyOf(stake, currency));
  const [least, most] = [stakes[0], stakes.at(-1)];
  if (least === undefined || most === undefined) throw new Error(`${code} has no stakes.`);
  const dearest = Math.max(...title.maths.modes.map((mode) => mode.cost));
  return {
    nodeId,
    vendorCode: vendorCodeOf(title.brand),
    code,
    gameType: 'RNG',
    names: title.names,
    classify: classifyOf(title.maths),
    lineNum: lineNumOf(title.maths),
    minBet: least.minor,
    maxBet: applyHundredths(most, dearest, 'up').minor,
    rtpHundredths: title.rtpHundredths,
    hasTrial: true,
    cover: code,
    addedAt: new Date(`${addedAt}T12:00:00Z`),
  };
}

function titleOf(titles: readonly HouseTitle[], code: string): HouseTitle {
  // The last version is the one that new rounds play.
  const title = titles.findLast((one) => one.code === code);
  if (title === undefined) throw new Error(`The studio has no title ${code}.`);
  return title;
}

/** `Mata Studio` is vendor MATA_STUDIO. */
function vendorCodeOf(brand: string): string {
  return brand.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
}

/** The kinds that players filter by, read off the maths. */
function classifyOf(maths: SlotMaths): string[] {
  const kinds: string[] = [maths.model, 'free-spins'];
  if (maths.model === 'cluster') kinds.push('cascade');
  kinds.push('multiplier');
  if (maths.modes.length > 1) kinds.push('bonus-buy');
  return kinds;
}

function lineNumOf(maths: SlotMaths): number | null {
  if (maths.model === 'lines') return maths.lines.length;
  return maths.model === 'ways' ? 243 : null;
}

function moneyOf(amount: string, currency: Currency): Money {
  const parsed = parseMoney(amount, currency);
  if (!parsed.ok) throw new Error(`${amount} is no stake in ${currency}: ${parsed.reason}`);
  return parsed.value;
}
