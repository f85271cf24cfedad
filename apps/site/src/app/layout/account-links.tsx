import { AccountIcon, BoltIcon, HistoryIcon, ReceiptIcon, ShieldIcon } from '@arara/ui';
import type { IconComponent } from '@arara/ui';
import { paths } from '../../config/paths.ts';
import { hasPage } from '../has-page.ts';

interface AccountLink {
  readonly href: string;
  /** Key in the namespace `ui`. */
  readonly text: string;
  readonly icon: IconComponent;
}

const all: readonly AccountLink[] = [
  { href: paths.account, text: 'account.centre', icon: AccountIcon },
  { href: paths.accountRecord, text: 'account.record', icon: ReceiptIcon },
  { href: paths.bettingRecord, text: 'account.bets', icon: HistoryIcon },
  { href: paths.security, text: 'account.security', icon: ShieldIcon },
  { href: paths.limits, text: 'account.limits', icon: BoltIcon },
];

/** Places of a member's own, as far as they exist. */
export const accountLinks = (): readonly AccountLink[] => all.filter(({ href }) => hasPage(href));
