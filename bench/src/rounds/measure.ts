import { createPool } from '@arara/postgres';
import { startBenchServer } from '../bench-server.ts';
import { compareHandlers } from '../http/compare.ts';
import type { Report } from '../report.ts';
import { startServer } from '../server-process.ts';
import { createFixture } from './fixture.ts';
import { oneOfEach, roundRequests } from './requests.ts';
import { naivePath, playersMax, realPath } from './settings.ts';

const load = { connections: 128, accepted: '{"success":true' } as const;
const requestsPerSecond = { real: 10_000, naive: 3_000 } as const;
const leastRatio = 5;

/**
 * `originals.round`: rounds of dice over HTTP, through studio, wallet protocol and ledger, against one transaction for
 * each round on the same database. All are at one vendor, as all of ours are.
 */
export async function measureRounds(report: Report): Promise<void> {
  const server = await startBenchServer();
  try {
    const url = await server.createMigrated('rounds');
    const pool = createPool(url, { max: 12 });
    report.say(`${playersMax} players open dice`);
    await createFixture(pool, url);
    await pool.end();
    const program = await startServer(new URL('server.ts', import.meta.url), {
      BENCH_DATABASE_URL: url,
    });
    try {
      const { value, base, ratio, told } = await compareHandlers(report, server, {
        label: 'originals.round',
        port: program.port,
        realPath,
        naivePath,
        requestsPerSecond,
        load,
        oneOfEach,
        requests: roundRequests,
      });
      report.figure({
        figure: 'originals.round',
        value,
        unit: 'rounds/s',
        against: { name: 'one transaction per round', value: base },
        ratio,
        mustReach: `ratio ≥ ${leastRatio}`,
        reached: ratio >= leastRatio,
        note: `dice at one vendor, ${load.connections} connections; ${told}`,
      });
    } finally {
      await program.end();
    }
  } finally {
    await server.stop();
  }
}
