import { z } from 'zod';
import { call } from './call.ts';
import { Game } from './catalogue.ts';
import { Amount, Instant, query } from './primitives.ts';

export const boardPeriods = ['day', 'week', 'month'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];
export const boardOrders = ['prize', 'multiple'] as const;
export type BoardOrder = (typeof boardOrders)[number];

export const winnerBoardCall = call({
  name: 'winnerBoard',
  summary:
    'The largest prizes, or the largest multipliers, of real rounds of the day, the week or the month: names masked, each with the round that proves it.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  module: 'COMM3',
  auth: 'none',
  query: query({
    /** By the merchant's clock; a week begins on Monday. */
    period: z.enum(boardPeriods).default('week'),
    by: z.enum(boardOrders).default('prize'),
  }),
  value: z.array(
    z.object({
      player: z.string(),
      game: Game,
      amount: Amount,
      /** The prize in hundredths of the stakes of its round. */
      multipleHundredths: z.int(),
      /** The id of the round, as its proof is asked for. */
      round: z.string(),
      at: Instant,
    }),
  ),
  errors: [],
});
