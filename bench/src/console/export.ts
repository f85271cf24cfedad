import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '../program.ts';
import type { Report } from '../report.ts';
import type { Desk } from './desk.ts';
import { members } from './fill.ts';

const bounds = { csv: 20, xlsx: 120 } as const;
const memoryMax = 300;
const megabyte = 1_000_000;
const lookMs = 100;

interface Export {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly bytes: number;
}

/** `reporting.export`: a million members as a file of each kind, and what that adds to the memory of the program. */
export async function measureExports(report: Report, program: Program, desk: Desk): Promise<void> {
  for (const format of ['csv', 'xlsx'] as const) {
    const rest = await program.readBytes();
    let peak = rest;
    const began = performance.now();
    const { id } = await desk.ask<Export>('reports/exports', { report: 'members', format });
    let one: Export | undefined;
    do {
      await sleep(lookMs);
      peak = Math.max(peak, await program.readBytes());
      const { exports } = await desk.ask<{ exports: Export[] }>('reports/exports');
      one = exports.find((found) => found.id === id);
      if (one === undefined || one.state === 'FAILED') throw new Error(`the ${format} failed`);
    } while (one.state !== 'READY');
    const seconds = (performance.now() - began) / 1000;
    if (one.rows < members) throw new Error(`the ${format} has ${one.rows} rows`);
    report.figure({
      figure: `reporting.export.${format}`,
      value: seconds,
      unit: 's',
      mustReach: `≤ ${bounds[format]} s`,
      reached: seconds <= bounds[format],
      note: `${one.rows} rows, ${Math.round(one.bytes / megabyte)} MB`,
    });
    const more = (peak - rest) / megabyte;
    report.figure({
      figure: `reporting.export.${format}.memory`,
      value: more,
      unit: 'MB',
      mustReach: `≤ ${memoryMax} MB more`,
      reached: more <= memoryMax,
    });
  }
}
