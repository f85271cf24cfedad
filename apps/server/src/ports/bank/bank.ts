import type { Money } from '@arara/money';

export interface NewCharge {
  /** 26 to 35 letters and digits that nobody can guess. */
  readonly txid: string;
  readonly amount: Money;
  readonly idNumber: string;
  readonly name: string;
  readonly expiresSeconds: number;
  readonly message: string;
}

export interface Charge {
  readonly txid: string;
  readonly status: 'open' | 'paid' | 'removed';
  readonly amount: Money;
  readonly brCode: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly payments: readonly Payment[];
}

/** A Pix that arrived. */
export interface Payment {
  readonly endToEndId: string;
  readonly txid: string | null;
  readonly key: string | null;
  readonly amount: Money;
  readonly at: Date;
  /** CPF of the payer where the bank tells it; the standard does not promise it. */
  readonly payerIdNumber: string | null;
  readonly refunds: readonly Refund[];
}

export interface Refund {
  readonly id: string;
  /** Id of the return in the payment system. */
  readonly returnId: string;
  readonly amount: Money;
  /** `recall`: taken back by the payer's bank (MED), not sent by us. */
  readonly nature: 'ours' | 'recall';
  readonly status: 'pending' | 'done' | 'failed';
  readonly reason: string | null;
}

export interface NewPayout {
  /** 1 to 35 letters and digits, the same on every try. */
  readonly id: string;
  readonly amount: Money;
  readonly key: string;
  readonly idNumber: string;
}

export interface Payout {
  readonly id: string;
  readonly endToEndId: string;
  readonly amount: Money;
  readonly status: 'pending' | 'done' | 'failed';
  readonly reason: string | null;
  /** The receiving bank sent it back after it was done. */
  readonly returned: {
    readonly id: string;
    readonly at: Date;
    readonly reason: string | null;
  } | null;
}

/** A list of the bank's: what could be read of it, and what could not. */
export interface Listed<Item> {
  readonly items: readonly Item[];
  /** Ids of entries that make no sense; null for one whose id makes none either. */
  readonly unreadable: readonly (string | null)[];
}

export interface Page<Item> extends Listed<Item> {
  readonly more: boolean;
}

/** A line of the bank's statement. */
export interface StatementEntry {
  /** Of the movement itself: that of the Pix, or of the return. */
  readonly id: string;
  readonly kind: 'received' | 'sent' | 'return.sent' | 'return.received' | 'other';
  /** The Pix that was sent back, or the Pix itself. */
  readonly endToEndId: string | null;
  /** Our id of the payout that it is about. */
  readonly payoutId: string | null;
  /** Below zero where it left the account. */
  readonly amount: Money;
  readonly at: Date;
}

export interface StatementPage extends Page<StatementEntry> {
  /** What the account holds as the page is read; below zero where the bank lends. */
  readonly balance: Money;
}

/** The needs of the house from a Pix bank. */
export interface Bank {
  /** Asks for a charge; the same txid again answers the same charge. */
  createCharge(charge: NewCharge): Promise<Charge>;
  charge(txid: string): Promise<Charge | null>;
  /** Takes back a charge that is still open; answers what it is afterwards: maybe paid. */
  removeCharge(txid: string): Promise<Charge | null>;
  payment(endToEndId: string): Promise<Payment | null>;
  /** Pix that arrived in the span, oldest first; `page` counts from 0. */
  payments(from: Date, to: Date, page: number): Promise<Page<Payment>>;
  /** True if this Pix came from this CPF: answered even where the payer is not told. */
  paidBy(payment: Payment, idNumber: string): Promise<boolean>;
  /** Sends the money of a Pix back; the same id again answers the same refund. */
  refund(endToEndId: string, id: string, amount: Money): Promise<Refund>;
  refundStatus(endToEndId: string, id: string): Promise<Refund | null>;
  /** Where the bank tells of payments now; null where nobody asked it to. */
  webhookUrl(): Promise<string | null>;
  registerWebhook(url: string): Promise<void>;
  /** Sends a Pix; the same id again sends nothing and answers the same payout. */
  sendPayout(payout: NewPayout): Promise<Payout>;
  payout(id: string): Promise<Payout | null>;
  /** Payouts that came back in the span. */
  returnedPayouts(from: Date, to: Date): Promise<Listed<Payout>>;
  /** The movements of the account in the span, oldest first; `page` counts from 0. */
  statement(from: Date, to: Date, page: number): Promise<StatementPage>;
  close(): Promise<void>;
}

/** A call to the bank that brought no answer. */
export class BankError extends Error {
  /** `refused`: the bank said no and did nothing. `unknown`: nobody can tell; ask again. */
  readonly kind: 'refused' | 'unknown';
  readonly status: number | null;

  constructor(
    kind: BankError['kind'],
    message: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'BankError';
    this.kind = kind;
    this.status = options.status ?? null;
  }
}
