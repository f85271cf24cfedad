import { afterAll, expect, test } from 'vitest';
import { openIdentityProgram } from './testing/identity-program.ts';
import { cpfOf, createVisitor, newcomer, password } from './testing/visitor.ts';

// Registrations as clients of other platforms send them.

const program = await openIdentityProgram();
afterAll(() => program.close());

const put = (body: unknown) =>
  createVisitor(program)('/wps/member/register', { method: 'PUT', body });

const countPlayers = async () => {
  const { rows } = await program.owner.query('select count(*) as n from identity.player');
  return rows[0].n as bigint;
};

test('a client that knows nothing of the law here is told all of it at once', async () => {
  const { form } = program.settings;
  const foreign = { terms: undefined, limits: undefined, birthDate: undefined, idNumber: null };
  const refused = await put(newcomer(foreign));
  expect(refused).toMatchObject({ status: 422, errorCode: 'field.required', field: 'idNumber' });
  const { faults, ...wanted } = refused.value;
  expect(faults.map(({ field, errorCode }) => [field, errorCode])).toEqual([
    ['idNumber', 'field.required'],
    ['birthDate', 'field.required'],
    ['terms', 'field.required'],
    ['limits', 'field.required'],
  ]);
  expect(faults[0]?.message).toBe('O campo CPF não pode ficar vazio');
  const { ageMinimum, terms, limits } = form;
  expect(wanted).toEqual({ ageMinimum, terms, limits });
  const { lossDay, timeDayMinutes } = wanted.limits;
  const told = {
    idNumber: cpfOf(7_000_001),
    birthDate: '1990-05-17',
    terms: { version: wanted.terms.version, agreed: true },
    limits: { lossDay: lossDay.suggested, timeDayMinutes: timeDayMinutes.suggested },
  };
  expect(await put(newcomer(told))).toMatchObject({ status: 200 });
});

test('takes the form of other platforms: the flag, blanks, numbers and what it does not know', async () => {
  const sent = newcomer({
    login: true,
    qqNum: null,
    line: '',
    captcha: null,
    firebaseChannel: '',
    firebaseIdToken: null,
    referralCode: null,
    registerMethod: undefined,
    idNumber: Number(cpfOf(7_000_002)),
    verificationResult: { ok: 1 },
  });
  expect(await put(sent)).toMatchObject({ status: 200, value: { userName: sent.username } });
});

test('without the flag the account is opened and nobody is in, however often it is sent', async () => {
  const before = await countPlayers();
  const sent = { ...newcomer(), login: false };
  const call = createVisitor(program);
  const send = () =>
    call('/wps/member/register', {
      method: 'PUT',
      body: sent,
      headers: { 'idempotency-key': 'register-without-login' },
    });
  const opened = await send();
  expect(opened.value).toEqual({ userName: sent.username, member: expect.any(Object) });
  expect((await send()).value).toEqual(opened.value);
  expect(await countPlayers()).toBe(before + 1n);
  const { id } = opened.value.member;
  const { rows } = await program.owner.query(
    'select count(*) as n from identity.session where player_id = $1',
    [BigInt(id)],
  );
  expect(rows[0].n).toBe(0n);
  const body = { username: sent.username, password };
  const entered = await call('/wps/session/login', { method: 'POST', body });
  expect(entered).toMatchObject({ status: 200, value: { firstTimeLogin: true } });
});
