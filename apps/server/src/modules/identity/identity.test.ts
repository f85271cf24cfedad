import { languages } from '@arara/i18n';
import { afterAll, describe, expect, test } from 'vitest';
import { demoAccounts } from './index.ts';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { createVisitor, join, newcomer, password } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

const { service } = program.identity;

describe('permissions', () => {
  test('each stands for itself, and so does each reason', async () => {
    const id = BigInt((await join(createVisitor(program))).member.id);
    const until = new Date('2026-06-01T00:00:00Z');
    const block = (permission: 'play' | 'deposit', reason: string, end: Date | null) =>
      program.database.transaction((tx) =>
        service.block(tx, id, { permission, reason, until: end }),
      );
    expect(await service.permissionsOf(id)).toEqual({
      login: null,
      play: null,
      deposit: null,
      withdraw: null,
    });
    await block('play', 'excluded', until);
    await block('play', 'kyc', null);
    await block('deposit', 'paused', until);
    expect(await service.permissionsOf(id)).toEqual({
      login: null,
      play: { reason: 'kyc', until: null },
      deposit: { reason: 'paused', until },
      withdraw: null,
    });
    await program.database.transaction((tx) => service.unblock(tx, id, 'play', 'kyc'));
    expect((await service.permissionsOf(id)).play).toEqual({ reason: 'excluded', until });
    program.clock.set('2026-06-01T00:00:01Z');
    expect((await service.permissionsOf(id)).play).toBeNull();
    program.clock.set('2026-03-01T12:00:00Z');
  });

  test('a pause cannot be shortened by setting it again', async () => {
    const id = BigInt((await join(createVisitor(program))).member.id);
    const [long, short] = [new Date('2026-06-01T00:00:00Z'), new Date('2026-04-01T00:00:00Z')];
    for (const until of [long, short]) {
      await program.database.transaction((tx) =>
        service.block(tx, id, { permission: 'play', reason: 'excluded', until }),
      );
    }
    expect((await service.permissionsOf(id)).play?.until).toEqual(long);
  });
});

describe('the service', () => {
  test('tells the CPF and the password only to those who may ask', async () => {
    const { member, idNumber } = await join(createVisitor(program));
    const id = BigInt(member.id);
    expect(await service.idNumberOf(id)).toBe(idNumber);
    expect(await service.verifyPassword(id, password, '10.9.9.9')).toBe(true);
    expect(await service.verifyPassword(id, 'wrong', '10.9.9.9')).toBe(false);
    expect(await service.verifyPassword(999_999n, password, '10.9.9.9')).toBe(false);
    expect(await service.playerOf(id)).toMatchObject({ id, isAgent: 0, birthDate: '1990-05-17' });
    expect(await service.playerOf(999_999n)).toBeNull();
    expect(await service.idNumberOf(999_999n)).toBeNull();
  });

  test('changes the language to any of the thirty, by its code', async () => {
    const { token } = await join(createVisitor(program));
    const call = createVisitor(program);
    const choose = (language: string) =>
      call('/wps/member/language', { method: 'POST', token, body: { language } });
    for (const { code, tag } of languages) {
      expect(await choose(code)).toMatchObject({ status: 200 });
      expect((await call('/wps/member/info', { token })).value.language).toBe(tag);
    }
    expect(await choose('XX')).toMatchObject({
      status: 422,
      errorCode: 'language.unknown',
      field: 'language',
    });
  });

  test('answers the registration form as the operator set it', async () => {
    expect((await createVisitor(program)('/wps/system/setting/register')).value).toEqual(
      testSettings.form,
    );
  });
});

describe('the demo accounts', () => {
  const seed = {
    merchant: 'arara',
    limits: { lossDay: '500.00', timeDayMinutes: 180 },
    issueAffiliateCode: program.agents.service.issueAffiliateCode,
  };

  test('are opened once, sign in, and the agent has a code', async () => {
    await service.seedDemoPlayers(seed);
    await service.seedDemoPlayers(seed);
    for (const { username, password: secret } of Object.values(demoAccounts)) {
      const call = createVisitor(program);
      const answer = await call('/wps/session/login', {
        method: 'POST',
        body: { username, password: secret },
      });
      expect(answer).toMatchObject({
        status: 200,
        value: { passwordExpired: false, member: { limitsSet: true } },
      });
    }
    const { rows } = await program.owner.query(
      `select username from identity.player where rank_level > 4`,
    );
    expect(rows).toEqual([{ username: demoAccounts.vip.username }]);
    const check = await createVisitor(program)('/wps/agent/affiliate?code=bia10');
    expect(check.value).toEqual({ valid: true, code: 'BIA10', kind: 'affiliate' });
  });
});

describe('housekeeping', () => {
  test('deletes what has expired and nothing that still counts', async () => {
    const call = createVisitor(program);
    const { token } = await join(call);
    const headers = { 'idempotency-key': 'form-of-a-page' };
    await call('/wps/member/register', { method: 'PUT', body: newcomer(), headers });
    await call('/wps/captcha');
    await call('/wps/session/login', {
      method: 'POST',
      body: { username: 'ninguem', password: 'x' },
    });
    const sweep = program.identity.jobs?.find(({ name }) => name === 'identity.sweep');
    const count = async (table: string) =>
      (await program.owner.query(`select count(*)::int as n from identity.${table}`)).rows[0]
        .n as number;
    await sweep?.run({});
    expect([await count('captcha'), await count('registration')]).toEqual([1, 1]);
    program.clock.advance(16 * 60_000);
    await sweep?.run({});
    const left = [await count('captcha'), await count('attempt'), await count('registration')];
    expect(left).toEqual([0, 0, 0]);
    expect(await call('/wps/member/info', { token })).toMatchObject({ status: 200 });
  });

  test('keeps the sign-in log for six months', async () => {
    const call = createVisitor(program);
    const joined = await join(call);
    const sweep = program.identity.jobs?.find(({ name }) => name === 'identity.sweep');
    const { rows } = await program.owner.query(
      'select id from identity.player where username = $1',
      [joined.username],
    );
    const logged = () => program.identity.service.signInsOf(rows[0].id as bigint);
    program.clock.advance(183 * 86_400_000);
    await sweep?.run({});
    expect(await logged()).toHaveLength(1);
    program.clock.advance(2 * 86_400_000);
    await sweep?.run({});
    expect(await logged()).toHaveLength(0);
  });
});
