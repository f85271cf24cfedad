import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from '../identity/testing/identity-program.ts';
import { byMobile, joinByMobile, paths, signInBy } from '../identity/testing/phone.ts';
import {
  askCode,
  createVisitor,
  join,
  joinByEmail,
  password,
  solve,
} from '../identity/testing/visitor.ts';
import type { Visitor } from '../identity/testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = { ...testSettings, form: { ...testSettings.form, mobile: byMobile } };
});

const fresh = 'Jambo-roxo-31';
const desk = {
  device: 'D'.repeat(22),
  headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0' },
};
const post = (call: Visitor, path: string, token: string, body: unknown) =>
  call(path, { method: 'POST', token, body });
const change = (call: Visitor, token: string) =>
  post(call, '/wps/member/password', token, {
    oldPassword: password,
    newPassword: fresh,
    confirmNewPassword: fresh,
  });
const pay = (call: Visitor, token: string, secret: string, rest = {}) =>
  post(call, '/api/account/payment-password', token, {
    password,
    newPassword: secret,
    confirmNewPassword: secret,
    ...rest,
  });

/** Somebody without an e-mail, whose number is confirmed. */
async function byNumber() {
  const call = createVisitor(program);
  const { mobileNum, value } = await joinByMobile(program, call);
  const begin = program.shortMessages.length;
  return {
    call,
    mobileNum,
    token: value.token,
    username: value.member.account,
    /** The messages that the number was told since. */
    async told() {
      await program.runJobs();
      return program.shortMessages.slice(begin).map(({ to, text }) => {
        expect(to).toBe(`+55${mobileNum}`);
        return text;
      });
    },
  };
}

describe('who has no confirmed e-mail', () => {
  test('is told by short message of another password, once', async () => {
    const { call, token, told } = await byNumber();
    expect(await change(call, token)).toMatchObject({ status: 200 });
    expect(await told()).toEqual([
      'Arara: a senha da sua conta mudou. Se não foi você, crie uma nova já em https://arara.example e fale com o atendimento.',
    ]);
  });

  test('is told of a payment password that was set and of a forgotten one', async () => {
    const { call, token, told } = await byNumber();
    await pay(call, token, 'Caju-do-mato-7');
    await pay(call, token, 'Umbu-da-serra-9', { forgotten: true });
    const texts = await told();
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('foi definida ou trocada');
    expect(texts[1]).toContain('os saques param por 24 horas');
  });

  test('is told of an e-mail that somebody puts on the account', async () => {
    const { call, token, told } = await byNumber();
    const email = 'alheio@arara.example';
    await post(call, '/api/account/email/code', token, { password, email });
    await program.runJobs();
    const code = program.mails.findLast(({ to }) => to === email)?.subject.match(/\d{6}/)?.[0];
    const body = { email, verificationCode: code };
    expect(await call('/api/account/email', { method: 'PUT', token, body })).toMatchObject({
      status: 200,
    });
    expect(await told()).toEqual([
      expect.stringContaining('o e-mail da sua conta agora é al***@arara.example'),
    ]);
  });

  test('is told of a new device, once, and not by a second message to the phone that opened it', async () => {
    const { mobileNum, username, told } = await byNumber();
    const enter = () =>
      createVisitor(program)(paths.session, {
        method: 'POST',
        body: { username, password },
        ...desk,
      });
    expect(await enter()).toMatchObject({ status: 200 });
    await enter();
    expect(await told()).toEqual([
      expect.stringContaining('aberta em um aparelho novo (Firefox · Windows)'),
    ]);
    const call: Visitor = (path, request) =>
      createVisitor(program)(path, { ...request, device: 'E'.repeat(22) });
    const code = await askCode(program, call, paths.login, mobileNum);
    expect(await signInBy(call, mobileNum, code)).toMatchObject({ status: 200 });
    expect(await told()).toEqual([
      expect.stringContaining('aparelho novo'),
      expect.stringContaining(`${code} é o seu código para entrar`),
    ]);
  });

  test('is told of a password set by phone, and of the entry that comes with it not again', async () => {
    const { mobileNum, told } = await byNumber();
    const call = createVisitor(program);
    const code = await askCode(program, call, paths.recovery, mobileNum);
    const challenge = await solve(call);
    const body = {
      newPassword: fresh,
      mobileNum,
      countryDialingCode: '55',
      verificationCode: code,
      challenge,
    };
    expect(await call(paths.reset, { method: 'POST', body, ...desk })).toMatchObject({
      status: 200,
    });
    expect(await told()).toEqual([
      expect.stringContaining('é o código para criar uma senha nova'),
      expect.stringContaining('a senha da sua conta mudou'),
    ]);
  });

  test('nor a confirmed number is told nothing, and nothing fails', async () => {
    const call = createVisitor(program);
    const { token } = await join(call, { mobileNum: '11987650001' });
    const before = [program.mails.length, program.shortMessages.length];
    expect(await change(call, token)).toMatchObject({ status: 200 });
    await program.runJobs();
    expect([program.mails.length, program.shortMessages.length]).toEqual(before);
  });
});

test('who has a confirmed e-mail is written to there, and no message is sent', async () => {
  const call = createVisitor(program);
  const email = 'ambos@arara.example';
  const { token, member } = await joinByEmail(program, call, email);
  await program.owner.query(
    'update identity.player set mobile = $2, mobile_confirmed_at = now() where id = $1',
    [member.id, '+5511987650002'],
  );
  const before = program.shortMessages.length;
  await change(call, token);
  await program.runJobs();
  expect(program.shortMessages).toHaveLength(before);
  expect(program.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    'Sua senha mudou',
  ]);
});

describe('an e-mail that nobody has confirmed', () => {
  const forgot = (username: string, email: string) =>
    createVisitor(program)('/wps/member/password/email', {
      method: 'POST',
      body: new URLSearchParams({ username, email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('gets the letter that asks for it, which does not say whose account it is, and no more', async () => {
    const call = createVisitor(program);
    const email = 'errado@arara.example';
    const { token, username } = await join(call, { email });
    await change(call, token);
    await pay(call, token, 'Caju-do-mato-7');
    await program.runJobs();
    const letters = program.mails.filter(({ to }) => to === email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Confirme o seu e-mail']);
    expect(letters[0]?.text).toContain('https://arara.example/account/security');
    expect(letters[0]?.text).not.toContain(username);
  });

  test('is sent no way in, and the answer is the one of a confirmed address', async () => {
    const [open, known] = ['aberto@arara.example', 'certo@arara.example'];
    const stranger = await join(createVisitor(program), { email: open });
    const owner = await joinByEmail(program, createVisitor(program), known);
    const [mute, told] = [
      await forgot(stranger.username, open),
      await forgot(owner.username, known),
    ];
    const said = ({ status, success, value }: typeof mute) => ({ status, success, value });
    expect(said(mute)).toEqual(said(told));
    await program.runJobs();
    const subjects = (to: string) =>
      program.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
    expect(subjects(open)).toEqual(['Confirme o seu e-mail']);
    expect(subjects(known)).toEqual(['Crie uma senha nova']);
  });
});
