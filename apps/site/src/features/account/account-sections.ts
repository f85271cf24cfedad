import {
  ChartIcon,
  CrownIcon,
  DocumentIcon,
  GiftIcon,
  HeartIcon,
  HelpIcon,
  HistoryIcon,
  HourglassIcon,
  PixIcon,
  ReceiptIcon,
  ScaleIcon,
  SendIcon,
  ShieldIcon,
  TicketIcon,
  VerifiedIcon,
  WalletIcon,
} from '@arara/ui';
import type { IconComponent } from '@arara/ui';
import { paths } from '../../config/paths.ts';

export interface AccountSection {
  /** Its title is the message `section.<key>`. */
  readonly key: string;
  readonly href: string;
  readonly icon: IconComponent;
  /** There only where a vendor keeps a purse of its own. */
  readonly needsPurses?: boolean;
  /** There only where lotteries are sold, or the member has bought of them before. */
  readonly needsTickets?: boolean;
}

export interface AccountGroup {
  readonly key: string;
  readonly sections: readonly AccountSection[];
}

/** The member centre in the order of the specification, as far as it exists; not for trials. */
export const memberGroups: readonly AccountGroup[] = [
  {
    key: 'mine',
    sections: [
      { key: 'security', href: paths.security, icon: ShieldIcon },
      { key: 'limits', href: paths.limits, icon: HourglassIcon },
      { key: 'rank', href: paths.rank, icon: CrownIcon },
    ],
  },
  {
    key: 'money',
    sections: [
      { key: 'wallet', href: paths.wallet, icon: WalletIcon, needsPurses: true },
      { key: 'deposits', href: paths.deposits, icon: PixIcon },
      { key: 'withdrawals', href: paths.withdrawals, icon: SendIcon },
      { key: 'bonus', href: paths.bonus, icon: GiftIcon },
    ],
  },
  {
    key: 'records',
    sections: [
      { key: 'bets', href: paths.bettingRecord, icon: HistoryIcon },
      { key: 'tickets', href: paths.tickets, icon: TicketIcon, needsTickets: true },
      { key: 'record', href: paths.accountRecord, icon: ReceiptIcon },
      { key: 'profit', href: paths.profit, icon: ChartIcon },
    ],
  },
];

/** The place of an address in the account, and its group; a page below a place belongs to it. */
export function placeAt(pathname: string): { readonly group: string; readonly key: string } | null {
  for (const { key: group, sections } of memberGroups) {
    const own = sections.find(({ href }) => `${pathname}/`.startsWith(`${href}/`));
    if (own !== undefined) return { group, key: own.key };
  }
  return null;
}

/** The links beside the account: open to everybody. */
export const houseGroup: AccountGroup = {
  key: 'house',
  sections: [
    { key: 'fairness', href: paths.fairness, icon: VerifiedIcon },
    { key: 'responsible', href: paths.responsible, icon: HeartIcon },
    { key: 'help', href: paths.help, icon: HelpIcon },
    { key: 'terms', href: paths.terms, icon: ScaleIcon },
    { key: 'licences', href: paths.licences, icon: DocumentIcon },
  ],
};

/**
 * Pages of the member centre by their keys (specification, section 2): `/account?page=withdraw`
 * leads to the address of the key.
 */
const memberPages: Readonly<Record<string, string>> = {
  securityCenter: paths.security,
  transferFund: paths.wallet,
  depositv2: paths.deposits,
  withdraw: paths.withdrawals,
  personalHistoryCopy: paths.bettingRecord,
  transactionHistory: paths.accountRecord,
  personalProfit: paths.profit,
  bonusDetails: paths.bonus,
};

/** The address of a page by its key; undefined where this house has no such page. */
export const memberPage = (key: string): string | undefined =>
  Object.hasOwn(memberPages, key) ? memberPages[key] : undefined;
