import type { ComponentType } from 'react';
import type { Address } from '../../../config/addresses.ts';
import { paths } from '../../../config/paths.ts';

interface AccountRoute {
  readonly path: Address;
  /** Sentences that come with the page. */
  readonly namespaces: readonly string[];
  readonly load: () => Promise<{ default: ComponentType }>;
}

const one = ':id';

/** The pages of the account, for the router to spread. */
export const accountRoutes: readonly AccountRoute[] = [
  { path: paths.account, namespaces: ['account'], load: () => import('./home.tsx') },
  { path: paths.accountRecord, namespaces: ['account'], load: () => import('./record.tsx') },
  {
    path: `${paths.accountRecord}/${one}` as const,
    namespaces: ['account'],
    load: () => import('./transfer.tsx'),
  },
  { path: paths.bettingRecord, namespaces: ['account'], load: () => import('./bets.tsx') },
  {
    path: `${paths.bettingRecord}/${one}` as const,
    namespaces: ['account'],
    load: () => import('./round.tsx'),
  },
  {
    path: paths.tickets,
    namespaces: ['account', 'tickets', 'lottery'],
    load: () => import('./tickets.tsx'),
  },
  {
    path: `${paths.tickets}/${one}` as const,
    namespaces: ['account', 'tickets', 'lottery', 'lottery-plays', 'draws', 'fairness'],
    load: () => import('./ticket.tsx'),
  },
  {
    path: paths.profit,
    namespaces: ['account', 'profit'],
    load: () => import('./profit.tsx'),
  },
  { path: paths.rank, namespaces: ['account', 'rank'], load: () => import('./rank.tsx') },
  {
    path: paths.wallet,
    namespaces: ['account', 'wallets'],
    load: () => import('./wallet.tsx'),
  },
  {
    path: `${paths.wallet}/${one}` as const,
    namespaces: ['account', 'wallets'],
    load: () => import('./wallet-transfer.tsx'),
  },
  { path: paths.deposits, namespaces: ['account'], load: () => import('./deposits.tsx') },
  {
    path: paths.withdrawals,
    namespaces: ['account'],
    load: () => import('./withdrawals.tsx'),
  },
  {
    path: `${paths.withdrawals}/${one}` as const,
    namespaces: ['account', 'cashier'],
    load: () => import('./withdrawal.tsx'),
  },
  {
    path: paths.security,
    namespaces: ['account', 'auth', 'rules', 'factors', 'contacts', 'profile', 'notices'],
    load: () => import('./security.tsx'),
  },
  { path: paths.limits, namespaces: ['account', 'auth'], load: () => import('./limits.tsx') },
];
