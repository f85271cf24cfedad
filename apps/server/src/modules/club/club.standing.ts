import type { ClubLevel } from '@arara/contract';
import { isCurrency } from '@arara/money';
import type { Currency } from '@arara/money';
import { invariant } from '../../platform/errors.ts';
import type { ClubDeps } from './club.deps.ts';
import { readGiven } from './given.repository.ts';
import type { GivenRank } from './given.repository.ts';
import { levelOf } from './rank.policy.ts';

/** Where a member stands in the club. */
export interface Standing {
  readonly merchant: string;
  readonly currency: Currency;
  /** The rank that the member has. */
  readonly rankLevel: number;
  /** The rank that turnover alone has reached. */
  readonly earned: number;
  readonly turnover: bigint;
  readonly levels: readonly ClubLevel[];
  readonly given: GivenRank | null;
}

/** Reads where a member stands. */
export async function standingOf(
  { database, levelsOf, play, members }: ClubDeps,
  playerId: bigint,
): Promise<Standing> {
  const member = await members.memberOf(playerId);
  invariant(member !== null, 'whoever plays is a member');
  const { merchant, currency, rankLevel } = member;
  invariant(isCurrency(currency), 'a member has a currency of the house');
  const [levels, turnover, given] = await Promise.all([
    levelsOf(merchant),
    play.turnoverOf(playerId),
    readGiven(database.read, playerId),
  ]);
  const earned = levelOf(levels, currency, turnover, 0);
  return { merchant, currency, rankLevel, earned, turnover, levels, given };
}
