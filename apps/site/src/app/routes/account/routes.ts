import type { ComponentType } from 'react';
import type { Address } from '../../../config/addresses.ts';
import { paths } from '../../../config/paths.ts';

interface AccountRoute {
  readonly path: Address;
  /** Sentences that come with the page. */
  readonly namespaces: readonly string[];
  readonly load: () => Promise<{ default: ComponentType }>;
}

type Load = AccountRoute['load'];

/** A page of the account: its sentences are those of the account, and `more`. */
const page = (path: Address, load: Load, ...more: readonly string[]): AccountRoute => ({
  path,
  namespaces: ['account', ...more],
  load,
});

const { accountRecord, bettingRecord, bonus, tickets, wallet, withdrawals } = paths;
const ticketWords = ['tickets', 'lottery', 'lottery-plays', 'draws', 'fairness'];
const securityWords = ['auth', 'rules', 'factors', 'contacts', 'profile', 'notices'];

/** The pages of the account, for the router to spread. */
export const accountRoutes: readonly AccountRoute[] = [
  page(paths.account, () => import('./home.tsx')),
  page(accountRecord, () => import('./record.tsx')),
  page(`${accountRecord}/:id`, () => import('./transfer.tsx')),
  page(bettingRecord, () => import('./bets.tsx')),
  page(`${bettingRecord}/:id`, () => import('./round.tsx')),
  page(tickets, () => import('./tickets.tsx'), 'tickets', 'lottery'),
  page(`${tickets}/:id`, () => import('./ticket.tsx'), ...ticketWords),
  page(paths.profit, () => import('./profit.tsx'), 'profit'),
  page(paths.rank, () => import('./rank.tsx'), 'rank'),
  ...([bonus, `${bonus}/:id`] as const).map((path) =>
    page(path, () => import('./bonus.tsx'), 'bonus'),
  ),
  page(wallet, () => import('./wallet.tsx'), 'wallets'),
  page(`${wallet}/:id`, () => import('./wallet-transfer.tsx'), 'wallets'),
  page(paths.deposits, () => import('./deposits.tsx')),
  page(withdrawals, () => import('./withdrawals.tsx')),
  page(`${withdrawals}/:id`, () => import('./withdrawal.tsx'), 'cashier'),
  page(paths.security, () => import('./security.tsx'), ...securityWords),
  page(paths.limits, () => import('./limits.tsx'), 'auth'),
];
