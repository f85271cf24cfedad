import { sql } from '@arara/postgres';
import { minute } from '@arara/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from '../testing/identity-program.ts';
import { byMobile, joinByMobile, nextNumber, signInBy, paths } from '../testing/phone.ts';
import { askCode, createVisitor, join, joinByEmail, password } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
  program.smsDown = false;
});

let people = 0;
const nextEmail = () => `novo${(people += 1)}@arara.example`;
const codeIn = (text: string | undefined): string => text?.match(/\d{6}/)?.[0] ?? 'none';

/** A member with the calls that change how they are reached. */
async function member(
  changes: Record<string, unknown> = {},
  call: Visitor = createVisitor(program),
) {
  const joined = await join(call, changes);
  return { ...joined, call, ...ways(call, joined.token) };
}

/** The same with an e-mail that is confirmed. */
async function owner(email: string) {
  const call = createVisitor(program);
  const joined = await joinByEmail(program, call, email);
  return { ...joined, call, ...ways(call, joined.token) };
}

function ways(call: Visitor, token: string) {
  const send = (path: string, method: 'POST' | 'PUT', body: unknown) =>
    call(`/api/account/${path}`, { method, token, body });
  return {
    startEmail: (email: string, rest = {}) =>
      send('email/code', 'POST', { password, email, ...rest }),
    confirmEmail: (email: string, verificationCode: string) =>
      send('email', 'PUT', { email, verificationCode }),
    startMobile: (mobileNum: string, rest = {}) =>
      send('mobile/code', 'POST', { password, mobileNum, ...rest }),
    confirmMobile: (mobileNum: string, verificationCode: string) =>
      send('mobile', 'PUT', { mobileNum, verificationCode }),
    info: async () => (await call('/wps/member/info', { token })).value,
  };
}

/** The code of the newest mail to an address. */
async function mailed(to: string): Promise<string> {
  await program.runJobs();
  return codeIn(program.mails.findLast((mail) => mail.to === to)?.subject);
}

const texted = (mobile: string) =>
  codeIn(program.shortMessages.findLast(({ to }) => to === `+55${mobile}`)?.text);

const subjectsTo = async (address: string) => {
  await program.runJobs();
  return program.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
};

describe('another e-mail', () => {
  test('counts once its code comes back; the old address is told and gets no links any more', async () => {
    const [old, email] = [nextEmail(), nextEmail()];
    const { username, call, startEmail, confirmEmail, info } = await owner(old);
    const recover = (address: string) =>
      call('/wps/member/password/email', {
        method: 'POST',
        body: new URLSearchParams({ username, email: address }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    await recover(old);
    await program.runJobs();
    const link = program.mails.findLast(({ to }) => to === old)?.text.match(/#recover=(\S+)/)?.[1];
    expect(await startEmail(email)).toMatchObject({ value: { expiredMinutes: 5 } });
    expect(await info()).toMatchObject({ email: old, emailConfirmed: true });
    const code = await mailed(email);
    expect(program.mails.findLast(({ to }) => to === email)?.text).not.toContain(username);
    expect(await confirmEmail(email, code)).toMatchObject({ status: 200 });
    expect(await info()).toMatchObject({ email, emailConfirmed: true });
    expect(await subjectsTo(old)).toEqual(['Crie uma senha nova', 'O e-mail da sua conta mudou']);
    const reset = await call('/api/account/password/reset', {
      method: 'POST',
      body: { code: link, newPassword: 'Jambo-roxo-31', confirmNewPassword: 'Jambo-roxo-31' },
    });
    expect(reset.errorCode).toBe('recovery.code.invalid');
    await recover(old);
    expect(await subjectsTo(old)).toHaveLength(2);
    expect(await confirmEmail(email, code)).toMatchObject({ errorCode: 'email.code.invalid' });
    expect(await startEmail(email.toUpperCase())).toMatchObject({ errorCode: 'contact.same' });
  });

  test('the address of the registration is confirmed the same way, and nobody is told', async () => {
    const email = nextEmail();
    const { startEmail, confirmEmail, info } = await member({ email });
    await startEmail(email);
    await confirmEmail(email, await mailed(email));
    expect(await info()).toMatchObject({ email, emailConfirmed: true });
    const code = expect.stringMatching(/^\d{6} é o seu código$/);
    expect(await subjectsTo(email)).toEqual(['Confirme o seu e-mail', code]);
  });

  test('asks for the owner: a wrong password sends nothing', async () => {
    const email = nextEmail();
    const { call, startEmail } = await member();
    expect(await startEmail(email, { password: 'errada-12' })).toMatchObject({
      errorCode: 'password.wrong',
    });
    const visitor = await call('/api/account/email/code', { method: 'POST', body: { email } });
    expect(visitor.errorCode).toBe('session.missing');
    expect(await subjectsTo(email)).toEqual([]);
  });

  test('a code is of the member who asked for it, of its address, and stands five tries', async () => {
    const [mine, other] = [await member(), await member()];
    const email = nextEmail();
    await mine.startEmail(email);
    const code = await mailed(email);
    expect((await other.confirmEmail(email, code)).errorCode).toBe('email.code.invalid');
    expect((await mine.confirmEmail(nextEmail(), code)).errorCode).toBe('email.code.invalid');
    for (const guess of ['000000', '000001', '000002', '000003', '000004', '000005']) {
      expect((await mine.confirmEmail(email, guess)).errorCode).toBe('email.code.invalid');
    }
    expect((await mine.confirmEmail(email, code)).errorCode).toBe('email.code.invalid');
    program.clock.advance(5 * minute);
    await mine.startEmail(email);
    expect((await mine.confirmEmail(email, await mailed(email))).success).toBe(true);
  });

  test('an address that somebody else has answers like any other', async () => {
    const email = nextEmail();
    await member({ email });
    const { startEmail } = await member();
    expect(await startEmail(email)).toMatchObject({ value: { expiredMinutes: 5 } });
  });

  test('no second code while one is good, and six an hour', async () => {
    const { startEmail } = await member();
    const email = nextEmail();
    const both = await Promise.all([startEmail(email), startEmail(email)]);
    expect(both.map(({ errorCode }) => errorCode ?? 'sent').sort()).toEqual(['email.wait', 'sent']);
    for (let i = 0; i < 5; i += 1) expect((await startEmail(nextEmail())).success).toBe(true);
    expect(await startEmail(nextEmail())).toMatchObject({
      status: 429,
      errorCode: 'email.too.many',
    });
  });

  test('confirmed twice at once is done once', async () => {
    const [old, email] = [nextEmail(), nextEmail()];
    const { startEmail, confirmEmail } = await owner(old);
    await startEmail(email);
    const code = await mailed(email);
    const answers = await Promise.all([1, 2, 3].map(() => confirmEmail(email, code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await subjectsTo(old)).toEqual(['O e-mail da sua conta mudou']);
  });
});

describe('another mobile number', () => {
  test('counts and signs in once its code comes back; mail and the old number tell', async () => {
    const call = createVisitor(program);
    program.settings = { ...testSettings, form: { ...testSettings.form, mobile: byMobile } };
    const email = nextEmail();
    const { mobileNum: old, value } = await joinByMobile(program, call);
    await program.owner.query(
      sql`update identity.player set email = ${email}, email_confirmed_at = now()
        where id = ${BigInt(value.member.id)}`,
    );
    const { startMobile, confirmMobile, info } = ways(call, value.token);
    const fresh = nextNumber();
    expect(await startMobile(fresh)).toMatchObject({ value: { expiredMinutes: 3 } });
    expect(await info()).toMatchObject({ mobileNum: `+55${old}`, mobileConfirmed: true });
    expect(await confirmMobile(fresh, texted(fresh))).toMatchObject({ status: 200 });
    expect(await info()).toMatchObject({ mobileNum: `+55${fresh}`, mobileConfirmed: true });
    expect(await subjectsTo(email)).toEqual(['O celular da sua conta mudou']);
    expect(program.shortMessages.at(-1)).toMatchObject({
      to: `+55${old}`,
      text: expect.stringContaining('agora é outro'),
    });
    expect(await askCode(program, call, paths.login, old)).toBeNull();
    const code = await askCode(program, call, paths.login, fresh);
    expect((await signInBy(call, fresh, code)).value.member.id).toBe(value.member.id);
    expect(await startMobile(fresh)).toMatchObject({ errorCode: 'contact.same' });
  });

  test('a number typed at registration is confirmed the same way', async () => {
    const mobileNum = nextNumber();
    const { startMobile, confirmMobile, info } = await member({ mobileNum });
    expect(await info()).toMatchObject({ mobileConfirmed: false });
    await startMobile(mobileNum);
    await confirmMobile(mobileNum, texted(mobileNum));
    expect(await info()).toMatchObject({ mobileNum: `+55${mobileNum}`, mobileConfirmed: true });
  });

  test('only whoever holds the phone hears that another member has it', async () => {
    const mobileNum = nextNumber();
    const [first, second] = [await member(), await member()];
    await first.startMobile(mobileNum);
    await first.confirmMobile(mobileNum, texted(mobileNum));
    expect((await second.startMobile(mobileNum)).success).toBe(true);
    expect((await second.confirmMobile(mobileNum, '000000')).errorCode).toBe('sms.code.invalid');
    const taken = await second.confirmMobile(mobileNum, texted(mobileNum));
    expect(taken).toMatchObject({ errorCode: 'mobile.taken', field: 'mobileNum' });
    expect(await first.info()).toMatchObject({ mobileConfirmed: true });
  });

  test('two members who confirm one number at once: one has it', async () => {
    const mobileNum = nextNumber();
    const pair = [await member(), await member()];
    const codes: string[] = [];
    for (const { startMobile } of pair) {
      await startMobile(mobileNum);
      codes.push(texted(mobileNum));
    }
    const answers = await Promise.all(
      pair.map(({ confirmMobile }, i) => confirmMobile(mobileNum, codes[i] ?? '')),
    );
    expect(answers.map(({ errorCode }) => errorCode ?? 'done').sort()).toEqual([
      'done',
      'mobile.taken',
    ]);
  });

  test('refuses what is no mobile number, a wrong password, and a code of another purpose', async () => {
    const { call, startMobile, confirmMobile } = await member();
    expect((await startMobile('1133334444')).errorCode).toBe('field.rule');
    expect((await startMobile(nextNumber(), { password: 'errada-12' })).errorCode).toBe(
      'password.wrong',
    );
    const mobileNum = nextNumber();
    const other = await askCode(program, call, paths.register, mobileNum);
    expect((await confirmMobile(mobileNum, other ?? '')).errorCode).toBe('sms.code.invalid');
  });

  test('a message that did not go is taken back', async () => {
    const { startMobile, confirmMobile } = await member();
    const mobileNum = nextNumber();
    program.smsDown = true;
    expect((await startMobile(mobileNum)).errorCode).toBe('sms.unavailable');
    program.smsDown = false;
    expect((await startMobile(mobileNum)).success).toBe(true);
    expect((await confirmMobile(mobileNum, texted(mobileNum))).success).toBe(true);
  });
});
