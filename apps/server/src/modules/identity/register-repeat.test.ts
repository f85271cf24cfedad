import { randomUUID } from 'node:crypto';
import { minute } from '@arara/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { playProviders, registerPath, registration, ticketOf } from './testing/play-providers.ts';
import { createPhoneProver } from './testing/phone-prover.ts';
import { mobileBody, nextNumber, paths, startPhoneApp } from './testing/phone.ts';
import { askCode, createVisitor, newcomer } from './testing/visitor.ts';

// The network drops after the server has done it: the same form, sent again, signs in.

const app = await startPhoneApp();
const { pages, stop } = await playProviders(app);
afterAll(stop);
const { prove } = createPhoneProver(app, pages);

interface Form {
  readonly path: string;
  readonly body: Record<string, unknown>;
  /** The code of the refusal for a form that is not known again. */
  readonly taken: string;
}

const byName = async (): Promise<Form> => ({
  path: '/wps/member/register',
  body: newcomer(),
  taken: 'username.taken',
});
const ways: Record<string, () => Promise<Form>> = {
  'by username': byName,
  async 'by mobile'() {
    const mobileNum = nextNumber();
    const code = await askCode(app, createVisitor(app), paths.register, mobileNum);
    const body = mobileBody(mobileNum, { verificationCode: code });
    return { path: paths.mobile, body, taken: 'sms.code.invalid' };
  },
  async 'by a provider'() {
    const firebaseIdToken = await prove(`+55${nextNumber()}`);
    const visit = { method: 'POST', body: { type: 'firebase', firebaseIdToken } } as const;
    const met = await createVisitor(app)('/wps/session/login', visit);
    return { path: registerPath, body: registration(ticketOf(met)), taken: 'id.number.taken' };
  },
};

/** Sends a form as a page does that may have to send it again. */
const send = ({ path, body }: Pick<Form, 'path' | 'body'>, key: string | null) =>
  createVisitor(app)(path, {
    method: 'PUT',
    body,
    headers: key === null ? {} : { 'idempotency-key': key },
  });

describe.each(Object.entries(ways))('a registration %s whose answer was lost', (_, fill) => {
  test('signs in to its account when it is sent again, and opens no other', async () => {
    const form = await fill();
    const key = randomUUID();
    const first = await send(form, key);
    expect(first.success).toBe(true);
    const opened = app.opened.length;
    // From another page, in another language, with work that was done anew.
    const now = { challenge: 'bmV3', domain: 'www.arara.example', language: 'EN' };
    const again = await send({ ...form, body: { ...form.body, ...now } }, key);
    expect(again.success).toBe(true);
    expect(again.value.member).toEqual(first.value.member);
    expect(again.value.accountNumber).toBe(first.value.accountNumber);
    expect(again.value.token).not.toBe(first.value.token);
    expect(app.opened).toHaveLength(opened);
  });

  test('tells whoever has another key, none, or typed anything else, what it always did', async () => {
    const form = await fill();
    const key = randomUUID();
    expect((await send(form, key)).success).toBe(true);
    const limits = { lossDay: '50.00', timeDayMinutes: 120 };
    const other = { ...form, body: { ...form.body, limits } };
    for (const refused of [
      await send(form, randomUUID()),
      await send(form, null),
      await send(form, 'short'),
      await send(other, key),
    ]) {
      expect(refused.errorCode).toBe(form.taken);
    }
  });

  test('sent five times at once opens one account, and every answer leads into it', async () => {
    const form = await fill();
    const key = randomUUID();
    const opened = app.opened.length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(form, key)));
    expect(answers.map(({ success }) => success)).toEqual(Array(5).fill(true));
    expect(new Set(answers.map(({ value }) => value.member.id)).size).toBe(1);
    expect(app.opened).toHaveLength(opened + 1);
  });
});

describe('a form that is known again', () => {
  test('is so for ten minutes', async () => {
    const form = await byName();
    const key = randomUUID();
    await send(form, key);
    app.clock.advance(10 * minute - 1);
    expect((await send(form, key)).success).toBe(true);
    app.clock.advance(1);
    expect((await send(form, key)).errorCode).toBe(form.taken);
  });

  test('opens nothing at another merchant, nor what was locked or given another password', async () => {
    const form = await byName();
    const key = randomUUID();
    const { token, member } = (await send(form, key)).value;
    const elsewhere = await createVisitor(app)(form.path, {
      method: 'PUT',
      body: form.body,
      headers: { 'idempotency-key': key, merchant: 'second' },
    });
    expect(elsewhere.value.member.id).not.toBe(member.id);

    const block = { permission: 'login', reason: 'operator', until: null } as const;
    const { service } = app.identity;
    await app.database.transaction((tx) => service.block(tx, BigInt(member.id), block));
    expect((await send(form, key)).errorCode).toBe('account.blocked');
    await app.database.transaction((tx) =>
      service.unblock(tx, BigInt(member.id), 'login', block.reason),
    );
    expect((await send(form, key)).success).toBe(true);

    app.clock.advance(1_000);
    const oldPassword = form.body['password'];
    const newPassword = 'Jabuticaba-42k';
    const changed = await createVisitor(app)('/wps/member/password', {
      method: 'POST',
      token,
      body: { oldPassword, newPassword, confirmNewPassword: newPassword },
    });
    expect(changed.success).toBe(true);
    expect((await send(form, key)).errorCode).toBe(form.taken);
  });
});
