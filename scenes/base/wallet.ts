import { balanceCall } from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import { demoAnswer } from './demo.ts';

/** The member's wallet with so much money, in reais, and nothing else. */
export const walletOf = (amount: string): ValueOf<typeof balanceCall> => ({
  ...demoAnswer(balanceCall),
  sumBalance: amount,
  balance: [{ wallet: 'cash', amount }],
});
