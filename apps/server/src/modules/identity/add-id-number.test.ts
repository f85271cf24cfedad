import { sql } from '@arara/postgres';
import { minute } from '@arara/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { byMobile, joinByMobile } from './testing/phone.ts';
import { cpfOf, createVisitor, join, joinByEmail, newcomer, password } from './testing/visitor.ts';
import type { Visitor } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

const birthDate = '1990-05-17';
const optional = { ...testSettings.form.fields.idNumber!, required: false };
const fields = { ...testSettings.form.fields, idNumber: optional };
const mobile = { ...byMobile, identity: false };

/** A house that opens accounts without asking for a CPF. */
beforeEach(() => {
  program.settings = { ...testSettings, form: { ...testSettings.form, fields, mobile } };
});

let people = 0;
const nextCpf = () => cpfOf(700_000 + (people += 1));

const ways = (call: Visitor, token: string) => ({
  add: (idNumber: string, rest: Record<string, unknown> = {}) =>
    call('/api/account/id-number', {
      method: 'PUT',
      token,
      body: { password, idNumber, ...rest },
    }),
  info: async () => (await call('/wps/member/info', { token })).value,
});

/** A member who came by a mobile number and told nothing else. */
async function byNumber(call: Visitor = createVisitor(program)) {
  const rest = { idNumber: undefined, birthDate: undefined };
  const { value, mobileNum } = await joinByMobile(program, call, rest);
  return { id: BigInt(value.member.id), mobileNum, call, ...ways(call, value.token) };
}

/** A member who came by a username and left the CPF out: the birth date is known. */
async function byName(call: Visitor = createVisitor(program)) {
  const { member, token } = await join(call, { idNumber: undefined });
  return { id: BigInt(member.id), call, ...ways(call, token) };
}

describe('an account without a CPF', () => {
  test('gets its own once, with the birth date, and withdrawals find it', async () => {
    const { id, add, info } = await byNumber();
    expect(await info()).toMatchObject({ idNumberMasked: null, birthDateKnown: false });
    expect(await add('529.982.247-25', { birthDate })).toMatchObject({ status: 200 });
    expect(await info()).toMatchObject({ idNumberMasked: '***.982.247-**', birthDateKnown: true });
    expect(await program.identity.service.idNumberOf(id)).toBe('52998224725');
    const player = await program.identity.service.playerOf(id);
    expect(player?.birthDate).toBe(birthDate);
  });

  test('cannot change it for another', async () => {
    const { add, info } = await byName();
    await add(nextCpf());
    const { idNumberMasked } = await info();
    expect(await add(nextCpf())).toMatchObject({ status: 409, errorCode: 'id.number.set' });
    expect(await info()).toMatchObject({ idNumberMasked });
  });

  test('may send it again, with its marks or without, as the answer may have got lost', async () => {
    const { add, info } = await byNumber();
    const told = program.shortMessages.length;
    expect(await add('390.533.447-05', { birthDate })).toMatchObject({ status: 200 });
    expect(await add('39053344705', { birthDate: '1960-01-01' })).toMatchObject({ status: 200 });
    expect(await info()).toMatchObject({ idNumberMasked: '***.533.447-**' });
    await program.runJobs();
    expect(
      program.shortMessages.slice(told).filter(({ text }) => text.includes('CPF')),
    ).toHaveLength(1);
    expect((await add('39053344705', { password: 'errada-12' })).errorCode).toBe('password.wrong');
  });

  test('is not found out by guessing: that a CPF is not its own is told five times an hour', async () => {
    const { add } = await byName();
    await add(nextCpf());
    for (let i = 0; i < 5; i += 1) expect((await add(nextCpf())).errorCode).toBe('id.number.set');
    expect((await add(nextCpf())).errorCode).toBe('rate.limited');
  });

  test('keeps the birth date that it was opened with', async () => {
    const { id, add } = await byName();
    expect((await add(nextCpf(), { birthDate: '1960-01-01' })).success).toBe(true);
    expect((await program.identity.service.playerOf(id))?.birthDate).toBe(birthDate);
  });

  // The typed values, the code, the field.
  const refusals: [Record<string, unknown>, string, string][] = [
    [{ idNumber: '' }, 'field.required', 'idNumber'],
    [{ idNumber: '123' }, 'field.rule', 'idNumber'],
    [{ idNumber: '52998224724' }, 'id.number.invalid', 'idNumber'],
    [{ birthDate: undefined }, 'field.required', 'birthDate'],
    [{ birthDate: '2008-03-02' }, 'age.minimum', 'birthDate'],
    [{ birthDate: '1990-02-30' }, 'request.invalid', 'birthDate'],
    [{ password: 'errada-12' }, 'password.wrong', 'password'],
    [{ username: 'outro' }, 'request.invalid', 'username'],
  ];
  test.each(refusals)('refuses %j with %s and keeps nothing', async (changes, errorCode, field) => {
    const { add, info } = await byNumber();
    const refused = await add(nextCpf(), { birthDate, ...changes });
    expect(refused).toMatchObject({ success: false, errorCode, field });
    expect(await info()).toMatchObject({ idNumberMasked: null, birthDateKnown: false });
  });

  test('asks as registration does where the operator’s rule is off', async () => {
    const off = { ...fields, idNumber: { ...optional, enabled: false } };
    program.settings = { ...program.settings, form: { ...program.settings.form, fields: off } };
    const { add } = await byName();
    expect((await add('')).errorCode).toBe('field.required');
    expect((await add('52998224724')).errorCode).toBe('id.number.invalid');
    expect((await add(nextCpf())).success).toBe(true);
  });

  test('is a member’s: neither a visitor nor a trial account adds one', async () => {
    const call = createVisitor(program);
    const body = { password, idNumber: nextCpf(), birthDate };
    const put = (token?: string) =>
      call('/api/account/id-number', { method: 'PUT', body, ...(token ? { token } : {}) });
    expect((await put()).errorCode).toBe('session.missing');
    const trial = await call('/wps/session/login/freeplay', {
      method: 'POST',
      body: { os: 'Linux', platform: 'W', value: '{}', gatewayVersion: 3 },
    });
    expect((await put(trial.value.token)).errorCode).toBe('in_need_true_account');
  });
});

describe('a CPF that has an account', () => {
  test('is told as such, whatever its marks, and stays its owner’s', async () => {
    const { idNumber } = await join(createVisitor(program));
    const { add, info } = await byName();
    expect(await add(idNumber.replace(/^(\d{3})/, '$1.'))).toMatchObject({
      status: 409,
      errorCode: 'id.number.taken',
      field: 'idNumber',
    });
    expect(await info()).toMatchObject({ idNumberMasked: null });
  });

  test('and was added later keeps others from registering with it', async () => {
    const { add } = await byName();
    const idNumber = nextCpf();
    await add(idNumber);
    const body = newcomer({ idNumber });
    const second = await createVisitor(program)('/wps/member/register', { method: 'PUT', body });
    expect(second.errorCode).toBe('id.number.taken');
  });

  test('is told to a member five times an hour, from whatever address, and a free one says as little', async () => {
    const { idNumber } = await join(createVisitor(program));
    const { token } = await join(createVisitor(program), { idNumber: undefined });
    const elsewhere = () => ways(createVisitor(program), token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => elsewhere().add(idNumber)));
    const told = answers.filter(({ errorCode }) => errorCode === 'id.number.taken');
    expect(told).toHaveLength(5);
    expect(answers.filter(({ errorCode }) => errorCode === 'rate.limited')).toHaveLength(3);
    const own = nextCpf();
    expect(await elsewhere().add(own)).toMatchObject({ status: 429, errorCode: 'rate.limited' });
    program.clock.advance(60 * minute);
    expect((await elsewhere().add(own)).success).toBe(true);
  });

  test('shares the questions of an address with its registrations', async () => {
    const { idNumber } = await join(createVisitor(program));
    const call = createVisitor(program);
    const { add } = await byName(call);
    const register = () =>
      call('/wps/member/register', { method: 'PUT', body: newcomer({ idNumber }) });
    for (let i = 0; i < 5; i += 1) expect((await register()).errorCode).toBe('id.number.taken');
    expect((await add(idNumber)).errorCode).toBe('rate.limited');
  });

  test('typed by two members at once is one’s', async () => {
    const idNumber = nextCpf();
    const pair = [await byName(), await byName()];
    const answers = await Promise.all(pair.map(({ add }) => add(idNumber)));
    expect(answers.map(({ errorCode }) => errorCode ?? 'added').sort()).toEqual([
      'added',
      'id.number.taken',
    ]);
  });

  test('and sent five times at once is added once', async () => {
    const { add } = await byName();
    const idNumber = nextCpf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(idNumber)));
    expect(answers.map(({ success }) => success)).toEqual(Array(5).fill(true));
  });
});

describe('the owner hears of it', () => {
  test('by mail, with the CPF as only they know it', async () => {
    const email = 'dona@arara.example';
    const call = createVisitor(program);
    const { token } = await joinByEmail(program, call, email, { idNumber: undefined });
    await ways(call, token).add('111.444.777-35');
    await program.runJobs();
    expect(program.mails.filter(({ to }) => to === email)).toMatchObject([
      {
        subject: 'CPF adicionado à sua conta',
        text: expect.stringContaining('O CPF ***.444.777-** foi adicionado'),
      },
    ]);
  });

  test('by short message where only the number is confirmed', async () => {
    const { mobileNum, add } = await byNumber();
    await add(nextCpf(), { birthDate });
    await program.runJobs();
    expect(program.shortMessages.at(-1)).toMatchObject({
      to: `+55${mobileNum}`,
      text: expect.stringMatching(/o CPF \*{3}\.\d{3}\.\d{3}-\*{2} foi adicionado à sua conta/),
    });
  });

  test('and is asked for the second step where there is one', async () => {
    const { id, add, info } = await byName();
    await program.owner.query(sql`
      insert into identity.totp (player_id, secret_box, confirmed_at, created_at)
      values (${id}, ${Buffer.from('box')}, now(), now())`);
    expect(await add(nextCpf())).toMatchObject({ errorCode: 'factor.wrong', field: 'code' });
    expect(await info()).toMatchObject({ idNumberMasked: null });
  });
});
