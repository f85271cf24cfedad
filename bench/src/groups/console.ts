import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@arara/postgres';
import { startBenchServer } from '../bench-server.ts';
import type { BenchServer } from '../bench-server.ts';
import { most, openDesk } from '../console/desk.ts';
import type { Desk } from '../console/desk.ts';
import { measureExports } from '../console/export.ts';
import { fillFacts, fillMembers, fillRounds, members, rounds } from '../console/fill.ts';
import { measureRebuild } from '../console/rebuild.ts';
import type { Group } from '../main.ts';
import { startProgram } from '../program.ts';
import { median } from '../report.ts';
import type { Report } from '../report.ts';
import { loadLighthouse } from '../site/lighthouse.ts';
import { visit } from '../site/visit.ts';

const calls = 200;
const visits = 3;
const kilobytesMax = 180;

/**
 * `console.*` and `reporting.*`: the desks over a million members and ten million rounds, files of a million rows, and
 * the console's first page. How far the facts are behind, and what they cost, is the group `reports`.
 */
export const group: Group = {
  name: 'console',
  async run(report) {
    const server = await startBenchServer();
    const dataDir = await mkdtemp(join(tmpdir(), 'arara-bench-console-'));
    try {
      await measureRebuild(report, server);
      await measureProgram(report, server, dataDir);
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measureProgram(report: Report, server: BenchServer, dataDir: string) {
  const url = await server.create('console');
  const program = await startProgram({ DATABASE_URL: url, DATA_DIR: dataDir });
  try {
    const pool = createPool(url, { max: 2 });
    report.say(`writing ${members} members and the facts of ${rounds} rounds`);
    await fillMembers(pool);
    await fillFacts(pool);
    const account = await fillRounds(pool);
    await pool.end();
    await server.settle();
    const desk = await openDesk(program.url);
    await measureSearch(report, desk);
    await measureCall(report, desk, `members/${account}`, {
      figure: 'console.member',
      most: 250,
      note: 'a member with 100,000 rounds',
    });
    await measureCall(report, desk, 'dashboard', {
      figure: 'reporting.dashboard',
      most: 300,
      note: `over the facts of ${rounds} rounds`,
    });
    await measureCall(report, desk, 'reports/tables/play?by=game', {
      figure: 'reporting.table',
      note: 'GGR of thirty days by game, with its totals',
    });
    await measureExports(report, program, desk);
    await measureFirst(report, program.url);
  } finally {
    await program.stop();
  }
}

/** Names, usernames and addresses as people type them, few letters and many, found and not. */
async function measureSearch(report: Report, desk: Desk): Promise<void> {
  const words = ['joana lima', 'bench4', 'ana souza 81', 'bench777@bench', 'ines', 'nobody here'];
  const paths = Array.from(
    { length: calls },
    (_, at) => `search?q=${encodeURIComponent(`${words[at % words.length]}${at % 7}`)}`,
  );
  await desk.time(paths.slice(0, 20));
  figure(report, await desk.time(paths), {
    figure: 'console.search',
    most: 150,
    note: `${members} members`,
  });
}

interface Wanted {
  readonly figure: string;
  readonly most?: number;
  readonly note: string;
}

async function measureCall(report: Report, desk: Desk, path: string, wanted: Wanted) {
  const paths = Array.from({ length: calls / 4 }, () => path);
  await desk.time(paths.slice(0, 5));
  figure(report, await desk.time(paths), wanted);
}

function figure(
  report: Report,
  spent: readonly number[],
  { figure: name, most: bound, note }: Wanted,
) {
  const value = most(spent);
  report.figure({
    figure: name,
    value,
    unit: 'ms',
    ...(bound === undefined ? {} : { mustReach: `≤ ${bound} ms`, reached: value <= bound }),
    note: `95 of 100; ${note}`,
  });
}

/** `console.first`: the scripts of the console's first page, and what Lighthouse says of its accessibility. */
async function measureFirst(report: Report, site: string): Promise<void> {
  const tools = await loadLighthouse(report.say);
  const url = new URL('/console/', site).href;
  const seen = [];
  for (let round = 1; round <= visits; round += 1) seen.push(await visit(tools, url));
  const kilobytes = median(seen.map(({ scriptBytes }) => scriptBytes / 1000));
  report.figure({
    figure: 'console.first',
    value: kilobytes,
    unit: 'KB',
    mustReach: `≤ ${kilobytesMax} KB`,
    reached: kilobytes <= kilobytesMax,
  });
  const access = median(seen.map(({ scores }) => scores.accessibility));
  report.figure({
    figure: 'console.first.accessibility',
    value: access,
    unit: 'of 100',
    mustReach: '≥ 100',
    reached: access >= 100,
  });
}
