import { beforeAll, expect, test, vi } from 'vitest';
import type * as Address from './dialog-address.ts';
import { startData } from '../testing/start-data.ts';

let address: typeof Address;

/** The page reads its start data once, from the document. */
async function readWith(modules: readonly string[]): Promise<typeof Address> {
  const store = { getItem: () => null };
  const documentElement = { dataset: {} };
  const start = { textContent: JSON.stringify(startData({ modules: [...modules] })) };
  vi.resetModules();
  vi.stubGlobal('sessionStorage', store);
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('document', { getElementById: () => start, documentElement });
  return import('./dialog-address.ts');
}

beforeAll(async () => {
  address = await readWith(startData().modules);
});

test.each([
  ['?dialog=login', 'login'],
  ['page=2&dialog=deposit', 'deposit'],
  ['?dialog=welcome', null],
  ['?dialog=constructor', null],
  ['?dialog=', null],
  ['', null],
])('%s names the layer %s', (search, name) => {
  expect(address.dialogOf(search)).toBe(name);
});

test('the name of a layer comes and goes, and what else the address says stays', () => {
  expect(address.withDialog('?vendor=A', 'login')).toBe('?vendor=A&dialog=login');
  expect(address.withDialog('?dialog=login&vendor=A', 'speed')).toBe('?dialog=speed&vendor=A');
  expect(address.withDialog('?vendor=A&dialog=speed', null)).toBe('?vendor=A');
  expect(address.withDialog('?dialog=speed', null)).toBe('');
});

test.each([
  ['everything is on', ['REG3', 'DIRECTREG3', 'USERNAMEREG3'], { names: true, opens: true }],
  ['only the button is off', ['REG3', 'USERNAMEREG3'], { names: false, opens: false }],
  ['both ways are off', ['REG3', 'DIRECTREG3'], { names: true, opens: true }],
  ['the house takes no members', ['MOBILENUMREG3'], { names: false, opens: true }],
])('the registration in the address, while %s', async (_, modules, { names, opens }) => {
  const there = await readWith(modules);
  expect(there.namesLayer('?dialog=register')).toBe(names);
  expect(there.opensLayer('?dialog=register')).toBe(opens);
});
