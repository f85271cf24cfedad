import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from './modules/identity/index.ts';
import { giveMoney } from './testing/give-money.ts';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

/** A module that an operator switches off takes nothing else with it. */
const merchant = 'arara';

let program: TestProgram;
let token: string;

beforeAll(async () => {
  program = await createTestProgram();
  await giveMoney(program, 10_000n);
  const { username, password } = demoAccounts.member;
  token = (await ask('POST', '/wps/session/login', { username, password })).value.token;
}, 180_000);
afterAll(() => program.close());

const set = (id: string, enabled: boolean) =>
  program.modules.site.service.setModule(merchant, id, enabled, 'test');

async function ask(method: 'GET' | 'POST', url: string, body?: unknown) {
  const reply = await program.app.inject({
    method,
    url,
    headers: {
      merchant,
      host: 'localhost',
      'idempotency-key': 'modules-off-1',
      ...(token === undefined ? {} : { authorization: token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const { errorCode = null, value } = reply.json();
  return { status: reply.statusCode, errorCode, value };
}

test('with deposits off, what is there is still taken out', async () => {
  await set('DEPOSIT3', false);
  const deposit = await ask('POST', '/api/cashier/deposits', { amount: '50.00' });
  expect(deposit).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  const options = await ask('GET', '/api/cashier/options');
  expect(options).toMatchObject({ status: 200, value: { withdrawal: { available: '100.00' } } });
  const withdrawal = await ask('POST', '/api/cashier/withdrawals', { amount: '60.00' });
  expect(withdrawal).toMatchObject({ status: 200, value: { amount: '60.00' } });
  expect(await ask('GET', `/api/cashier/withdrawals/${withdrawal.value.id}`)).toMatchObject({
    status: 200,
  });
  await set('DEPOSIT3', true);
});
