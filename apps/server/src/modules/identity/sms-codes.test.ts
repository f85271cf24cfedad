import { minute } from '@arara/testing';
import { describe, expect, test } from 'vitest';
import { joinByMobile, nextNumber, paths, signInBy, startPhoneApp } from './testing/phone.ts';
import { askCode, createVisitor, solve } from './testing/visitor.ts';

const app = await startPhoneApp();

describe('a code', () => {
  test('is asked for with work done, and says how long it is good', async () => {
    const call = createVisitor(app);
    const body = { mobileNum: nextNumber(), countryDialingCode: '55' };
    const idle = await call(paths.login, { method: 'POST', body });
    expect(idle.errorCode).toBe('challenge.required');
    const challenge = await solve(call);
    const asked = await call(paths.login, { method: 'POST', body: { ...body, challenge } });
    expect(asked.value).toEqual({ expiredMinutes: 3 });
    const recovery = { ...body, challenge: await solve(call) };
    const again = await call(paths.recovery, { method: 'POST', body: recovery });
    expect(again.value).toEqual({ expirationTime: 180 });
  });

  test('of a number without an account is never sent and answers like any other', async () => {
    const call = createVisitor(app);
    for (const path of [paths.login, paths.recovery]) {
      expect(await askCode(app, call, path, nextNumber())).toBeNull();
    }
    const unknown = nextNumber();
    await askCode(app, call, paths.login, unknown);
    const guessed = await signInBy(call, unknown, '000000');
    const { mobileNum } = await joinByMobile(app, call);
    const code = await askCode(app, call, paths.login, mobileNum);
    const wrong = await signInBy(call, mobileNum, code === '000000' ? '000001' : '000000');
    const told = ({ status, errorCode, message, field, value }: typeof wrong) => ({
      status,
      errorCode,
      message,
      field,
      value,
    });
    expect(told(guessed)).toEqual(told(wrong));
    expect(guessed.errorCode).toBe('sms.code.invalid');
  });

  test('is not sent twice while the first is good, whoever asks', async () => {
    const mobileNum = nextNumber();
    await askCode(app, createVisitor(app), paths.login, mobileNum);
    app.clock.advance(minute);
    const call = createVisitor(app);
    const body = { mobileNum, challenge: await solve(call) };
    const second = await call(paths.login, { method: 'POST', body });
    expect(second).toMatchObject({ status: 429, errorCode: 'sms.wait', value: { seconds: 120 } });
    expect(second.headers['retry-after']).toBe('120');
    app.clock.advance(2 * minute);
    expect(await askCode(app, call, paths.login, mobileNum)).toBeNull();
  });

  test('asked for ten times at once is sent once', async () => {
    const call = createVisitor(app);
    const mobileNo = nextNumber();
    const proofs = await Promise.all(Array.from({ length: 10 }, () => solve(call)));
    const before = app.shortMessages.length;
    const answers = await Promise.all(
      proofs.map((challenge) =>
        call(paths.register, { method: 'POST', body: { mobileNo, challenge } }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(app.shortMessages.slice(before).map(({ to }) => to)).toEqual([`+55${mobileNo}`]);
  });

  test('has its share per number and per address', async () => {
    const mobileNum = nextNumber();
    for (let sent = 0; sent < 6; sent += 1) {
      await askCode(app, createVisitor(app), paths.login, mobileNum);
      app.clock.advance(3 * minute);
    }
    const call = createVisitor(app);
    const tooMany = { mobileNum, challenge: await solve(call) };
    const refused = await call(paths.login, { method: 'POST', body: tooMany });
    expect(refused).toMatchObject({ status: 429, errorCode: 'sms.too.many' });
    app.clock.advance(60 * minute);
    expect(await askCode(app, call, paths.login, mobileNum)).toBeNull();
  });

  test('that a provider does not take can be asked for again at once', async () => {
    const call = createVisitor(app);
    const mobileNo = nextNumber();
    app.smsDown = true;
    const body = { mobileNo, challenge: await solve(call) };
    const failed = await call(paths.register, { method: 'POST', body });
    expect(failed).toMatchObject({ status: 503, errorCode: 'sms.unavailable' });
    app.smsDown = false;
    expect(await askCode(app, call, paths.register, mobileNo)).toMatch(/^\d{6}$/);
  });

  test('wants a mobile number of the country beside it', async () => {
    const call = createVisitor(app);
    const body = { mobileNo: '1131234567', countryDialingCode: '55', challenge: await solve(call) };
    const refused = await call(paths.register, { method: 'POST', body });
    expect(refused).toMatchObject({ errorCode: 'field.rule', field: 'mobileNo' });
    expect(refused.message).toContain('(11) 91234-5678');
  });

  test('is kept as nothing that tells code or number', async () => {
    const mobileNum = nextNumber();
    await askCode(app, createVisitor(app), paths.register, mobileNum);
    const { rows } = await app.database.pool.query(
      "select row_to_json(c)::text as row from identity.sms_code c union all select subject from identity.attempt where subject like 'sms%'",
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ row }) => row.includes(mobileNum))).toEqual([]);
  });
});
