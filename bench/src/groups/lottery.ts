import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { startBenchServer } from '../bench-server.ts';
import type { BenchServer } from '../bench-server.ts';
import { killWhenInterrupted } from '../ends.ts';
import { drive } from '../http/load.ts';
import type { LoadResult } from '../http/load.ts';
import { correctSeconds } from '../lottery/correct.ts';
import { createFixture, openIssue } from '../lottery/fixture.ts';
import { createLotteryProgram } from '../lottery/program.ts';
import { oneOfEach, ticketRequests } from '../lottery/requests.ts';
import { resumeKilled } from '../lottery/killed.ts';
import { refundSeconds } from '../lottery/refund.ts';
import { drawResult, fillIssue, settleSeconds } from '../lottery/settle.ts';
import {
  foreignCode,
  linesOfTicket,
  modeWithRebate,
  naivePath,
  realPath,
} from '../lottery/settings.ts';
import type { Group } from '../main.ts';
import { median } from '../report.ts';
import type { Report } from '../report.ts';

const serverFile = fileURLToPath(new URL('../lottery/server.ts', import.meta.url));
const load = { connections: 64, accepted: '{"success":true' } as const;
const seconds = 5;
const rounds = 3;
const warmUpSeconds = 60;
/** More than any handler sells in the time. */
const requestsPerSecond = { real: 12_000, naive: 4_000 } as const;
/** The figures that the plan asks of a machine with two cores. */
const least = { ratio: 5, lines: 5_000, p99Ms: 80, settleSeconds: 5 };
/** So many tickets of an issue, smallest first; selling a million takes minutes. */
const settled = [1_000, 10_000, 100_000];
if (process.argv.includes('--million')) settled.push(1_000_000);
const killedTickets = 100_000;
const allPaidTickets = 100_000;
const corrected = [10_000, 100_000];

/**
 * `lottery.bet`: tickets over HTTP while everybody buys in the one issue that is about to close,
 * against one transaction per ticket on the same database. `lottery.settle`: an issue from its
 * result until its last ticket is paid, and whether ten times the tickets take ten times as long; with
 * `--million` up to a million. `lottery.settle.killed`: the rest of an issue whose process was killed.
 * `lottery.settle.void`, `.allwin`: issues of which every ticket gets its stake back, or a rebate.
 * `lottery.correct`: settled issues whose result is corrected, until every ticket has what it should.
 */
export const group: Group = {
  name: 'lottery',
  async run(report) {
    const server = await startBenchServer();
    const url = await server.createMigrated('lottery');
    const pool = createPool(url, { max: 12 });
    try {
      await createFixture(pool, url);
      await measureBets(report, server, pool, url);
      await measureSettling(report, server, pool, url);
      await measureKilled(report, server, pool, url);
      await measureAllPaid(report, server, pool, url);
      await measureCorrections(report, server, pool, url);
    } finally {
      await pool.end();
      await server.stop();
    }
  },
};

async function measureBets(report: Report, server: BenchServer, pool: Pool, url: string) {
  const program = killWhenInterrupted(
    fork(serverFile, { env: { ...process.env, BENCH_DATABASE_URL: url } }),
  );
  try {
    const gone = once(program, 'exit').then(() => {
      throw new Error('the server of the lottery bench ended by itself');
    });
    const [{ port }] = (await Promise.race([once(program, 'message'), gone])) as [{ port: number }];
    const numero = await openIssue(pool, 1);
    for (const path of [naivePath, realPath]) {
      await drive(port, oneOfEach(path, numero), { ...load, seconds: warmUpSeconds });
    }
    const run = async (which: 'real' | 'naive'): Promise<LoadResult> => {
      const path = which === 'real' ? realPath : naivePath;
      const requests = ticketRequests(path, numero, requestsPerSecond[which] * seconds);
      await server.settle();
      const result = await drive(port, requests, { ...load, seconds });
      if (result.refused > 0) throw new Error(`${result.refused} tickets were refused at ${path}`);
      return result;
    };
    const naive: LoadResult[] = [];
    const real: LoadResult[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      naive.push(await run('naive'));
      real.push(await run('real'));
      report.say(`lottery.bet ${round}: naive ${told(naive)}, batched ${told(real)}`);
    }
    tellBets(report, real, naive);
  } finally {
    const ended = program.exitCode === null ? once(program, 'exit') : null;
    if (program.connected) program.disconnect();
    await ended;
  }
}

function tellBets(report: Report, real: readonly LoadResult[], naive: readonly LoadResult[]) {
  const value = median(real.map(({ perSecond }) => perSecond));
  const base = median(naive.map(({ perSecond }) => perSecond));
  report.figure({
    figure: 'lottery.bet',
    value,
    unit: 'tickets/s',
    against: { name: 'one transaction per ticket', value: base },
    ratio: value / base,
    mustReach: `ratio ≥ ${least.ratio}`,
    reached: value / base >= least.ratio,
    note: `all in one issue, ${load.connections} connections; ${told(real)}; against ${told(naive)}`,
  });
  const lines = value * linesOfTicket;
  report.figure({
    figure: 'lottery.bet.lines',
    value: lines,
    unit: 'lines/s',
    mustReach: `≥ ${least.lines}`,
    reached: lines >= least.lines,
  });
  const p99 = median(real.map(({ p99Ms }) => p99Ms));
  report.figure({
    figure: 'lottery.bet.p99',
    value: p99,
    unit: 'ms',
    mustReach: `≤ ${least.p99Ms} ms`,
    reached: p99 <= least.p99Ms,
  });
}

function told(results: readonly LoadResult[]): string {
  const last = results.at(-1);
  if (last === undefined) return '';
  const { perSecond, p50Ms, p99Ms } = last;
  return `${perSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}

async function measureSettling(report: Report, server: BenchServer, pool: Pool, url: string) {
  const program = await createLotteryProgram(pool, url);
  let smaller: { tickets: number; perTicket: number } | null = null;
  try {
    for (const [at, tickets] of settled.entries()) {
      report.say(`lottery.settle: selling ${tickets} tickets`);
      const issue = await fillIssue(program, pool, 100 + at, tickets);
      await drawResult(program, issue);
      await server.settle();
      const value = await settleSeconds(program, pool, issue);
      const perTicket = value / tickets;
      report.figure({
        figure: `lottery.settle.${tickets}`,
        value,
        unit: 's',
        ...(tickets === 100_000
          ? { mustReach: `≤ ${least.settleSeconds} s`, reached: value <= least.settleSeconds }
          : {}),
        ...(smaller === null
          ? {}
          : {
              against: {
                name: `as ${smaller.tickets}, scaled`,
                value: smaller.perTicket * tickets,
              },
              ratio: perTicket / smaller.perTicket,
            }),
        note: `${(tickets / value).toFixed(0)} tickets/s, ${linesOfTicket} lines each, one line in a hundred wins`,
      });
      smaller = { tickets, perTicket };
    }
  } finally {
    await program.stop();
  }
}

async function measureKilled(report: Report, server: BenchServer, pool: Pool, url: string) {
  const program = await createLotteryProgram(pool, url);
  try {
    report.say(`lottery.settle.killed: selling ${killedTickets} tickets`);
    const id = await fillIssue(program, pool, 200, killedTickets);
    await server.settle();
    const { left, seconds: value } = await resumeKilled(program, pool, url, {
      id,
      tickets: killedTickets,
    });
    report.figure({
      figure: 'lottery.settle.killed',
      value,
      unit: 's',
      note: `${left} of ${killedTickets} tickets were left; every prize was paid once, the ledger adds up`,
    });
  } finally {
    await program.stop();
  }
}

/** Every ticket costs a payment of its own: what the ledger writes for it sets the pace. */
async function measureAllPaid(report: Report, server: BenchServer, pool: Pool, url: string) {
  const program = await createLotteryProgram(pool, url);
  const tell = (figure: string, value: number, what: string) =>
    report.figure({
      figure,
      value,
      unit: 's',
      note: `${allPaidTickets} tickets, ${(allPaidTickets / value).toFixed(0)}/s: ${what}`,
    });
  try {
    report.say(`lottery.settle.void, .allwin: selling ${allPaidTickets} tickets for each`);
    const annulled = await fillIssue(program, pool, 300, allPaidTickets);
    await server.settle();
    const refunding = await refundSeconds(program, pool, annulled);
    tell('lottery.settle.void', refunding, 'every stake goes back');
    const rebated = await fillIssue(program, pool, 301, allPaidTickets, {
      mode: modeWithRebate,
    });
    await drawResult(program, rebated);
    await server.settle();
    const paying = await settleSeconds(program, pool, rebated);
    tell('lottery.settle.allwin', paying, 'every ticket is paid its rebate, one in twenty a prize');
  } finally {
    await program.stop();
  }
}

async function measureCorrections(report: Report, server: BenchServer, pool: Pool, url: string) {
  const program = await createLotteryProgram(pool, url);
  try {
    for (const [at, tickets] of corrected.entries()) {
      report.say(`lottery.correct: selling ${tickets} tickets`);
      const issue = await fillIssue(program, pool, 400 + at, tickets, { gameCode: foreignCode });
      const { changed, seconds: value } = await correctSeconds(program, pool, issue, server.settle);
      report.figure({
        figure: `lottery.correct.${tickets}`,
        value,
        unit: 's',
        note: `${changed} tickets came to something else, ${(changed / value).toFixed(0)}/s; the ledger adds up`,
      });
    }
  } finally {
    await program.stop();
  }
}
