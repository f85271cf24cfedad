import {
  CashIcon,
  DashboardIcon,
  GamesIcon,
  LotteryBallIcon,
  KeyIcon,
  MachineIcon,
  MessageIcon,
  PromotionsIcon,
  RiskIcon,
  ReportIcon,
  ScrollIcon,
  StampIcon,
  UsersIcon,
} from '@arara/ui';
import type { IconComponent } from '@arara/ui';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { loadChunk } from '../lib/chunk.ts';
import { loadSentences } from '../lib/i18n.ts';

/** A desk of the console: an address, the permission that opens it, and its code with its sentences. */
export interface Desk {
  readonly path: string;
  /** The key of its name in the namespace `console`. */
  readonly name: string;
  readonly icon: IconComponent;
  /** One of them opens it; the server asks for the right one at each call. */
  readonly permissions: readonly string[];
  /** The menu has two parts: the work of the day, and the house itself. */
  readonly part: 'day' | 'house';
  /** The queues whose counts stand beside its name. */
  readonly queues?: readonly string[];
  readonly page: ComponentType;
}

/** A page whose code and sentences arrive together, when it is first asked for. */
const page = (
  namespaces: readonly string[],
  load: () => Promise<{ default: ComponentType }>,
): ComponentType =>
  lazy(async () => {
    const [module] = await loadChunk(() => Promise.all([load(), loadSentences(...namespaces)]));
    return module;
  });

/** The own account of whoever is here: no desk, and in no menu. */
export const ownPage = {
  path: '/account',
  page: page(['console-staff'], () => import('../features/account/account.tsx')),
} as const;

/** Every desk, in the order of the menu. A desk that is not here does not exist. */
export const desks: readonly Desk[] = [
  {
    path: '/dashboard',
    name: 'desk.dashboard',
    icon: DashboardIcon,
    permissions: ['reports:figures:read'],
    part: 'day',
    page: page(['console-dashboard'], () => import('../features/dashboard/dashboard.tsx')),
  },
  {
    path: '/members',
    name: 'desk.members',
    icon: UsersIcon,
    permissions: ['members:member:read'],
    part: 'day',
    page: page(
      ['console-members', 'bonus', 'console-games'],
      () => import('../features/members/members.tsx'),
    ),
  },
  {
    path: '/cashier',
    name: 'desk.cashier',
    icon: CashIcon,
    permissions: ['cashier:withdrawal:read', 'cashier:payment:read', 'play:prize:read'],
    part: 'day',
    queues: ['withdrawals', 'payouts.unknown', 'payments', 'prizes'],
    page: page(['console-cashier'], () => import('../features/cashier/cashier.tsx')),
  },
  {
    path: '/games',
    name: 'desk.games',
    icon: GamesIcon,
    permissions: ['games:game:read'],
    part: 'day',
    page: page(['console-games'], () => import('../features/games/games.tsx')),
  },
  {
    path: '/content',
    name: 'desk.content',
    icon: PromotionsIcon,
    permissions: ['content:item:read'],
    part: 'day',
    page: page(
      ['console-content', 'console-look'],
      () => import('../features/content/content.tsx'),
    ),
  },
  {
    path: '/lottery',
    name: 'desk.lottery',
    icon: LotteryBallIcon,
    permissions: ['lottery:game:read', 'lottery:ticket:read'],
    part: 'day',
    queues: ['results'],
    page: page(
      ['console-lottery', 'draws', 'lottery-plays'],
      () => import('../features/lottery/lottery.tsx'),
    ),
  },
  {
    path: '/risk',
    name: 'desk.risk',
    icon: RiskIcon,
    permissions: ['cases:case:read', 'risk:rule:read', 'cashier:statement:read'],
    part: 'day',
    queues: ['cases'],
    page: page(['console-risk'], () => import('../features/risk/risk.tsx')),
  },
  {
    path: '/reports',
    name: 'desk.reports',
    icon: ReportIcon,
    permissions: ['reports:figures:read'],
    part: 'day',
    page: page(['console-reports'], () => import('../features/reports/reports.tsx')),
  },
  {
    path: '/feedback',
    name: 'desk.feedback',
    icon: MessageIcon,
    permissions: ['feedback:message:read'],
    part: 'day',
    queues: ['feedback'],
    page: page(['console-feedback'], () => import('../features/feedback/feedback.tsx')),
  },
  {
    path: '/approvals',
    name: 'desk.approvals',
    icon: StampIcon,
    permissions: ['decisions:decision:read'],
    part: 'house',
    queues: ['decisions'],
    page: page(['console-approvals'], () => import('../features/approvals/approvals.tsx')),
  },
  {
    path: '/staff',
    name: 'desk.staff',
    icon: KeyIcon,
    permissions: ['staff:account:read'],
    part: 'house',
    page: page(['console-staff', 'console-approvals'], () => import('../features/staff/staff.tsx')),
  },
  {
    path: '/audit',
    name: 'desk.audit',
    icon: ScrollIcon,
    permissions: ['staff:audit:read'],
    part: 'house',
    page: page(['console-audit'], () => import('../features/audit/audit.tsx')),
  },
  {
    path: '/machine',
    name: 'desk.machine',
    icon: MachineIcon,
    permissions: ['machine:room:read'],
    part: 'house',
    page: page(['console-machine'], () => import('../features/machine/machine.tsx')),
  },
];
