/** A member as a reward knows one. */
export interface RewardedMember {
  readonly id: bigint;
  readonly accountNumber: string;
  readonly username: string;
  readonly currency: string;
  /** 4: a trial account, which has play money only. */
  readonly isAgent: number;
}
