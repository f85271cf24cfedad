import { median, type Report } from './report.ts';

export interface SideBySide {
  value: number;
  base: number;
  ratio: number;
}

/**
 * Measures two things in turns, so that what else the machine does meets both, and takes the median
 * of each. Rates per second.
 */
export async function measureSideBySide(
  report: Report,
  label: string,
  measures: {
    base: () => Promise<number>;
    value: () => Promise<number>;
    before?: () => Promise<void>;
  },
  rounds = 3,
): Promise<SideBySide> {
  const bases: number[] = [];
  const values: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await measures.before?.();
    const base = await measures.base();
    await measures.before?.();
    const value = await measures.value();
    report.say(`${label}, round ${round}: ${value.toFixed(0)}/s against ${base.toFixed(0)}/s`);
    bases.push(base);
    values.push(value);
  }
  const value = median(values);
  const base = median(bases);
  return { value, base, ratio: value / base };
}
