import { expect, test } from 'vitest';
import { sql } from '@arara/postgres';
import { joinByMobile, nextNumber, paths, signInBy, startPhoneApp } from './testing/phone.ts';
import { untilWaiting } from './testing/until-waiting.ts';
import { askCode, createVisitor } from './testing/visitor.ts';
import type { Answer, Visitor } from './testing/visitor.ts';

const app = await startPhoneApp();

/** Comes in by a number while its member is taking another one; answers when that is done. */
async function enterBeside(mobileNum: string, enter: () => Promise<Answer>): Promise<Answer> {
  const entering = await app.database.transaction(async (tx) => {
    await tx.query(sql`
      update identity.player set mobile = ${`+55${nextNumber()}`}
      where mobile = ${`+55${mobileNum}`}`);
    const answer = enter();
    await Promise.race([answer, untilWaiting(app, 1)]);
    return { answer };
  });
  return entering.answer;
}

const ways = {
  'signs in': {
    path: paths.login,
    enter: (call: Visitor, mobileNum: string, code: string | null) =>
      signInBy(call, mobileNum, code),
  },
  'sets a new password': {
    path: paths.recovery,
    enter: (call: Visitor, mobileNum: string, verificationCode: string | null) =>
      call(paths.reset, {
        method: 'POST',
        body: { mobileNum, verificationCode, newPassword: 'Jabuticaba-82y' },
      }),
  },
};

test.each(Object.entries(ways))(
  'a code that %s does nothing once its number is no longer the member’s',
  async (_name, { path, enter }) => {
    const call = createVisitor(app);
    const { mobileNum, value } = await joinByMobile(app, call);
    const code = await askCode(app, call, path, mobileNum);
    const hash = () =>
      app.database.pool.query('select password_hash from identity.player where id = $1', [
        value.member.id,
      ]);
    const before = (await hash()).rows;
    const answer = await enterBeside(mobileNum, () => enter(call, mobileNum, code));
    expect(answer).toMatchObject({ success: false, errorCode: 'sms.code.invalid' });
    expect((await hash()).rows).toEqual(before);
  },
);
