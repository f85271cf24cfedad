import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createPool } from '@arara/postgres';
import { startBenchServer } from '../bench-server.ts';
import type { BenchServer } from '../bench-server.ts';
import { killWhenInterrupted } from '../ends.ts';
import { drive } from '../http/load.ts';
import type { LoadResult } from '../http/load.ts';
import { median } from '../report.ts';
import type { Report } from '../report.ts';
import { createFixture } from './fixture.ts';
import { oneOfEach, roundRequests } from './requests.ts';
import { naivePath, playersMax, realPath } from './settings.ts';

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));
const load = { connections: 128, accepted: '{"success":true' } as const;
const seconds = 5;
const rounds = 3;
const warmUpSeconds = 60;
/** More than any handler plays in the time. */
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
    const program = killWhenInterrupted(
      fork(serverFile, { env: { ...process.env, BENCH_DATABASE_URL: url } }),
    );
    try {
      await compare(report, server, await portOf(program));
    } finally {
      const ended = program.exitCode === null ? once(program, 'exit') : null;
      if (program.connected) program.disconnect();
      await ended;
    }
  } finally {
    await server.stop();
  }
}

async function portOf(program: ChildProcess): Promise<number> {
  const gone = once(program, 'exit').then(() => {
    throw new Error('the server of the bench ended by itself');
  });
  const [message] = (await Promise.race([once(program, 'message'), gone])) as [{ port: number }];
  return message.port;
}

async function compare(report: Report, server: BenchServer, port: number): Promise<void> {
  for (const path of [naivePath, realPath]) {
    await drive(port, oneOfEach(path), { ...load, seconds: warmUpSeconds });
  }
  const run = async (which: 'real' | 'naive'): Promise<LoadResult> => {
    const path = which === 'real' ? realPath : naivePath;
    const requests = roundRequests(path, requestsPerSecond[which] * seconds);
    await server.settle();
    const result = await drive(port, requests, { ...load, seconds });
    if (result.refused > 0) throw new Error(`${result.refused} rounds were refused at ${path}`);
    return result;
  };
  const naive: LoadResult[] = [];
  const real: LoadResult[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    naive.push(await run('naive'));
    real.push(await run('real'));
    report.say(`originals.round ${round}: naive ${told(naive)}, together ${told(real)}`);
  }
  tell(report, real, naive);
}

function tell(report: Report, real: readonly LoadResult[], naive: readonly LoadResult[]) {
  const value = median(real.map(({ perSecond }) => perSecond));
  const base = median(naive.map(({ perSecond }) => perSecond));
  report.figure({
    figure: 'originals.round',
    value,
    unit: 'rounds/s',
    against: { name: 'one transaction per round', value: base },
    ratio: value / base,
    mustReach: `ratio ≥ ${leastRatio}`,
    reached: value / base >= leastRatio,
    note: `dice at one vendor, ${load.connections} connections; ${told(real)}; against ${told(naive)}`,
  });
}

function told(results: readonly LoadResult[]): string {
  const last = results.at(-1);
  if (last === undefined) return '';
  return `${Math.round(last.perSecond)}/s, p50 ${Math.round(last.p50Ms)} ms, p99 ${Math.round(last.p99Ms)} ms`;
}
