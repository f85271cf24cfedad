import { ApiError } from '@arara/client';
import { useState } from 'react';
import type { Answer } from '../../lib/api.ts';
import { useBalance } from '../balance/api/get-balance.ts';
import { useLiveParts } from '../balance/live-parts.ts';
import { directionOf } from '../../components/signed.ts';

interface BonusLoss {
  /** The bonus money that a withdrawal ends now; null: none. */
  readonly loss: string | null;
  readonly isAgreed: boolean;
  readonly agree: (isAgreed: boolean) => void;
  /** Hears of a refusal: one that names another loss is believed until the balance is read again. */
  readonly hear: (error: unknown) => void;
}

/** The bonus money that a withdrawal would end, and the consent of the member to that very amount. */
export function useBonusLoss(): BonusLoss {
  const { data, dataUpdatedAt } = useBalance();
  useLiveParts();
  const [told, setTold] = useState<{ readonly loss: string; readonly readAt: number } | null>(null);
  const [agreed, setAgreed] = useState<string | null>(null);
  const loss = told !== null && told.readAt === dataUpdatedAt ? told.loss : bonusOf(data);
  return {
    loss,
    isAgreed: loss === null || agreed === loss,
    agree: (isAgreed) => setAgreed(isAgreed ? loss : null),
    hear(error) {
      const named = lossOf(error);
      if (named !== null) setTold({ loss: named, readAt: dataUpdatedAt });
    },
  };
}

function bonusOf(balance: Answer<'balance'> | undefined): string | null {
  const bonus = balance?.balance.find(({ wallet }) => wallet === 'bonus')?.amount ?? '0';
  return directionOf(bonus) === 'none' ? null : bonus;
}

/** The loss that a refusal names: it is another than the one that was agreed to. */
function lossOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'withdrawal.bonus') return null;
  const { value } = error;
  if (typeof value !== 'object' || value === null || !('bonusLoss' in value)) return null;
  return typeof value.bonusLoss === 'string' ? value.bonusLoss : null;
}
