import { useState } from 'react';
import { dropDraft as drop, keepDraft, readDraft } from '../../lib/drafts.ts';
import { useSession } from '../../lib/session.ts';

type Kind = 'deposit' | 'withdraw';

/**
 * The amount of a sheet. A session that ends in between takes the sheet, not the amount: the same
 * member finds it when the sheet is open again.
 */
export function useDraft(kind: Kind, first: () => string): [string, (amount: string) => void] {
  const [amount, setAmount] = useState(() => (readDraft(kind) as string | null) ?? first());
  return [
    amount,
    (typed) => {
      if (useSession.getState().member !== null) keepDraft(kind, typed);
      setAmount(typed);
    },
  ];
}

/** It was sent, or is no longer wanted. */
export const dropDraft = (kind: Kind): void => drop(kind);
