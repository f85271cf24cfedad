import type { LotteryDeps } from '../lottery.deps.ts';

/** The play of a lottery at a brand in a span of days; amounts in minor units. */
export interface PlayedLottery {
  readonly vendor: string;
  readonly gameCode: string;
  readonly rounds: number;
  readonly stakes: bigint;
  readonly prizes: bigint;
  readonly stakesReturned: bigint;
  readonly prizesReturned: bigint;
}

/** The questions of the desk to those outside of the lottery. */
export interface DeskPorts {
  readonly played: (
    merchant: string,
    days: { readonly firstDay: string; readonly lastDay: string },
  ) => Promise<readonly PlayedLottery[]>;
}

export type DeskDeps = LotteryDeps & DeskPorts;
