import { mainWallet } from '@arara/contract';
import type { WalletTransfer } from '@arara/contract';
import { amountText } from '../../platform/amounts.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Step } from './step.repository.ts';
import type { TransferRow } from './transfers.repository.ts';

export interface Voice {
  readonly texts: Texts;
  readonly language: string;
  /** The name that members know a vendor by. */
  readonly nameOf: (vendor: string) => string;
}

/** A transfer as its owner sees it. */
export function presentTransfer(
  row: TransferRow,
  steps: readonly Step[],
  { texts, language, nameOf }: Voice,
): WalletTransfer {
  const isOut = row.direction === 'OUT';
  const inWords = (code: string | null) =>
    code === null ? null : texts.text(language, 'wallet-notes', code);
  return {
    id: row.id,
    from: isOut ? mainWallet : row.vendor,
    to: isOut ? row.vendor : mainWallet,
    vendorName: nameOf(row.vendor),
    amount: amountText(row.amount, row.currency),
    currency: row.currency,
    state: row.state,
    reason: inWords(row.reason),
    createdAt: row.created_at.toISOString(),
    idempotencyKey: row.idempotency_key,
    finishedAt: row.finished_at?.toISOString() ?? null,
    timeline: steps
      .filter(({ transferId }) => transferId === row.id)
      .map(({ state, note, at }) => ({ state, at: at.toISOString(), note: inWords(note) })),
  };
}
