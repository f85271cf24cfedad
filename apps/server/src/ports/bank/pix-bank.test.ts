import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isValidPixPayload, getPixPayloadInfo } from '@brazilian-utils/brazilian-utils';
import { money } from '@arara/money';
import { createSandbox } from '@arara/sandbox';
import type { Sandbox } from '@arara/sandbox';
import { createTestDatabase, fixedClock } from '@arara/testing';
import fastify from 'fastify';
import { request } from 'undici';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PaymentsAnswer } from './answers.ts';
import { createPixBank } from './index.ts';
import type { Bank, BankSettings } from './index.ts';

const cpf = '52998224725';
const otherCpf = '11144477735';
const clock = fixedClock('2026-11-21T12:00:00Z');
const database = await createTestDatabase({ migrated: false });
const dataDir = await mkdtemp(join(tmpdir(), 'arara-bank-'));
let sandbox: Sandbox = await startSandbox();
const bank = createPixBank(settings(), clock);
const site = fastify();
await site.register(sandbox.plugin);

afterAll(async () => {
  await bank.close();
  await sandbox.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const calm = { webhook: 'once', payer: 'named', charges: 'open', payouts: 'pay', refunds: 'pay' };
beforeEach(() => switches({ ...calm, settleMs: 0 }));

function startSandbox(dir = dataDir): Promise<Sandbox> {
  return createSandbox({ dataDir: dir, pool: database.pool, clock, onError: () => undefined });
}

function settings(change: Partial<BankSettings> = {}): BankSettings {
  return { ...sandbox.bank, timeoutMs: 3_000, ...change };
}

async function switches(change: object): Promise<void> {
  await site.inject({ method: 'POST', url: '/sandbox/bank/switches', payload: change });
}

async function pay(body: object): Promise<{ endToEndId: string }> {
  const answer = await site.inject({ method: 'POST', url: '/sandbox/pix/pay', payload: body });
  expect(answer.statusCode).toBe(200);
  return answer.json().value;
}

const txid = () => randomBytes(16).toString('hex');
const reais = (centavos: bigint) => money(centavos, 'BRL');
const charge = (id: string, from: Bank = bank) =>
  from.createCharge({
    txid: id,
    amount: reais(5_000n),
    idNumber: cpf,
    name: 'Maria da Silva',
    expiresSeconds: 900,
    message: 'Depósito',
  });

test('a charge comes back with a code that passes the rules of the BR Code', async () => {
  const made = await charge(txid());
  expect(made).toMatchObject({ status: 'open', amount: reais(5_000n), payments: [] });
  expect(made.expiresAt.toISOString()).toBe('2026-11-21T12:15:00.000Z');
  expect(isValidPixPayload(made.brCode)).toBe(true);
  expect(getPixPayloadInfo(made.brCode)).toMatchObject({ pointOfInitiation: 'dynamic' });
});

test('asking for the same charge again answers the same charge', async () => {
  const id = txid();
  const first = await charge(id);
  expect((await charge(id)).brCode).toBe(first.brCode);
});

test('a charge that was paid meanwhile is answered, not asked for again', async () => {
  const id = txid();
  const made = await charge(id);
  const { endToEndId } = await pay({ brCode: made.brCode });
  const again = await charge(id);
  expect(again.status).toBe('paid');
  expect(again.payments[0]).toMatchObject({
    endToEndId,
    payerIdNumber: cpf,
    amount: reais(5_000n),
  });
});

test('an open charge can be taken back, a paid one stays paid', async () => {
  const id = txid();
  await charge(id);
  expect(await bank.removeCharge(id)).toMatchObject({ status: 'removed', payments: [] });
  expect(await bank.removeCharge(id)).toMatchObject({ status: 'removed' });
  const other = txid();
  const { endToEndId } = await pay({ brCode: (await charge(other)).brCode });
  expect(await bank.removeCharge(other)).toMatchObject({
    status: 'paid',
    payments: [{ endToEndId }],
  });
});

test('what does not exist is null', async () => {
  expect(await bank.removeCharge(txid())).toBeNull();
  expect(await bank.charge(txid())).toBeNull();
  expect(await bank.payment('E99999010202611211200aaaaaaaaaaa')).toBeNull();
  expect(await bank.payout('nobody')).toBeNull();
});

test('a payer whose bank does not tell is still known by the filter of the standard', async () => {
  await switches({ payer: 'hidden' });
  const id = txid();
  await charge(id);
  const { endToEndId } = await pay({ txid: id });
  const payment = await bank.payment(endToEndId);
  expect(payment?.payerIdNumber).toBeNull();
  if (payment === null) return;
  expect(await bank.paidBy(payment, cpf)).toBe(true);
  expect(await bank.paidBy(payment, otherCpf)).toBe(false);
});

test('the list of received Pix has pages', async () => {
  const from = new Date(clock.now().getTime() - 1000);
  const { items, more } = await bank.payments(from, clock.now(), 0);
  expect(items.length).toBeGreaterThan(0);
  expect(more).toBe(false);
});

test('a refund has one effect, however often it is asked for', async () => {
  const id = txid();
  await charge(id);
  const { endToEndId } = await pay({ txid: id, payerCpf: otherCpf });
  const asked = await Promise.all(
    Array.from({ length: 10 }, () => bank.refund(endToEndId, 'R1', reais(5_000n))),
  );
  expect(new Set(asked.map((refund) => refund.returnId)).size).toBe(1);
  await expect(bank.refund(endToEndId, 'R2', reais(1n))).rejects.toMatchObject({ kind: 'refused' });
  await sandbox.tick();
  expect(await bank.refundStatus(endToEndId, 'R1')).toMatchObject({
    status: 'done',
    nature: 'ours',
  });
});

test('a payout is sent once under one id, and another input under it is refused', async () => {
  const payout = { id: 'P1', amount: reais(2_000n), key: cpf, idNumber: cpf };
  const sent = await Promise.all(Array.from({ length: 10 }, () => bank.sendPayout(payout)));
  expect(new Set(sent.map((one) => one.endToEndId)).size).toBe(1);
  await expect(bank.sendPayout({ ...payout, amount: reais(3_000n) })).rejects.toMatchObject({
    kind: 'refused',
    status: 409,
  });
  await sandbox.tick();
  expect(await bank.payout('P1')).toMatchObject({ status: 'done', returned: null });
});

test('a key of somebody else is refused', async () => {
  const payout = { id: 'P2', amount: reais(2_000n), key: otherCpf, idNumber: cpf };
  await expect(bank.sendPayout(payout)).rejects.toMatchObject({ kind: 'refused' });
  expect(await bank.payout('P2')).toBeNull();
});

test('a payout without an answer is unknown until its status is asked', async () => {
  await switches({ payouts: 'slow' });
  const slow = { id: 'P3', amount: reais(2_000n), key: cpf, idNumber: cpf };
  await expect(bank.sendPayout(slow)).rejects.toMatchObject({ kind: 'unknown' });
  expect(await bank.payout('P3')).toMatchObject({ status: 'pending' });
  await switches({ payouts: 'lost' });
  await expect(bank.sendPayout({ ...slow, id: 'P4' })).rejects.toMatchObject({ kind: 'unknown' });
  expect(await bank.payout('P4')).toBeNull();
});

test('nothing is answered without the secret, the certificate or the authority', async () => {
  const wrongSecret = createPixBank(settings({ clientSecret: 'x' }), clock);
  await expect(wrongSecret.charge(txid())).rejects.toMatchObject({ kind: 'unknown', status: 401 });
  await wrongSecret.close();
  const noAuthority = createPixBank(settings({ ca: null }), clock);
  await expect(noAuthority.charge(txid())).rejects.toMatchObject({ kind: 'unknown' });
  await noAuthority.close();
  const strangerDir = await mkdtemp(join(tmpdir(), 'arara-stranger-'));
  const stranger = await startSandbox(strangerDir);
  const { cert, key } = stranger.bank;
  const otherCertificate = createPixBank(settings({ cert, key }), clock);
  await expect(otherCertificate.charge(txid())).rejects.toMatchObject({ status: 403 });
  await otherCertificate.close();
  await stranger.stop();
  await rm(strangerDir, { recursive: true });
});

test('an error names no person', async () => {
  const dead = createPixBank(settings({ url: 'https://127.0.0.1:1' }), clock);
  const payment = {
    endToEndId: 'E99999010202611211200aaaaaaaaaaa',
    txid: null,
    key: null,
    amount: reais(1n),
    at: clock.now(),
    payerIdNumber: null,
    refunds: [],
  };
  const error = await dead.paidBy(payment, cpf).catch((thrown: Error) => thrown);
  expect(String(error)).not.toContain(cpf);
  await dead.close();
});

test('a bank that is down opens the breaker, and calls fail at once', async () => {
  const dead = createPixBank(settings({ url: 'https://127.0.0.1:1' }), clock);
  const outcomes: string[] = [];
  for (let call = 0; call < 40; call += 1) {
    await dead.charge(txid()).catch((error: Error) => outcomes.push(error.message));
  }
  expect(outcomes.at(-1)).toBe('the bank does not answer at the moment');
  await dead.close();
});

test('webhooks arrive, are tried again after a failure, and come twice when told so', async () => {
  const heard: unknown[] = [];
  let fail = true;
  const receiver = createServer((incoming, reply) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString());
      if (!fail && 'pix' in body) heard.push({ path: incoming.url, body });
      reply.writeHead(fail ? 500 : 200).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const { port } = receiver.address() as AddressInfo;
  await bank.registerWebhook(`http://127.0.0.1:${port}/hook`);
  expect(await bank.webhookUrl()).toBe(`http://127.0.0.1:${port}/hook`);
  const id = txid();
  await charge(id);
  const { endToEndId } = await pay({ txid: id });
  await sandbox.tick();
  expect(heard).toHaveLength(0);
  fail = false;
  clock.advance(60_000);
  await sandbox.tick();
  expect(heard).toMatchObject([{ path: '/hook/pix', body: { pix: [{ endToEndId, txid: id }] } }]);
  await switches({ webhook: 'twice' });
  await pay({ txid: id });
  await sandbox.tick();
  expect(heard).toHaveLength(3);
  receiver.close();
});

test('a restart of the bank loses nothing', async () => {
  const id = txid();
  const made = await charge(id);
  await sandbox.stop();
  sandbox = await startSandbox();
  const again = createPixBank(settings(), clock);
  expect((await again.charge(id))?.brCode).toBe(made.brCode);
  await again.close();
});

test('mail and SMS that leave the house are found in the outbox', async () => {
  const { createTransport } = await import('nodemailer');
  await createTransport(sandbox.mailUrl).sendMail({
    from: 'casa@arara.example',
    to: 'Maria@Example.com',
    subject: 'Olá, ação',
    text: 'Seu código é 123.',
  });
  await request(sandbox.smsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: '+5511999990000', text: 'Código 456' }),
  });
  const mail = await site.inject('/sandbox/outbox?to=maria@example.com');
  expect(mail.json().value.messages).toMatchObject([
    { channel: 'mail', subject: 'Olá, ação', text: 'Seu código é 123.' },
  ]);
  const sms = await site.inject('/sandbox/outbox?to=%2B5511999990000');
  expect(sms.json().value.messages).toMatchObject([{ channel: 'sms', text: 'Código 456' }]);
});

test('an entry of a list that makes no sense is told apart by its id', () => {
  const good = { endToEndId: 'E'.repeat(32), valor: '5.00', horario: '2026-11-21T12:00:00Z' };
  const bad = { ...good, endToEndId: 'X'.repeat(32), valor: 'cinco' };
  const parametros = { paginacao: { paginaAtual: 0, quantidadeDePaginas: 1 } };
  const path = { ...good, endToEndId: `../webhook/${'x'.repeat(21)}` };
  const pix = [bad, good, null, { endToEndId: 7 }, path, { ...path, valor: 'cinco' }];
  const answer = PaymentsAnswer.parse({ parametros, pix }).pix;
  expect(answer.items.map(({ endToEndId }) => endToEndId)).toEqual([good.endToEndId]);
  expect(answer.unreadable).toEqual([bad.endToEndId, null, null, null, null]);
});
