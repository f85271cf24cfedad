import { createPool } from '@arara/postgres';
import { startBenchServer } from '../bench-server.ts';
import type { BenchServer } from '../bench-server.ts';
import { createFixture } from '../http/fixture.ts';
import type { BenchPlayer } from '../http/fixture.ts';
import { drive, signFor, signRequests } from '../http/load.ts';
import type { LoadResult } from '../http/load.ts';
import { startBetProgram } from '../http/program.ts';
import { naivePath, realPath } from '../http/settings.ts';
import type { Group } from '../main.ts';
import { median } from '../report.ts';
import type { Report } from '../report.ts';

const connections = 64;
const seconds = 5;
const rounds = 3;
/** Time for every player to have made a bet before: they are in the middle of a game. */
const warmUpSeconds = 60;
/** More than any handler answers in the time; signing them costs the load nothing then. */
const requestsPerSecond = { real: 20_000, naive: 4_000 } as const;
const p99MaxMs = 60;

/** `http.bet`: signed bets over HTTP against one transaction per bet, on the same database. */
export const group: Group = {
  name: 'http',
  async run(report) {
    const server = await startBenchServer();
    const url = await server.createMigrated('http');
    const pool = createPool(url, { max: 8 });
    try {
      report.say('opening ten thousand players');
      const fixture = await createFixture(pool, url);
      const program = await startBetProgram(url, fixture);
      try {
        const compare = (name: string, players: readonly BenchPlayer[], least: number) =>
          compareBets(report, server, program.port, { name, players, least });
        await compare('spread', fixture.spread, 5);
        await compare('hot', fixture.hot, 10);
      } finally {
        await program.end();
      }
    } finally {
      await pool.end();
      await server.stop();
    }
  },
};

async function compareBets(
  report: Report,
  server: BenchServer,
  port: number,
  of: { name: string; players: readonly BenchPlayer[]; least: number },
): Promise<void> {
  const run = async (which: 'real' | 'naive'): Promise<LoadResult> => {
    const path = which === 'real' ? realPath : naivePath;
    const requests = signRequests(of.players, path, requestsPerSecond[which] * seconds);
    await server.settle();
    const result = await drive(port, requests, { connections, seconds });
    if (result.refused > 0) throw new Error(`${result.refused} bets were refused at ${path}`);
    return result;
  };
  for (const path of [naivePath, realPath]) {
    await drive(port, signFor(of.players, path), { connections, seconds: warmUpSeconds });
  }
  const naive: LoadResult[] = [];
  const real: LoadResult[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    naive.push(await run('naive'));
    real.push(await run('real'));
    report.say(
      `${of.name} ${round}: naive ${describe(naive.at(-1))}, batched ${describe(real.at(-1))}`,
    );
  }
  const value = median(real.map(({ perSecond }) => perSecond));
  const base = median(naive.map(({ perSecond }) => perSecond));
  report.figure({
    figure: `http.bet.${of.name}`,
    value,
    unit: 'bets/s',
    against: { name: 'one transaction per bet', value: base },
    ratio: value / base,
    mustReach: `ratio ≥ ${of.least}`,
    reached: value / base >= of.least,
    note: `signed, ${connections} connections; ${describe(real[0])}; against ${describe(naive[0])}`,
  });
  const p99 = median(real.map(({ p99Ms }) => p99Ms));
  report.figure({
    figure: `http.bet.${of.name}.p99`,
    value: p99,
    unit: 'ms',
    mustReach: `< ${p99MaxMs} ms`,
    reached: p99 < p99MaxMs,
  });
}

function describe(result: LoadResult | undefined): string {
  if (result === undefined) return '';
  const { perSecond, p50Ms, p99Ms } = result;
  return `${perSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}
