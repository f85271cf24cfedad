import { randomBytes } from 'node:crypto';
import { playRoundCall } from '@arara/contract';
import { createLedger } from '@arara/ledger';
import { createPool } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { createGames } from '../../../apps/server/src/compose/games.ts';
import {
  createTodayOf,
  netToday,
} from '../../../apps/server/src/modules/compliance/compliance.service.ts';
import type { PlayerDays } from '../../../apps/server/src/modules/compliance/compliance.types.ts';
import { sumOfTotals } from '../../../apps/server/src/modules/compliance/stake-totals.ts';
import { createPlay } from '../../../apps/server/src/modules/play/index.ts';
import { createStudio } from '../../../apps/server/src/modules/studio/index.ts';
import { sumOuts } from '../../../apps/server/src/modules/transfers/transfers.repository.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { contributionsOf } from '../../../apps/server/src/platform/contributions.ts';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import { gather } from '../../../apps/server/src/platform/gather.ts';
import { bindRoutes } from '../../../apps/server/src/platform/http/bind.ts';
import { createHttp } from '../../../apps/server/src/platform/http/create-http.ts';
import type { Gate } from '../../../apps/server/src/platform/http/gate.ts';
import { createRateLimits } from '../../../apps/server/src/platform/http/rate-limits.ts';
import { route } from '../../../apps/server/src/platform/http/route.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts';
import { createSecretBox } from '../../../apps/server/src/platform/secret-box.ts';
import { createTexts } from '../../../apps/server/src/platform/texts.ts';
import { readPorts } from '../http/ports.ts';
import { listen, sayServed } from '../server-process.ts';
import { naiveRound } from './naive.ts';
import { gameCode, merchant, naivePath, naivePool, secretKey } from './settings.ts';

/** One server process of `originals.round`: the real call and the naive one, side by side. */
const url = process.env['BENCH_DATABASE_URL'] ?? '';
const pool = createPool(url, { max: 12 });
const naive = createPool(url, { max: naivePool });
const log = createLog('error');
const database = createDatabase(pool);
const ledger = createLedger({ pool, url });
const clock = systemClock;
const ports = await readPorts(pool, ledger);
const play = createPlay({
  database,
  databaseUrl: url,
  ledger,
  clock,
  random: randomBytes,
  secretBox: createSecretBox(secretKey, 'bench'),
  events: { poke: () => undefined },
  log,
  metrics: createMetrics(),
  ports,
  jurisdiction: 'demo',
});
/** As the module of purses counts them. */
async function totalsOfPurses(db: Db, asked: readonly PlayerDays[]) {
  const spans = asked.map(({ playerId, days: { from, until } }) => ({ playerId, from, until }));
  return (await sumOuts(db, spans)).map(({ out, home }) => ({ stake: out, payout: home }));
}
const notHere = () => Promise.reject(new Error('not in this bench'));
const texts = createTexts();
const games = createGames(texts);
const studioBox = createSecretBox(secretKey, 'studio.seeds');
const totals = sumOfTotals(contributionsOf(play.service.totals, totalsOfPurses));
const totalsNow = gather((asked: readonly PlayerDays[]) => totals(pool, asked), { underWayMax: 2 });
const todayOf = createTodayOf({ clock, wallet: ports.wallet });
const studio = createStudio({
  database,
  clock,
  log,
  texts,
  games,
  random: (bytes) => randomBytes(bytes),
  secretBox: studioBox,
  events: { emit: notHere },
  wallet: {
    ...play.service,
    netToday: (playerId) => netToday({ todayOf, ports: { totalsNow } }, playerId),
  },
  timeZoneOf: async () => 'America/Sao_Paulo',
  playRules: async () => ({ autoPlay: true, turbo: true, roundMinMs: 0 }),
  maskedNames: async () => new Map(),
  beacon: { firstAfter: notHere, read: async () => null },
  pools: { ledger, revenueOf: notHere, turnoverOf: async () => 0n, merchants: async () => [] },
});

const gate: Gate = {
  merchantOf: async () => merchant,
  siteStatus: async () => ({ maintenance: false, regionRestricted: false }),
  countryOf: () => 'BR',
  moduleOn: async () => true,
  sessionOf: async () => null,
  isLive: async () => true,
  studioSessionOf: (token) => studio.service.sessionOf(token),
  staffSessionOf: async () => null,
  staffMayWorkFrom: async () => true,
  unseal: async () => null,
};

const dice = games.current(gameCode);
if (dice?.shape !== 'instant') throw new Error(`${gameCode} is not over at once`);
const naiveRoute = route(
  { ...playRoundCall, path: naivePath },
  ({ caller, body, idempotencyKey }) =>
    naiveRound(naive, { game: dice, secretBox: studioBox }, caller.studio, {
      ...body,
      key: idempotencyKey,
    }),
);

const app = await createHttp({ log, trustProxy: '', languages: ['en'], message: (code) => code });
bindRoutes(app, [...(studio.routes ?? []), naiveRoute], {
  gate,
  languages: ['en'],
  limits: createRateLimits(),
});
sayServed({ port: await listen(app) });
