import { createHash } from 'node:crypto';
import { roundAt } from '@arara/lottery';
import { createTestDatabase, fixedClock } from '@arara/testing';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { openChain } from '../beacon/chain.ts';
import { readBeaconSwitches } from '../beacon/switches.ts';
import { openKeys } from '../identity/keys.ts';
import { putCharge } from '../bank/charges.ts';
import { keepMessage } from '../outbox/messages.ts';
import { prepareSchema } from '../prepare-schema.ts';
import { createSandboxPlugin } from './plugin.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
const { pool, drop } = await createTestDatabase({ migrated: false });
await prepareSchema(pool);
const site = fastify();
await site.register(formbody);
const keys = await openKeys(pool, clock);
const chain = await openChain(pool);
const poke = () => undefined;
await site.register(createSandboxPlugin({ pool, clock, keys, chain, houses: [], poke }));
afterAll(drop);

const browser = { accept: 'text/html,*/*', 'accept-language': 'pt-BR' };
const txid = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6';
const cpf = '52998224725';

function charge(id = txid) {
  const parts = { key: 'k', amount: 5_000n, debtorIdNumber: cpf, debtorName: '<b>Maria</b>' };
  return putCharge(pool, { txid: id, ...parts, message: null, expiresSeconds: 900 }, clock.now());
}

test.each(['/sandbox/bank', '/sandbox/outbox', '/sandbox/beacon'])(
  '%s runs no script and only its own style',
  async (url) => {
    const page = await site.inject({ url, headers: browser });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('<script');
    const style = /<style>([\s\S]*?)<\/style>/.exec(page.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  },
);

test('what others wrote is text, not markup', async () => {
  await charge();
  const page = await site.inject({ url: '/sandbox/bank', headers: browser });
  expect(page.body).toContain('&lt;b&gt;Maria&lt;/b&gt;');
  expect(page.body).toContain('R$\u00a050,00');
  expect(page.body).not.toContain(cpf);
});

test('a person pastes a code, pays, and a reload does not pay again', async () => {
  const { br_code: brCode } = await charge();
  const form = { method: 'POST', url: '/sandbox/bank/pay', headers: browser } as const;
  const paid = await site.inject({ ...form, payload: { brCode: `  ${brCode} `, amount: '49,90' } });
  expect(paid.statusCode).toBe(303);
  const shown = await site.inject({ url: paid.headers.location ?? '', headers: browser });
  expect(shown.body).toContain('Pix enviado: R$\u00a049,90');
  const { rows } = await pool.query('select amount from sandbox.payment where txid = $1', [txid]);
  expect(rows).toEqual([{ amount: 4_990n }]);
});

test.each([
  [{}, 400, 'sandbox.request.invalid'],
  [{ txid: 'nobody' }, 404, 'sandbox.charge.not.found'],
  [{ brCode: '00020126' }, 404, 'sandbox.charge.not.found'],
  [{ txid, payerCpf: '11111111111' }, 422, 'sandbox.payer.invalid'],
  [{ txid, amount: '0.00' }, 422, 'sandbox.amount.invalid'],
  [{ txid, amount: '1e3' }, 422, 'sandbox.amount.invalid'],
  [{ txid, more: true }, 400, 'sandbox.request.invalid'],
])('paying %j is answered %s %s', async (payload, status, errorCode) => {
  const answer = await site.inject({ method: 'POST', url: '/sandbox/pix/pay', payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ success: false, errorCode });
});

test('the outbox is a page for people and a list for programs, by recipient', async () => {
  const mail = { channel: 'mail', subject: 'Código', at: clock.now() } as const;
  await keepMessage(pool, {
    ...mail,
    recipient: 'Ana@Example.com',
    body: 'Veja https://a.example/x?y=1',
  });
  await keepMessage(pool, { ...mail, recipient: 'bia@example.com', body: 'Outra' });
  const list = await site.inject('/sandbox/outbox?to=ana@example.com');
  expect(list.json().value.messages).toMatchObject([{ to: 'ana@example.com', subject: 'Código' }]);
  const page = await site.inject({ url: '/sandbox/outbox?to=ana@example.com', headers: browser });
  expect(page.body).toContain('<a href="https://a.example/x?y=1">');
  expect(page.body).not.toContain('Outra');
});

test('the beacon shows its last rounds and takes its switches from a form', async () => {
  const page = await site.inject({ url: '/sandbox/beacon', headers: browser });
  const { info, beaconOf } = chain.house;
  const last = roundAt(info, clock.now());
  expect(page.body).toContain(info.hash);
  expect(page.body).toContain(beaconOf(last).randomness);
  expect(page.body).not.toContain(beaconOf(last + 1).randomness);
  const form = { method: 'POST', url: '/sandbox/beacon/switches' } as const;
  expect((await site.inject({ ...form, payload: { lateMs: '900' } })).json().value).toEqual({
    beacon: 'due',
    lateMs: 900,
  });
  await site.inject({ ...form, payload: { beacon: 'anything' } });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await site.inject({ ...form, headers, payload: 'beacon=late&lateMs=700' });
  expect(sent.statusCode).toBe(303);
  expect(await readBeaconSwitches(pool)).toEqual({ beacon: 'late', lateMs: 700 });
});

test('an English browser is spoken to in English', async () => {
  const page = await site.inject({
    url: '/sandbox/bank',
    headers: { 'accept-language': 'en-US,en' },
  });
  expect(page.body).toContain('Pay by Pix');
});
