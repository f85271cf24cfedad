import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fieldRule } from '@arara/rules';
import { openIdentityProgram, testSettings } from './testing/identity-program.ts';
import { createVisitor, join, newcomer, solve } from './testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());
beforeEach(() => {
  program.settings = testSettings;
});

const put = (body: unknown, visitor = createVisitor(program)) =>
  visitor('/wps/member/register', { method: 'PUT', body });

describe('the bot check', () => {
  beforeEach(() => {
    program.settings = {
      ...testSettings,
      botCheck: { login: false, register: true, freePlay: true },
    };
  });

  test('is asked for, and a solution works once', async () => {
    const call = createVisitor(program);
    expect(await put(newcomer(), call)).toMatchObject({
      status: 422,
      errorCode: 'challenge.required',
    });
    const challenge = await solve(call);
    expect(await put(newcomer({ challenge }), call)).toMatchObject({ status: 200 });
    expect(await put(newcomer({ challenge }), call)).toMatchObject({
      errorCode: 'challenge.invalid',
    });
  });

  test('refuses what was not solved, changed, made up, late or for another merchant', async () => {
    const call = createVisitor(program);
    const solved = JSON.parse(Buffer.from(await solve(call), 'base64').toString());
    const pack = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
    const cheap = structuredClone(solved);
    cheap.challenge.parameters.keyPrefix = '00';
    const lazy = { ...solved, solution: { counter: 0, derivedKey: '00'.repeat(32) } };
    for (const challenge of ['x', pack({}), pack(cheap), pack(lazy)]) {
      expect(await put(newcomer({ challenge }), call)).toMatchObject({
        errorCode: 'challenge.invalid',
      });
    }
    const elsewhere = await call('/wps/member/register', {
      method: 'PUT',
      body: newcomer({ challenge: pack(solved) }),
      headers: { merchant: 'second' },
    });
    expect(elsewhere).toMatchObject({ errorCode: 'challenge.invalid' });
    program.clock.advance(11 * 60_000);
    expect(await put(newcomer({ challenge: pack(solved) }), call)).toMatchObject({
      errorCode: 'challenge.invalid',
    });
  });
});

describe('the captcha of the form', () => {
  test('must be the one of the image, once', async () => {
    const fields = { ...testSettings.form.fields, captcha: fieldRule('letters-and-digits', 4, 8) };
    const switches = { ...testSettings.form.switches, captcha: true };
    program.settings = { ...testSettings, form: { ...testSettings.form, fields, switches } };
    const call = createVisitor(program);
    const { headers } = await call('/wps/captcha');
    expect(await put(newcomer(), call)).toMatchObject({
      errorCode: 'field.required',
      field: 'captcha',
    });
    const wrong = newcomer({ captcha: 'wrong', captchaId: headers['captcha-id'] });
    expect(await put(wrong, call)).toMatchObject({
      status: 422,
      errorCode: 'captcha.wrong',
      value: { captcha: true },
    });
  });
});

describe('invitations', () => {
  test('a friend’s referral code and an agent’s code are recorded', async () => {
    const friend = await join(createVisitor(program));
    const friendId = BigInt(friend.member.id);
    await program.database.transaction((tx) =>
      program.agents.service.issueAffiliateCode(tx, {
        merchant: 'arara',
        code: 'BIA10',
        ownerId: friendId,
      }),
    );
    const { rows } = await program.owner.query(
      "select code from agents.code where owner_id = $1 and kind = 'referral'",
      [friendId],
    );
    const referralCode = rows[0].code as string;
    const call = createVisitor(program);
    const check = await call(`/wps/agent/affiliate?code=${referralCode.toLowerCase()}`);
    expect(check.value).toEqual({ valid: true, code: referralCode, kind: 'referral' });
    const joined = await join(call, { referralCode, affiliateCode: 'bia10' });
    const found = await program.owner.query(
      'select kind, code, upline_id from agents.invitation where player_id = $1 order by kind',
      [BigInt(joined.member.id)],
    );
    expect(found.rows).toEqual([
      { kind: 'affiliate', code: 'BIA10', upline_id: friendId },
      { kind: 'referral', code: referralCode, upline_id: friendId },
    ]);
  });

  test('who brought a member is written once: no statement changes it', async () => {
    for (const change of [
      'update agents.invitation set upline_id = 1',
      'delete from agents.invitation',
      'truncate agents.invitation',
    ]) {
      await expect(program.owner.query(change)).rejects.toThrow('an invitation never changes');
    }
  });

  test('while invitations are off, whatever code comes along is ignored', async () => {
    const friend = await join(createVisitor(program));
    const { rows } = await program.owner.query(
      "select code from agents.code where owner_id = $1 and kind = 'referral'",
      [BigInt(friend.member.id)],
    );
    const good = { affiliateCode: rows[0].code, referralCode: rows[0].code };
    const codes = [good, { affiliateCode: 'NINGUEM', referralCode: 'ABCDEFGH' }];
    program.settings = { ...testSettings, invitationsOn: false };
    for (const given of codes) {
      const { member } = await join(createVisitor(program), given);
      const found = await program.owner.query(
        'select code from agents.invitation where player_id = $1',
        [BigInt(member.id)],
      );
      expect(found.rows).toEqual([]);
    }
    program.settings = testSettings;
    expect((await put(newcomer(codes[1]))).errorCode).toBe('invitation_code_error');
  });

  test('a code of another domain, merchant or of nobody brings nobody', async () => {
    await program.database.transaction((tx) =>
      program.agents.service.issueAffiliateCode(tx, {
        merchant: 'arara',
        code: 'SOLO',
        ownerId: 1n,
        domain: 'solo.example',
      }),
    );
    const call = createVisitor(program);
    const refused = { status: 422, errorCode: 'invitation_code_error' };
    expect(await call('/wps/agent/affiliate?code=SOLO')).toMatchObject(refused);
    expect(await call('/wps/agent/affiliate?code=SOLO&domain=Solo.example')).toMatchObject({
      status: 200,
    });
    expect(await call('/wps/agent/affiliate?code=NINGUEM')).toMatchObject(refused);
    expect(await call('/wps/agent/affiliate?code=%00x')).toMatchObject({ status: 400 });
    const second = await call('/wps/agent/affiliate?code=SOLO&domain=solo.example', {
      headers: { merchant: 'second' },
    });
    expect(second).toMatchObject(refused);
  });
});
