import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { call } from '../../testing/call-route.ts';
import { calmBank, openCashierProgram } from './testing/cashier-program.ts';

const program = await openCashierProgram();
const { playerByPix: player, heldBy: held } = program;
const secret = 'Caju-do-mato-7';
const wrong = () => new AppError('payment.password.wrong', { field: 'paymentPassword' });

/** The payment password that identity holds for everybody here; a test changes it. */
let set = secret;
const asking = program.cashierWith(
  {},
  {
    hasPaymentPassword: async () => true,
    async provePayment(_id, typed) {
      if (typed === undefined) throw new AppError('payment.password.required');
      if (typed !== set) throw wrong();
      return { hash: set };
    },
    async lockPaymentProof(_tx, _id, { hash }) {
      if (hash !== set) throw wrong();
    },
  },
);
const withdraw = (id: bigint, typed?: string, key: string = randomUUID()) =>
  program.withdraw(id, '60.00', key, asking, typed);

beforeEach(async () => {
  set = secret;
  program.planned.length = 0;
  await program.switches(calmBank);
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

test('a wrong or missing payment password refuses and changes nothing, the right one pays', async () => {
  const id = await player();
  const key = randomUUID();
  const options = await call(asking.routes, 'cashierOptions', id);
  expect(options).toMatchObject({ withdrawal: { asksPassword: true } });
  await expect(withdraw(id, undefined, key)).rejects.toMatchObject({
    code: 'payment.password.required',
  });
  await expect(withdraw(id, 'Outra-coisa-1', key)).rejects.toMatchObject({
    code: 'payment.password.wrong',
  });
  expect(await held(id)).toBe(0n);
  expect(program.planned).toEqual([]);
  expect(await withdraw(id, secret, key)).toMatchObject({ state: 'APPROVED' });
  expect(await held(id)).toBe(6_000n);
});

test('twenty clicks, right and wrong, with one key are at most one withdrawal', async () => {
  const id = await player();
  const key = randomUUID();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => withdraw(id, i % 2 === 0 ? secret : 'Errada-9', key)),
  );
  const ids = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
  expect(new Set(ids).size).toBe(1);
  expect(await held(id)).toBe(6_000n);
});

test('what was asked for is told again without the password, and to its owner alone', async () => {
  const [id, other] = [await player(), await player()];
  const key = randomUUID();
  const made = await withdraw(id, secret, key);
  expect((await withdraw(id, undefined, key)).id).toBe(made.id);
  await expect(withdraw(other, undefined, key)).rejects.toMatchObject({
    code: 'payment.password.required',
  });
  expect(await held(id)).toBe(6_000n);
  expect(await held(other)).toBe(0n);
});

test('a password changed while the withdrawal was judged refuses it whole', async () => {
  const id = await player();
  const changing = program.cashierWith(
    {},
    {
      hasPaymentPassword: async () => true,
      provePayment: async () => ({ hash: 'the old one' }),
      async lockPaymentProof(_tx, _id, { hash }) {
        if (hash !== set) throw wrong();
      },
    },
  );
  const late = program.withdraw(id, '60.00', randomUUID(), changing, secret);
  await expect(late).rejects.toMatchObject({ code: 'payment.password.wrong' });
  expect(await held(id)).toBe(0n);
  expect(program.planned).toEqual([]);
});
