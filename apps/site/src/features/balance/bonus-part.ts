import { directionOf } from '../../components/signed.ts';
import { useBalance } from './api/get-balance.ts';
import { useLiveParts } from './live-parts.ts';

/** The bonus money in a member's balance, and when it was read. */
export interface BonusPart {
  /** Null: there is none, or nobody knows yet. */
  readonly amount: string | null;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** The bonus money that can be staked now. */
export function useBonusPart(): BonusPart {
  const { data, dataUpdatedAt: readAt } = useBalance();
  useLiveParts();
  const amount = data?.balance.find(({ wallet }) => wallet === 'bonus')?.amount ?? '0';
  return { amount: directionOf(amount) === 'none' ? null : amount, readAt };
}
