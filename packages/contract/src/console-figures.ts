import { z } from 'zod';
import { Amount } from './primitives.ts';

/** The figures of a member in a span of days; amounts in the currency of the member. */
export const MemberFigures = z.object({
  deposits: Amount,
  withdrawals: Amount,
  /** Deposits less withdrawals. */
  net: Amount,
  /** Stakes less stakes given back. */
  turnover: Amount,
  /** Prizes less prizes taken back. */
  prizes: Amount,
  /** Turnover less prizes. */
  ggr: Amount,
  /** The house's money that the member got: adjustments of goodwill and grants, less what was taken back. */
  bonusCost: Amount,
  /** The levy on GGR; null where the jurisdiction has none. */
  levy: Amount.nullable(),
  /** GGR less bonus cost and levy, as in the reports. */
  ngr: Amount,
  /** Adjustments by two people of any class: credits less debits. */
  adjusted: Amount,
  rounds: z.int(),
});
export type MemberFigures = z.output<typeof MemberFigures>;
