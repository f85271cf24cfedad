import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff } from '../../testing/staff-member.ts';
import type { TestStaff } from '../../testing/staff-member.ts';
import { createTestProgram } from '../../testing/test-program.ts';
import type { TestProgram } from '../../testing/test-program.ts';

let program: TestProgram;
let ana: TestStaff;
let rui: TestStaff;
const askedAt = '2026-11-20T12:00:00.000Z';
const id = '6f2f7d3e-6a5c-4f0e-9d0b-1f3f2a7c9a10';

const person = (roles: readonly string[], brands: readonly string[] = ['arara']) =>
  signedInStaff(
    { staff: program.modules.staff.service, clock: program.kernel.clock },
    { roles, brands },
  );

beforeAll(async () => {
  program = await createTestProgram();
  [ana, rui] = [await person(['finance']), await person(['finance'])];
  const { id: playerId } = await program.modules.identity.service.demoMember('arara');
  await program.owner.query(
    `insert into cashier.withdrawal (id, merchant_id, player_id, currency, amount, state, reason,
      payout_id, pix_key_masked, idempotency_key, input_hash, created_at, promised_by)
    values ($1, 'arara', $2, 'BRL', 5000, 'REVIEW', 'review.amount', 'p', '***', 'k', '', $3, $3)`,
    [id, playerId, askedAt],
  );
}, 120_000);
afterAll(() => program.close());

let calls = 0;
async function get(url: string, { token }: TestStaff, merchant = 'arara') {
  calls += 1;
  const reply = await program.app.inject({
    method: 'GET',
    url,
    remoteAddress: `10.2.0.${calls}`,
    headers: { host: 'localhost', merchant, authorization: token },
  });
  return reply.json<{
    errorCode?: string;
    value: { queues: { name: string; count: number; oldest: string | null }[] };
  }>();
}
const queuesOf = async (who: TestStaff, merchant?: string) => {
  const { value } = await get('/api/staff/queues', who, merchant);
  return new Map(value.queues.map((queue) => [queue.name, queue]));
};

test('a queue tells how much waits and since when', async () => {
  expect((await queuesOf(ana)).get('withdrawals')).toMatchObject({ count: 1, oldest: askedAt });
});

test('a person hears of the queues that they may read, and of their brand alone', async () => {
  const names = async (role: string) => [...(await queuesOf(await person([role]))).keys()];
  expect(await names('games')).toEqual(['prizes', 'decisions']);
  expect(await names('lottery')).toEqual(['decisions', 'results']);
  expect(await names('auditor')).toHaveLength(10);
  const elsewhere = await person(['finance'], ['noite-tropical']);
  expect((await queuesOf(elsewhere, 'noite-tropical')).get('withdrawals')).toMatchObject({
    count: 0,
    oldest: null,
  });
});

test('a decision waits for the other person, not for the one who proposed it', async () => {
  await program.modules.decisions.service.propose(ana.actor, {
    merchant: 'arara',
    kind: 'withdrawal.refuse',
    subject: { id },
    reason: 'the card is not hers',
  });
  expect((await queuesOf(ana)).get('decisions')).toMatchObject({ count: 0, oldest: null });
  expect((await queuesOf(rui)).get('decisions')).toMatchObject({ count: 1 });
  // Support reads it, and may not give the second word.
  expect((await queuesOf(await person(['support']))).get('decisions')).toMatchObject({ count: 0 });
});

test('the dashboard of a brand answers over HTTP to those who may read figures', async () => {
  const reply = await get('/api/staff/dashboard', ana);
  expect(reply.value).toMatchObject({
    currency: 'BRL',
    figures: { newMembers: expect.any(Number) },
  });
  expect(await get('/api/staff/dashboard', await person(['support']))).toMatchObject({
    errorCode: 'permission.denied',
  });
  expect(await get('/api/staff/dashboard?day=2099-01-01', ana)).toMatchObject({
    errorCode: 'request.invalid',
  });
});
