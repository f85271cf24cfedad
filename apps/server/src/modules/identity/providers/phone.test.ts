import { minute } from '@arara/testing';
import { afterAll, describe, expect, test } from 'vitest';
import {
  byMobile,
  joinByMobile,
  mobileBody,
  nextNumber,
  paths,
  startPhoneApp,
} from '../testing/phone.ts';
import { createPhoneProver } from '../testing/phone-prover.ts';
import type { Said } from '../testing/phone-prover.ts';
import { playProviders, registerPath, registration, ticketOf } from '../testing/play-providers.ts';
import { askCode, createVisitor } from '../testing/visitor.ts';

// Phones that the provider proves; the provider is the sandbox's, over its real protocol.

const app = await startPhoneApp({ ...byMobile, firebase: true });
const { pages, stop } = await playProviders(app);
afterAll(stop);

const { ask, captcha, send, codeTo, prove } = createPhoneProver(app, pages);

const loginPath = '/wps/session/login';
const enter = (firebaseIdToken: string) =>
  createVisitor(app)(loginPath, { method: 'POST', body: { type: 'firebase', firebaseIdToken } });

describe('the provider', () => {
  test('tells each failure by its name', async () => {
    const phone = '+5511955550000';
    const failure = async (asked: Promise<Said>) => (await asked).error?.message.split(' ')[0];
    const bare = (phoneNumber: string, more = {}) =>
      failure(ask('sendVerificationCode', { phoneNumber, ...more }));
    expect(await bare('')).toBe('MISSING_PHONE_NUMBER');
    expect(await bare('11955550000')).toBe('INVALID_PHONE_NUMBER');
    expect(await bare(phone)).toBe('MISSING_RECAPTCHA_TOKEN');
    const used = await captcha();
    await ask('sendVerificationCode', { phoneNumber: phone, recaptchaToken: used });
    expect(await bare(phone, { recaptchaToken: used })).toBe('CAPTCHA_CHECK_FAILED');
    const { sessionInfo } = await send(phone);
    const code = await codeTo(phone);
    const wrong = code === '111111' ? '222222' : '111111';
    const check = (typed: string) =>
      failure(ask('signInWithPhoneNumber', { sessionInfo, code: typed }));
    expect(await check('')).toBe('MISSING_CODE');
    expect(await check(wrong)).toBe('INVALID_CODE');
    app.clock.advance(minute);
    expect(await check(code)).toBe('SESSION_EXPIRED');
    for (let sent = 2; sent < 5; sent += 1) await send(phone);
    expect(await failure(send(phone))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    app.clock.advance(5 * minute);
    expect(await failure(send(phone))).toBeUndefined();
    expect(await failure(ask('sendVerificationCode', {}, 'other'))).toBe('API_KEY_INVALID');
  });
});

describe('a phone that its provider proved', () => {
  test('registers once and then enters; a changed token does not', async () => {
    const firebaseIdToken = await prove('+5511955554444');
    const met = await enter(firebaseIdToken);
    expect(met.errorCode).toBe('provider.register.required');
    const body = registration(ticketOf(met));
    const call = createVisitor(app);
    expect((await call(registerPath, { method: 'PUT', body })).success).toBe(true);
    expect((await enter(firebaseIdToken)).errorCode).toBe('provider.failed');
    const again = await prove('+5511955554444');
    expect((await enter(again)).success).toBe(true);
    expect((await enter(again)).errorCode).toBe('provider.failed');
    const changed = `${firebaseIdToken.slice(0, -6)}AAAAAA`;
    expect(await enter(changed)).toMatchObject({ status: 401, errorCode: 'provider.failed' });
  });

  test('reads that only members sign in, where the house takes no new ones', async () => {
    app.settings = { ...app.settings, registrationOpen: false };
    const met = await enter(await prove('+5511955554466'));
    expect(met).toMatchObject({ status: 403, errorCode: 'member.login.denied' });
    expect(met.message).toBe('Só entra quem já tem conta, e agora a casa não abre contas novas.');
    expect(met.value ?? null).toBeNull();
  });

  test('registers with an old link of a house that has switched invitations off', async () => {
    app.settings = { ...app.settings, invitationsOn: false };
    const met = await enter(await prove('+5511955554499'));
    const codes = { affiliateCode: 'NINGUEM9', referralCode: 'NINGUEM8' };
    const body = registration(ticketOf(met), codes);
    const call = createVisitor(app);
    expect((await call(registerPath, { method: 'PUT', body })).success).toBe(true);
  });

  test('is taken once: not ten times at once, nor elsewhere, nor written otherwise', async () => {
    app.settings = { ...app.settings, form: { ...app.settings.form, mobile: byMobile } };
    const { mobileNum } = await joinByMobile(app, createVisitor(app));
    const token = await prove(`+55${mobileNum}`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(token)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const rewritten = `${token.slice(0, -1)}${String.fromCharCode(token.charCodeAt(token.length - 1) + 1)}`;
    expect((await enter(rewritten)).errorCode).toBe('provider.failed');
    const headers = { merchant: 'second' };
    const call = createVisitor(app);
    const proven = { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken: token };
    const met = await call(loginPath, { method: 'POST', body: proven, headers });
    const body = registration(ticketOf(met));
    const refused = await call(registerPath, { method: 'PUT', body, headers });
    expect(refused.errorCode).toBe('identity.taken');
  });

  test('is nothing without its token, and where the operator has switched it off', async () => {
    const call = createVisitor(app);
    const bare = await call(loginPath, { method: 'POST', body: { type: 'firebase' } });
    expect(bare).toMatchObject({
      status: 422,
      errorCode: 'field.required',
      message: 'O campo Confirmação do telefone não pode ficar vazio',
    });
    const before = app.settings;
    app.settings = { ...before, providers: { ...before.providers, firebase: false } };
    const off = await enter(await prove('+5511955551234'));
    app.settings = before;
    expect(off).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  });

  test('opens the account whose confirmed number it is, and no other', async () => {
    app.settings = { ...app.settings, form: { ...app.settings.form, mobile: byMobile } };
    const { mobileNum, value } = await joinByMobile(app, createVisitor(app));
    const entered = await enter(await prove(`+55${mobileNum}`));
    expect(entered.value.member.id).toBe(value.member.id);
    const stranger = await enter(await prove('+5511955553333'));
    expect(stranger.errorCode).toBe('provider.register.required');
  });

  test('is no sign-in by password: what somebody else chose waits for one', async () => {
    app.settings = { ...app.settings, form: { ...app.settings.form, mobile: byMobile } };
    const { mobileNum, value, password } = await joinByMobile(app, createVisitor(app));
    const { account, id } = value.member;
    const never = 'update identity.player set first_login_at = null where id = $1';
    await app.database.pool.query(never, [id]);
    for (const firstTimeLogin of [true, false]) {
      const entered = await enter(await prove(`+55${mobileNum}`));
      expect(entered.value).toMatchObject({ firstTimeLogin, passwordExpired: false });
    }
    const body = { username: account, password };
    const { value: byPassword } = await createVisitor(app)(paths.session, { method: 'POST', body });
    expect(byPassword).toMatchObject({ firstTimeLogin: false, passwordExpired: true });
  });
});

describe('an account that a phone opened', () => {
  async function openBy(mobileNum: string) {
    const met = await enter(await prove(`+55${mobileNum}`));
    const call = createVisitor(app);
    const body = registration(ticketOf(met));
    const { value } = await call(registerPath, { method: 'PUT', body });
    return { id: value.member.id, token: value.token, call };
  }

  async function confirm({ call, token }: Awaited<ReturnType<typeof openBy>>, mobileNum: string) {
    const method = 'POST';
    await call('/api/account/mobile/code', { method, token, body: { password: '', mobileNum } });
    const text = app.shortMessages.findLast(({ to }) => to === `+55${mobileNum}`)?.text;
    const body = { mobileNum, verificationCode: text?.match(/\d{6}/)?.[0] ?? '' };
    return call('/api/account/mobile', { method: 'PUT', token, body });
  }

  test('has its number, and goes with it: the old one opens whosever it is next', async () => {
    const [first, second] = [nextNumber(), nextNumber()];
    const x = await openBy(first);
    const info = (await x.call('/wps/member/info', { token: x.token })).value;
    expect(info).toMatchObject({ mobileNum: `+55${first}`, mobileConfirmed: true });
    expect((await confirm(x, second)).success).toBe(true);
    const left = await enter(await prove(`+55${first}`));
    expect(left.errorCode).toBe('provider.register.required');
    expect((await enter(await prove(`+55${second}`))).value.member.id).toBe(x.id);
    const y = await openBy(nextNumber());
    expect((await confirm(y, first)).success).toBe(true);
    expect((await enter(await prove(`+55${first}`))).value.member.id).toBe(y.id);
  });

  test('lets a linked account go, since its number opens it, where numbers do', async () => {
    const { call, id, token } = await openBy(nextNumber());
    await app.database.pool.query(
      `insert into identity.linked_identity values ('arara', 'google', $1, $2, 'label', now())`,
      [`google ${id}`, id],
    );
    const remove = () =>
      call('/api/account/identities/google/removal', { method: 'POST', token, body: {} });
    const { settings } = app;
    const phone = { ...settings.phone, code: false };
    app.settings = { ...settings, phone, providers: { ...settings.providers, firebase: false } };
    expect((await remove()).errorCode).toBe('identity.last');
    app.settings = settings;
    expect((await remove()).success).toBe(true);
  });
});

describe('a registration whose code goes by the provider', () => {
  const register = (mobileNum: string, changes: Record<string, unknown>) =>
    createVisitor(app)(paths.mobile, {
      method: 'PUT',
      body: mobileBody(mobileNum, { verificationCode: '123456', ...changes }),
    });

  test('says so in its settings, unless there is no such provider', async () => {
    const asked = async () => {
      const { value } = await createVisitor(app)('/wps/system/setting/register');
      return (value as unknown as { mobile: { firebase: boolean } }).mobile.firebase;
    };
    expect(await asked()).toBe(true);
    const { firebase } = app.providers;
    app.providers.firebase = null;
    expect(await asked()).toBe(false);
    app.providers.firebase = firebase;
  });

  test('takes the id token for proof, and the account comes in by it', async () => {
    const mobileNum = nextNumber();
    const firebaseIdToken = await prove(`+55${mobileNum}`);
    const opened = await register(mobileNum, { firebaseChannel: 'sms', firebaseIdToken });
    expect(opened.value.member).toMatchObject({ mobileNum: `+55${mobileNum}` });
    expect((await enter(firebaseIdToken)).errorCode).toBe('provider.failed');
    const again = await prove(`+55${mobileNum}`);
    expect((await enter(again)).value.member.id).toBe(opened.value.member.id);
  });

  test('takes no token of another number, no other text, and no code of ours', async () => {
    const mobileNum = nextNumber();
    const foreign = await prove(`+55${nextNumber()}`);
    const ours = await askCode(app, createVisitor(app), paths.register, mobileNum);
    for (const proof of [
      { firebaseIdToken: foreign },
      { firebaseIdToken: 'not a token' },
      { verificationCode: ours },
    ]) {
      expect(await register(mobileNum, proof)).toMatchObject({
        errorCode: 'sms.code.invalid',
        field: 'verificationCode',
      });
    }
  });

  test('sent five times at once is opened once', async () => {
    const mobileNum = nextNumber();
    const firebaseIdToken = await prove(`+55${mobileNum}`);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => register(mobileNum, { firebaseIdToken })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});
