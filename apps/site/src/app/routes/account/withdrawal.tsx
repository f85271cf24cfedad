import { Card } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { usePathId } from '../../../components/path-id.ts';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { withdrawalQuery } from '../../../features/cashier/api/withdrawals.ts';
import { WithdrawalStory } from '../../../features/cashier/components/withdrawal-story.tsx';
import { DetailSkeleton } from '../../../features/records/components/detail-skeleton.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** One withdrawal with its timeline; it turns by itself while the bank works. */
export default function WithdrawalPage() {
  const t = useT('account');
  const id = usePathId(paths.withdrawals);
  return (
    <AccountFrame
      title={t('withdrawal.title')}
      back={{ href: paths.withdrawals, label: t('section.withdrawals') }}
      skeleton={<DetailSkeleton />}
    >
      <Story id={id} />
    </AccountFrame>
  );
}

function Story({ id }: { id: string }) {
  const query = useQuery(withdrawalQuery(id));
  return (
    <QueryStates query={query} skeleton={<DetailSkeleton />}>
      {(withdrawal) => (
        <Card>
          <WithdrawalStory withdrawal={withdrawal} />
        </Card>
      )}
    </QueryStates>
  );
}
