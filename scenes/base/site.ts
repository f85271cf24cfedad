import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  Banner,
  Game,
  gameByCodeCall,
  gameListCall,
  GamePage,
  lotteryGameCall,
  LotteryGame,
  ListedLottery,
  lotteryGamesCall,
  noticesCall,
  Resource,
  ServiceEntry,
  Settings,
  SiteStatus,
  systemStatusCall,
  usualPageSize,
  VendorCategory,
} from '@arara/contract';
import type { GameType, StartData } from '@arara/contract';
import type { Currency } from '@arara/money';
import { parseMoney } from '@arara/money';
import { fits } from '../../apps/server/src/modules/catalogue/catalogue.filter.ts';
import { AppError } from '../../apps/server/src/platform/errors.ts';
import { createTexts } from '../../apps/server/src/platform/texts.ts';
import { closedPages, readNeeds } from '../../apps/server/src/web/addresses.ts';
import type { StartPage } from '../../apps/server/src/web/document.ts';
import { bring, partsOf, preloadsOf, sentencesOf } from '../../apps/server/src/web/first-view.ts';
import type { FirstView, ViewSources } from '../../apps/server/src/web/first-view.ts';
import { demoAnswer, readDemo } from './demo.ts';
import type { Stubs } from './stubs.ts';

export const siteDir = fileURLToPath(new URL('../../apps/site/dist', import.meta.url));
export const arcadeDir = fileURLToPath(new URL('../../apps/arcade/dist', import.meta.url));
export const consoleDir = fileURLToPath(new URL('../../apps/console/dist', import.meta.url));
export const messages = createTexts();
const needs = readNeeds(siteDir);
const brl: Currency = 'BRL';

/** A change to the start data of every document of a scene. */
export type StartChange = (start: StartData) => Partial<StartData>;

/** The games and lotteries of the demo. */
export const site = {
  /** The games of a category, or of all, the most played first. */
  games: (gameType?: GameType): readonly Game[] =>
    gameType === undefined
      ? Object.values(readDemo().games).flat()
      : (readDemo().games[gameType] ?? []),
  lotteries: (): readonly LotteryGame[] => readDemo().lotteryGames,
};

function pageOf(games: readonly Game[], pageNo = 1, pageSize = usualPageSize) {
  const first = (pageNo - 1) * pageSize;
  const totalPages = Math.ceil(games.length / pageSize);
  return { games: games.slice(first, first + pageSize), totalPages, total: games.length };
}

/** The same games and lotteries inside the documents as in the answers of the calls. */
const sources: ViewSources = {
  catalogue: {
    game: async (_merchant, _language, nodeId) =>
      site.games().find((game) => game.nodeId === nodeId) ?? null,
    firstPage: async (_merchant, _language, gameType) => pageOf(site.games(gameType)),
  },
  lottery: {
    onSale: async () => [...readDemo().lotteries],
    oneOnSale: async (_asker, code) =>
      site.lotteries().find((lottery) => lottery.code === code) ?? null,
  },
};

/** Stubs for the lists of the demo, which answer what was asked. A scene's own stubs replace them. */
export function stubLists({ answer }: Stubs): void {
  answer(gameListCall, ({ query }) => {
    const isFitting = fits(query, brl);
    // How names forgive is the server's own affair: here a name has the letters that are looked for.
    const isNamed = ({ name }: Game) =>
      name.toLowerCase().includes((query.gameName ?? '').toLowerCase());
    const fitting = site
      .games(query.gameType)
      .filter((game) => isFitting(asOnShelf(game)) && isNamed(game));
    return pageOf(fitting, query.pageNo, query.pageSize);
  });
  answer(gameByCodeCall, ({ params }) =>
    found(site.games().find((one) => one.nodeId === params.nodeId)),
  );
  // Without a key to seal to, bodies come as the contract writes them.
  answer(systemStatusCall, { ...demoAnswer(systemStatusCall), sealing: { keys: [] } });
  answer(lotteryGamesCall, [...readDemo().lotteries]);
  // A pop-up would come over the page of a scene that takes long: a scene about one says so.
  answer(noticesCall, { ...demoAnswer(noticesCall), popup: [] });
  answer(lotteryGameCall, ({ params }) =>
    found(site.lotteries().find(({ code }) => code === params.gameCode)),
  );
}

/** A card as the server's filter sees its game. */
function asOnShelf(game: Game): Parameters<ReturnType<typeof fits>>[0] {
  const least = parseMoney(game.minBet ?? '', brl);
  const minBet = least.ok ? least.value.minor : null;
  return { ...game, vendor: { code: game.vassalage }, minBet } as never;
}

function found<T>(game: T | undefined): T {
  if (game === undefined) throw new AppError('game.not.found');
  return game;
}

/** The start data of every document, with the changes that a scene wants, and those of its view. */
export async function startOf(
  language: string,
  view: FirstView,
  changes: readonly StartChange[],
): Promise<StartData> {
  const { merchant, messages: first } = readDemo().start;
  const names = [...Object.keys(first), ...sentencesOf(view)];
  const { modules } = changed(changes);
  const on = (id: string) => modules.includes(id);
  const data = changed(changes, {
    language,
    messages: Object.fromEntries(names.map((name) => [name, messages.namespace(language, name)])),
    ...(await bring(sources, view, { merchant, language, on })),
  });
  const lives = new Set([...data.modules, ...data.resources.map((one) => one.resourceType)]);
  const whole = { ...data, closedPages: closedPages(needs, lives) };
  check(whole);
  return whole;
}

/** The start data of the demo with these of its parts, and then with the changes of a scene. */
export function changed(
  changes: readonly StartChange[],
  parts: Partial<StartData> = {},
): StartData {
  const { start } = readDemo();
  // Without a key to seal to, bodies come as the contract writes them.
  const status = { ...start.status, serverTime: Date.now(), sealing: { keys: [] } };
  return changes.reduce<StartData>((data, change) => ({ ...data, ...change(data) }), {
    ...start,
    status,
    ...parts,
  });
}

/** Throws where a scene writes into a document what the contract does not know. */
function check(data: StartData): void {
  const { status, settings, lobby, game, lotteries, lottery } = data;
  SiteStatus.parse(status);
  Settings.parse(settings);
  Resource.array().parse(data.resources);
  ServiceEntry.array().parse(data.customerService);
  Banner.array().parse(data.banners);
  VendorCategory.array().parse(data.categories);
  Game.array().parse([...data.hot, ...data.fresh]);
  GamePage.nullable().parse(lobby?.page ?? null);
  Game.nullable().parse(game);
  ListedLottery.array().nullable().parse(lotteries);
  LotteryGame.nullable().parse(lottery);
}

const closedBy = { 0: null, 1: 'maintenance', 2: 'region' } as const;

/** The document for a view, drawn as the server draws it. */
export function pageFor(data: StartData, view: FirstView): StartPage {
  const json = JSON.stringify(data);
  return {
    version: createHash('sha256').update(json).digest('hex'),
    json,
    title: data.settings.siteName,
    description: '',
    theme: data.settings.firstTheme,
    look: null,
    parts: partsOf(view, data),
    closed: closedBy[data.status.status],
    closedPages: data.closedPages,
    preloads: data.status.imageCDNs.length > 0 ? [] : preloadsOf(view, data),
  };
}
