import { expect, test } from 'vitest';
import { givenBack } from './given-back.ts';

test.each([
  ['a tie gives back what tied', 'RETURNED', '12.00', 'paid', '12.00'],
  ['a ticket that was taken back gives its stake', 'CANCELLED', null, 'paid', '24.00'],
  ['a draw that was void gives it, too', 'VOID', null, 'paid', '24.00'],
  ['what is on its way is not there yet', 'VOID', null, null, null],
  ['a prize is nothing that came back', 'WON', '99.00', 'paid', null],
  ['what was lost stays lost', 'LOST', '0.00', 'paid', null],
] as const)('%s', (_, state, prize, settledAt, back) => {
  expect(givenBack({ state, stake: '24.00', prize, settledAt })).toBe(back);
});
