import { faultsOfCap, faultsOfTable, prizesSaid } from '@arara/lottery';
import type { PrizeTable } from '@arara/lottery';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { insertGame, insertTable, readGames, readTable } from './game.repository.ts';
import type { GameRow, GameSettings } from './game.repository.ts';
import { findIssue, saidPromise } from './issue.repository.ts';
import type { IssueRow } from './issue.repository.ts';
import type { LotteryGame, RulesPort } from './lottery.ports.ts';

/** Another process's change is seen within this time, our own at once; the database decides a sale. */
const freshMs = 2_000;
const issuesKept = 1_000;
const tablesKept = 1_000;

/** The promise of an issue: how it goes on from there is asked of the database. */
export interface PromisedIssue extends Pick<
  IssueRow,
  'id' | 'numero' | 'open_at' | 'close_at' | 'draw_at'
> {
  /** All of it, as its tickets say it. */
  readonly promise: string;
}

export interface Games {
  all(): Promise<readonly LotteryGame[]>;
  byCode(code: string): Promise<LotteryGame | null>;
  /** Prizes that a ticket was sold under; throws where they may not stand. */
  tableOf(code: string, version: number): Promise<PrizeTable>;
  /** An issue of a lottery by its name; null where there is none. */
  issueOf(code: string, numero: string): Promise<PromisedIssue | null>;
  add(settings: GameSettings): Promise<void>;
  /** Others are in force: reads them again. */
  forget(): void;
}

/** The lotteries and their prizes, in memory and read again every few seconds. */
export function createGames(options: {
  database: Database;
  clock: Clock;
  rules: RulesPort;
  log: Pick<Logger, 'error'>;
}): Games {
  const { database, clock, rules, log } = options;
  /** The answers whether prizes may be sold, each judged once for what stands there. */
  const sound = new LRUCache<string, boolean>({ max: tablesKept });
  const tables = new Map<string, PrizeTable>();
  const issues = new LRUCache<string, PromisedIssue>({ max: issuesKept, ttl: freshMs });
  let register: { readAt: number; games: Map<string, LotteryGame> } | null = null;
  let reading: Promise<Map<string, LotteryGame>> | null = null;

  /** How often what was read became old: a reading that began before is not kept. */
  let changes = 0;

  function forget(): void {
    changes += 1;
    register = null;
    reading = null;
  }

  async function read(): Promise<Map<string, LotteryGame>> {
    const begun = changes;
    const rows = await readGames(database.read);
    const games = new Map(rows.map((row) => [row.code, withSoundPrizes(gameOf(row, rules))]));
    if (begun === changes) register = { readAt: clock.now().getTime(), games };
    return games;
  }

  async function games(): Promise<Map<string, LotteryGame>> {
    if (register !== null && clock.now().getTime() - register.readAt < freshMs) {
      return register.games;
    }
    if (reading !== null) return reading;
    const own = read().finally(() => {
      if (reading === own) reading = null;
    });
    reading = own;
    return own;
  }

  function faultOf({ table, liabilityMax }: Pick<LotteryGame, 'table' | 'liabilityMax'>) {
    const faults = faultsOfTable(table, rules.plays);
    return faults[0] ?? faultsOfCap(table, rules.plays, liabilityMax)[0];
  }

  function requireSound(settings: GameSettings): void {
    const fault = faultOf(settings);
    if (fault !== undefined) {
      throw new Error(`prizes ${settings.table.code} are refused: ${JSON.stringify(fault)}`);
    }
  }

  /** A row is no proof of its prizes: a lottery whose table is none that may stand sells nothing. */
  function withSoundPrizes(game: LotteryGame): LotteryGame {
    const key = `${game.liabilityMax} ${prizesSaid(game.table)}`;
    const known = sound.get(key);
    if (known !== undefined) return known ? game : unsound(game);
    const fault = faultOf(game);
    sound.set(key, fault === undefined);
    if (fault === undefined) return game;
    log.error({ game: game.code, fault }, 'a lottery sells nothing: its prizes may not stand');
    return unsound(game);
  }

  return {
    all: async () => [...(await games()).values()],
    byCode: async (code) => (await games()).get(code) ?? null,
    async tableOf(code, version) {
      const key = `${code} ${version}`;
      const known = tables.get(key);
      if (known !== undefined) return known;
      const found = await readTable(database.read, code, version);
      if (found === null) throw new Error(`prizes ${key} are gone`);
      const [fault] = faultsOfTable(found, rules.plays);
      if (fault !== undefined) throw new Error(`prizes ${key} may not stand: ${fault.fault}`);
      tables.set(key, found);
      return found;
    },
    async issueOf(code, numero) {
      const key = `${code} ${numero}`;
      const known = issues.get(key);
      if (known !== undefined) return known;
      const found = await findIssue(database.read, code, numero);
      if (found === null) return null;
      const promised = { ...found, promise: saidPromise(found) };
      issues.set(key, promised);
      return promised;
    },
    async add(settings) {
      requireSound(settings);
      await database.transaction(async (tx) => {
        await insertTable(tx, settings.table);
        await insertGame(tx, settings);
      });
      forget();
    },
    forget,
  };
}

const unsound = (game: LotteryGame): LotteryGame => ({ ...game, isSound: false, active: false });

function gameOf(row: GameRow, rules: RulesPort): LotteryGame {
  const model = rules.models.get(row.model);
  if (model === undefined) throw new Error(`lottery ${row.code} has no model ${row.model}`);
  return {
    code: row.code,
    model,
    family: rules.familyOf(model.code),
    prizeMode: row.prize_mode,
    schedule: row.schedule,
    table: row.table_data,
    ticketMax: row.ticket_max,
    playerMax: row.player_max,
    issueMax: row.issue_max,
    liabilityMax: row.liability_max,
    active: row.active,
    isSound: true,
    drawSource: row.draw_source,
  };
}
