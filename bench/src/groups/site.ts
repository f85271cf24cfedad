import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Group } from '../main.ts';
import { startProgram } from '../program.ts';
import { median } from '../report.ts';
import type { Report } from '../report.ts';
import { interact } from '../site/interact.ts';
import { loadLighthouse } from '../site/lighthouse.ts';
import { measurePage } from '../site/pages.ts';
import type { Page } from '../site/pages.ts';

const rounds = 3;

/** Pages that are visited; one that its operator has not switched on is left out. */
const pages: readonly Page[] = [
  { name: 'site.home', path: '/' },
  { name: 'site.lobby', path: '/rng' },
  { name: 'site.promotions', path: '/promotions' },
  { name: 'site.game', path: '/game?id=1001', scripts: 148 },
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
