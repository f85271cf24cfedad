import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from './modules/identity/index.ts';
import { giveMoney } from './testing/give-money.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

let program: TestProgram;
let sent = 0;
const { username, password } = demoAccounts.member;

beforeAll(async () => {
  program = await createTestProgram();
  await giveMoney(program, 10_000n);
}, 180_000);
afterAll(() => program.close());

async function post(url: string, body: unknown, token?: string) {
  sent += 1;
  const reply = await program.app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'idempotency-key': `excluded-${sent}`,
      ...(token === undefined ? {} : { authorization: token }),
    },
    payload: JSON.stringify(body),
  });
  const { errorCode = null, value } = reply.json();
  return { status: reply.statusCode, code: errorCode, value };
}

const signIn = () => post('/wps/session/login', { username, password });

test('who excludes himself is signed out, and signs in again to take the money out', async () => {
  const { token } = (await signIn()).value;
  const asked = await post('/api/limits/self-exclusion', { months: 2, password }, token);
  expect(asked).toMatchObject({ status: 200 });
  const withdraw = (by: string) => post('/api/cashier/withdrawals', { amount: '60.00' }, by);
  expect(await withdraw(token)).toMatchObject({ status: 401, code: 'session.expired' });
  const again = await signIn();
  expect(again).toMatchObject({ status: 200 });
  const mine: string = again.value.token;
  expect(await post('/wps/game/launchGame', { nodeId: '1001' }, mine)).toMatchObject({
    code: 'account.excluded',
  });
  expect(await post('/api/cashier/deposits', { amount: '50.00' }, mine)).toMatchObject({
    code: 'deposit.blocked',
  });
  expect(await withdraw(mine)).toMatchObject({ status: 200, value: { amount: '60.00' } });
});
