import { fixedClock } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noiteTropical } from '../../../database/seeds/brands/noite-tropical/index.ts';
import { writeMerchant } from './compose/seed.ts';
import { createVisitor, join, solve } from './modules/identity/testing/visitor.ts';
import { giveMoney } from './testing/give-money.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

/** The whole program with a brand in New York, in the last hour of a day of 25. */
const clock = fixedClock('2025-11-03T04:30:00Z');
const arara = { merchant: 'arara', host: 'localhost' };
const manhattan = { merchant: 'manhattan', host: 'manhattan.localhost' };
/** One title, under a number that no other brand has. */
const lobby = {
  titles: [{ nodeId: 9_001, code: 'ouro-da-mata', addedAt: '2025-01-01' }],
  sandbox: null,
  purse: null,
};
let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
const tokens = new Map<object, string>();
/** Results of the rounds of both brands. */
const played: string[] = [];

beforeAll(async () => {
  program = await createTestProgram({ replace: { clock } });
  await writeMerchant(program.kernel, program.modules, {
    merchant: manhattan.merchant,
    brand: { ...noiteTropical, timeZone: 'America/New_York', lobby },
    hosts: [manhattan.host],
  });
  call = createVisitor({ http: program.app });
  for (const site of [arara, manhattan]) {
    const visitor = ((path, request) =>
      call(path, { ...request, headers: { ...site, ...request?.headers } })) as typeof call;
    const challenge = await solve(visitor);
    const member = {
      username: 'dupla',
      idNumber: '390.533.447-05',
      payeeName: 'Maria Dupla',
      email: 'dupla@example.com',
      mobileNum: '11987654321',
    };
    const joined = await join(visitor, { ...member, challenge });
    tokens.set(site, joined.token);
    await giveMoney(program, 10_000n, { id: BigInt(joined.member.id) });
  }
}, 120_000);
afterAll(() => program.close());

/** The values that these tests read. */
interface Said {
  readonly to: string;
  readonly timeZone: string;
  readonly limits: readonly { period: string; resetsAt: string }[];
  readonly game_url: string;
  readonly sessionToken: string;
  readonly seeds: { readonly asks: { readonly promise: string } };
  readonly today: { readonly net: string };
  readonly round: { readonly cost: string; readonly payout: string };
  readonly net: string;
}

async function ask(site: typeof arara, path: string, body?: object, token = tokens.get(site)) {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { ...site, 'idempotency-key': 'merchant-day-1' };
  const given = { method, headers, token: token ?? '', body } as const;
  const answer = await call(path, given);
  if (!answer.success) throw new Error(`${path}: ${answer.errorCode}`);
  return answer.value as unknown as Said;
}

test.each([
  ['manhattan', manhattan, 'America/New_York', '2025-11-02', '2025-11-03T05:00:00.000Z'],
  ['arara', arara, 'America/Sao_Paulo', '2025-11-03', '2025-11-04T03:00:00.000Z'],
])('the pages of %s have the day of its own clock', async (_, site, zone, today, midnight) => {
  expect((await ask(site, '/wps/system/settings/consolidated')).timeZone).toBe(zone);
  expect((await ask(site, '/api/account/profit')).to).toBe(today);
  const { limits } = await ask(site, '/api/limits');
  const ends = limits.filter(({ period }) => period === 'day').map(({ resetsAt }) => resetsAt);
  expect(new Set(ends)).toEqual(new Set([midnight]));
});

async function openGame(site: typeof arara, nodeId: string): Promise<Said> {
  const { game_url: url } = await ask(site, '/wps/game/launchGame', { nodeId });
  const launchToken = new URL(url, 'http://localhost').searchParams.get('token');
  return ask(site, '/studio/v1/sessions', { launchToken, gameCode: 'ouro-da-mata' });
}

test('what a game says of today begins anew at the midnight of its brand', async () => {
  const games = [
    [manhattan, '9001'],
    [arara, '1001'],
  ] as const;
  clock.set('2025-11-03T04:59:00Z');
  for (const [site, nodeId] of games) {
    const opened = await openGame(site, nodeId);
    expect(opened.today.net).toBe('0.00');
    const { sessionToken, seeds } = opened;
    const answer = { promise: seeds.asks.promise, clientSeed: 'arara' };
    await ask(site, '/studio/v1/seeds', answer, sessionToken);
    const { today } = await ask(site, '/studio/v1/rounds', { stake: '1' }, sessionToken);
    played.push(today.net);
    expect((await ask(site, '/api/account/today')).net).toBe(today.net);
  }
  clock.set('2025-11-03T05:00:00Z');
  const zones = ['America/New_York', 'America/Sao_Paulo'];
  for (const [place, [site, nodeId]] of games.entries()) {
    const { today, timeZone } = await openGame(site, nodeId);
    expect([today.net, timeZone]).toEqual([place === 0 ? '0.00' : played[1], zones[place]]);
    expect((await ask(site, '/api/account/today')).net).toBe(today.net);
  }
});
