import { hash, randomBytes } from 'node:crypto';
import { vendorBetCall } from '@arara/contract';
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
import { listen, sayServed } from '../server-process.ts';
import { naiveBet } from './naive.ts';
import { readPorts } from './ports.ts';
import { naivePath, naivePool } from './settings.ts';

/** One server process of the HTTP group: the real protocol and the naive handler, side by side. */
const url = process.env['BENCH_DATABASE_URL'] ?? '';
const secretBox = createSecretBox(process.env['BENCH_SECRET_KEY'] ?? '', 'bench');
const pool = createPool(url, { max: 12 });
const log = createLog('error');
const database = createDatabase(pool);
const ledger = createLedger({ pool, url });
const notifier = createNotifier({ pool, databaseUrl: url, log });
await notifier.start();
const playerIds = await readPlayers();
const ports = await readPorts(pool, ledger);
const play = createPlay({
  database,
  databaseUrl: url,
  ledger,
  clock: systemClock,
  random: randomBytes,
  secretBox,
  events: { poke: (audiences) => notifier.poke(audiences) },
  log,
  metrics: createMetrics(),
  ports,
  jurisdiction: 'demo',
});
const app = await createHttp({ log, trustProxy: '', languages: ['en'], message: (code) => code });
for (const plugin of play.plugins ?? []) await plugin(app);
await addNaive();
sayServed({ port: await listen(app) });

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
      const read = readBody(vendorBetCall, raw);
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

/** Members by their vendor and the name that it knows them by. */
async function readPlayers(): Promise<Map<string, bigint>> {
  const known = await pool.query<{ key: string; player_id: bigint }>(
    `select vendor_id || ':' || public_id as key, player_id from play.vendor_player`,
  );
  return new Map(known.rows.map(({ key, player_id: playerId }) => [key, playerId]));
}
