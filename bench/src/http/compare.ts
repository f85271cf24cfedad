import type { BenchServer } from '../bench-server.ts';
import { median } from '../report.ts';
import type { Report } from '../report.ts';
import { measureSideBySide } from '../side-by-side.ts';
import type { SideBySide } from '../side-by-side.ts';
import { drive } from './load.ts';
import type { LoadResult } from './load.ts';

const seconds = 5;
/** Time for every player to have been there before: they are in the middle of a game. */
const warmUpSeconds = 60;

/** The real handler of a call and a naive one beside it, in one server. */
export interface Handlers {
  readonly label: string;
  readonly port: number;
  readonly realPath: string;
  readonly naivePath: string;
  /** More than either answers in a second; making them costs the load nothing then. */
  readonly requestsPerSecond: { readonly real: number; readonly naive: number };
  readonly load: { readonly connections: number; readonly accepted?: string };
  /** One request of each player. */
  oneOfEach(path: string): readonly Buffer[];
  /** Requests of random players. */
  requests(path: string, count: number): readonly Buffer[];
}

export interface Compared extends SideBySide {
  readonly p99Ms: number;
  /** The last round of both, in words. */
  readonly told: string;
}

/** Asks the real handler and the naive one in turns, on the same database. Fails where either refuses. */
export async function compareHandlers(
  report: Report,
  server: Pick<BenchServer, 'settle'>,
  handlers: Handlers,
): Promise<Compared> {
  const { label, port, realPath, naivePath, requestsPerSecond, load } = handlers;
  for (const path of [naivePath, realPath]) {
    await drive(port, handlers.oneOfEach(path), { ...load, seconds: warmUpSeconds });
  }
  const run = async (path: string, perSecond: number, results: LoadResult[]): Promise<number> => {
    const requests = handlers.requests(path, perSecond * seconds);
    await server.settle();
    const result = await drive(port, requests, { ...load, seconds });
    if (result.refused > 0) throw new Error(`${result.refused} were refused at ${path}`);
    results.push(result);
    return result.perSecond;
  };
  const real: LoadResult[] = [];
  const naive: LoadResult[] = [];
  const side = await measureSideBySide(report, label, {
    base: () => run(naivePath, requestsPerSecond.naive, naive),
    value: () => run(realPath, requestsPerSecond.real, real),
  });
  return {
    ...side,
    p99Ms: median(real.map(({ p99Ms }) => p99Ms)),
    told: `${describe(real.at(-1))}; against ${describe(naive.at(-1))}`,
  };
}

function describe(result: LoadResult | undefined): string {
  if (result === undefined) return '';
  const { perSecond, p50Ms, p99Ms } = result;
  return `${perSecond.toFixed(0)}/s, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
}
