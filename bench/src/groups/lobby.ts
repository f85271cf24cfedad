import { startBenchServer } from '../bench-server.ts';
import { searches } from '../lobby/fixture.ts';
import { load } from '../lobby/load.ts';
import type { Group } from '../main.ts';
import type { Report } from '../report.ts';
import { startServer } from '../server-process.ts';
import { measureSideBySide } from '../side-by-side.ts';

const serverFile = new URL('../lobby/server.ts', import.meta.url);
const warmUpSeconds = 2;
const runSeconds = 6;
const searchCount = 300;
const searchMaxMs = 150;

interface Served {
  readonly path: string;
  readonly bytes: number;
  readonly lobby: number;
  readonly bare: number;
}

/**
 * `http.lobby`: a list of 42 games from a catalogue of 20,000, against a bare Fastify route that
 * answers the same JSON, in turns; and how long an answer takes while somebody types (95 of 100).
 */
export const group: Group = {
  name: 'lobby',
  async run(report) {
    const postgres = await startBenchServer();
    try {
      const url = await postgres.createMigrated('lobby');
      const server = await startServer<Served>(serverFile, { BENCH_DATABASE_URL: url });
      try {
        await measure(report, server);
      } finally {
        await server.end();
      }
    } finally {
      await postgres.stop();
    }
  },
};

async function measure(report: Report, served: Served): Promise<void> {
  const lobbyUrl = `http://127.0.0.1:${served.lobby}${served.path}`;
  const bareUrl = `http://127.0.0.1:${served.bare}/`;
  await load(bareUrl, warmUpSeconds);
  await load(lobbyUrl, warmUpSeconds);
  const { value, base, ratio } = await measureSideBySide(report, 'http.lobby', {
    base: () => answersPerSecond(bareUrl),
    value: () => answersPerSecond(lobbyUrl),
  });
  const against = { name: 'bare Fastify route', value: base };
  const note = `${served.bytes} bytes of JSON`;
  report.figure({
    figure: 'http.lobby',
    value,
    unit: 'answers/s',
    against,
    ratio,
    mustReach: 'ratio ≥ 0.6',
    reached: ratio >= 0.6,
    note,
  });
  const typed = await searchMs(served.lobby);
  report.figure({
    figure: 'http.search',
    value: typed,
    unit: 'ms',
    mustReach: `≤ ${searchMaxMs} ms`,
    reached: typed <= searchMaxMs,
    note: '95 of 100 searches',
  });
}

async function answersPerSecond(url: string): Promise<number> {
  const { perSecond, failed } = await load(url, runSeconds);
  if (failed > 0) throw new Error(`${failed} requests failed at ${url}`);
  return perSecond;
}

/** Every search is another one, so that none is answered from memory. */
async function searchMs(port: number): Promise<number> {
  const times: number[] = [];
  for (const [at, typed] of searches(searchCount).entries()) {
    const query = new URLSearchParams({ merchantCode: 'arara', gameName: typed });
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/wps/relay/GCSGAME_gameList?${query}`, {
      headers: { 'x-forwarded-for': `177.200.0.${at % 250}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
