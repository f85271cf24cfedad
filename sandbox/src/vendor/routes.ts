import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { Chaos } from './chaos.ts';
import type { ChaosSwitch } from './chaos.ts';
import type { Courier } from './courier.ts';
import { picks } from './dice.ts';
import { chaosHeaders, chaosPage, diceMischiefs } from './page/chaos-page.ts';
import { registerFaces } from './page/faces.ts';
import { playHeaders, playPage, tableScript } from './page/play-page.ts';
import type { Sessions } from './sessions.ts';
import { isSignature, signatureOf } from './signature.ts';
import type { Table } from './table.ts';
import type { WalletClient } from './wallet-client.ts';

const Open = z.strictObject({ token: z.string().min(16).max(200) });
const Roll = z.strictObject({
  session: z.string().max(100),
  stake: z.string().regex(/^[1-9]\d{0,11}$/),
  pick: z.enum(picks),
});
const Details = z.object({ round_id: z.string().max(64) });
const Launch = z.object({
  token: z.string().max(200).default(''),
  language: z.string().max(10).default('pt-BR'),
});

const gameCode = 'dado-carioca';
const diceLook = {
  title: 'dice.title',
  scene: 'fair',
  balance: 'dice.balance',
  lead: 'dice.chaos.lead',
} as const;

export interface VendorRouteDeps {
  readonly client: WalletClient;
  readonly courier: Courier;
  readonly chaos: ChaosSwitch;
  readonly sessions: Sessions;
  readonly table: Table;
  readonly secret: string;
}

/** The vendor's pages, its game's API, its chaos switch and what the operator may ask. */
export function vendorRoutes(app: FastifyInstance, deps: VendorRouteDeps): void {
  // The page lives in a frame without an origin; nothing here is authorised by a cookie.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-allow-headers', 'content-type');
  });
  app.options('*', (_request, reply) => reply.status(204).send());
  registerPages(app, deps);
  registerGame(app, deps);
  registerOperator(app, deps);
}

function registerPages(app: FastifyInstance, { chaos, courier }: VendorRouteDeps): void {
  app.get('/play', (request, reply) => {
    const launch = Launch.safeParse(request.query);
    if (!launch.success) return refuse(reply, 400);
    const { token, language } = launch.data;
    const bench = { mischiefs: diceMischiefs, chaos: chaos.read() };
    return reply.headers(playHeaders).send(playPage(token, language, { ...diceLook, bench }));
  });
  app.get('/dice.js', (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(tableScript),
  );
  registerFaces(app);
  const page = (language = '') =>
    chaosPage(language, chaos.read(), { waiting: courier.waiting(), lost: courier.lost() });
  app.get('/chaos', (request, reply) => {
    if (request.headers.accept?.includes('text/html') !== true) return reply.send(chaos.read());
    return reply.headers(chaosHeaders).send(page(request.headers['accept-language']));
  });
  app.post('/chaos', (request, reply) => {
    const isForm = request.headers['content-type']?.includes('form-urlencoded') === true;
    const wanted = Chaos.safeParse(isForm ? readForm(request.body) : request.body);
    if (!wanted.success) return refuse(reply, 400);
    chaos.write(wanted.data);
    if (!isForm) return reply.send(chaos.read());
    return reply.headers(chaosHeaders).send(page(request.headers['accept-language']));
  });
}

/** A form sends only the boxes that are ticked, and numbers as text. */
function readForm(body: unknown): Record<string, unknown> {
  const { share, ...boxes } = body as Record<string, string>;
  const ticked = Object.fromEntries(Object.keys(boxes).map((name) => [name, true]));
  return share === undefined ? ticked : { ...ticked, share: Number(share) };
}

function registerGame(app: FastifyInstance, { client, sessions, table }: VendorRouteDeps): void {
  app.post('/api/open', async (request, reply) => {
    const body = Open.safeParse(request.body);
    if (!body.success) return refuse(reply, 400);
    const answer = await client.call('authenticate', {
      launch_token: body.data.token,
      game_code: gameCode,
    });
    if (!answer.known) return refuse(reply, 502);
    const {
      code,
      session_token: walletToken,
      player_id: playerId,
      currency,
      balance,
    } = answer.reply;
    if (code !== 0) return { code };
    const session = sessions.open({
      walletToken: String(walletToken),
      playerId: String(playerId),
      gameCode,
      currency: String(currency),
    });
    return { session, currency, balance: (balance as { total: string }).total };
  });
  app.post('/api/roll', async (request, reply) => {
    const body = Roll.safeParse(request.body);
    if (!body.success) return refuse(reply, 400);
    const session = sessions.find(body.data.session);
    if (session === null) return { end: 'refused', code: 1007, limit: null, balance: null };
    return table.roll(session, BigInt(body.data.stake), body.data.pick);
  });
}

function registerOperator(app: FastifyInstance, { table, secret }: VendorRouteDeps): void {
  app.post('/v1/round/details', async (request, reply) => {
    const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': claimed } = request.headers;
    const covered = {
      timestamp: String(timestamp),
      nonce: String(nonce),
      method: 'POST',
      path: '/v1/round/details',
    };
    const expected = signatureOf(secret, covered, JSON.stringify(request.body));
    if (!isSignature(String(claimed), expected)) return refuse(reply, 401);
    const body = Details.safeParse(request.body);
    if (!body.success) return refuse(reply, 400);
    const round = table.roundOf(body.data.round_id);
    if (round === null) return { state: 'unknown' };
    return { state: round.state, final_bet: String(round.bet), final_win: String(round.win) };
  });
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.status(status).send({ refused: status });
}
