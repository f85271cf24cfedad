import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { startBenchServer } from '../bench-server.ts';
import type { BenchServer } from '../bench-server.ts';
import { compareHandlers } from '../http/compare.ts';
import type { Compared } from '../http/compare.ts';
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
import type { Report } from '../report.ts';
import { startServer } from '../server-process.ts';

const serverFile = new URL('../lottery/server.ts', import.meta.url);
const load = { connections: 64, accepted: '{"success":true' } as const;
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
  const program = await startServer(serverFile, { BENCH_DATABASE_URL: url });
  try {
    const numero = await openIssue(pool, 1);
    const compared = await compareHandlers(report, server, {
      label: 'lottery.bet',
      port: program.port,
      realPath,
      naivePath,
      requestsPerSecond,
      load,
      oneOfEach: (path) => oneOfEach(path, numero),
      requests: (path, count) => ticketRequests(path, numero, count),
    });
    tellBets(report, compared);
  } finally {
    await program.end();
  }
}

function tellBets(report: Report, { value, base, ratio, p99Ms, told }: Compared) {
  report.figure({
    figure: 'lottery.bet',
    value,
    unit: 'tickets/s',
    against: { name: 'one transaction per ticket', value: base },
    ratio,
    mustReach: `ratio ≥ ${least.ratio}`,
    reached: ratio >= least.ratio,
    note: `all in one issue, ${load.connections} connections; ${told}`,
  });
  const lines = value * linesOfTicket;
  report.figure({
    figure: 'lottery.bet.lines',
    value: lines,
    unit: 'lines/s',
    mustReach: `≥ ${least.lines}`,
    reached: lines >= least.lines,
  });
  report.figure({
    figure: 'lottery.bet.p99',
    value: p99Ms,
    unit: 'ms',
    mustReach: `≤ ${least.p99Ms} ms`,
    reached: p99Ms <= least.p99Ms,
  });
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
