import { z } from 'zod';
import { call } from './call.ts';
import { Amount, Day, query } from './primitives.ts';

/** The result of a day or a period; each figure is the sum of the entries of its kind. */
const profitFigures = {
  stake: Amount,
  payout: Amount,
  /** Stakes given back less prizes taken back. */
  returned: Amount,
  /** The result of play: prizes and returns less stakes. */
  net: Amount,
  deposits: Amount,
  withdrawals: Amount,
  bonus: Amount,
};

export const profitCall = call({
  name: 'profit',
  summary: 'Profit and loss: each day of a period by the site’s clock, and what they come to.',
  method: 'GET',
  path: '/api/account/profit',
  module: 'MEMTRANS3',
  auth: 'account',
  alwaysOpen: true,
  query: query({ from: Day.optional(), to: Day.optional() }),
  value: z.object({
    currency: z.string(),
    from: Day,
    to: Day,
    days: z.array(z.object({ day: Day, ...profitFigures })),
    totals: z.object(profitFigures),
  }),
  errors: ['range.invalid'],
});

export const profitByVendorCall = call({
  name: 'profitByVendor',
  summary: 'The rounds of a period by vendor and kind of game, the most staked first.',
  method: 'GET',
  path: '/api/account/profit/vendors',
  module: 'MEMTRANS3',
  auth: 'account',
  alwaysOpen: true,
  query: query({ from: Day.optional(), to: Day.optional() }),
  value: z.object({
    currency: z.string(),
    vendors: z.array(
      z.object({
        /** Null: the game is listed no more. */
        vassalage: z.string().nullable(),
        name: z.string(),
        gameType: z.string().nullable(),
        stake: Amount,
        payout: Amount,
        net: Amount,
        rounds: z.int(),
      }),
    ),
  }),
  errors: ['range.invalid'],
});
