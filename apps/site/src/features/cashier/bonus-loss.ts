import { ApiError } from '@arara/client';
import { useState } from 'react';
import { directionOf } from '../../components/signed.ts';

/** The bonus money of a member as it was read. */
export interface BonusNow {
  /** Null: no active bonus is known; zero: all the money of one is in open rounds. */
  readonly amount: string | null;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

interface BonusLoss {
  /** The bonus money that a withdrawal ends now; zero: it ends a bonus without money; null: it ends none. */
  readonly loss: string | null;
  /** The loss as the server is told of it: nothing where no money is lost. */
  readonly told: { readonly bonusLoss?: string };
  readonly isAgreed: boolean;
  readonly agree: (isAgreed: boolean) => void;
  /** Hears of a refusal: one that names another loss is believed until the balance is read again. */
  readonly hear: (error: unknown) => void;
}

/** The bonus money that a withdrawal would end, and the consent of the member to that very amount. */
export function useBonusLoss({ amount, readAt }: BonusNow): BonusLoss {
  const [told, setTold] = useState<{ readonly loss: string; readonly readAt: number } | null>(null);
  const [agreed, setAgreed] = useState<string | null>(null);
  const loss = told !== null && told.readAt === readAt ? told.loss : amount;
  return {
    loss,
    told: loss === null || directionOf(loss) === 'none' ? {} : { bonusLoss: loss },
    isAgreed: loss === null || agreed === loss,
    agree: (isAgreed) => setAgreed(isAgreed ? loss : null),
    hear(error) {
      const named = lossOf(error);
      if (named !== null) setTold({ loss: named, readAt });
    },
  };
}

/** The loss that a refusal names: it is another than the one that was agreed to. */
function lossOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'withdrawal.bonus') return null;
  const { value } = error;
  if (typeof value !== 'object' || value === null || !('bonusLoss' in value)) return null;
  return typeof value.bonusLoss === 'string' ? value.bonusLoss : null;
}
