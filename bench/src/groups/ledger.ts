import { startBenchServer, type BenchServer } from '../bench-server.ts';
import { writeHistory } from '../ledger/history.ts';
import { openLoad, type Load, type LoadResult } from '../ledger/load.ts';
import { runLoadInProcess } from '../ledger/process.ts';
import type { Group } from '../main.ts';
import { findYardstick, type TpcbYardstick } from '../ledger/pgbench.ts';
import { median, type Report } from '../report.ts';

const ACCOUNTS = 10_000;
const CLIENTS = 64;
const SECONDS = 5;
const ROUNDS = 3;
const OLD_TRANSFERS = 10_000_000;

/** Transfers per second, side by side with TPC-B on the same durable server. */
export const group: Group = {
  name: 'ledger',
  async run(report) {
    const yardstick = await findYardstick();
    report.say(`yardstick: ${yardstick.name}`);
    const server = await startBenchServer();
    try {
      const url = await server.createMigrated('ledger');
      await openLoad(url, ACCOUNTS);
      const load: Load = { url, shape: 'spread', accounts: ACCOUNTS, clients: CLIENTS, seconds: SECONDS };
      await compare(report, server, yardstick, { ...load, shape: 'spread' }, 50, 6);
      await compare(report, server, yardstick, { ...load, shape: 'hot' }, 1, 20);
      await compareProcesses(report, server, { ...load, shape: 'hot' });
      await compareGrowth(report, server, load);
    } finally {
      await server.stop();
    }
  },
};

async function compare(
  report: Report,
  server: BenchServer,
  yardstick: TpcbYardstick,
  load: Load,
  scale: number,
  least: number,
): Promise<void> {
  const tpcb = await server.create('tpcb');
  await yardstick.prepare(tpcb, scale);
  const theirs: number[] = [];
  const ours: LoadResult[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await server.settle();
    theirs.push(await yardstick.measure(tpcb, CLIENTS, SECONDS));
    await server.settle();
    ours.push(await runLoadInProcess(load));
    report.say(`${load.shape} ${round}: tpc-b ${theirs.at(-1)!.toFixed(0)}, ${describe(ours.at(-1)!)}`);
  }
  const value = median(ours.map(({ rate }) => rate));
  const base = median(theirs);
  report.figure({
    figure: `ledger.${load.shape}`,
    value,
    unit: 'transfers/s',
    against: { name: `TPC-B scale ${scale}, ${CLIENTS} clients`, value: base },
    ratio: value / base,
    mustReach: `ratio ≥ ${least}`,
    reached: value / base >= least,
    note: `${describe(ours[0]!)}; against ${yardstick.name}`,
  });
}

async function compareProcesses(report: Report, server: BenchServer, load: Load): Promise<void> {
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await server.settle();
    one.push((await runLoadInProcess(load)).rate);
    await server.settle();
    const half = { ...load, clients: load.clients / 2 };
    const pair = await Promise.all([runLoadInProcess(half), runLoadInProcess(half)]);
    two.push(pair[0].rate + pair[1].rate);
    report.say(`processes ${round}: one ${one.at(-1)!.toFixed(0)}, two ${two.at(-1)!.toFixed(0)}`);
  }
  const value = median(two);
  const base = median(one);
  report.figure({
    figure: 'ledger.processes',
    value,
    unit: 'transfers/s',
    against: { name: 'one process', value: base },
    ratio: value / base,
    mustReach: 'ratio ≥ 0.9',
    reached: value / base >= 0.9,
    note: `two processes of ${load.clients / 2} clients on one hot account`,
  });
}

async function compareGrowth(report: Report, server: BenchServer, load: Load): Promise<void> {
  const url = await server.createMigrated('grown');
  await openLoad(url, ACCOUNTS);
  report.say(`writing ${OLD_TRANSFERS.toLocaleString('en')} old transfers`);
  await writeHistory(url, OLD_TRANSFERS);
  const young: number[] = [];
  const grown: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const fresh = await server.createMigrated('fresh');
    await openLoad(fresh, ACCOUNTS);
    await server.settle();
    young.push((await runLoadInProcess({ ...load, url: fresh })).rate);
    await server.settle();
    grown.push((await runLoadInProcess({ ...load, url })).rate);
    report.say(`growth ${round}: empty ${young.at(-1)!.toFixed(0)}, grown ${grown.at(-1)!.toFixed(0)}`);
  }
  const value = median(grown);
  const base = median(young);
  report.figure({
    figure: 'ledger.growth',
    value,
    unit: 'transfers/s',
    against: { name: 'empty ledger', value: base },
    ratio: value / base,
    mustReach: 'ratio ≥ 0.9',
    reached: value / base >= 0.9,
    note: `${OLD_TRANSFERS.toLocaleString('en')} old transfers and their keys`,
  });
}

function describe({ rate, p50Ms, p99Ms }: LoadResult): string {
  return `ledger ${rate.toFixed(0)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}
