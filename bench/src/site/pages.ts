import { median } from '../report.ts';
import type { Figure, Report } from '../report.ts';
import type { Lighthouse } from './lighthouse.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

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

export interface Page {
  readonly name: string;
  readonly path: string;
  /** Kilobytes of scripts where the page may have more than the others (docs/decisions/first-view.md). */
  readonly scripts?: number;
}

/**
 * Visits a page three times on a mid-range phone over slow 4G, as Lighthouse simulates it, and reports its figures.
 * A page that its operator has not switched on is left out.
 */
export async function measurePage(
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
