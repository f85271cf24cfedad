import { createPool } from '@arara/postgres';
import fastify from 'fastify';
import { catalogueSeed } from '../../../database/seeds/games.ts';
import { operatorSeed } from '../../../database/seeds/operator.ts';
import { createCatalogue } from '../../../apps/server/src/modules/catalogue/index.ts';
import {
  lobbyOf,
  noLotteries,
  testTitles,
} from '../../../apps/server/src/modules/catalogue/testing/titles.ts';
import { createSite } from '../../../apps/server/src/modules/site/index.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { contributionsOf } from '../../../apps/server/src/platform/contributions.ts';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import { createEvents } from '../../../apps/server/src/platform/events.ts';
import { bindRoutes } from '../../../apps/server/src/platform/http/bind.ts';
import { createHttp } from '../../../apps/server/src/platform/http/create-http.ts';
import { createRateLimits } from '../../../apps/server/src/platform/http/rate-limits.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { createTexts } from '../../../apps/server/src/platform/texts.ts';
import { createNotifier } from '../../../apps/server/src/platform/notifier.ts';
import { createArt } from '../../../apps/server/src/web/art.ts';
import { listen, sayServed } from '../server-process.ts';
import { fillCatalogue } from './fixture.ts';

/** One process with two ports: the lobby as it is served, and a bare Fastify route beside it. */
const url = process.env['BENCH_DATABASE_URL'] ?? '';
const pool = createPool(url, { max: 12 });
const log = createLog('error');
const database = createDatabase(pool);
const notifier = createNotifier({ pool, databaseUrl: url, log });
const texts = createTexts();
const art = createArt();
const kit = {
  database,
  events: createEvents(database, notifier),
  notifier,
  clock: systemClock,
  log,
  texts,
  record: async () => undefined,
};
const notHere = () => Promise.reject(new Error('not in this bench'));
const site = createSite({
  ...kit,
  personAt: async () => null,
  picture: art.piece,
  sealingKeys: contributionsOf(),
  newsWishes: contributionsOf(),
  urlOf: () => '',
  sandbox: true,
});
const catalogue = createCatalogue({
  ...kit,
  sandbox: true,
  site: { ...site.service, siteUrl: () => '', isOwnAddress: notHere },
  cover: art.cover,
  purseOf: async () => null,
  vendorOrigin: () => '',
  play: {
    createLaunch: notHere,
    playedSince: async () => [],
    lastResults: async () => [],
    board: async () => [],
  },
  members: {
    playRefusal: async () => null,
    keepGuest: notHere,
    refillTrial: notHere,
    signInCode: notHere,
  },
  jackpotsOf: async () => [],
  lotteries: { walletVendor: '', onSale: async () => [], bought: async () => [] },
});

await site.service.seed(operatorSeed({ merchant: 'arara', jurisdiction: 'demo', publicUrl: null }));
const walletVendors = { studio: 'STUDIO', sandbox: 'SANDBOX', purse: 'porto' };
await catalogue.service.seed(
  catalogueSeed({
    merchant: 'arara',
    currency: 'BRL',
    titles: testTitles,
    lobby: lobbyOf(testTitles),
    lottery: noLotteries,
    walletVendors,
  }),
);
await fillCatalogue(pool);
await notifier.start();
await site.start?.();
await catalogue.start?.();

const lobby = await createHttp({
  log,
  trustProxy: '127.0.0.1',
  languages: texts.languages,
  message: (code, language, params) => texts.text(language, 'errors', code, params),
});
const gate = {
  ...site.service,
  sessionOf: async () => null,
  isLive: async () => false,
  studioSessionOf: async () => null,
  staffSessionOf: async () => null,
  staffMayWorkFrom: async () => true,
  unseal: async () => null,
};
const limits = createRateLimits();
bindRoutes(lobby, catalogue.routes ?? [], { gate, limits, languages: texts.languages });
const path = '/wps/relay/GCSGAME_gameList?merchantCode=arara&gameType=RNG&pageNo=2&language=PT-BR';
const sample = await lobby.inject({ method: 'GET', url: path });
const body: unknown = sample.json();

const bare = fastify();
bare.get('/', async () => body);

sayServed({
  path,
  bytes: sample.body.length,
  lobby: await listen(lobby),
  bare: await listen(bare),
});
