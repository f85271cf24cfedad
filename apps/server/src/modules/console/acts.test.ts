import type { StaffMember } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestStaff } from '../../testing/staff-member.ts';
import type { Player } from '../identity/index.ts';
import { demoAccounts } from '../identity/index.ts';
import { openDeskProgram } from './testing/desk-program.ts';
import type { DeskProgram } from './testing/desk-program.ts';

let program: DeskProgram;
let support: TestStaff;
let auditor: TestStaff;
let luciana: Player;
beforeAll(async () => {
  program = await openDeskProgram();
  support = await program.person('support');
  auditor = await program.person('auditor');
  luciana = await program.modules.identity.service.demoMember('arara');
}, 120_000);
afterAll(() => program.close());

const reason = 'asked for by phone';
const act = (path: string, body: object = { reason }, who = support) =>
  program.call<Record<string, unknown>>(who, `members/${luciana.accountNumber}/${path}`, body);
const page = async () =>
  (await program.call<StaffMember>(support, `members/${luciana.accountNumber}`)).value;

async function signIn() {
  const { username, password } = demoAccounts.member;
  const reply = await program.app.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { host: 'localhost', merchant: 'arara' },
    payload: { username, password },
  });
  return reply.json<{ errorCode?: string; value?: { token: string } }>();
}

async function isIn(token: string | undefined): Promise<boolean> {
  const reply = await program.app.inject({
    method: 'GET',
    url: '/api/limits',
    headers: { host: 'localhost', merchant: 'arara', authorization: token ?? '' },
  });
  return reply.statusCode === 200;
}

describe('every act', () => {
  const acts = [
    ['block', { reason }],
    ['unblock', { reason }],
    ['sessions/end', { reason }],
    ['second-step/reset', { reason }],
    ['password/renew', { reason }],
    ['notes', { text: 'a note' }],
    ['flags', { flag: 'watch', on: true, reason }],
    ['reveal', { fields: ['email'], reason }],
    ['pause', { hours: 24, reason }],
    ['exclude', { months: 2, reason }],
    ['limits/loss/day', { value: '1.00', reason }],
    ['rank', { level: 0, until: null, reason }],
  ] as const;

  test.each(acts)('needs its permission, and a member of the brand: %s', async (path, body) => {
    expect(await act(path, body, auditor)).toMatchObject({ errorCode: 'permission.denied' });
    const elsewhere = await program.person('support', 'noite-tropical');
    const other = `members/${luciana.accountNumber}/${path}`;
    expect(await program.call(elsewhere, other, body, 'noite-tropical')).toMatchObject({
      status: 404,
      errorCode: 'member.not.found',
    });
    expect(await program.call(elsewhere, other, body)).toMatchObject({
      errorCode: 'permission.denied',
    });
  });

  test.each(acts.filter(([path]) => path !== 'notes'))('needs a reason: %s', async (path, body) => {
    for (const none of [undefined, '', '  a  ', 'x'.repeat(501)]) {
      expect(await act(path, { ...body, reason: none })).toMatchObject({
        errorCode: 'request.invalid',
      });
    }
  });

  test('that was refused leaves no line in the audit', async () => {
    expect(await program.auditOf(luciana)).toEqual([]);
  });
});

describe('a block', () => {
  test('signs the member out, is told on the page, and is lifted', async () => {
    const { value } = await signIn();
    expect(await isIn(value?.token)).toBe(true);
    expect(await act('block')).toMatchObject({ status: 200 });
    expect(await isIn(value?.token)).toBe(false);
    expect((await signIn()).errorCode).toBe('account.blocked');
    expect((await page()).state.blocked).toMatchObject({ by: support.email, reason });
    expect(await act('block')).toMatchObject({ status: 409, errorCode: 'member.state' });
    expect(await act('unblock')).toMatchObject({ status: 200 });
    expect(await act('unblock')).toMatchObject({ errorCode: 'member.state' });
    expect((await page()).state).toMatchObject({ blocked: null, forbidden: [] });
    expect(await program.auditOf(luciana)).toMatchObject([
      { action: 'member.unblocked', actor: support.email, detail: { reason } },
      {
        action: 'member.blocked',
        detail: { before: { blocked: false }, after: { blocked: true } },
      },
    ]);
  });

  test('by several people at once is one', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => act('block')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    const lines = await program.auditOf(luciana);
    expect(lines.filter(({ action }) => action === 'member.blocked')).toHaveLength(2);
    await act('unblock');
  });
});

describe('the way in', () => {
  test('is shut by the end of the sessions', async () => {
    const { value } = await signIn();
    expect((await page()).access.sessions.length).toBeGreaterThan(0);
    expect(await act('sessions/end')).toMatchObject({ status: 200 });
    expect(await isIn(value?.token)).toBe(false);
    expect((await page()).access.sessions).toEqual([]);
    const ended = async () =>
      (await program.auditOf(luciana)).filter(({ action }) => action === 'member.sessions.ended');
    expect(await ended()).toMatchObject([{ detail: { after: { sessions: 0 } } }]);
    expect(await act('sessions/end')).toMatchObject({ status: 200 });
    expect(await ended()).toHaveLength(1);
    await Promise.all([signIn(), signIn()]);
    await Promise.all([1, 2].map(() => act('sessions/end')));
    const [last] = await ended();
    expect(last?.detail).toMatchObject({ before: { sessions: 2 } });
    expect(await ended()).toHaveLength(2);
  });

  test('asks for a second step no more once it is reset, and the member is told', async () => {
    expect(await act('second-step/reset')).toMatchObject({ errorCode: 'factor.off' });
    await program.owner.query(
      `insert into identity.totp (player_id, secret_box, created_at, confirmed_at)
        values ($1, '\\x00', now(), now())`,
      [luciana.id],
    );
    expect((await page()).access.secondStep).toBe(true);
    expect(await act('second-step/reset')).toMatchObject({ status: 200 });
    expect((await page()).access).toMatchObject({ secondStep: false, totpSince: null });
    const { rows } = await program.owner.query(
      `select template from messages.told where player_id = $1 order by id desc limit 1`,
      [luciana.id],
    );
    expect(rows).toEqual([{ template: 'totp.off' }]);
  });

  test('asks for a new password at the next sign-in, once', async () => {
    expect(await act('password/renew')).toMatchObject({ status: 200 });
    expect(await act('password/renew')).toMatchObject({ errorCode: 'member.state' });
    expect((await page()).access.mustChangePassword).toBe(true);
    const { value } = await signIn();
    expect(await isIn(value?.token)).toBe(false);
    await program.owner.query(
      `update identity.player set must_change_password = false where id = $1`,
      [luciana.id],
    );
  });
});

describe('notes and flags', () => {
  test('are kept as they were written, markup and all, and never change', async () => {
    const text = '<script>alert(1)</script> "ligou" às 9h';
    expect((await act('notes', { text })).value).toMatchObject({ text, by: support.email });
    expect((await page()).notes[0]).toMatchObject({ text });
    await expect(program.owner.query(`update console.note set words = 'x'`)).rejects.toThrow(
      'never changes',
    );
    await expect(program.owner.query(`delete from console.note`)).rejects.toThrow('never changes');
    const [line] = await program.auditOf(luciana);
    expect(JSON.stringify(line)).not.toContain('script');
  });

  test('a flag is put once and taken once, whoever presses first', async () => {
    const put = { flag: 'fraud', on: true, reason };
    const replies = await Promise.all([1, 2, 3].map(() => act('flags', put)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await page()).flags).toMatchObject([{ flag: 'fraud', by: support.email, reason }]);
    expect(await act('flags', { ...put, on: false })).toMatchObject({ status: 200 });
    expect(await act('flags', { ...put, on: false })).toMatchObject({ errorCode: 'member.state' });
    expect((await page()).flags).toEqual([]);
    expect(await act('flags', { ...put, flag: 'pigeon' })).toMatchObject({
      errorCode: 'request.invalid',
    });
  });
});

describe('personal data', () => {
  test('is shown for a reason, and the audit keeps the fields alone', async () => {
    const fields = ['name', 'idNumber', 'birthDate', 'email', 'mobile', 'pixKey', 'contacts'];
    const { value } = await act('reveal', { fields: [...fields, 'email'].slice(0, 8), reason });
    expect(value).toEqual({
      values: {
        name: 'Luciana Reis',
        idNumber: '529.982.247-25',
        birthDate: '1990-05-17',
        email: 'luciana@arara.example',
        mobile: '+5511912345678',
        pixKey: '529.982.247-25',
        contacts: null,
      },
    });
    const [line] = await program.auditOf(luciana);
    expect(line).toEqual({
      action: 'member.revealed',
      actor: support.email,
      detail: { fields, reason },
    });
  });

  test('is shown by its fields only', async () => {
    expect((await act('reveal', { fields: ['email'], reason })).value).toEqual({
      values: { email: 'luciana@arara.example' },
    });
    for (const fields of [[], ['password'], 'email']) {
      expect(await act('reveal', { fields, reason })).toMatchObject({
        errorCode: 'request.invalid',
      });
    }
  });
});
