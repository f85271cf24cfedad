import { createPool } from '@arara/postgres';
import { createReports } from '../../../apps/server/src/modules/reports/index.ts';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import type { BenchServer } from '../bench-server.ts';
import { openLoad, stakeRounds } from '../ledger/load.ts';
import type { Report } from '../report.ts';
import { openRounds } from '../reports/rounds.ts';

const accounts = 10_000;
const roundsEach = [25, 50] as const;
/** A round is a stake, and in nearly half of them a prize. */
const transfersOfTenMillion = 15_000_000;
const minutesMax = 10;
const bend = 1.25;

/** `reporting.rebuild`: the whole ledger counted again, at two sizes, which tell how long ten million rounds take. */
export async function measureRebuild(report: Report, server: BenchServer): Promise<void> {
  const spent: number[] = [];
  for (const rounds of roundsEach) {
    const url = await server.createMigrated(`rebuild${rounds}`);
    const pool = createPool(url, { max: 4 });
    try {
      report.say(`posting ${accounts * rounds} stakes`);
      await openLoad(url, accounts);
      await stakeRounds(url, accounts, rounds);
      await openRounds(pool, { accounts, rounds, titles: 100 });
      await server.settle();
      const zones = async () => new Map([['arara', 'America/Sao_Paulo']]);
      const began = performance.now();
      await createReports({ database: createDatabase(pool), zones }).service.rebuild();
      spent.push((performance.now() - began) / 1000);
    } finally {
      await pool.end();
    }
  }
  const [half = 0, whole = 0] = spent;
  const minutes = (whole / (accounts * roundsEach[1])) * (transfersOfTenMillion / 60);
  report.figure({
    figure: 'reporting.rebuild',
    value: minutes,
    unit: 'min',
    mustReach: `≤ ${minutesMax} min, linear`,
    reached: minutes <= minutesMax && whole <= half * 2 * bend,
    note: `of 10,000,000 rounds, from ${whole.toFixed(1)} s for ${accounts * roundsEach[1]} transfers; half of them took ${half.toFixed(1)} s`,
  });
}
