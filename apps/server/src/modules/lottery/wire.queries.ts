import type {
  LotteryMenuEntry,
  ValueOf,
  drawHistoryCall,
  lotteryMenusCall,
  recentLotteriesCall,
} from '@arara/contract';
import type { Caller, SignedCaller } from '../../platform/http/caller.ts';
import { latestDraws } from './issue.repository.ts';
import type { LotteryDeps } from './lottery.deps.ts';
import type { LotteryGame } from './lottery.ports.ts';
import { presentDraw } from './lottery.present.ts';
import type { Popularity } from './popularity.ts';
import { gamesBought } from './ticket.repository.ts';

export type WireDeps = LotteryDeps & { readonly popularity: Popularity };

/** The lotteries that a call is about; without a prize mode those of all modes. */
interface Choice {
  readonly prizeMode?: LotteryGame['prizeMode'] | undefined;
  readonly family?: string;
}
type Draws = ValueOf<typeof drawHistoryCall>;

/** How many of a member's tickets are looked through for what was bought lately. */
export const recentTickets = 500;

/** The lotteries that a merchant sells, in the operator's order; nothing where no lotteries are sold at all. */
async function soldTo(
  { games, sellsAt }: WireDeps,
  { merchant }: Caller,
  { prizeMode, family }: Choice,
): Promise<LotteryGame[]> {
  if (!(await sellsAt(merchant))) return [];
  return (await games.all()).filter(
    (game) =>
      game.active &&
      (prizeMode === undefined || game.prizeMode === prizeMode) &&
      (family === undefined || game.family === family),
  );
}

const nameOf = ({ texts }: WireDeps, { language }: Caller, code: string) =>
  texts.text(language, 'lottery', `game.${code}`);

function entryOf(deps: WireDeps, caller: Caller, game: LotteryGame): LotteryMenuEntry {
  const { code, model, prizeMode } = game;
  return { gameCode: code, name: nameOf(deps, caller, code), model: model.code, prizeMode };
}

/** Menus of what is sold, a family each; the family whose lottery comes first stands first. */
export async function menusOf(
  deps: WireDeps,
  caller: Caller,
  choice: Choice,
): Promise<ValueOf<typeof lotteryMenusCall>> {
  const byFamily = Map.groupBy(await soldTo(deps, caller, choice), ({ family }) => family);
  return [...byFamily].map(([family, games]) => ({
    gameGroupCode: family,
    labelName: deps.texts.text(caller.language, 'lottery', `group.${family}`),
    gameMenus: games.map((game) => entryOf(deps, caller, game)),
  }));
}

/** The lotteries of which the member bought tickets lately and that they can buy again, latest first. */
export async function recentOf(
  deps: WireDeps,
  caller: SignedCaller,
  choice: Choice,
): Promise<ValueOf<typeof recentLotteriesCall>> {
  const sold = new Map((await soldTo(deps, caller, choice)).map((game) => [game.code, game]));
  const bought = await gamesBought(deps.database.read, caller.session.playerId, recentTickets);
  return bought.flatMap(({ game_code: code, bought_at: at }) => {
    const game = sold.get(code);
    return game === undefined
      ? []
      : [{ ...entryOf(deps, caller, game), boughtAt: at.toISOString() }];
  });
}

/** The lottery that is bought most comes first; those that nobody bought follow in the operator's order. */
export async function popularOf(
  deps: WireDeps,
  caller: Caller,
  { count, ...choice }: Choice & { readonly count: number },
): Promise<LotteryMenuEntry[]> {
  const sold = await deps.popularity(caller.merchant);
  const ticketsOf = ({ code }: LotteryGame) => sold.get(code) ?? 0;
  return (await soldTo(deps, caller, choice))
    .toSorted((a, b) => ticketsOf(b) - ticketsOf(a))
    .slice(0, count)
    .map((game) => entryOf(deps, caller, game));
}

/** The latest result of each lottery, in the operator's order. */
export async function latestOfEach(
  deps: WireDeps,
  caller: Caller,
  { count, ...choice }: Choice & { readonly count: number },
): Promise<Draws> {
  const games = await soldTo(deps, caller, choice);
  const draws = await drawsOf(deps, caller, games, 1);
  return games
    .flatMap(({ code }) => draws.filter(({ gameCode }) => gameCode === code))
    .slice(0, count);
}

/** The latest results of all lotteries together, newest first. */
export async function latestOfAll(
  deps: WireDeps,
  caller: Caller,
  { count, ...choice }: Choice & { readonly count: number },
): Promise<Draws> {
  const games = await soldTo(deps, caller, choice);
  return (await drawsOf(deps, caller, games, count)).slice(0, count);
}

async function drawsOf(
  deps: WireDeps,
  caller: Caller,
  games: readonly LotteryGame[],
  perGame: number,
): Promise<Draws> {
  const codes = games.map(({ code }) => code);
  const models = new Map(games.map(({ code, model }) => [code, model.code]));
  return (await latestDraws(deps.database.read, codes, perGame)).map((row) => ({
    ...presentDraw(row),
    name: nameOf(deps, caller, row.game_code),
    model: models.get(row.game_code) ?? '',
  }));
}
