import { sql } from '@arara/postgres';
import { afterAll, describe, expect, test } from 'vitest';
import { startIdentityApp } from '../testing/identity-app.ts';
import { nextNumber } from '../testing/phone.ts';
import { createVisitor, joinByEmail, password } from '../testing/visitor.ts';
import type { MoneyNotice } from './money-notice.ts';

const app = await startIdentityApp();
const { tellOfMoney, wantsNews } = app.identity.service;
afterAll(() => app.close());

const path = '/api/account/notices';
let people = 0;

async function member() {
  const email = `aviso${(people += 1)}@arara.example`;
  const call = createVisitor(app);
  const { token, username, member: info } = await joinByEmail(app, call, email);
  return {
    id: BigInt(info.id),
    email,
    username,
    call,
    choose: (id: string, wanted: boolean) =>
      call(path, { method: 'PUT', token, body: { id, wanted } }),
    async read() {
      const { value } = await call(path, { token });
      const { notices } = value as unknown as { notices: { id: string; wanted: boolean }[] };
      return Object.fromEntries(notices.map(({ id, wanted }) => [id, wanted]));
    },
    async mails() {
      await app.runJobs();
      return app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    },
  };
}

const money = { amount: '1234.50', currency: 'BRL' };
const tell = (id: bigint, template: MoneyNotice['template']) =>
  app.kit.transaction((tx) => tellOfMoney(tx, id, { template, ...money }));

async function confirmNumber(id: bigint): Promise<string> {
  const mobile = `+55${nextNumber()}`;
  await app.kit.read.query(sql`
    update identity.player set mobile = ${mobile}, mobile_confirmed_at = now() where id = ${id}`);
  return mobile;
}

const texts = (to: string) => app.texts.filter((one) => one.to === to).map(({ text }) => text);

describe('what a member wants to hear', () => {
  test('begins as the house sets it, and is each member’s own', async () => {
    const [mine, other] = [await member(), await member()];
    const first = {
      'security.mail': true,
      'entry.mail': true,
      'withdrawal.mail': true,
      'withdrawal.sms': false,
      'deposit.mail': false,
      'deposit.sms': false,
      'news.site': true,
    };
    expect(await mine.read()).toEqual(first);
    await mine.choose('deposit.mail', true);
    await mine.choose('news.site', false);
    expect(await mine.read()).toEqual({ ...first, 'deposit.mail': true, 'news.site': false });
    expect(await other.read()).toEqual(first);
    expect([await wantsNews(mine.id), await wantsNews(other.id)]).toEqual([false, true]);
    const visitor = await mine.call(path, {
      method: 'PUT',
      body: { id: 'deposit.mail', wanted: true },
    });
    expect(visitor.errorCode).toBe('session.missing');
  });

  test('what protects the account stays on, and what there is not is refused', async () => {
    const { choose, read } = await member();
    expect(await choose('security.mail', false)).toMatchObject({
      status: 422,
      errorCode: 'notice.required',
    });
    expect(await choose('deposit.pigeon', true)).toMatchObject({ errorCode: 'request.invalid' });
    expect(await read()).toMatchObject({ 'security.mail': true });
  });

  test('that would give a thief away goes off with a letter to the owner, once', async () => {
    const { choose, mails } = await member();
    await choose('news.site', false);
    await Promise.all([1, 2, 3].map(() => choose('entry.mail', false)));
    await choose('withdrawal.mail', false);
    await choose('withdrawal.mail', true);
    const told = await mails();
    expect(told).toEqual([
      'Um aviso da sua conta foi desligado',
      'Um aviso da sua conta foi desligado',
    ]);
  });

  test('the same choice many times at once is one', async () => {
    const { choose, read } = await member();
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose('deposit.sms', true)));
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(await read()).toMatchObject({ 'deposit.sms': true });
  });
});

describe('money', () => {
  test('is told by mail as the member has chosen', async () => {
    const { id, choose, mails } = await member();
    await tell(id, 'deposit.paid');
    expect(await mails()).toEqual([]);
    await tell(id, 'withdrawal.paid');
    expect(await mails()).toEqual(['Saque de R$\u00a01.234,50 pago']);
    await choose('withdrawal.mail', false);
    await choose('deposit.mail', true);
    await tell(id, 'withdrawal.back');
    await tell(id, 'deposit.paid');
    expect((await mails()).slice(2)).toEqual(['Depósito de R$\u00a01.234,50 na conta']);
  });

  test.each([
    [
      'that a corrected result has changed',
      'ticket.corrected',
      /^Resultado corrigido: .* R\$\s1\.234,50$/,
    ],
    [
      'whose prize people look at first',
      'ticket.held',
      /^Prêmio de R\$\s1\.234,50 em conferência$/,
    ],
    [
      'whose stake two people gave back',
      'ticket.returned',
      /^Bilhete anulado: R\$\s1\.234,50 de volta$/,
    ],
    [
      'that waited for people is there',
      'prize.released',
      /^Prêmio de R\$\s1\.234,50 no seu saldo$/,
    ],
  ] as const)(
    'of a ticket %s is told whatever a member has chosen',
    async (_, template, subject) => {
      const { id, choose, mails } = await member();
      await choose('withdrawal.mail', false);
      await tell(id, template);
      const subjects = await mails();
      expect(subjects.at(-1)).toMatch(subject);
    },
  );

  test('is told by short message to a confirmed number only', async () => {
    const { id, choose } = await member();
    await choose('withdrawal.sms', true);
    await tell(id, 'withdrawal.back');
    const mobile = await confirmNumber(id);
    await app.runJobs();
    expect(texts(mobile)).toEqual([]);
    await tell(id, 'withdrawal.back');
    await tell(id, 'deposit.paid');
    await app.runJobs();
    expect(texts(mobile)).toEqual([
      'Arara: seu saque de R$\u00a01.234,50 não foi pago; o valor voltou ao saldo.',
    ]);
  });

  test('is told only if its transaction is', async () => {
    const { id, mails } = await member();
    const given = app.kit.transaction(async (tx) => {
      await tellOfMoney(tx, id, { template: 'withdrawal.paid', ...money });
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    expect(await mails()).toEqual([]);
  });
});

describe('an entry', () => {
  const mine = 'A'.repeat(22);
  const other = 'B'.repeat(22);
  const desk = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0';
  const enter = (username: string, request: object = {}) =>
    createVisitor(app)('/wps/session/login', {
      method: 'POST',
      body: { username, password },
      ...request,
    });

  test('by a browser that is known is no news, whatever it is called now', async () => {
    const { username, mails } = await member();
    await enter(username);
    await enter(username, { headers: { 'user-agent': desk } });
    expect(await mails()).toEqual([]);
  });

  test('by another one is, once, though it is of the same make and in the same country', async () => {
    const { username, mails } = await member();
    await enter(username, { device: mine });
    await enter(username, { device: mine });
    expect(await mails()).toEqual(['Novo acesso à sua conta']);
    expect(app.mails.at(-1)?.text).toContain('Chrome · Android');
    await enter(username, { device: other, headers: { 'user-agent': desk } });
    expect(await mails()).toHaveLength(2);
    expect(app.mails.at(-1)?.text).toContain('Firefox · Windows');
  });

  test('by two at once of one new browser is told once', async () => {
    const { username, mails } = await member();
    await Promise.all([1, 2, 3].map(() => enter(username, { device: mine })));
    expect(await mails()).toEqual(['Novo acesso à sua conta']);
  });

  test('leaves a mark in the browser that no script reads and no other site sends', async () => {
    const { username, mails } = await member();
    const { headers } = await enter(username, { device: null });
    const set = [headers['set-cookie']]
      .flat()
      .find((one) => String(one).startsWith('arara_device='));
    expect(set).toMatch(
      /^arara_device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const device = String(set).slice('arara_device='.length, 'arara_device='.length + 22);
    await enter(username, { device });
    expect(await mails()).toHaveLength(1);
  });

  test('that is refused marks nothing, and a text that is no mark counts for none', async () => {
    const { username } = await member();
    const refused = await enter(username, { device: null, body: { username, password: 'errada' } });
    expect(refused.headers['set-cookie']).toBeUndefined();
    const { headers } = await enter(username, { device: 'x; y=<script>' });
    expect(String(headers['set-cookie'])).toMatch(/arara_device=[\w-]{22};/);
  });

  test('of two members in one browser leaves nothing that says so', async () => {
    const [first, second] = [await member(), await member()];
    for (const { username } of [first, second]) await enter(username, { device: mine });
    const { rows } = await app.database.pool.query(
      'select mark_hash from identity.device where player_id = any($1)',
      [[first.id, second.id]],
    );
    const hashes = rows.map((row) => (row as { mark_hash: Buffer }).mark_hash.toString('hex'));
    expect(new Set(hashes).size).toBe(4);
    expect(JSON.stringify(hashes)).not.toContain(Buffer.from(mine).toString('hex'));
  });

  test('is not told to whoever does not want it; a wrong password is none', async () => {
    const { username, choose, mails } = await member();
    await choose('entry.mail', false);
    await enter(username, { device: mine });
    expect(await mails()).toEqual(['Um aviso da sua conta foi desligado']);
  });
});
