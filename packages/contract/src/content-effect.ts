import { z } from 'zod';
import { Id } from './primitives.ts';

/** The consequence of a version, as the same code sees it that publishes. */
export const ContentEffect = z.object({
  /** It closes the site or a way of money, be it until a member has agreed: another person has to approve. */
  closes: z.boolean(),
  /** Modules that answer now and will not, and the other way round. */
  stops: z.array(Id),
  starts: z.array(Id),
  /** Countries that may come in now and will not; `??` for addresses without a known one. */
  refused: z.array(z.string()),
  /** Members who play and deposit on only once they have agreed to this version of the terms; null: nobody is asked. */
  asks: z.int().nullable(),
  /** Members who were active in the last minutes; rounds, tickets and withdrawals that are under way. */
  now: z.object({
    members: z.int(),
    rounds: z.int(),
    tickets: z.int(),
    withdrawals: z.int(),
  }),
});
export type ContentEffect = z.output<typeof ContentEffect>;
