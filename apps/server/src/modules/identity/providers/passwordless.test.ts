import { sql } from '@arara/postgres';
import { afterAll, expect, test } from 'vitest';
import { openIdentityProgram, testSettings } from '../testing/identity-program.ts';
import { createVisitor, join } from '../testing/visitor.ts';

const program = await openIdentityProgram();
afterAll(() => program.close());

const tenMinutes = 10 * 60_000;
const first = 'Jabuticaba-42k';

/** A member whose account a provider opened: it has no password. */
async function passwordless() {
  const call = createVisitor(program);
  const { token, username } = await join(call);
  const session = await program.identity.service.sessionOf(token, 'arara');
  if (session === null) throw new Error('the session is open');
  await program.owner.query(
    sql`update identity.player set password_hash = null, password_changed_at = null
      where id = ${session.playerId}`,
  );
  return { call, token, username, session };
}
type Somebody = Awaited<ReturnType<typeof passwordless>>;

const setPassword = ({ call }: Somebody, token: string, oldPassword = '') =>
  call('/wps/member/password', {
    method: 'POST',
    token,
    body: { oldPassword, newPassword: first, confirmNewPassword: first },
  });

/** Another sign-in of the same member, now. */
async function enterAgain({ call, session }: Somebody): Promise<string> {
  const { playerId: id, merchant } = session;
  const code = await program.database.transaction((tx) =>
    program.identity.service.createSignInCode(tx, { id, merchant }),
  );
  const path = '/api/session/exchange';
  return (await call(path, { method: 'POST', body: { code } })).value.token;
}

test('a sign-in of the last ten minutes stands for the password, an older one does not', async () => {
  const { session } = await passwordless();
  const { provePassword } = program.identity.service;
  const caller = { session, address: '10.8.8.8' };
  await expect(provePassword(caller, '')).resolves.toBeUndefined();
  program.clock.advance(tenMinutes);
  await expect(provePassword(caller, '')).rejects.toMatchObject({ code: 'session.old' });
});

test('sets the first password by a fresh sign-in, once, and then proves itself with it', async () => {
  const marina = await passwordless();
  program.clock.advance(tenMinutes);
  const refused = await setPassword(marina, marina.token);
  expect(refused).toMatchObject({ status: 403, errorCode: 'session.old' });
  const token = await enterAgain(marina);
  const both = await Promise.all([setPassword(marina, token), setPassword(marina, token)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect((await marina.call('/wps/member/info', { token: marina.token })).status).toBe(401);
  const empty = await setPassword(marina, token);
  expect(empty).toMatchObject({ errorCode: 'password.wrong', field: 'oldPassword' });
  const entered = await marina.call('/wps/session/login', {
    method: 'POST',
    body: { username: marina.username, password: first },
  });
  expect(entered.success).toBe(true);
});

test('no password grows old where there is none; the first one does', async () => {
  program.settings = { ...testSettings, password: { flaggedHash: null, maxAgeDays: 90 } };
  const marina = await passwordless();
  const token = await enterAgain(marina);
  expect((await marina.call('/api/account/sessions', { token })).success).toBe(true);
  expect((await setPassword(marina, token)).success).toBe(true);
  program.clock.advance(91 * 24 * 60 * 60_000);
  const held = await enterAgain(marina);
  const refused = await marina.call('/api/account/sessions', { token: held });
  expect(refused).toMatchObject({ errorCode: 'password.change.required' });
});
