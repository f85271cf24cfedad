import type { Caller } from '../../platform/http/caller.ts';

/** A member as the house knows them; secrets stay in their tables. */
export interface Player {
  readonly id: bigint;
  readonly merchant: string;
  readonly accountNumber: string;
  readonly username: string;
  /** 0 member, 1 2 41 42 agents, 4 trial. */
  readonly isAgent: number;
  readonly rankLevel: number;
  readonly payeeName: string | null;
  /** The name that the member wants; null: by the username. */
  readonly nickname: string | null;
  readonly email: string | null;
  /** True if a code has shown that the address is the member's. */
  readonly emailConfirmed: boolean;
  readonly mobile: string | null;
  readonly mobileConfirmed: boolean;
  readonly birthDate: string | null;
  readonly currency: string;
  readonly language: string;
  /** The name of a portrait; empty: none was chosen. */
  readonly avatar: string;
  /** True if the winner board may name the member. */
  readonly onBoard: boolean;
  readonly limitsSet: boolean;
  readonly mustChangePassword: boolean;
  readonly passwordChangedAt: Date | null;
  /** True for a player of the sandbox. */
  readonly isProgram: boolean;
  readonly firstLoginAt: Date | null;
  readonly createdAt: Date;
}

export const permissions = ['login', 'play', 'deposit', 'withdraw'] as const;
export type Permission = (typeof permissions)[number];

/** One reason why a member may not do something; `until` null has no end yet. */
export interface Block {
  readonly permission: Permission;
  readonly reason: string;
  readonly until: Date | null;
}

/** Where a request comes from, as far as sessions and logs keep it. */
export type Visitor = Pick<
  Caller,
  'merchant' | 'language' | 'address' | 'country' | 'userAgent' | 'origin' | 'browser'
>;

/** Numbers of agents; the others are members or trials. */
export const agentKinds: readonly number[] = [1, 2, 41, 42];

/** A request of recovery by mail, left for the job that answers it. */
export interface RecoveryNote {
  readonly merchant: string;
  /** The username as names are compared. */
  readonly key: string;
  readonly email: string;
}
