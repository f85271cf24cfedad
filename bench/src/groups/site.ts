import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Group } from '../main.ts';
import { startProgram } from '../program.ts';
import { median } from '../report.ts';
import type { Figure } from '../report.ts';
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
  { figure: 'site.home', unit: 'of 100', least: 95, of: ({ scores }) => scores.performance },
  {
    figure: 'site.home.accessibility',
    unit: 'of 100',
    least: 100,
    of: ({ scores }) => scores.accessibility,
  },
  {
    figure: 'site.home.practices',
    unit: 'of 100',
    least: 100,
    of: ({ scores }) => scores['best-practices'],
  },
  { figure: 'site.home.seo', unit: 'of 100', least: 100, of: ({ scores }) => scores.seo },
  { figure: 'site.home.paint', unit: 's', most: 1.8, of: (seen) => seen.largestPaintMs / 1000 },
  { figure: 'site.home.shift', unit: '', most: 0.05, of: ({ shift }) => shift },
  { figure: 'site.home.script', unit: 'KB', most: 130, of: (seen) => seen.scriptBytes / 1000 },
];

/** `site.home`: a first visit on a mid-range phone over slow 4G, as Lighthouse simulates it. */
export const group: Group = {
  name: 'site',
  async run(report) {
    const dataDir = await mkdtemp(join(tmpdir(), 'arara-bench-site-'));
    try {
      const program = await startProgram({ DATA_DIR: dataDir });
      const visits: Visit[] = [];
      try {
        for (let round = 1; round <= rounds; round += 1) {
          const seen = await visit(program.url);
          report.say(`visit ${round}: ${describe(seen)}`);
          visits.push(seen);
        }
      } finally {
        await program.stop();
      }
      for (const bound of bounds) report.figure(figureOf(bound, visits));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

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
