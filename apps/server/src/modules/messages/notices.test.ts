import { sql } from '@arara/postgres';
import { afterAll, describe, expect, test } from 'vitest';
import { openIdentityProgram } from '../identity/testing/identity-program.ts';
import { nextNumber } from '../identity/testing/phone.ts';
import { createVisitor, joinByEmail } from '../identity/testing/visitor.ts';
import type { Notice } from './index.ts';

const program = await openIdentityProgram();
const { service, contributes } = program.messaging;
const [wantsNews] = contributes.newsWishes;
afterAll(() => program.close());

const path = '/api/account/notices';
type MoneyNotice = Extract<Notice, { amount: string }>;
let people = 0;

async function member() {
  const email = `aviso${(people += 1)}@arara.example`;
  const call = createVisitor(program);
  const { token, member: info } = await joinByEmail(program, call, email);
  return {
    id: BigInt(info.id),
    call,
    choose: (id: string, wanted: boolean) =>
      call(path, { method: 'PUT', token, body: { id, wanted } }),
    async read() {
      const { value } = await call(path, { token });
      const { notices } = value as unknown as { notices: { id: string; wanted: boolean }[] };
      return Object.fromEntries(notices.map(({ id, wanted }) => [id, wanted]));
    },
    async mails() {
      await program.runJobs();
      return program.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    },
  };
}

const money = { amount: '1234.50', currency: 'BRL' };
const tell = (id: bigint, template: MoneyNotice['template']) =>
  program.database.transaction((tx) => service.tell(tx, id, { template, ...money }));

async function confirmNumber(id: bigint): Promise<string> {
  const mobile = `+55${nextNumber()}`;
  await program.owner.query(sql`
    update identity.player set mobile = ${mobile}, mobile_confirmed_at = now() where id = ${id}`);
  return mobile;
}

const texts = (to: string) =>
  program.shortMessages.filter((one) => one.to === to).map(({ text }) => text);

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
    expect([await wantsNews?.(mine.id), await wantsNews?.(other.id)]).toEqual([false, true]);
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
    await program.runJobs();
    expect(texts(mobile)).toEqual([]);
    await tell(id, 'withdrawal.back');
    await tell(id, 'deposit.paid');
    await program.runJobs();
    expect(texts(mobile)).toEqual([
      'Arara: seu saque de R$\u00a01.234,50 não foi pago; o valor voltou ao saldo.',
    ]);
  });

  test('is told only if its transaction is', async () => {
    const { id, mails } = await member();
    const given = program.database.transaction(async (tx) => {
      await service.tell(tx, id, { template: 'withdrawal.paid', ...money });
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    expect(await mails()).toEqual([]);
  });
});
