import { usePathId } from '../../../components/path-id.ts';
import { paths } from '../../../config/paths.ts';
import { BonusSkeleton } from '../../../features/bonus/components/bonus-centre.tsx';
import { GrantStory } from '../../../features/bonus/components/grant-story.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/** One grant: its progress, its rules, and the rounds that counted. */
export default function GrantPage() {
  const t = useT('account');
  const own = useT('bonus');
  const id = usePathId(paths.bonus);
  return (
    <AccountFrame
      title={own('one')}
      back={{ href: paths.bonus, label: t('section.bonus') }}
      skeleton={<BonusSkeleton />}
    >
      <GrantStory id={id} />
    </AccountFrame>
  );
}
