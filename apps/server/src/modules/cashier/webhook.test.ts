import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { calmBank, openCashierProgram, webhookAddress } from './testing/cashier-program.ts';
import { createTestHttp } from '../../testing/test-http.ts';

const program = await openCashierProgram();
beforeEach(() => program.switches(calmBank));
afterAll(() => program.close());

const madeUp = () => ({ endToEndId: randomBytes(16).toString('hex') });

/** A cashier of its own limits whose bank knows no Pix and counts the questions. */
async function deafCashier() {
  let asked = 0;
  const cashier = program.cashierWith({
    payment: async () => {
      asked += 1;
      return null;
    },
  });
  const app = await createTestHttp(program);
  for (const plugin of cashier.plugins ?? []) await app.register(async (scope) => plugin(scope));
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload })).statusCode;
  return { post, asked: () => asked, close: () => app.close() };
}

test('nobody who does not know the address gets the bank asked', async () => {
  const deaf = await deafCashier();
  const right = webhookAddress.slice(-64);
  const wrong = [
    '',
    '/pix',
    `/${'0'.repeat(64)}`,
    `/${right.slice(1)}/pix`,
    `/${right}0`,
    `/${right.toUpperCase()}`,
  ];
  for (const tail of wrong) {
    const url = `/api/cashier/pix/webhook${tail}`;
    expect(await deaf.post(url, { pix: [madeUp()] }), tail).toBe(404);
  }
  expect(deaf.asked()).toBe(0);
  await deaf.close();
});

test('ids are limited, not only calls', async () => {
  const deaf = await deafCashier();
  const batch = () => ({ pix: Array.from({ length: 500 }, madeUp) });
  const told: number[] = [];
  for (let call = 0; call < 8; call += 1) told.push(await deaf.post(webhookAddress, batch()));
  expect(told).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(deaf.asked()).toBe(3_000);
  await deaf.close();
});

test('the address that the bank is told of works', async () => {
  const id = await program.openPlayer();
  const made = await program.deposit(id, '50.00');
  await program.pay({ brCode: made.brCode });
  await program.tick();
  expect(await program.readDeposit(id, made.id)).toMatchObject({ state: 'PAID' });
});
