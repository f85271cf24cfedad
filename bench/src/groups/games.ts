import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBooks } from '../games/books.ts';
import { openFirst } from '../games/first-frame.ts';
import type { FirstFrame } from '../games/first-frame.ts';
import { fly, openListeners, seatPlayers } from '../games/crash.ts';
import type { Flights } from '../games/crash.ts';
import type { Group } from '../main.ts';
import { startProgram } from '../program.ts';
import type { Program } from '../program.ts';
import { median } from '../report.ts';
import type { Report } from '../report.ts';
import { loadLighthouse } from '../site/lighthouse.ts';
import type { Lighthouse } from '../site/lighthouse.ts';
import { measureRounds } from '../rounds/measure.ts';
import { measurePage } from '../site/pages.ts';

const leastBooks = { reels: 20_000, cascades: 5_000 } as const;
/** Two bets each make 500 a round. */
const players = 250;
const pages = 2_000;
const flightsEach = 5;
/** One flight in a hundred takes longer than a minute. */
const secondsMax = 150;
const cashOutMaxMs = 100;
const coresMax = 0.5;
const rounds = 3;
const firstMaxMs = 3_000;
const firstMaxBytes = 300_000;

/** Games whose first view is measured, each with the name of its great button at rest. */
const opened = [
  { name: 'slot', node: '1001', ready: /^Girar$/ },
  { name: 'crash', node: '1025', ready: /^(Apostar|Próxima rodada)/ },
  { name: 'blackjack', node: '1043', ready: /^Jogar$/ },
];
const lobbies = [
  { name: 'lobby.full.rng', path: '/rng' },
  { name: 'lobby.full.inhouse', path: '/inhouse' },
];

/** How fast rounds are dealt, a table with everybody at it, and how soon somebody plays who has a cheap phone. */
export const group: Group = {
  name: 'games',
  async run(report) {
    const tools = await loadLighthouse(report.say);
    for (const [kind, { slowest, perSecond }] of Object.entries(measureBooks())) {
      const least = leastBooks[kind as keyof typeof leastBooks];
      report.figure({
        figure: `slots.books.${kind}`,
        value: perSecond,
        unit: 'books/s',
        mustReach: `≥ ${least}`,
        reached: perSecond >= least,
        note: `one core, the slowest title: ${slowest}`,
      });
    }
    await measureRounds(report);
    const dataDir = await mkdtemp(join(tmpdir(), 'arara-bench-games-'));
    try {
      // Players are told apart by the address that the proxy before the program would give.
      const program = await startProgram({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
      try {
        await measureCrash(report, program);
        for (const game of opened) await measureFirst(report, program, game);
        await measureLobbies(report, tools, program);
      } finally {
        await program.stop();
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measureCrash(report: Report, program: Program): Promise<void> {
  report.say(`${players} players take their places`);
  const seated = await seatPlayers(program.url, players);
  await fly(program.url, seated, { flights: 1, seconds: secondsMax / 3 });
  const alone = await flyAndCount(program, seated);
  report.say(`without pages: ${describe(alone)}`);
  const listeners = await openListeners(program.url, pages);
  const heardOf = await flyAndCount(program, seated);
  listeners.close();
  report.say(`with ${pages} pages: ${describe(heardOf)}`);
  const p99 = shareOf(heardOf.waits, 0.99);
  report.figure({
    figure: 'crash.cashout',
    value: p99,
    unit: 'ms',
    mustReach: `≤ ${cashOutMaxMs} ms`,
    reached: p99 <= cashOutMaxMs,
    note: `p99, ${describe(heardOf)}, ${pages} pages heard ${listeners.heard()} news`,
  });
  const more = heardOf.cores - alone.cores;
  report.figure({
    figure: 'crash.listeners',
    value: more,
    unit: 'cores',
    mustReach: `≤ ${coresMax} cores`,
    reached: more <= coresMax,
    note: `the server's process with ${pages} pages ${heardOf.cores.toPrecision(2)}, without ${alone.cores.toPrecision(2)}`,
  });
}

async function measureFirst(
  report: Report,
  { url }: Program,
  { name, node, ready }: (typeof opened)[number],
): Promise<void> {
  const seen: FirstFrame[] = [];
  for (let round = 1; round <= rounds; round += 1) seen.push(await openFirst(url, node, ready));
  const ms = median(seen.map((first) => first.ms));
  const bytes = Math.max(...seen.map((first) => first.bytes));
  report.figure({
    figure: `game.first.${name}`,
    value: ms / 1_000,
    unit: 's',
    mustReach: `≤ ${firstMaxMs / 1_000} s, ≤ ${firstMaxBytes / 1_000} KB`,
    reached: ms <= firstMaxMs && bytes <= firstMaxBytes,
    note: `${Math.round(bytes / 1_000)} KB over the wire until it can be played`,
  });
}

async function measureLobbies(report: Report, tools: Lighthouse, { url }: Program): Promise<void> {
  for (const page of lobbies) await measurePage(report, tools, url, page);
}

/** Plays for a while, and counts the processor time of the server's process meanwhile. */
async function flyAndCount(
  { url, readSeconds }: Program,
  seated: Parameters<typeof fly>[1],
): Promise<Flights & { readonly cores: number }> {
  const [before, began] = [await readSeconds(), performance.now()];
  const flown = await fly(url, seated, { flights: flightsEach, seconds: secondsMax });
  const cores = (await readSeconds()) - before;
  return { ...flown, cores: cores / ((performance.now() - began) / 1_000) };
}

const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

function describe({ flights, seats, waits, late, cores }: Flights & { cores: number }): string {
  const middle = Math.round(shareOf(waits, 0.5));
  return `${flights} flights, ${seats} bets, ${waits.length} cash-outs (p50 ${middle} ms), ${late} behind the fall, ${cores.toPrecision(2)} cores`;
}
