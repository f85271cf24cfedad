import { dayIn } from '@arara/calendar';
import type { StaffLottery, StaffLotteryDetail, ValueOf } from '@arara/contract';
import type { previewPrizesCall, staffLotteriesCall } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { switchGame } from '../commands/switch-game.ts';
import { switchedGames } from '../game-switch.repository.ts';
import { databaseNow } from '../issue.repository.ts';
import { lotteryCurrency, lotteryVendor } from '../lottery.names.ts';
import type { LotteryGame } from '../lottery.ports.ts';
import { decimal } from '../lottery.present.ts';
import type { PrizeChanges } from '../prizes/change-prizes.ts';
import { changesOf } from '../prizes/changes.ts';
import type { DeskDeps, PlayedLottery } from './desk.ports.ts';
import { gameStands, tableVersions, underWay } from './games.repository.ts';
import type { GameStand } from './games.repository.ts';
import { returnsOf } from './returns.ts';

const versionsShown = 20;

/** The asking person: the sums of today are those of the own brand. */
export type Reader = Pick<StaffCaller, 'merchant' | 'language'>;

/** Every lottery of the house. */
export async function listLotteries(
  deps: DeskDeps,
  reader: Reader,
): Promise<ValueOf<typeof staffLotteriesCall>> {
  const { at, day, playedOf } = await today(deps, reader);
  const stands = await gameStands(deps.database.read, null);
  const games = new Map((await deps.games.all()).map((game) => [game.code, game]));
  const lotteries = stands.flatMap((stand) => {
    const game = games.get(stand.code);
    return game === undefined
      ? []
      : [presentLottery(deps, reader, { game, stand, played: playedOf(stand.code) })];
  });
  return { at: at.toISOString(), day, currency: lotteryCurrency, lotteries };
}

/** One of them; throws `game.not.found`. */
export async function showLottery(
  deps: DeskDeps,
  reader: Reader,
  code: string,
): Promise<StaffLotteryDetail> {
  const { read } = deps.database;
  const game = await requireLottery(deps, code);
  const { at, day, playedOf } = await today(deps, reader);
  const [[stand], way, versions, switches] = await Promise.all([
    gameStands(read, code),
    underWay(read, code),
    tableVersions(read, game.table.code, versionsShown),
    switchedGames(read),
  ]);
  if (stand === undefined) throw new AppError('game.not.found');
  const last = switches.find((one) => one.code === code);
  return {
    at: at.toISOString(),
    day,
    currency: lotteryCurrency,
    game: presentLottery(deps, reader, { game, stand, played: playedOf(code) }),
    limits: {
      ticket: decimal(game.ticketMax),
      player: decimal(game.playerMax),
      issue: decimal(game.issueMax),
      number: decimal(game.liabilityMax),
    },
    prizes: game.table,
    versions: versions.map((row) => ({
      version: row.version,
      since: row.created_at.toISOString(),
      by: row.decided_by ?? [],
      reason: row.reason ?? '',
    })),
    returns: returnsOf(game.table, deps.rules.plays),
    switched:
      last?.decided_at == null
        ? null
        : {
            by: last.decided_by ?? '',
            at: last.decided_at.toISOString(),
            reason: last.reason ?? '',
          },
    switching: {
      to: isOn(game, last?.active) ? 'off' : 'on',
      issues: way.issues,
      tickets: way.tickets,
      stakes: decimal(way.stakes),
      chases: way.chases,
      chaseMoney: decimal(way.chase_money),
    },
  };
}

/** Takes a lottery out of sale, or puts it back, by the word of one person. */
export async function turnLottery(
  deps: DeskDeps,
  { staff, ...reader }: StaffCaller,
  code: string,
  { on, reason }: { readonly on: boolean; readonly reason: string },
): Promise<StaffLotteryDetail> {
  const wish = { code, active: on, by: staff.email, ranBy: null, reason, signed: staff };
  const answer = await switchGame(deps, wish);
  if (answer === 'unknown') throw new AppError('game.not.found');
  if (answer === 'same') throw new AppError('game.switched');
  return showLottery(deps, reader, code);
}

/** The consequence of other prizes before anybody proposes them; `prizes` judges them as it does a proposal. */
export async function previewPrizes(
  deps: DeskDeps,
  prizes: Pick<PrizeChanges, 'read'>,
  code: string,
  table: Readonly<Record<string, unknown>>,
): Promise<ValueOf<typeof previewPrizesCall>> {
  const { table: now } = await requireLottery(deps, code);
  const read = await prizes.read({ game: code, table: { ...table } });
  if ('refused' in read) {
    const nothing = { changes: [], returns: [] };
    if (read.refused === 'game') throw new AppError('game.not.found');
    if (read.refused === 'table')
      return { faults: [{ fault: 'table', play: read.field, class: null }], ...nothing };
    const faults = read.faults.map((one) => ({ ...one, class: one.class ?? null }));
    return { faults, ...nothing };
  }
  const [before, after] = [now, read.table].map(
    (each) => new Map(returnsOf(each, deps.rules.plays).map((one) => [one.play, one])),
  );
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  return {
    faults: [],
    changes: Object.entries(changesOf(now, read.table)).map(([name, change]) => ({ name, change })),
    returns: names
      .map((play) => ({ play, before: before?.get(play) ?? null, after: after?.get(play) ?? null }))
      .filter(({ before: old, after: next }) => JSON.stringify(old) !== JSON.stringify(next)),
  };
}

/** A lottery, on sale or not; throws `game.not.found`. */
export async function requireLottery({ games }: DeskDeps, code: string): Promise<LotteryGame> {
  const game = await games.byCode(code);
  if (game === null) throw new AppError('game.not.found');
  return game;
}

/** One whose prizes may not stand is switched on, though it sells nothing. */
const isOn = (game: LotteryGame, active: boolean | undefined): boolean => active ?? game.active;

async function today(deps: DeskDeps, { merchant }: Reader) {
  const at = await databaseNow(deps.database.read);
  const day = dayIn(await deps.timeZoneOf(merchant), at);
  const played = await deps.played(merchant, { firstDay: day, lastDay: day });
  const own = played.filter(({ vendor }) => vendor === lotteryVendor);
  return {
    at,
    day,
    playedOf: (code: string) => own.filter(({ gameCode }) => gameCode === code),
  };
}

interface Known {
  readonly game: LotteryGame;
  readonly stand: GameStand;
  readonly played: readonly PlayedLottery[];
}

function presentLottery(
  { texts }: DeskDeps,
  { language }: Reader,
  { game, stand, played }: Known,
): StaffLottery {
  const { code, drawSource, active, isSound, issueMax, liabilityMax } = game;
  const { numero, open_at: openAt, close_at: closeAt } = stand;
  const sum = (of: (one: PlayedLottery) => bigint) =>
    decimal(played.reduce((total, one) => total + of(one), 0n));
  return {
    code,
    name: texts.text(language, 'lottery', `game.${code}`),
    drawSource,
    on: active,
    isSound,
    tickets: played.reduce((total, { rounds }) => total + rounds, 0),
    turnover: sum(({ stakes, stakesReturned }) => stakes - stakesReturned),
    prizes: sum(({ prizes, prizesReturned }) => prizes - prizesReturned),
    next:
      numero === null || openAt === null || closeAt === null
        ? null
        : {
            numero,
            openAt: openAt.toISOString(),
            closeAt: closeAt.toISOString(),
            staked: decimal(stand.staked),
            stakedMax: decimal(issueMax),
            worst: decimal(stand.worst),
            worstMax: decimal(liabilityMax),
          },
    waiting: {
      count: stand.waiting,
      since: stand.waiting_since?.toISOString() ?? null,
      until: stand.waiting_until?.toISOString() ?? null,
    },
    held: stand.held,
  };
}
