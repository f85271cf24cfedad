import type { Answer } from '../../lib/api.ts';

export type WithdrawalFile = Answer<'staffWithdrawal'>;
export type PaymentFile = Answer<'staffPayment'>;
export type PrizeFile = Answer<'staffPrize'>;
type Decision = WithdrawalFile['decisions'][number];

/** The money of the house before and after a deed. */
export type Consequence = NonNullable<WithdrawalFile['consequence']>['approve'];

/** One word that a person may propose about the open file. */
export interface Word {
  /** The kind of the decision. */
  readonly kind: string;
  /** The key that opens its confirmation. */
  readonly key: 'a' | 'r';
  readonly subject: Readonly<Record<string, string>>;
  /** Null where the house's money stays as it is. */
  readonly consequence: Consequence | null;
}

/** The words that can be proposed about a file, and the decisions about it that are open. */
export interface ToDecide {
  readonly amount: string;
  readonly currency: string;
  readonly words: readonly Word[];
  readonly open: readonly Decision[];
}

export function wordsOfWithdrawal(file: WithdrawalFile): ToDecide {
  const { id, amount, currency, consequence, decisions: open } = file;
  const subject = { id };
  if (consequence === null) return { amount, currency, words: [], open };
  return {
    amount,
    currency,
    open,
    words: [
      {
        kind: 'withdrawal.approve',
        key: 'a',
        subject,
        consequence: consequence.approve,
      },
      { kind: 'withdrawal.refuse', key: 'r', subject, consequence: consequence.refuse },
    ],
  };
}

export function wordsOfPayment(file: PaymentFile): ToDecide {
  const { id, amount, currency, consequence, decisions: open } = file;
  const subject = { id };
  const words: Word[] = [];
  if (consequence !== null && consequence.release !== null) {
    const { release } = consequence;
    words.push({ kind: 'payment.release', key: 'a', subject, consequence: release });
  }
  if (consequence !== null) {
    const { refund } = consequence;
    words.push({ kind: 'payment.refund', key: 'r', subject, consequence: refund });
  }
  return { amount, currency, words, open };
}

export function wordsOfPrize(file: PrizeFile): ToDecide {
  const { vendor, txId, amount, currency, decisions: open } = file;
  const subject = { vendor, txId };
  const word = { kind: 'prize.release', key: 'a', subject, consequence: null } as const;
  return { amount, currency, words: [word], open };
}
