import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { createReports } from '../../../apps/server/src/modules/reports/index.ts';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import { startBenchServer } from '../bench-server.ts';
import type { BenchServer } from '../bench-server.ts';
import { createFixture } from '../http/fixture.ts';
import { drive, signFor, signRequests } from '../http/load.ts';
import { startBetProgram } from '../http/program.ts';
import { realPath } from '../http/settings.ts';
import { openLoad, stakeRounds, type Load } from '../ledger/load.ts';
import { runLoadInProcess } from '../ledger/process.ts';
import type { Group } from '../main.ts';
import type { Report } from '../report.ts';
import { startProjector } from '../reports/process.ts';
import { openRounds } from '../reports/rounds.ts';
import { measureSideBySide } from '../side-by-side.ts';

const ACCOUNTS = 10_000;
const ROUNDS_EACH = 16;
const TITLES = 100;
const SECONDS = 8;
const TURNS = 5;
const LOOK_EVERY_MS = 100;
const CONNECTIONS = 64;
/** Time for every player to have made a bet before: they are in the middle of a game. */
const WARM_UP_SECONDS = 60;
/** More than the server takes; signing them costs the load nothing then. */
const BETS_PER_SECOND = 20_000;
const BEHIND_MAX = 2;
const SHARE_MIN = 0.95;

/** `reports.follow` and `reports.cost`: how far the daily facts are behind play at full load, and what they cost. */
export const group: Group = {
  name: 'reports',
  async run(report) {
    const server = await startBenchServer();
    try {
      await measureBesideBets(report, server);
      await measureBesideLedger(report, server);
    } finally {
      await server.stop();
    }
  },
};

/** Bets over HTTP, with their signatures, sessions, limits and rounds, with the projector and without it. */
async function measureBesideBets(report: Report, server: BenchServer): Promise<void> {
  const url = await server.createMigrated('bets');
  const pool = createPool(url, { max: 8 });
  try {
    report.say('opening ten thousand players');
    const fixture = await createFixture(pool, url);
    const program = await startBetProgram(url, fixture);
    const behind = behindOf(pool);
    const bet = async (): Promise<number> => {
      const requests = signRequests(fixture.spread, realPath, BETS_PER_SECOND * SECONDS);
      await server.settle();
      const load = await drive(program.port, requests, {
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      if (load.refused > 0) throw new Error(`${load.refused} bets were refused`);
      return load.perSecond;
    };
    try {
      await drive(program.port, signFor(fixture.spread, realPath), {
        connections: CONNECTIONS,
        seconds: WARM_UP_SECONDS,
      });
      const side = await measureSideBySide(
        report,
        'reports.cost.bets',
        { base: bet, value: () => besideProjector(url, behind, bet) },
        TURNS,
      );
      report.figure({
        figure: 'reports.cost.bets',
        value: side.value,
        unit: 'bets/s',
        against: { name: 'without the projector', value: side.base },
        ratio: side.ratio,
        mustReach: `ratio ≥ ${SHARE_MIN}`,
        reached: side.ratio >= SHARE_MIN,
        note: `signed bets over HTTP, ${CONNECTIONS} connections; each opens a round and is a transfer`,
      });
    } finally {
      await program.end();
    }
  } finally {
    await pool.end();
  }
}

/** The ledger alone, several times faster than bets can come. */
async function measureBesideLedger(report: Report, server: BenchServer): Promise<void> {
  const url = await server.createMigrated('reports');
  const pool = createPool(url, { max: 2 });
  try {
    await openLoad(url, ACCOUNTS);
    await stakeRounds(url, ACCOUNTS, ROUNDS_EACH);
    await openRounds(pool, { accounts: ACCOUNTS, rounds: ROUNDS_EACH, titles: TITLES });
    const behind = behindOf(pool);
    const load: Load = {
      url,
      shape: 'spread',
      keys: 'grow',
      accounts: ACCOUNTS,
      clients: 64,
      seconds: SECONDS,
      rounds: ROUNDS_EACH,
    };
    let furthest = 0;
    const side = await measureSideBySide(
      report,
      'reports.cost',
      {
        before: server.settle,
        base: async () => (await runLoadInProcess(load)).rate,
        value: () =>
          besideProjector(url, behind, async () => {
            await server.settle();
            const running = runLoadInProcess(load);
            const watched = watch(behind, running);
            const { rate } = await running;
            furthest = Math.max(furthest, await watched);
            return rate;
          }),
      },
      TURNS,
    );
    report.figure({
      figure: 'reports.follow',
      value: furthest,
      unit: 's',
      mustReach: `≤ ${BEHIND_MAX} s`,
      reached: furthest <= BEHIND_MAX,
      note: `the oldest transfer that was not counted, at any moment of ${TURNS} × ${SECONDS} s of full load`,
    });
    report.figure({
      figure: 'reports.cost',
      value: side.value,
      unit: 'transfers/s',
      against: { name: 'without the projector', value: side.base },
      ratio: side.ratio,
      mustReach: `ratio ≥ ${SHARE_MIN}`,
      reached: side.ratio >= SHARE_MIN,
      note: `the ledger alone; ${ACCOUNTS} players at ${TITLES} games; each transfer is a stake or a prize of a round`,
    });
    await requireCounted(pool);
  } finally {
    await pool.end();
  }
}

const behindOf = (pool: Pool): (() => Promise<number>) =>
  createReports({ database: createDatabase(pool), zones: async () => new Map() }).service
    .secondsBehind;

/** Measures while the projector runs that has counted all of before; waits until it has counted this too. */
async function besideProjector(
  url: string,
  behind: () => Promise<number>,
  measure: () => Promise<number>,
): Promise<number> {
  const end = await startProjector(url);
  const isLevel = async () => {
    while ((await behind()) > 0) await sleep(LOOK_EVERY_MS);
  };
  await isLevel();
  const rate = await measure();
  await isLevel();
  await end();
  return rate;
}

/** Asks again and again how far the facts are behind; answers the most. */
async function watch(behind: () => Promise<number>, running: Promise<unknown>): Promise<number> {
  let furthest = 0;
  const end = new AbortController();
  const ended = running.finally(() => end.abort());
  while (!end.signal.aborted) {
    furthest = Math.max(furthest, await behind());
    await sleep(LOOK_EVERY_MS);
  }
  await ended;
  return furthest;
}

/** The figures are of nothing unless the facts are the ledger's own sums, and have each round once. */
async function requireCounted(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ counted: bigint; rounds: bigint; moved: bigint }>(`
    select (select sum(stakes + prizes) from reports.play_day)::bigint as counted,
      (select sum(rounds) from reports.play_day)::bigint as rounds,
      (select sum(amount) from ledger.transfers where code in (30, 100))::bigint as moved`);
  const [sums] = rows;
  if (sums?.counted !== sums?.moved) {
    throw new Error(`counted ${sums?.counted} of ${sums?.moved}`);
  }
  const opened = BigInt(ACCOUNTS * ROUNDS_EACH);
  if (sums?.rounds !== opened) throw new Error(`counted ${sums?.rounds} rounds of ${opened}`);
}
