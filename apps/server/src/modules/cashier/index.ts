import { cashierData } from './personal-data.repository.ts';
import type { PersonalData } from '../privacy/index.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { AnyKind } from '../decisions/index.ts';
import { createBooks } from './books.repository.ts';
import { createCashierJobs, sweep } from './cashier.jobs.ts';
import { createCashierMetrics } from './cashier.metrics.ts';
import { cashierRoutes } from './cashier.routes.ts';
import { cashierDecisions } from './cashier.decisions.ts';
import type { CashierOptions } from './cashier.types.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { createMemberMoney } from './member-money.ts';
import type { MemberMoney } from './member-money.ts';
import { createMoves } from './moves.repository.ts';
import { listPaymentsInReview } from './payment.repository.ts';
import type { PaymentRow } from './payment.repository.ts';
import { createWebhookPlugin } from './webhook.plugin.ts';
import { listInReview } from './withdrawal.repository.ts';
import type { WithdrawalRow } from './withdrawal.repository.ts';

export { createCashierDesk } from './desk/index.ts';
export { houseMoney } from './desk/consequence.ts';
export type { HouseMoney } from './desk/consequence.ts';
export { cashierCurrency } from './cashier.types.ts';
export type { BeforeWithdrawal, CashierOptions, MoneyNotices, People } from './cashier.types.ts';
export { webhookTokenOf } from './webhook.address.ts';
export { leftOf } from './payment.repository.ts';

export type { MemberMoney } from './member-money.ts';

export interface CashierService {
  /** Questions about one member. */
  readonly ofMember: MemberMoney;
  /** Money of members that crossed the door of the house. */
  readonly moves: ReturnType<typeof createMoves>;
  /** The knowledge of the cashier about money that stands in other books. */
  readonly books: ReturnType<typeof createBooks>;
  /** Withdrawals that wait for a person, oldest first. */
  withdrawalsInReview(merchant: string, limit: number): Promise<WithdrawalRow[]>;
  /** Payments that wait for a person, oldest first. */
  paymentsInReview(merchant: string, limit: number): Promise<PaymentRow[]>;
  /** The minute's round, now. */
  sweep(): Promise<void>;
}

export interface Cashier extends ServerModule {
  readonly service: CashierService;
  readonly contributes: {
    readonly decisionKinds: readonly AnyKind[];
    readonly personalData: readonly PersonalData[];
  };
}

/** Money in and out by Pix; see README.md. */
export function createCashier(options: CashierOptions): Cashier {
  const deps: CashierDeps = { ...options, metrics: createCashierMetrics(options.metrics) };
  return {
    service: {
      ofMember: createMemberMoney(options.database.read),
      moves: createMoves(options.database.read),
      books: createBooks(options.database.read),
      withdrawalsInReview: (merchant, limit) =>
        listInReview(options.database.read, merchant, limit),
      paymentsInReview: (merchant, limit) =>
        listPaymentsInReview(options.database.read, merchant, limit),
      sweep: () => sweep(deps),
    },
    contributes: {
      decisionKinds: cashierDecisions(deps),
      personalData: [cashierData(options.database.read)],
    },
    routes: cashierRoutes(deps),
    plugins: [createWebhookPlugin(deps)],
    jobs: createCashierJobs(deps),
  };
}
