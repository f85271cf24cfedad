import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from './modules/identity/index.ts';
import { createVisitor } from './modules/identity/testing/visitor.ts';
import { giveMoney } from './testing/give-money.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

/** The winner board of the whole program: a real round, its proof, and members who are not shown. */

let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
let token: string;
const { username, password } = demoAccounts.member;

beforeAll(async () => {
  program = await createTestProgram();
  call = createVisitor({ http: program.app });
  await giveMoney(program, 10_000n);
  token = await signIn();
}, 180_000);
afterAll(() => program.close());

async function signIn(): Promise<string> {
  const { value } = await call('/wps/session/login', {
    method: 'POST',
    body: { username, password },
  });
  return (value as { token: string }).token;
}

/** Each board is asked for once: a process keeps its answer for some seconds. */
const board = async (period: string, by: string) =>
  (await call(`/wps/relay/GCSGAME_getRankList?period=${period}&by=${by}`)).value as unknown as {
    player: string;
    round: string;
    amount: string;
  }[];

const show = (onBoard: boolean, as: string | undefined = token) =>
  call('/api/account/board', { method: 'PUT', body: { onBoard }, ...(as ? { token: as } : {}) });

/** A round of the studio, written down as one that has won: chance decides nothing in a test. */
async function winOnce(): Promise<string> {
  const launched = await call('/wps/game/launchGame', {
    method: 'POST',
    token,
    body: { nodeId: '1001' },
  });
  const { game_url: url } = launched.value as unknown as { game_url: string };
  const launchToken = new URL(url, 'http://x').searchParams.get('token');
  const opened = await call('/studio/v1/sessions', {
    method: 'POST',
    body: { launchToken, gameCode: 'ouro-da-mata' },
  });
  const { sessionToken, seeds } = opened.value as unknown as {
    sessionToken: string;
    seeds: { asks: { promise: string } };
  };
  await call('/studio/v1/seeds', {
    method: 'POST',
    token: sessionToken,
    body: { promise: seeds.asks.promise, clientSeed: 'lousa' },
  });
  const played = await call('/studio/v1/rounds', {
    method: 'POST',
    token: sessionToken,
    body: { stake: '1.00' },
    headers: { 'idempotency-key': 'winner-board-1' },
  });
  await program.owner.query(`
    insert into play.big_win (
      vendor_id, tx_id, merchant_id, player_id, game_code, amount, currency, at, round, stake)
    select vendor_id, round_id || ':win', merchant_id, player_id, game_code, 5000, currency, now(),
      id, bet
    from play.round where merchant_id = 'arara'
    on conflict (vendor_id, tx_id) do update set amount = excluded.amount`);
  return (played.value as unknown as { round: { id: string } }).round.id;
}

test('a prize stands on the board with a masked name and the round that anybody can check', async () => {
  const id = await winOnce();
  expect(await board('day', 'prize')).toMatchObject([
    { player: 'lu***a', round: id, amount: '50.00' },
  ]);
  expect(await call(`/api/fairness/rounds/${id}`)).toMatchObject({ status: 200, value: { id } });
});

test('a member who does not want to be shown is not, and comes back by their own choice alone', async () => {
  expect(await show(false, '')).toMatchObject({ status: 401 });
  expect(await show(false)).toMatchObject({ value: { onBoard: false } });
  expect((await call('/wps/member/info', { token })).value).toMatchObject({ onBoard: false });
  expect(await board('day', 'multiple')).toEqual([]);
  // A repeat changes nothing.
  await show(true);
  expect(await show(true)).toMatchObject({ value: { onBoard: true } });
  expect(await board('week', 'prize')).toHaveLength(1);
});

test('who is blocked stands on no board, nor does who has excluded themselves', async () => {
  const { identity } = program.modules;
  const { id } = await identity.service.demoMember('arara');
  const tx = { permission: 'play', reason: 'test', until: null } as const;
  await program.kernel.database.transaction((open) => identity.service.block(open, id, tx));
  expect(await board('week', 'multiple')).toEqual([]);
  await program.kernel.database.transaction((open) =>
    identity.service.unblock(open, id, 'play', 'test'),
  );
  expect(await board('month', 'prize')).toHaveLength(1);
  token = await signIn();
  const asked = await call('/api/limits/self-exclusion', {
    method: 'POST',
    token,
    body: { months: 2, password },
    headers: { 'idempotency-key': 'winner-board-2' },
  });
  expect(asked).toMatchObject({ status: 200 });
  expect(await board('month', 'multiple')).toEqual([]);
});
