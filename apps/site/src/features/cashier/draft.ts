import { useState } from 'react';
import { useSession } from '../../lib/session.ts';

type Kind = 'deposit' | 'withdraw';

interface Draft {
  readonly account: string;
  readonly amount: string;
}

const drafts = new Map<Kind, Draft>();

const accountNow = (): string | undefined => useSession.getState().member?.account;

/**
 * The amount of a sheet. A session that ends in between takes the sheet, not the amount: the same
 * member finds it when the sheet is open again.
 */
export function useDraft(kind: Kind, first: () => string): [string, (amount: string) => void] {
  const [amount, setAmount] = useState(() => readDraft(kind) ?? first());
  return [
    amount,
    (typed) => {
      const account = accountNow();
      if (account !== undefined) drafts.set(kind, { account, amount: typed });
      setAmount(typed);
    },
  ];
}

function readDraft(kind: Kind): string | null {
  const draft = drafts.get(kind);
  return draft !== undefined && draft.account === accountNow() ? draft.amount : null;
}

/** It was sent, or is no longer wanted. */
export function dropDraft(kind: Kind): void {
  drafts.delete(kind);
}
