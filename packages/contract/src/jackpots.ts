import { z } from 'zod';
import { call } from './call.ts';
import { Game } from './catalogue.ts';
import { Amount, query } from './primitives.ts';

export const jackpotLevels = ['grand', 'major', 'mini'] as const;
export type JackpotLevel = (typeof jackpotLevels)[number];

const Pool = z.object({ level: z.enum(jackpotLevels), amount: Amount });

const Jackpot = z.object({
  code: z.string(),
  currency: z.string(),
  /** The greatest first. A win takes what stands there at that moment. */
  levels: z.array(Pool),
});

export const jackpotsCall = call({
  name: 'jackpots',
  summary:
    'The progressive jackpots of the merchant: what stands in the pool of each level now, and the games that win it. One whose games cannot be opened here is left out.',
  method: 'GET',
  path: '/api/jackpots',
  auth: 'none',
  query: query({}),
  value: z.array(
    Jackpot.extend({
      name: z.string(),
      levels: z.array(Pool.extend({ name: z.string() })),
      games: z.array(Game).min(1),
    }),
  ),
  errors: [],
});

export const studioJackpotsCall = call({
  name: 'studioJackpots',
  summary: 'The pools of all jackpots of the merchant, for a game that shows them.',
  method: 'GET',
  path: '/studio/v1/jackpots',
  auth: 'studio',
  query: query({}),
  value: z.array(Jackpot),
  errors: [],
});
