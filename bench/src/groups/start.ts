import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Group } from '../main.ts';
import { startProgram } from '../program.ts';
import { median } from '../report.ts';
import type { Figure } from '../report.ts';
import { measurePeak } from '../start/peak.ts';
import type { Peak } from '../start/peak.ts';

const rounds = 5;
const loads = 3;
/** Time for what happens once after a start to be over. */
const restMs = 5_000;
const loadSeconds = 20;
const megabyte = 1_000_000;

/** `start.*` and `memory.*`: how soon the program is there, and what its process occupies. */
export const group: Group = {
  name: 'start',
  async run(report) {
    report.say('building what changed');
    const folder = await mkdtemp(join(tmpdir(), 'arara-bench-start-'));
    try {
      await startOnce(join(folder, 'built'));
      const cold: number[] = [];
      const warm: number[] = [];
      const rest: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const dataDir = join(folder, String(round));
        const [first] = await startOnce(dataDir);
        const [again, bytes] = await startOnce(dataDir, restMs);
        cold.push(first / 1000);
        warm.push(again / 1000);
        rest.push(bytes / megabyte);
        report.say(`start ${round}: cold ${first.toFixed(0)} ms, warm ${again.toFixed(0)} ms`);
      }
      report.figure(limited('start.cold', cold, 's', 90));
      report.figure(limited('start.warm', warm, 's', 3));
      report.figure(limited('memory.rest', rest, 'MB', 350));
      const peaks: Peak[] = [];
      for (let round = 1; round <= loads; round += 1) {
        const peak = await measurePeak(join(folder, String(round)), loadSeconds);
        report.say(`load ${round}: ${(peak.bytes / megabyte).toFixed(0)} MB, ${peak.said}`);
        peaks.push(peak);
      }
      const most = peaks.map(({ bytes }) => bytes / megabyte);
      report.figure(limited('memory.load', most, 'MB', 700, peaks[0]?.said));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** One start and its ordered end: milliseconds until ready, bytes after a rest. */
async function startOnce(dataDir: string, waitMs = 0): Promise<[number, number]> {
  const program = await startProgram({ DATA_DIR: dataDir });
  try {
    await sleep(waitMs);
    return [program.readyMs, await program.readBytes()];
  } finally {
    await program.stop();
  }
}

function limited(
  figure: string,
  values: number[],
  unit: string,
  most: number,
  during = '',
): Figure {
  const value = median(values);
  const [least, worst] = [Math.min(...values), Math.max(...values)];
  const range = `median of ${values.length}, ${least.toFixed(2)} to ${worst.toFixed(2)} ${unit}`;
  return {
    figure,
    value,
    unit,
    mustReach: `≤ ${most} ${unit}`,
    reached: value <= most,
    note: during === '' ? range : `${range}; ${during}`,
  };
}
