import { placeTicketCall } from '@arara/contract';
import { createPool } from '@arara/postgres';
import { lotteryRoutes } from '../../../apps/server/src/modules/lottery/lottery.routes.ts';
import { createOpening } from '../../../apps/server/src/modules/lottery/opening.ts';
import { bindRoutes } from '../../../apps/server/src/platform/http/bind.ts';
import { createHttp } from '../../../apps/server/src/platform/http/create-http.ts';
import type { Gate } from '../../../apps/server/src/platform/http/gate.ts';
import { createRateLimits } from '../../../apps/server/src/platform/http/rate-limits.ts';
import { route } from '../../../apps/server/src/platform/http/route.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { listen, sayServed } from '../server-process.ts';
import { naiveTicket } from './naive.ts';
import { createLotteryProgram } from './program.ts';
import { lotteryCode, merchant, naivePath, naivePool } from './settings.ts';

/** One server process of the lottery group: the real call and the naive one, side by side. */
const url = process.env['BENCH_DATABASE_URL'] ?? '';
const pool = createPool(url, { max: 12 });
const naive = createPool(url, { max: naivePool });
const { deps } = await createLotteryProgram(pool, url);

/** Members are who their token says, as identity remembers of those who are signed in. */
const gate: Gate = {
  merchantOf: async () => merchant,
  siteStatus: async () => ({ maintenance: false, regionRestricted: false }),
  countryOf: () => 'BR',
  moduleOn: async () => true,
  sessionOf: async (token) => ({
    id: token,
    playerId: BigInt(token.replace('member-', '')),
    merchant,
    account: token,
    isAgent: 0,
    currency: 'BRL',
    mustChangePassword: false,
  }),
  isLive: async () => true,
  studioSessionOf: async () => null,
  staffSessionOf: async () => null,
  staffMayWorkFrom: async () => true,
  unseal: async () => null,
};

const naiveCall = { ...placeTicketCall, path: naivePath };
const naiveRoute = route(naiveCall, async ({ caller, body, idempotencyKey }) => {
  const game = await deps.games.byCode(lotteryCode);
  if (game === null) throw new Error('the lottery is gone');
  const buyer = { playerId: caller.session.playerId, key: idempotencyKey };
  return naiveTicket(naive, game, buyer, body);
});

const app = await createHttp({
  log: createLog('error'),
  trustProxy: '',
  languages: ['en'],
  message: (code) => code,
});
bindRoutes(app, [...lotteryRoutes({ ...deps, opening: createOpening(deps) }), naiveRoute], {
  gate,
  languages: ['en'],
  limits: createRateLimits(),
});
sayServed({ port: await listen(app) });
