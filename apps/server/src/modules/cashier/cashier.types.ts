import type { Ledger } from '@arara/ledger';
import type { Tx } from '@arara/postgres';
import type { Currency } from '@arara/money';
import type { Logger } from 'pino';
import type { Bank } from '../../ports/bank/index.ts';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Contributions } from '../../platform/contributions.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Compliance } from '../compliance/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { PaymentState } from './payment.states.ts';
import type { WithdrawalState } from './withdrawal.states.ts';

/** The judgement of identity; the cashier only hands it back. */
export interface PaymentProof {
  readonly hash: string | null;
}

/** The questions of the cashier to identity. */
export interface People {
  /** Eleven digits of the CPF; null where the account has none. */
  idNumberOf(playerId: bigint): Promise<string | null>;
  playerOf(
    playerId: bigint,
  ): Promise<{ readonly payeeName: string | null; readonly username: string } | null>;
  permissionsOf(playerId: bigint): Promise<Record<'deposit', { readonly reason: string } | null>>;
  /** True if the member has to agree to the terms of now first. */
  owesTerms(playerId: bigint): Promise<boolean>;
  hasPaymentPassword(playerId: bigint): Promise<boolean>;
  /** Throws where a payment password is set and this is not it. */
  provePayment(playerId: bigint, typed: string | undefined): Promise<PaymentProof>;
  /** Throws where another one was set since; none is until the transaction ends. */
  lockPaymentProof(tx: Tx, playerId: bigint, proof: PaymentProof): Promise<void>;
  /** Since when the account is blocked, null: it is not; it stays so until the transaction ends. */
  blockedSince(tx: Tx, playerId: bigint, permission: 'withdraw'): Promise<Date | null>;
}

/** Tells members of their money. */
export interface MoneyNotices {
  /** Goes when the transaction commits, by the ways that the member has chosen. */
  tell(
    tx: Tx,
    playerId: bigint,
    notice: {
      readonly template: 'deposit.paid' | 'withdrawal.paid' | 'withdrawal.back';
      readonly amount: string;
      readonly currency: string;
    },
  ): Promise<void>;
}

/** Something that a withdrawal ends, in its transaction and before its money is held; throws where it must not. */
export type BeforeWithdrawal = (
  tx: Tx,
  asked: {
    readonly playerId: bigint;
    /** The loss of bonus money that the member was told of, in minor units. */
    readonly told: bigint;
    readonly language: string;
  },
) => Promise<void>;

export interface CashierOptions {
  readonly database: Database;
  readonly ledger: Pick<Ledger, 'postIn' | 'unsoundProof'>;
  readonly wallet: Pick<Wallet, 'accountsOf' | 'balanceOf' | 'balanceIn' | 'balanceChanged'>;
  readonly compliance: Pick<
    Compliance,
    'depositBlock' | 'tightestDepositLimit' | 'reserveDeposit' | 'settleDeposit' | 'releaseDeposit'
  >;
  readonly identity: People;
  readonly notices: MoneyNotices;
  readonly bank: Bank;
  readonly withdrawals: Contributions<BeforeWithdrawal>;
  readonly events: Events;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: Clock;
  readonly texts: Texts;
  /** The name that a merchant gives itself, which a payer reads. */
  readonly siteName: (merchant: string) => Promise<string>;
  /** The zone of a merchant's clock. */
  readonly timeZoneOf: TimeZoneOf;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly random: (bytes: number) => Uint8Array;
  /** Where the bank reaches us; null: nowhere, the minute's sweep finds what it would tell. */
  readonly origin: () => string | null;
  /** The part of the webhook's address that only the bank is told. */
  readonly webhookToken: string;
}

/** The person of the operator's team who decides, for which merchant, about what. */
export interface Decision {
  readonly id: string;
  readonly merchant: string;
  readonly by: string;
}

/** Says if this decision was the one, and what became of the subject. */
export interface Decided {
  readonly decided: boolean;
  readonly state: WithdrawalState | PaymentState;
}

/** Money of the cashier is in the currency of Pix. */
export const cashierCurrency = 'BRL' satisfies Currency;
