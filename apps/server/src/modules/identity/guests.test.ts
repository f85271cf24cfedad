import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkForm, fieldRule } from '@arara/rules';
import { guestOf } from '../../compose/sandbox-vendor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createTestProgram } from '../../testing/test-program.ts';
import type { TestProgram } from '../../testing/test-program.ts';
import type { IdentityService } from './index.ts';

let program: TestProgram;
let guests: IdentityService;
beforeAll(async () => {
  program = await createTestProgram();
  guests = program.modules.identity.service;
}, 120_000);
afterAll(() => program.close());

const visitor: Caller = { ...guestOf('guests', 'arara', '203.0.113.7'), country: 'BR' };

const member = (playerId: bigint): Caller => ({
  ...visitor,
  session: {
    id: '00000000-0000-4000-8000-000000000000',
    playerId,
    merchant: 'arara',
    account: 'ana',
    isAgent: 0,
    currency: 'BRL',
    mustChangePassword: false,
  },
});

describe('a guest who comes back', () => {
  test('plays on with the same play money', async () => {
    const first = await guests.keepGuest(visitor, undefined);
    expect(first).toMatchObject({ currency: 'FUN', token: expect.any(String) });
    const again = await guests.keepGuest(visitor, first.token ?? '');
    expect(again).toEqual({ playerId: first.playerId, currency: 'FUN', token: null });
  });

  test('is somebody else at another merchant, and with a token that nobody gave', async () => {
    const { playerId, token } = await guests.keepGuest(visitor, undefined);
    const elsewhere = await guests.keepGuest(
      { ...visitor, merchant: 'noite-tropical' },
      token ?? '',
    );
    expect(elsewhere.playerId).not.toBe(playerId);
    const forged = await guests.keepGuest(visitor, 'put-there-by-somebody');
    expect(forged.playerId).not.toBe(playerId);
    expect(forged.token).not.toBe('put-there-by-somebody');
  });

  test('has one account as a member, on all devices and in two games at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 4 }, () => guests.keepGuest(member(1234n), undefined)),
    );
    expect(new Set(opened.map(({ playerId }) => playerId)).size).toBe(1);
    expect(opened.map(({ token }) => token)).toEqual([null, null, null, null]);
    const other = await guests.keepGuest(member(1235n), undefined);
    expect(other.playerId).not.toBe(opened[0]?.playerId);
  });

  test('of a member has a name that nobody can register', async () => {
    const { playerId } = await guests.keepGuest(member(77n), undefined);
    const username = await nameOf(playerId);
    const issues = checkForm({ username: fieldRule('first-letter', 4, 64) }, { username });
    expect(issues.map(({ field }) => field)).toEqual(['username']);
  });

  test('never gets the account of a member who bears that name', async () => {
    const { playerId } = await guests.keepGuest(member(78n), undefined);
    const name = (await nameOf(playerId)).replace('78', '79');
    await program.owner.query(
      `update identity.player set username = $1, username_key = $1 where username_key = 'luciana'`,
      [name],
    );
    await expect(guests.keepGuest(member(79n), undefined)).rejects.toMatchObject({
      code: 'username.taken',
    });
  });

  async function nameOf(playerId: bigint): Promise<string> {
    const { rows } = await program.kernel.database.read.query<{ name: string }>(
      'select username as name from identity.player where id = $1',
      [playerId],
    );
    return rows[0]?.name ?? '';
  }
});

test('the test vendor opens no more guests for one network than its kit needs', async () => {
  const ask = () =>
    program.app.inject({
      method: 'POST',
      url: '/sandbox/vendor/launch-token',
      remoteAddress: '203.0.113.9',
      headers: { host: 'localhost' },
    });
  const answers: number[] = [];
  for (let count = 0; count < 61; count += 1) answers.push((await ask()).statusCode);
  expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(answers[60]).toBe(429);
});
