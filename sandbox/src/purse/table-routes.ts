import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { payoutOf, picks, throwDie } from '../vendor/dice.ts';
import { registerFaces } from '../vendor/page/faces.ts';
import { playHeaders, playPage, tableScript } from '../vendor/page/play-page.ts';
import type { Sessions } from '../vendor/sessions.ts';
import type { WalletClient } from '../vendor/wallet-client.ts';
import { PurseChaos, purseMischiefs } from './chaos.ts';
import type { PurseSwitch } from './chaos.ts';
import { codes } from './purses.ts';
import type { Purses } from './purses.ts';

const Open = z.strictObject({ token: z.string().min(16).max(200) });
const Roll = z.strictObject({
  session: z.string().max(100),
  stake: z.string().regex(/^[1-9]\d{0,11}$/),
  pick: z.enum(picks),
});
const Balance = z.strictObject({ session: z.string().max(100) });
const Launch = z.object({
  token: z.string().max(200).default(''),
  language: z.string().max(10).default('pt-BR'),
});
const gameCode = 'jangada';
const look = {
  title: 'dice.purse.title',
  scene: 'sea',
  balance: 'dice.purse.balance',
  lead: 'dice.purse.lead',
} as const;
const sessionExpired = 1007;

export interface TableDeps {
  readonly client: WalletClient;
  readonly purses: Purses;
  readonly sessions: Sessions;
  readonly chaos: PurseSwitch;
}

/** The table of "Jangada": the same die, played from the purse; the wallet only says who plays. */
export function registerTable(app: FastifyInstance, deps: TableDeps): void {
  const { client, purses, sessions, chaos } = deps;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-allow-headers', 'content-type');
  });
  app.options('*', (_request, reply) => reply.status(204).send());
  app.get('/play', (request, reply) => {
    const launch = Launch.safeParse(request.query);
    if (!launch.success) return refuse(reply, 400);
    const { token, language } = launch.data;
    const bench = { mischiefs: purseMischiefs, chaos: chaos.read() };
    return reply.headers(playHeaders).send(playPage(token, language, { ...look, bench }));
  });
  app.get('/dice.js', (_request, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(tableScript),
  );
  registerFaces(app);
  app.get('/chaos', (_request, reply) => reply.send(chaos.read()));
  app.post('/chaos', (request, reply) => {
    const wanted = PurseChaos.safeParse(request.body);
    if (!wanted.success) return refuse(reply, 400);
    chaos.write(wanted.data);
    return reply.send(chaos.read());
  });
  app.post('/api/open', async (request, reply) => {
    const body = Open.safeParse(request.body);
    if (!body.success) return refuse(reply, 400);
    const asked = { launch_token: body.data.token, game_code: gameCode };
    const answer = await client.call('authenticate', asked);
    if (!answer.known) return refuse(reply, 502);
    if (answer.reply.code !== 0) return { code: answer.reply.code };
    const playerId = String(answer.reply['player_id']);
    const currency = String(answer.reply['currency']);
    const balance = await purses.open(playerId, currency);
    const walletToken = String(answer.reply['session_token']);
    const session = sessions.open({ walletToken, playerId, gameCode, currency });
    return { session, currency, balance: String(balance) };
  });
  app.post('/api/balance', async (request, reply) => {
    const body = Balance.safeParse(request.body);
    if (!body.success) return refuse(reply, 400);
    const player = sessions.find(body.data.session);
    if (player === null) return { code: sessionExpired };
    const left = await purses.balance(player.playerId, player.currency);
    return { balance: String(left ?? 0n) };
  });
  app.post('/api/roll', async (request, reply) => {
    const body = Roll.safeParse(request.body);
    if (!body.success) return refuse(reply, 400);
    const player = sessions.find(body.data.session);
    if (player === null)
      return { end: 'refused', code: sessionExpired, limit: null, balance: null };
    const stake = BigInt(body.data.stake);
    const face = throwDie(randomInt);
    const payout = payoutOf(stake, body.data.pick, face);
    const balance = await purses.play(player, stake, payout);
    if (balance === null) {
      const { playerId, currency } = player;
      const left = String((await purses.balance(playerId, currency)) ?? 0n);
      return { end: 'refused', code: codes.notEnough, limit: null, balance: left };
    }
    return { end: 'played', face, payout: String(payout), balance: String(balance) };
  });
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.status(status).send({ refused: status });
}
