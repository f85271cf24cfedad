import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Machine } from '@arara/contract';
import { openDeskProgram } from '../../modules/console/testing/desk-program.ts';
import type { DeskProgram } from '../../modules/console/testing/desk-program.ts';

let program: DeskProgram;
beforeAll(async () => {
  program = await openDeskProgram();
});
afterAll(() => program.close());

const ask = (remoteAddress: string, headers: Record<string, string>) =>
  program.app.inject({
    url: '/metrics',
    remoteAddress,
    headers: { host: 'localhost', ...headers },
  });
const unnamed = async () =>
  (await program.call<Machine>(await program.person('owner'), 'machine')).value.unnamedProxy;

test('a proxy that nobody named opens /metrics to nobody, and the machine room says so', async () => {
  expect((await ask('10.0.0.7', {})).statusCode).toBe(200);
  // A stranger may write the header: it says nothing of a proxy of ours.
  expect((await ask('198.51.100.9', { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(403);
  expect(await unnamed()).toBe(false);
  for (const header of ['x-forwarded-for', 'forwarded'])
    expect((await ask('10.0.0.7', { [header]: '198.51.100.9' })).statusCode).toBe(403);
  expect(await unnamed()).toBe(true);
});
