import type { transactionKinds } from '@arara/contract';
import type { TransferCode } from '@arara/ledger';

export type TransactionKind = (typeof transactionKinds)[number];

const kindOf: Readonly<Record<TransferCode, TransactionKind>> = {
  deposit: 'deposit',
  deposit_returned: 'deposit',
  withdrawal: 'withdrawal',
  withdrawal_returned: 'withdrawal',
  transfer_out: 'transfer',
  transfer_sent: 'transfer',
  transfer_undone: 'transfer',
  transfer_in: 'transfer',
  chase_held: 'chase',
  chase_released: 'chase',
  stake: 'stake',
  ticket: 'stake',
  win: 'win',
  win_held: 'win',
  win_released: 'win',
  prize: 'win',
  stake_returned: 'rollback',
  win_returned: 'rollback',
  reward_granted: 'bonus',
  reward_taken: 'bonus',
  reward_converted: 'bonus',
  commission: 'bonus',
  points_earned: 'bonus',
  points_spent: 'bonus',
  debt_settled: 'adjustment',
  correction: 'adjustment',
  adjustment: 'adjustment',
  opening: 'adjustment',
  player_transfer: 'adjustment',
  limit_granted: 'adjustment',
  limit_used: 'adjustment',
  limit_returned: 'adjustment',
  jackpot_seeded: 'adjustment',
  jackpot_fed: 'adjustment',
  jackpot_won: 'adjustment',
  jackpot_returned: 'adjustment',
};

/** The name that the account record gives a transfer of this code. */
export function kindOfCode(code: TransferCode): TransactionKind {
  return kindOf[code];
}

/** Kinds that fill the record of somebody who plays; the others are few and kept apart. */
export function isDense(kind: TransactionKind): boolean {
  return kind === 'stake' || kind === 'win';
}
