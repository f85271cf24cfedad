import { z } from 'zod';
import { call } from './call.ts';
import { Amount, query } from './primitives.ts';

export const jackpotLevels = ['grand', 'major', 'mini'] as const;
export type JackpotLevel = (typeof jackpotLevels)[number];

export const jackpotsCall = call({
  name: 'jackpots',
  summary:
    'The progressive jackpots of the merchant: what stands in the pool of each level now, and the titles that win it.',
  method: 'GET',
  path: '/api/jackpots',
  auth: 'none',
  query: query({}),
  value: z.array(
    z.object({
      /** Its name is a message of `games`: `jackpot.name.<code>`. */
      code: z.string(),
      currency: z.string(),
      /** The codes of the titles that share it. */
      games: z.array(z.string()),
      /** The greatest first. A win takes what stands there at that moment. */
      levels: z.array(z.object({ level: z.enum(jackpotLevels), amount: Amount })),
    }),
  ),
  errors: [],
});
