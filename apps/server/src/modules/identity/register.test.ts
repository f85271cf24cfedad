import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { cpfOf, createVisitor, join, newcomer, password, seal } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
});

const put = (body: unknown, visitor = createVisitor(program)) =>
  visitor('/wps/member/register', { method: 'PUT', body });

const countPlayers = async () => {
  const { rows } = await program.owner.query('select count(*) as n from identity.player');
  return rows[0].n as bigint;
};

describe('register', () => {
  test('opens an account, signs it in and tells the other modules', async () => {
    const answer = await put(newcomer({ username: ' Luciana.Reis ', email: 'lu@arara.example' }));
    expect(answer).toMatchObject({
      status: 200,
      value: {
        userName: 'Luciana.Reis',
        firstTimeLogin: false,
        passwordExpired: false,
        member: {
          account: 'Luciana.Reis',
          isAgent: 0,
          currency: 'BRL',
          language: 'pt-BR',
          limitsSet: true,
          email: 'lu@arara.example',
          clubLabel: { rankLevel: 0, labelName: 'Ninho' },
        },
      },
    });
    expect(answer.value.member.idNumberMasked).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*\*$/);
    expect(program.opened.at(-1)).toMatchObject({
      limits: { lossDay: '100.00', timeDayMinutes: 120 },
    });
    const me = await createVisitor(program)('/wps/member/info', { token: answer.value.token });
    expect(me.value).toEqual({ ...answer.value.member, passwordExpired: false });
  });

  test('takes a sealed body', async () => {
    const body = await seal(program, newcomer());
    const headers = { 'content-type': 'application/jose' };
    const call = createVisitor(program);
    expect(await call('/wps/member/register', { method: 'PUT', body, headers })).toMatchObject({
      status: 200,
    });
    expect(await call('/wps/member/register', { method: 'PUT', body, headers })).toMatchObject({
      status: 409,
      errorCode: 'sealed.replayed',
    });
  });

  // The changed fields, the code, the field, the status.
  const refusals: [Record<string, unknown>, string, string, number][] = [
    [{ username: '' }, 'field.required', 'username', 422],
    [{ username: '1abc' }, 'field.rule', 'username', 422],
    [{ username: 'lu\u0001ci' }, 'field.rule', 'username', 422],
    [{ confirmPassword: 'other' }, 'password.confirm', 'confirmPassword', 422],
    [{ confirmPassword: 'x' }, 'password.confirm', 'confirmPassword', 422],
    [{ password: '12345678', confirmPassword: '12345678' }, 'password.weak', 'password', 422],
    [{ idNumber: '52998224724' }, 'id.number.invalid', 'idNumber', 422],
    [{ idNumber: undefined }, 'field.required', 'idNumber', 422],
    [{ birthDate: '2008-03-02' }, 'age.minimum', 'birthDate', 422],
    [{ terms: { version: '0', agreed: true } }, 'terms.outdated', 'terms', 409],
    [{ limits: undefined }, 'field.required', 'limits', 422],
    [{ terms: null }, 'field.required', 'terms', 422],
    [{ birthDate: '' }, 'field.required', 'birthDate', 422],
    [{ password: null }, 'field.required', 'password', 422],
    [{ limits: { lossDay: '0.00', timeDayMinutes: 60 } }, 'amount.invalid', 'limits.lossDay', 422],
    [{ limits: { lossDay: '99999.00', timeDayMinutes: 60 } }, 'field.rule', 'limits.lossDay', 422],
    [{ affiliateCode: 'NOBODY' }, 'invitation_code_error', 'affiliateCode', 422],
    [{ referralCode: 'ABCDEFGH' }, 'invitation_code_error', 'referralCode', 422],
    [{ birthDate: '1990-02-30' }, 'request.invalid', 'birthDate', 400],
    [{ countryDialingCode: 'x<55' }, 'request.invalid', 'countryDialingCode', 400],
    [{ countryDialingCode: '+0' }, 'request.invalid', 'countryDialingCode', 400],
    [{ limits: { lossDay: '1e3', timeDayMinutes: 60 } }, 'request.invalid', 'limits.lossDay', 400],
    [{ limits: { lossDay: '١٠', timeDayMinutes: 60 } }, 'request.invalid', 'limits.lossDay', 400],
    [{ terms: { version: '1', agreed: false } }, 'field.required', 'terms', 422],
    [{ login: 'yes' }, 'request.invalid', 'login', 400],
  ];
  for (const [changes, errorCode, field, status] of refusals) {
    test(`refuses ${JSON.stringify(changes)} with ${errorCode} and changes nothing`, async () => {
      const before = await countPlayers();
      expect(await put(newcomer(changes))).toMatchObject({
        success: false,
        status,
        errorCode,
        field,
      });
      expect(await countPlayers()).toBe(before);
    });
  }

  test('says in the language of the caller what to do', async () => {
    expect((await put(newcomer({ username: '1' }))).message).toBe(
      'Usuário: Comece com uma letra e use 4 - 20 letras, números, ponto ou sublinhado',
    );
    const english = createVisitor(program)('/wps/member/register', {
      method: 'PUT',
      body: newcomer({ username: '' }),
      headers: { language: 'EN' },
    });
    expect((await english).message).toBe('Username cannot be empty');
  });

  test('one name has one account, whatever its letters; one CPF too, whatever its marks', async () => {
    const known = await join(createVisitor(program), { idNumber: '529.982.247-25' });
    const sameName = newcomer({ username: known.username.toUpperCase() });
    expect(await put(sameName)).toMatchObject({
      status: 409,
      errorCode: 'username.taken',
      field: 'username',
    });
    const sameCpf = newcomer({ idNumber: '52998224725' });
    expect(await put(sameCpf)).toMatchObject({
      status: 409,
      errorCode: 'id.number.taken',
      field: 'idNumber',
    });
  });

  test('whether a CPF has an account is told five times an hour, to bots and people alike', async () => {
    const known = await join(createVisitor(program));
    const call = createVisitor(program);
    const probe = () => put(newcomer({ idNumber: known.idNumber }), call);
    const answers = await Promise.all(Array.from({ length: 9 }, probe));
    const told = answers.filter(({ errorCode }) => errorCode === 'id.number.taken');
    expect(told).toHaveLength(5);
    expect(await put(newcomer(), call), 'a free CPF tells as little').toMatchObject({
      status: 429,
      errorCode: 'rate.limited',
    });
    expect(await put(newcomer())).toMatchObject({ status: 200 });
  });

  test('good registrations of one house are not counted as questions', async () => {
    const call = createVisitor(program);
    for (let i = 0; i < 8; i += 1) {
      expect(await put(newcomer(), call)).toMatchObject({ status: 200 });
    }
  });

  test('bursts of good registrations of one house are all let in, and lock nobody out', async () => {
    // Each process lets an address call ten times; answers about CPFs they count together.
    for (const { http } of [program, await program.startOther(), await program.startOther()]) {
      const call = createVisitor({ http }, '203.0.113.80');
      const answers = await Promise.all(Array.from({ length: 10 }, () => put(newcomer(), call)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
  });

  test('a refusal for another reason is no answer about a CPF', async () => {
    const known = await join(createVisitor(program));
    const call = createVisitor(program);
    const again = () => put(newcomer({ username: known.username }), call);
    const answers = await Promise.all(Array.from({ length: 8 }, again));
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(8).fill('username.taken'));
    expect(await put(newcomer(), call)).toMatchObject({ status: 200 });
  });

  test('the same name and CPF are free at another merchant', async () => {
    const known = await join(createVisitor(program));
    const body = newcomer({ username: known.username, idNumber: known.idNumber });
    const answer = await createVisitor(program)('/wps/member/register', {
      method: 'PUT',
      body,
      headers: { merchant: 'second' },
    });
    expect(answer.status).toBe(200);
    const stranger = await createVisitor(program)('/wps/member/info', {
      token: answer.value.token,
    });
    expect(stranger).toMatchObject({ status: 401, errorCode: 'session.expired' });
  });

  for (const same of ['username', 'idNumber'] as const) {
    test(`of 50 registrations at once with one ${same}, one gets it`, async () => {
      const shared = { username: 'corrida', idNumber: cpfOf(900_000) }[same];
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => put(newcomer({ [same]: shared }))),
      );
      const code = same === 'username' ? 'username.taken' : 'id.number.taken';
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ errorCode }) => errorCode === code)).toHaveLength(49);
    });
  }

  test('an account exists with everything around it or not at all', async () => {
    const before = await countPlayers();
    const broken = await openIdentityProgram();
    broken.opened.push = () => {
      throw new Error('the wallet could not be opened');
    };
    const answer = await createVisitor(broken)('/wps/member/register', {
      method: 'PUT',
      body: newcomer(),
    });
    expect(answer).toMatchObject({ status: 500, errorCode: 'server.error' });
    const { rows } = await broken.database.pool.query(`
      select (select count(*) from identity.player) + (select count(*) from identity.session)
        + (select count(*) from agents.code) as n`);
    expect(rows[0].n).toBe(0n);
    await broken.close();
    expect(await countPlayers()).toBe(before);
  });

  test('fields that are off are neither asked for nor kept', async () => {
    await join(createVisitor(program), {
      username: 'semlinha',
      line: 'my-line',
      mobileNum: '(11) 91234-5678',
    });
    const { rows } = await program.owner.query(
      "select contacts, mobile, mobile_confirmed_at from identity.player where username = 'semlinha'",
    );
    expect(rows).toEqual([{ contacts: {}, mobile: '+5511912345678', mobile_confirmed_at: null }]);
  });

  test('the tables hold neither the password nor the CPF nor the token', async () => {
    const { token, idNumber } = await join(createVisitor(program));
    const { rows } = await program.owner.query(`
      select p::text as player, s::text as session from identity.player p
      join identity.session s on s.player_id = p.id order by p.id desc limit 1`);
    const text = JSON.stringify(rows);
    const hex = (secret: string) => Buffer.from(secret).toString('hex');
    for (const secret of [password, idNumber, token]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(hex(secret));
    }
  });

  test('does not open the flagged default password', async () => {
    const { hash } = await import('@node-rs/argon2');
    const flaggedHash = await hash('Bem-Vindo-A-Arara', { memoryCost: 8 });
    program.settings = { ...testSettings, password: { flaggedHash, maxAgeDays: null } };
    const body = newcomer({ password: 'Bem-Vindo-A-Arara', confirmPassword: 'Bem-Vindo-A-Arara' });
    expect(await put(body)).toMatchObject({ errorCode: 'password.weak' });
  });
});
