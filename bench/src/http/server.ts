import { hash, randomBytes } from 'node:crypto';
import { vendorBet } from '@arara/contract';
import { createLedger } from '@arara/ledger';
import { createPool } from '@arara/postgres';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { createHttp } from '../../../apps/server/src/platform/http/create-http.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts';
import { createNotifier } from '../../../apps/server/src/platform/notifier.ts';
import { createSecretBox } from '../../../apps/server/src/platform/secret-box.ts';
import { createPlay } from '../../../apps/server/src/modules/play/index.ts';
import { admit } from '../../../apps/server/src/modules/play/protocol/admit.ts';
import { readBody } from '../../../apps/server/src/modules/play/protocol/read-body.ts';
import { sign } from '../../../apps/server/src/modules/play/protocol/signature.ts';
import type { PlayPorts } from '../../../apps/server/src/modules/play/index.ts';
import { naiveBet } from './naive.ts';
import { gameCode, naivePath, naivePool } from './settings.ts';

/** One server process of the HTTP group: the real protocol and the naive handler, side by side. */
const url = process.env['BENCH_DATABASE_URL'] ?? '';
const secretBox = createSecretBox(process.env['BENCH_SECRET_KEY'] ?? '', 'bench');
const pool = createPool(url, { max: 12 });
const log = createLog('error');
const database = createDatabase(pool);
const ledger = createLedger({ pool, url });
const notifier = createNotifier({ pool, databaseUrl: url, log });
await notifier.start();
const { ports, playerIds } = await readPorts();
const play = createPlay({
  database,
  databaseUrl: url,
  ledger,
  clock: systemClock,
  random: randomBytes,
  secretBox,
  events: { poke: () => notifier.poke() },
  log,
  metrics: createMetrics(),
  ports,
  jurisdiction: 'demo',
});
const app = await createHttp({ log, trustProxy: '', languages: ['en'], message: (code) => code });
for (const plugin of play.plugins ?? []) await plugin(app);
await addNaive();
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
process.on('disconnect', () => process.exit(0));

async function addNaive(): Promise<void> {
  const naive = createPool(url, { max: naivePool });
  const { vendors } = play.service;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_r, body, done) => done(null, body));
    let claim = 0n;
    scope.post(naivePath, async (request, reply) => {
      const raw = request.body as Buffer;
      const admission = await admit(request, raw, vendors, new Date());
      if (!admission.ok) return reply.status(401).send({ code: 1201 });
      const { key, signed, nonceDigest } = admission.admitted;
      const read = readBody(vendorBet, raw);
      if (!read.ok) return reply.send({ code: 1204 });
      const body = read.body as Parameters<typeof naiveBet>[2];
      const playerId = playerIds.get(`${key.vendor.id}:${body.player_id}`) ?? 0n;
      const content = [body.player_id, body.round_id, body.game_code, body.currency, body.amount];
      const asker = {
        vendorId: key.vendor.id,
        playerId,
        hash: hash('sha256', JSON.stringify(content), 'buffer'),
      };
      const value = await naiveBet(naive, asker, body, {
        claim: (claim += 1n),
        nonce: nonceDigest,
      });
      const text = JSON.stringify(value);
      const timestamp = String(Math.floor(Date.now() / 1000));
      reply.header('content-type', 'application/json; charset=utf-8');
      reply.header('x-key-id', key.keyId).header('x-timestamp', timestamp);
      reply.header('x-nonce', signed.nonce);
      reply.header('x-signature', sign(key.secret, { ...signed, timestamp }, text));
      return reply.send(text);
    });
  });
}

/** Other modules answer from memory, as they do for a player who is in the middle of a game. */
async function readPorts(): Promise<{ ports: PlayPorts; playerIds: Map<string, bigint> }> {
  const known = await pool.query<{ key: string; player_id: bigint }>(
    `select vendor_id || ':' || public_id as key, player_id from play.vendor_player`,
  );
  const accounts = await pool.query<{ address: string; id: bigint }>(
    `select address, id from ledger.accounts where currency = 'BRL' and not hot`,
  );
  const ids = new Map(accounts.rows.map(({ address, id }) => [address, id]));
  const playerAccount = (playerId: bigint, name: string) =>
    ids.get(`player:${playerId}:${name}`) ?? 0n;
  const guard = {
    blocked: null,
    stakeLegs: [],
    prizeLegs: [],
    refundLegs: () => [],
    releaseLegs: () => [],
    returnLegs: () => [],
    refusalOf: () => null,
  };
  const game = {
    available: true,
    minBet: 1n,
    maxBet: 1_000_000n,
    nodeId: '1',
    names: {},
    vassalage: gameCode,
    vendorName: gameCode,
    gameType: 'RNG',
    cover: null,
  };
  const ports: PlayPorts = {
    wallet: {
      accountsOf: async (playerId) => ({
        currency: 'BRL',
        cash: playerAccount(playerId, 'cash'),
        bonus: playerAccount(playerId, 'bonus'),
        held: playerAccount(playerId, 'held'),
        debt: playerAccount(playerId, 'debt'),
      }),
      houseAccount: async (address) => (await ledger.find(address, 'BRL')) ?? 0n,
      balanceChanged: async () => undefined,
      balanceOf: async () => ({ cash: 0n, bonus: 0n, version: 0n }),
    },
    compliance: {
      stakeGuard: async () => guard,
      played: () => undefined,
      prizeReturned: async () => undefined,
      realityCheckMinutes: async () => 30,
    },
    players: {
      isBlocked: async () => false,
      isSignedIn: async () => true,
      staysSignedIn: async () => true,
      maskedNames: async () => new Map(),
    },
    games: { factsOf: async () => game, gamesOf: async () => [] },
    site: { status: async () => ({ maintenance: false, regionRestricted: false }) },
  };
  return { ports, playerIds: new Map(known.rows.map(({ key, player_id }) => [key, player_id])) };
}
