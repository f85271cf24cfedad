import type { Chain, Refusal, Transfer } from '../index.ts';

/** The model's verdict on a chain: accepted, or refused by one of its transfers. */
export type Verdict = 'ok' | `${Refusal} at ${number}`;

interface Totals {
  debits: bigint;
  credits: bigint;
  held: bigint;
}

/**
 * The ledger in twenty lines of plain sense, for single, pending and overflow transfers between
 * players (who cannot be overdrawn) and one house (which can).
 */
export function createModelLedger(house: string) {
  let totals = new Map<string, Totals>();

  const read = (address: string): Totals =>
    totals.get(address) ?? { debits: 0n, credits: 0n, held: 0n };
  const available = (address: string): bigint => {
    const { debits, credits, held } = read(address);
    return credits - debits - held;
  };
  const add = (address: string, change: Partial<Totals>): void => {
    const old = read(address);
    totals.set(address, {
      debits: old.debits + (change.debits ?? 0n),
      credits: old.credits + (change.credits ?? 0n),
      held: old.held + (change.held ?? 0n),
    });
  };

  function move(transfer: Transfer): Refusal | undefined {
    if (!('debit' in transfer) || transfer.kind === 'check') throw new Error('not modelled');
    const [debit, credit] = [String(transfer.debit), String(transfer.credit)];
    let units: bigint = transfer.amount.minor;
    if (units <= 0n) return units < 0n ? 'amount_out_of_range' : 'amount_must_be_positive';
    if (debit === credit) return 'accounts_must_differ';
    if (transfer.kind === 'pending') {
      if (debit !== house && available(debit) < units) return 'exceeds_credits';
      add(debit, { held: units });
      return undefined;
    }
    const overflow = transfer.overflow === undefined ? undefined : String(transfer.overflow);
    if (overflow !== undefined && debit !== house && available(debit) < units) {
      const first = available(debit);
      add(debit, { debits: first });
      add(credit, { credits: first });
      units -= first;
      if (overflow === credit) return 'accounts_must_differ';
      if (overflow !== house && available(overflow) < units) return 'exceeds_credits';
      add(overflow, { debits: units });
      add(credit, { credits: units });
      return undefined;
    }
    if (debit !== house && available(debit) < units) return 'exceeds_credits';
    add(debit, { debits: units });
    add(credit, { credits: units });
    return undefined;
  }

  function post(chain: Chain): Verdict {
    const before = new Map(totals);
    for (const [index, transfer] of chain.transfers.entries()) {
      const refusal = move(transfer);
      if (refusal === undefined) continue;
      totals = before;
      return `${refusal} at ${index}`;
    }
    return 'ok';
  }

  return { post, available };
}
