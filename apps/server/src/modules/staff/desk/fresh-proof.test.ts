import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestStaff } from '../../../testing/staff-member.ts';
import { totpOf } from '../../../testing/staff-member.ts';
import { openStaffDesk } from '../testing/desk-program.ts';
import type { StaffDeskProgram } from '../testing/desk-program.ts';

const minute = 60_000;
const password = 'Cedro-Rosa-Alto-4';

let program: StaffDeskProgram;
beforeAll(async () => {
  program = await openStaffDesk();
});
afterAll(() => program.close());

const idOf = async (email: string): Promise<string> => {
  const { rows } = await program.owner.query<{ id: string }>(
    'select id::text from staff.account where email = $1',
    [email],
  );
  return rows[0]?.id ?? '';
};

describe('a proof of the second step', () => {
  it('is good for five minutes; then money and rights wait for a new code', async () => {
    const [eva, ivo] = [await program.person(), await program.person()];
    const subject = { email: (await program.person(['support'])).email };
    const kind = 'staff.account.close';
    program.clock.advance(5 * minute);
    expect((await program.get(eva, 'accounts')).status).toBe(200);
    expect((await program.propose(eva, kind, subject)).errorCode).toBe('staff.proof.stale');
    const path = `accounts/${await idOf(ivo.email)}`;
    const reset = await program.act(eva, `${path}/second-step/reset`);
    expect(reset.errorCode).toBe('staff.proof.stale');
    const code = totpOf(eva.secret, program.clock.now());
    const proof = (who: Pick<TestStaff, 'token'>, said: string) =>
      program.call('POST', '/api/staff/session/proof', { token: who.token, body: { code: said } });
    expect((await proof(eva, code === '000000' ? '000001' : '000000')).errorCode).toBe(
      'factor.wrong',
    );
    expect((await program.propose(eva, kind, subject)).errorCode).toBe('staff.proof.stale');
    // The proof of one session is none of another of the same person.
    const body = { email: eva.email, password };
    const token = String(
      (await program.call('POST', '/api/staff/session', { body })).value['token'],
    );
    expect((await proof({ token }, code)).errorCode).toBe('staff.factor.required');
    expect((await proof(eva, code)).value).toMatchObject({ next: null });
    expect((await proof(eva, code)).errorCode, 'a code counts once').toBe('factor.wrong');
    const { value } = await program.propose(eva, kind, subject);
    for (const word of ['approve', 'reject'] as const) {
      const said = await program.say(ivo, value['id'], word);
      expect(said.errorCode, word).toBe('staff.proof.stale');
    }
    program.clock.advance(5 * minute);
    await program.prove(ivo);
    expect((await program.say(ivo, value['id'], 'reject')).value).toMatchObject({
      state: 'REJECTED',
    });
    const { value: other } = await program.propose(ivo, kind, subject);
    program.clock.advance(6 * minute);
    // To take a proposal back moves nothing.
    expect((await program.say(ivo, other['id'], 'withdraw')).status).toBe(200);
  });

  it('is guessed at as seldom as at the door', async () => {
    const eva = await program.person();
    const wrong = totpOf(eva.secret, program.clock.now()) === '000000' ? '000001' : '000000';
    const body = { code: wrong };
    for (let at = 0; at < 5; at += 1) {
      await program.call('POST', '/api/staff/session/proof', { token: eva.token, body });
    }
    expect((await program.prove(eva)).errorCode).toBe('login.locked');
  });
});
