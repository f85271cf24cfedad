import { z } from 'zod';
import { call } from './call.ts';
import { Amount, query } from './primitives.ts';

export const jackpotLevels = ['grand', 'major', 'mini'] as const;
export type JackpotLevel = (typeof jackpotLevels)[number];

const Jackpots = z.array(
  z.object({
    /** Its name is a message of `games`: `jackpot.name.<code>`. */
    code: z.string(),
    currency: z.string(),
    /** The codes of the titles that share it. */
    games: z.array(z.string()),
    /** The greatest first. A win takes what stands there at that moment. */
    levels: z.array(z.object({ level: z.enum(jackpotLevels), amount: Amount })),
  }),
);

export const jackpotsCall = call({
  name: 'jackpots',
  summary:
    'The progressive jackpots of the merchant: what stands in the pool of each level now, and the titles that win it.',
  method: 'GET',
  path: '/api/jackpots',
  auth: 'none',
  query: query({}),
  value: Jackpots,
  errors: [],
});

export const studioJackpotsCall = call({
  name: 'studioJackpots',
  summary: 'The same pools, for a game that shows them.',
  method: 'GET',
  path: '/studio/v1/jackpots',
  auth: 'studio',
  query: query({}),
  value: Jackpots,
  errors: [],
});
