import type { Db } from '@arara/postgres';
import type { StoryPlace } from '../../platform/story.ts';
import * as rows from './member.repository.ts';
import type { MoneyName } from './member.repository.ts';

/** Questions of the people who run the house about one member's deposits and withdrawals. */
export function createMemberMoney(read: Db) {
  return {
    /** The money that came in and went out in a span of time, in minor units; `from` null: since ever. */
    sums: (playerId: bigint, span: { readonly from: Date | null; readonly until: Date }) =>
      rows.sumsOfMember(read, playerId, span),
    /** Deposits and withdrawals that are under way. */
    open: (playerId: bigint) => rows.openOfMember(read, playerId),
    /** Money that waits for two people. */
    waiting: (playerId: bigint) => rows.waitingOfMember(read, playerId),
    deposits: (playerId: bigint, place: StoryPlace) => rows.depositsBefore(read, playerId, place),
    withdrawals: (playerId: bigint, place: StoryPlace) =>
      rows.withdrawalsBefore(read, playerId, place),
    /** Deposits of a brand by id, charge or payment. */
    findDeposits: (merchant: string, name: MoneyName) => rows.findDeposits(read, merchant, name),
    /** Withdrawals of a brand by id or payout. */
    findWithdrawals: (merchant: string, name: MoneyName) =>
      rows.findWithdrawals(read, merchant, name),
  };
}

export type MemberMoney = ReturnType<typeof createMemberMoney>;
