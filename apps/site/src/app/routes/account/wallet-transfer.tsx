import { Card } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { usePathId } from '../../../components/path-id.ts';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { DetailSkeleton } from '../../../features/records/components/detail-skeleton.tsx';
import { walletTransferQuery } from '../../../features/wallets/api/wallets.ts';
import { TransferStory } from '../../../features/wallets/components/transfer-story.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** One transfer between wallets; it turns by itself while its vendor is asked. */
export default function WalletTransferPage() {
  const t = useT('account');
  const id = usePathId(paths.wallet);
  return (
    <AccountFrame
      title={t('walletTransfer.title')}
      back={{ href: paths.wallet, label: t('section.wallet') }}
      skeleton={<DetailSkeleton />}
    >
      <Story id={id} />
    </AccountFrame>
  );
}

function Story({ id }: { id: string }) {
  const query = useQuery(walletTransferQuery(id));
  return (
    <QueryStates query={query} skeleton={<DetailSkeleton />}>
      {(transfer) => (
        <Card>
          <TransferStory transfer={transfer} />
        </Card>
      )}
    </QueryStates>
  );
}
