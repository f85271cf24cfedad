import { createPool } from '@arara/postgres';
import { startBenchServer } from '../bench-server.ts';
import type { BenchServer } from '../bench-server.ts';
import { compareHandlers } from '../http/compare.ts';
import { createFixture } from '../http/fixture.ts';
import type { BenchPlayer } from '../http/fixture.ts';
import { signFor, signRequests } from '../http/load.ts';
import { startBetProgram } from '../http/program.ts';
import { naivePath, realPath } from '../http/settings.ts';
import type { Group } from '../main.ts';
import type { Report } from '../report.ts';

const connections = 64;
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
  const { name, players, least } = of;
  const { value, base, ratio, p99Ms, told } = await compareHandlers(report, server, {
    label: `http.bet.${name}`,
    port,
    realPath,
    naivePath,
    requestsPerSecond,
    load: { connections },
    oneOfEach: (path) => signFor(players, path),
    requests: (path, count) => signRequests(players, path, count),
  });
  report.figure({
    figure: `http.bet.${name}`,
    value,
    unit: 'bets/s',
    against: { name: 'one transaction per bet', value: base },
    ratio,
    mustReach: `ratio ≥ ${least}`,
    reached: ratio >= least,
    note: `signed, ${connections} connections; ${told}`,
  });
  report.figure({
    figure: `http.bet.${name}.p99`,
    value: p99Ms,
    unit: 'ms',
    mustReach: `< ${p99MaxMs} ms`,
    reached: p99Ms < p99MaxMs,
  });
}
