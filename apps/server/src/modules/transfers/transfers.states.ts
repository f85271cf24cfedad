import type { WalletTransfer } from '@arara/contract';

export type TransferState = WalletTransfer['state'];

/** Where a transfer may go from where it is. A transfer that ended stays; an unknown outcome is never guessed. */
const moves: Readonly<Record<TransferState, readonly TransferState[]>> = {
  PENDING: ['OK', 'FAILED', 'UNKNOWN'],
  UNKNOWN: ['OK', 'FAILED'],
  OK: [],
  FAILED: [],
};

export function transferMayMove(from: TransferState, to: TransferState): boolean {
  return moves[from].includes(to);
}

/** True if money of it still waits in the ledger. */
export function isOpen(state: TransferState): boolean {
  return moves[state].length > 0;
}
