import { usePathId } from '../../../components/path-id.ts';
import { paths } from '../../../config/paths.ts';
import { BonusCentre, BonusSkeleton } from '../../../features/bonus/components/bonus-centre.tsx';
import { GrantStory } from '../../../features/bonus/components/grant-story.tsx';
import { useT } from '../../../lib/i18n.ts';
import { AccountFrame } from './account-frame.tsx';

/**
 * Bonus money: what waits, what is wagered and what has ended (`bonusDetails`), and the story of one grant. One part
 * of the program serves both addresses: the first page knows each part by name.
 */
export default function BonusPage() {
  const t = useT('account');
  const own = useT('bonus');
  const id = usePathId(paths.bonus);
  const title = t('section.bonus');
  if (id === '') {
    return (
      <AccountFrame title={title} lead={own('lead')} skeleton={<BonusSkeleton />}>
        <BonusCentre />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={own('one')}
      back={{ href: paths.bonus, label: title }}
      skeleton={<BonusSkeleton />}
    >
      <GrantStory id={id} />
    </AccountFrame>
  );
}
