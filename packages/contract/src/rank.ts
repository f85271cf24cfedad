import { z } from 'zod';
import { call } from './call.ts';
import { Amount, query } from './primitives.ts';
import { ClubLabel } from './session.ts';

/** A level of the club with the turnover that it takes. */
export const ClubLevel = ClubLabel.extend({ turnover: Amount });
export type ClubLevel = z.output<typeof ClubLevel>;

export const rankProgressCall = call({
  name: 'rankProgress',
  summary: 'The member’s level, the turnover so far and what the next level takes.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  query: query({}),
  value: z.object({
    currency: z.string(),
    rankLevel: z.int(),
    labelName: z.string(),
    turnover: Amount,
    /** The house gave the level: the turnover alone has not reached it. */
    given: z.boolean(),
    /** Null: there is no higher level. */
    next: ClubLevel.extend({ left: Amount, percent: z.int() }).nullable(),
    levels: z.array(ClubLevel.extend({ reached: z.boolean(), vipService: z.boolean() })),
  }),
  errors: [],
});
