import { startBenchServer, type BenchServer } from '../bench-server.ts';
import { prepareBare, runBare } from '../ledger/bare.ts';
import { writeHistory } from '../ledger/history.ts';
import { openLoad, type Load, type LoadResult } from '../ledger/load.ts';
import { findYardstick } from '../ledger/pgbench.ts';
import type { TpcbYardstick } from '../ledger/tpcb.ts';
import { runLoadInProcess } from '../ledger/process.ts';
import type { Group } from '../main.ts';
import { median, type Figure, type Report } from '../report.ts';
import { measureSideBySide, type SideBySide } from '../side-by-side.ts';

const ACCOUNTS = 10_000;
const CLIENTS = 64;
const SECONDS = 5;
const OLD_TRANSFERS = 10_000_000;
/** The share of the barest batch that rules, repeats, hash chain and statements may leave. */
const SHARE_MIN = 0.8;

interface Bench {
  report: Report;
  server: BenchServer;
  yardstick: TpcbYardstick;
  load: Load;
}

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
      const common = { accounts: ACCOUNTS, clients: CLIENTS, seconds: SECONDS };
      const load: Load = { url, shape: 'spread', keys: 'grow', ...common };
      const bench: Bench = { report, server, yardstick, load };
      await againstTpcb(bench, load, 50, 6);
      await againstTpcb(bench, { ...load, shape: 'hot' }, 1, 20);
      await twoProcesses(bench, { ...load, shape: 'hot' });
      await growth(bench, load, { figure: 'ledger.growth', least: 0.9 });
      await growth(bench, { ...load, keys: 'random' }, { figure: 'ledger.growth.random' });
    } finally {
      await server.stop();
    }
  },
};

async function againstTpcb(
  { report, server, yardstick }: Bench,
  load: Load,
  scale: number,
  least: number,
): Promise<void> {
  const tpcb = await server.create('tpcb');
  await yardstick.prepare(tpcb, scale);
  const bare = await server.create('bare');
  await prepareBare(bare, ACCOUNTS);
  const results: LoadResult[] = [];
  const floors: number[] = [];
  const side = await measureSideBySide(report, `ledger.${load.shape}`, {
    before: server.settle,
    base: () => yardstick.measure(tpcb, CLIENTS, SECONDS),
    async value() {
      const result = await runLoadInProcess(load);
      results.push(result);
      await server.settle();
      floors.push(await runBare({ ...load, url: bare }));
      return result.rate;
    },
  });
  const [{ p50Ms, p99Ms } = { p50Ms: 0, p99Ms: 0 }] = results;
  report.figure({
    ...figureOf(`ledger.${load.shape}`, side, `TPC-B scale ${scale}`, least),
    note: `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms; against ${yardstick.name}`,
  });
  const floor = median(floors);
  const share = median(floors.map((rate, round) => (results[round]?.rate ?? 0) / rate));
  report.figure({
    figure: `ledger.${load.shape}.bare`,
    value: floor,
    unit: 'transfers/s',
    against: { name: `TPC-B scale ${scale}`, value: side.base },
    ratio: floor / side.base,
    mustReach: `the ledger ≥ ${SHARE_MIN} of it`,
    reached: share >= SHARE_MIN,
    note: `the barest batch, without rules, repeats, hash chain or statements; the ledger reaches ${share.toFixed(2)} of it`,
  });
}

async function twoProcesses({ report, server }: Bench, load: Load): Promise<void> {
  const half = { ...load, clients: load.clients / 2 };
  const side = await measureSideBySide(report, 'ledger.processes', {
    before: server.settle,
    base: async () => (await runLoadInProcess(load)).rate,
    async value() {
      const pair = await Promise.all([runLoadInProcess(half), runLoadInProcess(half)]);
      return pair[0].rate + pair[1].rate;
    },
  });
  report.figure({
    ...figureOf('ledger.processes', side, 'one process', 0.9),
    note: `two processes of ${half.clients} clients each on one hot account`,
  });
}

async function growth(
  { report, server }: Bench,
  load: Load,
  { figure, least }: { figure: string; least?: number },
): Promise<void> {
  const grown = await server.createMigrated('grown');
  await openLoad(grown, ACCOUNTS);
  report.say(`writing ${OLD_TRANSFERS.toLocaleString('en')} old transfers`);
  await writeHistory(grown, OLD_TRANSFERS, load.keys);
  const young = await server.createMigrated('young');
  await openLoad(young, ACCOUNTS);
  const side = await measureSideBySide(report, figure, {
    before: server.settle,
    base: async () => (await runLoadInProcess({ ...load, url: young })).rate,
    value: async () => (await runLoadInProcess({ ...load, url: grown })).rate,
  });
  const keys = load.keys === 'grow' ? 'that grow with time' : 'at random';
  report.figure({
    ...figureOf(figure, side, 'empty ledger', least),
    note: `${OLD_TRANSFERS.toLocaleString('en')} old transfers, keys ${keys}`,
  });
}

function figureOf(figure: string, side: SideBySide, name: string, least?: number): Figure {
  const { value, base, ratio } = side;
  const against = { name, value: base };
  const plain = { figure, value, unit: 'transfers/s', against, ratio };
  if (least === undefined) return plain;
  return { ...plain, mustReach: `ratio ≥ ${least}`, reached: ratio >= least };
}
