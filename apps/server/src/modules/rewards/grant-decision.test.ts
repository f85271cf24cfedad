import type { Decision } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestStaff } from '../../testing/staff-member.ts';
import { openDeskProgram } from '../console/testing/desk-program.ts';
import type { DeskProgram } from '../console/testing/desk-program.ts';
import { refuseBeforeBet } from './grants/issue-grant.ts';
import { rewardedMember } from './testing/rewarded.ts';
import type { Rewarded } from './testing/rewarded.ts';

let program: DeskProgram;
let marketing: TestStaff;
let finance: TestStaff;
let auditor: TestStaff;
let one: Rewarded;
let account: string;
beforeAll(async () => {
  program = await openDeskProgram();
  [marketing, finance, auditor] = await Promise.all([
    program.person('marketing'),
    program.person('finance'),
    program.person('auditor'),
  ]);
  one = await rewardedMember(program, 1_000n);
  account = (await program.modules.identity.service.playerOf(one.id))?.accountNumber ?? '';
}, 120_000);
afterAll(() => program.close());

let references = 0;
const propose = (who: TestStaff, change: object = {}) => {
  references += 1;
  const subject = {
    account,
    amount: '20.00',
    times: 3,
    stakeMax: '5.00',
    convertTimes: null,
    days: 7,
    reference: `case-${references}`,
    ...change,
  };
  return program.call<Decision>(who, 'decisions', {
    kind: 'rewards.grant',
    subject,
    reason: 'the game stopped in the middle',
  });
};

test('two people give bonus money, once, and the member activates it', async () => {
  const proposed = await propose(marketing);
  expect(proposed.value.facts).toMatchObject({ amount: '20.00 BRL', wagering: '60.00 BRL' });
  const path = `decisions/${proposed.value.id}/approve`;
  expect((await program.call(marketing, path, {})).status).toBe(403);
  const both = await Promise.all([1, 2].map(() => program.call(finance, path, {})));
  expect(both.some(({ status }) => status === 200)).toBe(true);
  const listed = await program.call<{ grants: { id: string; state: string }[] }>(
    auditor,
    `members/${account}/grants`,
  );
  expect(listed.value.grants).toMatchObject([{ state: 'ISSUED', amount: '20.00', left: '0.00' }]);
  const [grant] = listed.value.grants;
  expect((await one.post(`rewards/grants/${grant?.id}/activate`, {})).status).toBe(200);
  expect(await one.has()).toEqual([1_000n, 2_000n]);
});

test.each([
  ['an auditor', () => propose(auditor), 'permission.denied'],
  [
    'an amount above the bound of the house',
    () => propose(marketing, { amount: '500.01' }),
    'adjustment.bound',
  ],
  ['nobody', () => propose(marketing, { account: '1' }), 'decision.nothing.left'],
  ['no money', () => propose(marketing, { amount: '0.00' }), 'decision.nothing.left'],
  ['a stake of nothing', () => propose(marketing, { stakeMax: '0.00' }), 'decision.nothing.left'],
  ['a thousand times', () => propose(marketing, { times: 1_000 }), 'request.invalid'],
])('%s is refused', async (_, asked, code) => {
  expect((await asked()).errorCode).toBe(code);
});

test('where the law lets no advantage come before a bet, none does', async () => {
  const law = (hasStaked: boolean, advantageAfterBetOnly = true) =>
    refuseBeforeBet(
      {
        advantageAfterBetOnly,
        play: { hasStaked: async () => hasStaked, hasOpenParts: async () => false },
      },
      1n,
    );
  await expect(law(false)).rejects.toMatchObject({ code: 'reward.before.bet' });
  await expect(law(true)).resolves.toBeUndefined();
  await expect(law(false, false)).resolves.toBeUndefined();
});
