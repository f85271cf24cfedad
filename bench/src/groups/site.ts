import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Group } from '../main.ts';
import { startProgram } from '../program.ts';
import { median } from '../report.ts';
import type { Figure, Report } from '../report.ts';
import { interact } from '../site/interact.ts';
import { loadLighthouse } from '../site/lighthouse.ts';
import type { Lighthouse } from '../site/lighthouse.ts';
import { visit } from '../site/visit.ts';
import type { Visit } from '../site/visit.ts';

const rounds = 3;

/** A figure of every visit and the bound it must keep. */
interface Bound {
  readonly figure: string;
  readonly unit: string;
  readonly least?: number;
  readonly most?: number;
  readonly of: (visit: Visit) => number;
}

const bounds: readonly Bound[] = [
  { figure: '', unit: 'of 100', least: 95, of: ({ scores }) => scores.performance },
  {
    figure: '.accessibility',
    unit: 'of 100',
    least: 100,
    of: ({ scores }) => scores.accessibility,
  },
  {
    figure: '.practices',
    unit: 'of 100',
    least: 100,
    of: ({ scores }) => scores['best-practices'],
  },
  { figure: '.seo', unit: 'of 100', least: 100, of: ({ scores }) => scores.seo },
  { figure: '.paint', unit: 's', most: 1.8, of: (seen) => seen.largestPaintMs / 1000 },
  { figure: '.shift', unit: '', most: 0.05, of: ({ shift }) => shift },
  { figure: '.script', unit: 'KB', most: 130, of: (seen) => seen.scriptBytes / 1000 },
];

interface Page {
  readonly name: string;
  readonly path: string;
  /** Kilobytes of scripts where the page may have more than the others (docs/decisions/first-view.md). */
  readonly scripts?: number;
}

/** Pages that are visited; one that its operator has not switched on is left out. */
const pages: readonly Page[] = [
  { name: 'site.home', path: '/' },
  { name: 'site.lobby', path: '/rng' },
  { name: 'site.promotions', path: '/promotions' },
  { name: 'site.game', path: '/game?id=1001' },
  { name: 'lottery.page', path: '/lottery' },
  {
    name: 'lottery.page.bet',
    path: '/lottery?gameCode=hk6-week&playType=hk6.special',
    scripts: 145,
  },
];
const interactionMs = 150;

/** First visits on a mid-range phone over slow 4G, as Lighthouse simulates it, and what follows. */
export const group: Group = {
  name: 'site',
  async run(report) {
    const tools = await loadLighthouse(report.say);
    const dataDir = await mkdtemp(join(tmpdir(), 'arara-bench-site-'));
    try {
      const program = await startProgram({ DATA_DIR: dataDir });
      try {
        for (const page of pages) await measurePage(report, tools, program.url, page);
        await measureInteraction(report, program.url);
      } finally {
        await program.stop();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measurePage(
  report: Report,
  tools: Lighthouse,
  site: string,
  { name, path, scripts }: Page,
): Promise<void> {
  const url = new URL(path, site).href;
  const { status } = await fetch(url);
  if (status !== 200) {
    report.say(`${name} is left out: ${path} answers ${status}, so it is not switched on`);
    return;
  }
  const visits: Visit[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const seen = await visit(tools, url);
    report.say(`${name}, visit ${round}: ${describe(seen)}`);
    visits.push(seen);
  }
  for (const bound of bounds) {
    const own = bound.figure === '.script' && scripts !== undefined ? { most: scripts } : {};
    report.figure(figureOf({ ...bound, ...own, figure: `${name}${bound.figure}` }, visits));
  }
}

/** How long a person waits for the answer to a tap or a letter, on a processor four times slower. */
async function measureInteraction(report: Report, site: string): Promise<void> {
  const tries: ReadonlyMap<string, number>[] = [];
  for (let round = 1; round <= rounds; round += 1) tries.push(await interact(site));
  const names = [...(tries[0]?.keys() ?? [])];
  const middle = names.map((name) => ({
    name,
    ms: median(tries.map((waits) => waits.get(name) ?? Infinity)),
  }));
  const value = Math.max(...middle.map(({ ms }) => ms));
  report.figure({
    figure: 'site.interaction',
    value,
    unit: 'ms',
    mustReach: `≤ ${interactionMs} ms`,
    reached: value <= interactionMs,
    note: middle.map(({ name, ms }) => `${name} ${ms}`).join(', '),
  });
}

function figureOf({ figure, unit, least, most, of }: Bound, visits: readonly Visit[]): Figure {
  const value = median(visits.map(of));
  const plain = { figure, value, unit };
  if (least !== undefined) {
    return { ...plain, mustReach: `≥ ${least}`, reached: value >= least };
  }
  if (most === undefined) return plain;
  return { ...plain, mustReach: `≤ ${most} ${unit}`.trimEnd(), reached: value <= most };
}

/** With the speed of the machine, because Lighthouse slows down whatever it finds. */
function describe({ scores, largestPaintMs, blockedMs, machine, faults }: Visit): string {
  return (
    `performance ${scores.performance}, largest paint ${largestPaintMs.toFixed(0)} ms, ` +
    `blocked ${blockedMs.toFixed(0)} ms, machine ${machine.toFixed(0)}` +
    (faults.length > 0 ? `, lost at ${faults.join(', ')}` : '')
  );
}
