import { afterAll, expect, test } from 'vitest';
import { openIdentityProgram } from './testing/identity-program.ts';
import { createVisitor, join, joinByEmail, password } from './testing/visitor.ts';

const program = await openIdentityProgram();
const { provePayment, lockPaymentProof, hasPaymentPassword } = program.identity.service;
afterAll(() => program.close());

const secret = 'Caju-do-mato-7';

async function member({ email }: { email?: string } = {}) {
  const call = createVisitor(program);
  const joined = email === undefined ? join(call) : joinByEmail(program, call, email);
  const { token } = await joined;
  const session = await program.identity.service.sessionOf(token, 'arara');
  if (session === null) throw new Error('the session is open');
  const set = (body: Record<string, unknown> = {}) =>
    call('/api/account/payment-password', {
      method: 'POST',
      token,
      body: { password, newPassword: secret, confirmNewPassword: secret, ...body },
    });
  return { id: session.playerId, call, token, set };
}

test('is set and changed by the owner, kept as a hash, and told by mail', async () => {
  const email = 'caju@arara.example';
  const { id, set } = await member({ email });
  expect(await provePayment(id, undefined)).toEqual({ hash: null });
  expect(await set()).toMatchObject({ status: 200, value: null });
  expect(await hasPaymentPassword(id)).toBe(true);
  const { hash } = await provePayment(id, secret);
  expect(hash).toMatch(/^\$argon2id\$/);
  const other = 'Umbu-da-serra-9';
  const next = { newPassword: other, confirmNewPassword: other };
  expect((await set({ ...next, oldPaymentPassword: secret })).success).toBe(true);
  await expect(provePayment(id, secret)).rejects.toMatchObject({ code: 'payment.password.wrong' });
  await expect(provePayment(id, other)).resolves.toBeDefined();
  await program.runJobs();
  const told = program.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(told).toEqual(['Sua senha de pagamento mudou', 'Sua senha de pagamento mudou']);
});

test.each([
  [{ password: 'errada-12' }, 'password.wrong'],
  [{ confirmNewPassword: 'outra-coisa-1' }, 'password.confirm'],
  [{ newPassword: 'Curta-1', confirmNewPassword: 'Curta-1' }, 'field.rule'],
  [{ newPassword: 'senha1234', confirmNewPassword: 'senha1234' }, 'password.weak'],
  [{ newPassword: password, confirmNewPassword: password }, 'payment.password.same'],
])('%j is refused with %s and sets nothing', async (body, errorCode) => {
  const { id, set } = await member();
  expect(await set(body)).toMatchObject({ errorCode });
  expect(await hasPaymentPassword(id)).toBe(false);
});

test('another one takes the old one: the password of the account is not enough', async () => {
  const { id, set } = await member();
  await set();
  const other = 'Umbu-da-serra-9';
  const next = { newPassword: other, confirmNewPassword: other };
  const field = 'oldPaymentPassword';
  expect(await set(next)).toMatchObject({ errorCode: 'payment.password.required', field });
  const guessed = await set({ ...next, oldPaymentPassword: 'Palpite-numero-1' });
  expect(guessed).toMatchObject({ errorCode: 'payment.password.wrong', field });
  await expect(provePayment(id, secret)).resolves.toBeDefined();
});

test('a forgotten one is set anew, told by mail, and holds withdrawals for a day', async () => {
  const email = 'umbu@arara.example';
  const { id, set } = await member({ email });
  await set();
  const other = 'Umbu-da-serra-9';
  const next = { newPassword: other, confirmNewPassword: other };
  const stranger = await set({ ...next, forgotten: true, password: 'errada-12' });
  expect(stranger.errorCode).toBe('password.wrong');
  expect((await set({ ...next, forgotten: true })).success).toBe(true);
  const held = { code: 'payment.password.held', detail: { params: { hours: 24 } } };
  await expect(provePayment(id, other)).rejects.toMatchObject(held);
  // The person who set it changes it once more: that ends no wait.
  const third = 'Cagaita-do-vale-3';
  const again = { newPassword: third, confirmNewPassword: third, oldPaymentPassword: other };
  expect((await set(again)).success).toBe(true);
  await expect(provePayment(id, third)).rejects.toMatchObject({ code: 'payment.password.held' });
  program.clock.advance(24 * 60 * 60_000);
  await expect(provePayment(id, third)).resolves.toBeDefined();
  await program.runJobs();
  const told = program.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(told).toContain('Sua senha de pagamento foi recriada');
});

test('the account’s password becomes none that the payment password is, and cannot guess it', async () => {
  const { call, token, set } = await member();
  await set();
  const change = (oldPassword: string, newPassword: string) =>
    call('/wps/member/password', {
      method: 'POST',
      token,
      body: { oldPassword, newPassword, confirmNewPassword: newPassword },
    });
  expect(await change(password, secret)).toMatchObject({
    errorCode: 'payment.password.same',
    field: 'newPassword',
  });
  const guesses = [password, ...Array.from({ length: 6 }, (_, i) => `Jabuticaba-4${i}k`)];
  const codes: unknown[] = [];
  for (let i = 1; i < guesses.length; i += 1) {
    codes.push((await change(guesses[i - 1] ?? '', guesses[i] ?? '')).errorCode);
  }
  expect(codes).toContain('login.locked');
});

test('nobody else sets it: a visitor is refused, and one member’s is not another’s', async () => {
  const [mine, other] = [await member(), await member()];
  const visitor = await mine.call('/api/account/payment-password', {
    method: 'POST',
    body: { password, newPassword: secret, confirmNewPassword: secret },
  });
  expect(visitor).toMatchObject({ errorCode: 'session.missing' });
  await mine.set();
  expect(await hasPaymentPassword(other.id)).toBe(false);
});

test('twenty wrong ones at once are five tries; then the right one waits, and the sign-in does not', async () => {
  const { id, call, token, set } = await member();
  await set();
  const guesses = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => provePayment(id, `Palpite-numero-${i}`)),
  );
  const codes = guesses.map((one) => (one.status === 'rejected' ? one.reason.code : 'right'));
  expect(codes.filter((code) => code === 'payment.password.wrong').length).toBeLessThanOrEqual(5);
  expect(codes).not.toContain('right');
  await expect(provePayment(id, secret)).rejects.toMatchObject({ code: 'payment.password.locked' });
  expect((await call('/wps/member/info', { token })).status).toBe(200);
  program.clock.advance(15 * 60_000);
  await expect(provePayment(id, secret)).resolves.toBeDefined();
});

test('a proof does not outlive a change of the password', async () => {
  const { id, set } = await member();
  const before = await provePayment(id, undefined);
  await set();
  const hold = program.database.transaction((tx) => lockPaymentProof(tx, id, before));
  await expect(hold).rejects.toMatchObject({ code: 'payment.password.wrong' });
});
