import { decisionUsage, idOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { byTwo } from './two-people.ts';
import type { Decisions } from './two-people.ts';

const words = {
  'decision.nothing.left':
    'There is no such member here, they play for play money, or the amount is none. Nothing was changed.',
  'request.invalid':
    'Bonus money takes --amount 50.00, --times 0 to 100, --days 1 to 365 and --reference <case>; --stake-max 5.00 and --convert-times 3 bound it.',
  'adjustment.bound': 'This is above the bound of your role: it takes wallet:adjustment:large.',
  'reward.before.bet': 'The law allows no bonus before the first bet. Nothing was changed.',
};

/** A whole number as it was typed; anything else is left for the kind to refuse. */
const wholeOf = (text: string | undefined): number | null =>
  text === undefined || !/^\d{1,4}$/.test(text) ? null : Number(text);

/** `grant give <account>`: two people give a member bonus money under rules of its own. */
export function grant(decisions: Decisions, ask: Ask): Promise<string> {
  if (ask.verb !== 'give') throw new Error(decisionUsage);
  const account = idOf(ask);
  const { amount = '', reference = '', times = '', days = '' } = ask;
  const [stakeMax, convertTimes] = [ask['stake-max'], ask['convert-times']];
  const bounds = [
    ...(stakeMax === undefined ? [] : [`--stake-max ${stakeMax}`]),
    ...(convertTimes === undefined ? [] : [`--convert-times ${convertTimes}`]),
  ];
  const told = [`--amount ${amount} --times ${times} --days ${days}`, ...bounds].join(' ');
  return byTwo(decisions, ask, {
    kind: 'rewards.grant',
    subject: {
      account,
      amount,
      times: wholeOf(times),
      stakeMax: stakeMax ?? null,
      // A bound that is no number must not become none.
      convertTimes: convertTimes === undefined ? null : (wholeOf(convertTimes) ?? -1),
      days: wholeOf(days),
      reference,
    },
    key: `${account}/${reference}`,
    name: `Member ${account}`,
    wish: `bonus money of ${amount}`,
    done: 'the member can activate it.',
    again: `grant give ${account} ${told} --reference "${reference}"`,
    words,
  });
}
