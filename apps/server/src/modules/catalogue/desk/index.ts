import { addDays, dayIn } from '@arara/calendar';
import { openAges, staffGameCall, staffGamesCall, switchGameCall } from '@arara/contract';
import type { QueryOf, StaffGameDetail, ValueOf } from '@arara/contract';
import type { Currency } from '@arara/money';
import { amountText } from '../../../platform/amounts.ts';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { walletKey } from '../catalogue.model.ts';
import type { CatalogueGame } from '../catalogue.model.ts';
import { consequenceOf, presentTitle } from './desk.policy.ts';
import type { TitleFacts } from './desk.policy.ts';
import type { GamesDeskDeps } from './desk.ports.ts';
import { maintenanceRoutes } from './maintenance.routes.ts';
import { shelfRoutes } from './shelf.routes.ts';

const prizesShown = 10;

type Asked = QueryOf<typeof staffGamesCall>;

/** The staff at the desk: at which brand, in which language. */
interface Reader {
  readonly merchant: string;
  readonly language: string;
}

/** The games desk: every title of a brand with its figures and its switch, how the brand shows them, and maintenance. */
export function createGamesDesk(deps: GamesDeskDeps): ServerModule {
  return {
    routes: [
      route(staffGamesCall, ({ query, caller }) => listTitles(deps, caller, query)),
      route(staffGameCall, ({ params, query, caller }) =>
        showTitle(deps, caller, params.nodeId, query.days),
      ),
      route(switchGameCall, async ({ params, body, caller }) => {
        const { merchant, staff } = caller;
        const { game } = await titleOf(deps, merchant, params.nodeId);
        const state = body.on ? 'on' : 'off';
        const signed = { staff, reason: body.reason };
        const actor = staff.email;
        const wish = { merchant, game: game.nodeId, state, actor, signed } as const;
        const before = await deps.catalogue.switchGame(wish);
        if (before === null) throw new AppError('game.not.found');
        if (before === state) throw new AppError('game.switched');
        return showTitle(deps, caller, params.nodeId, '30');
      }),
      ...shelfRoutes(deps),
      ...maintenanceRoutes(deps),
    ],
  };
}

async function listTitles(
  deps: GamesDeskDeps,
  reader: Reader,
  asked: Asked,
): Promise<ValueOf<typeof staffGamesCall>> {
  const titles = await deps.catalogue.titles(reader.merchant);
  const { span, factsOf } = await gather(deps, reader, asked.days);
  const vendors = new Map(titles.map(({ vendor: { code, name } }) => [code, { code, name }]));
  return {
    ...span,
    games: titles
      .filter((game) => isAskedFor(game, asked))
      .map((game) => presentTitle(game, factsOf(game))),
    count: titles.length,
    vendors: [...vendors.values()],
    types: [...new Set(titles.map(({ gameType }) => gameType))],
  };
}

function isAskedFor(game: CatalogueGame, { q, vendor, type, state }: Asked): boolean {
  if (vendor !== undefined && game.vendor.code !== vendor) return false;
  if (type !== undefined && game.gameType !== type) return false;
  if (state !== undefined && game.isOn !== (state === 'on')) return false;
  if (q === undefined || q === '') return true;
  const wanted = folded(q);
  const words = [game.nodeId, game.code, ...Object.values(game.names)];
  return words.some((word) => folded(word).includes(wanted));
}

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

async function showTitle(
  deps: GamesDeskDeps,
  reader: Reader,
  nodeId: string,
  days: Asked['days'],
): Promise<StaffGameDetail> {
  const { game, isOurs } = await titleOf(deps, reader.merchant, nodeId);
  const { span, currency, now, factsOf } = await gather(deps, reader, days);
  const vendor = game.vendor.walletVendor;
  const title = { merchant: reader.merchant, currency, vendor, gameCode: game.code };
  const [versions, prizes, open] = await Promise.all([
    isOurs ? deps.returns.versionReturns(game.code) : [],
    deps.rounds.largestPrizes(title, prizesShown),
    deps.rounds.openByAge(title, now),
  ]);
  const ages = openAges.map((age) => ({ age, count: open[age] }));
  const count = ages.reduce((total, one) => total + one.count, 0);
  return {
    ...span,
    game: presentTitle(game, { ...factsOf(game), openRounds: count }),
    versions: versions.map((one) => ({ ...one, modes: [...one.modes] })),
    prizes: prizes.map(({ round, amount, multiple, at }) => ({
      round,
      amount: amountText(amount, currency),
      multipleHundredths: Number(multiple),
      at: at.toISOString(),
    })),
    open: { count, oldest: open.oldest?.toISOString() ?? null, ages },
    switching: consequenceOf(game, count),
  };
}

/** A title of the brand; throws `game.not.found`, also for one of another brand. */
async function titleOf({ catalogue }: GamesDeskDeps, merchant: string, nodeId: string) {
  const game = (await catalogue.titles(merchant)).find((one) => one.nodeId === nodeId);
  if (game === undefined) throw new AppError('game.not.found');
  return { game, isOurs: game.vendor.kind === 'studio' };
}

/** Asks everybody once, and answers what is known of each title. */
async function gather(deps: GamesDeskDeps, { merchant, language }: Reader, days: Asked['days']) {
  const { currency, timeZone } = await deps.site.profile(merchant);
  const now = deps.clock.now();
  const lastDay = dayIn(timeZone, now);
  const span = { firstDay: addDays(lastDay, 1 - Number(days)), lastDay };
  const [played, returns, open] = await Promise.all([
    deps.played(merchant, span),
    deps.returns.liveReturns(),
    deps.rounds.openRounds(merchant, currency),
  ]);
  const playedOf = Map.groupBy(played, (one) => walletKey(one.vendor, one.gameCode));
  const returnsOf = Map.groupBy(returns, ({ code }) => code);
  const openOf = new Map(open.map((one) => [walletKey(one.vendor, one.gameCode), one.count]));
  const factsOf = ({ code, vendor }: CatalogueGame): TitleFacts => {
    const key = walletKey(vendor.walletVendor, code);
    return {
      currency,
      language,
      now,
      played: playedOf.get(key) ?? [],
      returns: returnsOf.get(code) ?? [],
      openRounds: openOf.get(key) ?? 0,
    };
  };
  const shown: Shown = { ...span, currency };
  return { span: shown, currency, now, factsOf };
}

interface Shown {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly currency: Currency;
}
