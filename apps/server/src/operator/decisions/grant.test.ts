import { expect, test } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { personNamed } from '../testing/run-by.ts';
import type { Ask } from './ask.ts';
import { grant } from './grant.ts';
import type { Decisions } from './two-people.ts';

const asked: Ask = {
  verb: 'give',
  id: '412345678',
  merchant: 'arara',
  person: personNamed('ana'),
  ranBy: null,
  reason: 'the game froze',
  amount: '50.00',
  times: '10',
  days: '7',
  reference: 'complaint 77',
};

/** Decisions with nothing open, which answer each proposal so. */
function decisionsThat(propose: (wish: unknown) => void): Decisions {
  const told = async (_: unknown, wish: unknown) => propose(wish);
  return { openAbout: async () => null, propose: told } as never;
}

test.each<[string, Partial<Ask>, object]>([
  ['without bounds', {}, { times: 10, days: 7, stakeMax: null, convertTimes: null }],
  [
    'with both bounds',
    { 'stake-max': '5.00', 'convert-times': '3' },
    { stakeMax: '5.00', convertTimes: 3 },
  ],
  ['with a bound that is no number', { 'convert-times': 'x' }, { convertTimes: -1 }],
  ['with times that are none', { times: '1e1' }, { times: null }],
])('bonus money %s is proposed as it was typed', async (_, change, subject) => {
  const wishes: unknown[] = [];
  const decisions = decisionsThat((wish) => wishes.push(wish));
  expect(await grant(decisions, { ...asked, ...change })).toContain('Somebody else has to agree');
  expect(wishes).toMatchObject([
    { kind: 'rewards.grant', subject: { account: '412345678', amount: '50.00', ...subject } },
  ]);
});

test('a refusal is said in words', async () => {
  const refusing = decisionsThat(() => {
    throw new AppError('reward.before.bet');
  });
  await expect(grant(refusing, asked)).rejects.toThrow('The law allows no bonus');
  expect(() => grant(refusing, { ...asked, verb: 'take' })).toThrow('npm run operator');
});
