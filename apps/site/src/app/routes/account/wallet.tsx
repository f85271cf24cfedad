import {
  WalletCentre,
  WalletSkeleton,
} from '../../../features/wallets/components/wallet-centre.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** The wallet: what lies where, and transfers between wallets (`transferFund`). */
export default function WalletPage() {
  const t = useT('account');
  return (
    <AccountFrame title={t('section.wallet')} lead={t('wallet.lead')} skeleton={<WalletSkeleton />}>
      <WalletCentre />
    </AccountFrame>
  );
}
