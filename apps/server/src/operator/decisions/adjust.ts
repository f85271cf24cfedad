import { decisionUsage, idOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { byTwo } from './two-people.ts';
import type { Decisions } from './two-people.ts';

/** `adjust bound`: two people set the amount above which an adjustment takes people who may adjust large ones. */
function bound(decisions: Decisions, ask: Ask): Promise<string> {
  const { amount = '' } = ask;
  return byTwo(decisions, ask, {
    kind: 'wallet.bound.change',
    subject: { amount },
    key: 'bound',
    name: `The bound of ${ask.merchant}`,
    wish: `a bound of ${amount}`,
    done: 'it counts from now on.',
    again: `adjust bound --amount ${amount}`,
    words: {
      'decision.nothing.left': 'This is the bound already. Nothing was changed.',
      'request.invalid': 'A bound is an amount such as 500.00.',
    },
  });
}

const words = {
  'decision.nothing.left':
    'There is no such member here, or the amount is none. Nothing was changed.',
  'request.invalid':
    'An adjustment takes --amount 10.00, --class goodwill|correction|chargeback|fee and --reference <case>.',
  'adjustment.exceeds': 'The balance of the member does not cover this. Nothing was changed.',
  'adjustment.bound': 'This is above the bound of your role: it takes wallet:adjustment:large.',
};

/** `adjust credit|debit <account>`: two people move money between a member and the house. */
export function adjust(decisions: Decisions, ask: Ask): Promise<string> {
  const { verb } = ask;
  if (verb === 'bound') return bound(decisions, ask);
  if (verb !== 'credit' && verb !== 'debit') throw new Error(decisionUsage);
  const account = idOf(ask);
  const { amount = '', class: kind = '', reference = '' } = ask;
  const told = `--amount ${amount} --class ${kind} --reference "${reference}"`;
  return byTwo(decisions, ask, {
    kind: 'wallet.adjust',
    subject: { account, direction: verb, amount, class: kind, reference },
    key: `${account}/${reference}`,
    name: `Member ${account}`,
    wish: `to ${verb} ${amount}`,
    done: verb === 'credit' ? 'the member has it.' : 'the house has it.',
    again: `adjust ${verb} ${account} ${told}`,
    words,
  });
}
