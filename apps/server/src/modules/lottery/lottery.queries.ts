import type {
  QueryOf,
  TicketLine,
  ValueOf,
  drawsOfGameCall,
  lotteriesNowCall,
  lotteryGameCall,
  lotteryGamesCall,
  myChaseCall,
  myChasesCall,
  myTicketCall,
  myTicketsCall,
  numerosNearCall,
} from '@arara/contract';
import { parseDraw, paysOf, prizesByLine, ticketWon, topPayOf } from '@arara/lottery';
import type { Play, PrizeTable } from '@arara/lottery';
import { AppError, invariant } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentChase } from './chase/chase.present.ts';
import { findChase, listChases, stepsOf } from './chase/chase.repository.ts';
import { databaseNow, issuesAhead, issuesAheadOfEach, latestDraws } from './issue.repository.ts';
import type { DrawnRow, IssueRow } from './issue.repository.ts';
import type { LotteryDeps } from './lottery.deps.ts';
import type { LotteryGame } from './lottery.ports.ts';
import { decimal, presentDraw, presentIssue, presentTicket } from './lottery.present.ts';
import type { Opening } from './opening.ts';
import { selectionOf } from './sale/order.ts';
import { soldOf } from './issues/winnings.ts';
import { findTicket, listTickets } from './ticket.repository.ts';
import type { TicketRow } from './ticket.repository.ts';

/** A list of all lotteries shows the issue on sale and needs the one after it. */
const aheadOfEach = 2;
const nearOfEachMax = 10;

async function requireGame({ games }: LotteryDeps, code: string): Promise<LotteryGame> {
  const game = await games.byCode(code);
  if (game === null) throw new AppError('game.not.found');
  return game;
}

/** The lotteries that are sold, with names in the caller's language. */
export async function gamesOnSale(
  { games, texts }: Pick<LotteryDeps, 'games' | 'texts'>,
  language: string,
): Promise<ValueOf<typeof lotteryGamesCall>> {
  return (await games.all())
    .filter(({ active }) => active)
    .map((game) => listed(texts, language, game));
}

/** For whom a lottery is told. */
export type Asker = Pick<Caller, 'merchant' | 'language'>;

/** One that is sold, with its prizes; null where there is none. */
export async function gameOnSale(
  {
    games,
    texts,
    house,
    opening,
  }: Pick<LotteryDeps, 'games' | 'texts' | 'house'> & { readonly opening: Opening },
  { merchant, language }: Asker,
  code: string,
): Promise<ValueOf<typeof lotteryGameCall> | null> {
  const game = await games.byCode(code);
  if (game === null || !game.active) return null;
  const { schedule, ticketMax, playerMax, table } = game;
  return {
    ...listed(texts, language, game),
    timeZone: schedule.timeZone,
    ticketMax: decimal(ticketMax),
    playerMax: decimal(playerMax),
    heldAbove: decimal(await house.heldAbove()),
    opensWith: await opening(merchant, game),
    prizes: table,
  };
}

const listed = (
  texts: LotteryDeps['texts'],
  language: string,
  { code, model, prizeMode }: LotteryGame,
) => ({
  code,
  name: texts.text(language, 'lottery', `game.${code}`),
  model: model.code,
  prizeMode,
});

/** A page of a member's tickets. */
export async function ticketsOf(
  { database }: LotteryDeps,
  playerId: bigint,
  { gameCode, state, cursor, limit }: QueryOf<typeof myTicketsCall>,
): Promise<ValueOf<typeof myTicketsCall>> {
  const below = cursorOf(cursor);
  const rows = await listTickets(database.read, {
    playerId,
    gameCode: gameCode ?? null,
    state: state ?? null,
    below,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? String(page.at(-1)?.id) : null;
  return { tickets: page.map(presentTicket), nextCursor };
}

/** One ticket of a member. */
export async function ticketOf(
  deps: LotteryDeps,
  playerId: bigint,
  ref: string,
): Promise<ValueOf<typeof myTicketCall>> {
  const row = await findTicket(deps.database.read, playerId, ref);
  if (row === null) throw new AppError('lottery.ticket.not.found');
  const { games, house, rules } = deps;
  const held = row.state === 'ACCEPTED' ? 0n : await house.heldOf(playerId, ref);
  const table = await games.tableOf(row.prize_table, row.table_version);
  const issue = await games.issueOf(row.game_code, row.numero);
  invariant(issue !== null, `the issue of ticket ${ref} is gone`);
  return {
    ...presentTicket(row),
    promise: issue.promise,
    linePays: row.lines.map((line) => payOfLine(row, line, rules.plays, table)),
    linePrizes: prizesOfLines(deps, row, table),
    prizeHeld: held === 0n ? null : decimal(held),
  };
}

/** The most that a hit of a line pays. */
function payOfLine(
  { unit, mode }: TicketRow,
  line: TicketLine,
  plays: ReadonlyMap<string, Play>,
  table: PrizeTable,
) {
  const play = plays.get(line.play);
  const terms = { unit, mode, multiple: line.multiple };
  const top = play && topPayOf(paysOf(table, play, selectionOf(line), terms));
  return top ? { odds: top.odds, prize: decimal(top.prize), most: top.most } : null;
}

/** The prizes that the lines of a ticket that is paid won, reckoned again as it was paid. */
export function prizesOfLines(
  { rules }: Pick<LotteryDeps, 'rules'>,
  row: TicketRow,
  table: PrizeTable,
): string[] | null {
  const isPaid = ['WON', 'LOST', 'RETURNED'].includes(row.state);
  if (!isPaid || row.result === null) return null;
  const model = rules.models.get(table.model);
  const draw = model === undefined ? null : parseDraw(model, row.result);
  if (draw === null) throw new Error(`result of ${row.game_code} ${row.numero} is none`);
  return prizesByLine(ticketWon(soldOf(row), draw, rules.plays, table)).map(decimal);
}

/** A page of a member's chases. */
export async function chasesOf(
  { database }: LotteryDeps,
  playerId: bigint,
  { cursor, limit }: QueryOf<typeof myChasesCall>,
): Promise<ValueOf<typeof myChasesCall>> {
  const { read } = database;
  const rows = await listChases(read, playerId, cursorOf(cursor), limit + 1);
  const page = rows.slice(0, limit);
  const steps = await stepsOf(
    read,
    page.map(({ id }) => id),
  );
  const nextCursor = rows.length > limit ? String(page.at(-1)?.id) : null;
  return { chases: page.map((row) => presentChase(row, steps)), nextCursor };
}

/** One chase of a member. */
export async function chaseOf(
  { database }: LotteryDeps,
  playerId: bigint,
  ref: string,
): Promise<ValueOf<typeof myChaseCall>> {
  const row = await findChase(database.read, playerId, ref);
  if (row === null) throw new AppError('lottery.chase.not.found');
  return { chase: presentChase(row, await stepsOf(database.read, [row.id])) };
}

/** Ids of tickets as the cursor carries them; anything else is no place in the list. */
function cursorOf(cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,18}$/.test(cursor)) {
    throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
  }
  return BigInt(cursor);
}

/** The issues that are on sale, come next and were drawn last, by the clock that sales end by. */
export async function issuesNear(
  deps: LotteryDeps,
  merchant: string,
  { gameCode, count }: QueryOf<typeof numerosNearCall>,
): Promise<ValueOf<typeof numerosNearCall>> {
  const { read } = deps.database;
  if (gameCode === undefined) {
    const all = await lotteriesAt(deps, Math.min(count, nearOfEachMax));
    const lotteries = (await deps.sellsAt(merchant)) ? all.lotteries : [];
    return { serverTime: all.serverTime, current: null, next: [], last: null, lotteries };
  }
  const game = await requireGame(deps, gameCode);
  const now = await databaseNow(read);
  const ahead = game.active ? await issuesAhead(read, gameCode, count) : [];
  const [last] = await latestDraws(read, [gameCode], 1);
  return { serverTime: now.getTime(), ...around(now, ahead, last) };
}

/** The same of every lottery on sale at once. */
export async function lotteriesAt(
  { database, games }: LotteryDeps,
  ofEach = aheadOfEach,
): Promise<ValueOf<typeof lotteriesNowCall>> {
  const { read } = database;
  const codes = (await games.all()).filter(({ active }) => active).map(({ code }) => code);
  const now = await databaseNow(read);
  const ahead = await issuesAheadOfEach(read, codes, ofEach);
  const drawn = await latestDraws(read, codes, 1);
  const lotteries = codes.map((gameCode) => {
    const own = ahead.filter(({ game_code: code }) => code === gameCode);
    const last = drawn.find(({ game_code: code }) => code === gameCode);
    return { gameCode, ...around(now, own, last) };
  });
  return { serverTime: now.getTime(), lotteries };
}

function around(now: Date, ahead: readonly IssueRow[], last: DrawnRow | undefined) {
  const current = ahead.find(({ open_at: openAt }) => openAt <= now);
  return {
    current: current === undefined ? null : presentIssue(current, 'ON_SALE'),
    next: ahead.filter((issue) => issue !== current).map((issue) => presentIssue(issue)),
    last: last === undefined ? null : { numero: last.numero, result: last.result },
  };
}

/** The latest results of a lottery. */
export async function drawsOf(
  deps: LotteryDeps,
  gameCode: string,
  count: number,
): Promise<ValueOf<typeof drawsOfGameCall>> {
  await requireGame(deps, gameCode);
  return (await latestDraws(deps.database.read, [gameCode], count)).map(presentDraw);
}
