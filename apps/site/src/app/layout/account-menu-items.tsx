import { Link, SignOutIcon } from '@arara/ui';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { trialKind, useSession } from '../../lib/session.ts';
import { accountLinks } from './account-links.tsx';
import { askSignOut } from '../../lib/ask-sign-out.ts';
import css from './header.module.css';

interface AccountMenuItemsProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** The member's name, their places, and the way out. */
export default function AccountMenuItems({ name, onClose }: AccountMenuItemsProps) {
  const t = useT('ui');
  const member = useSession((state) => state.member);
  const trial = member?.isAgent === trialKind;
  return (
    <>
      <Link href={trial ? paths.security : paths.rank} className={css.who} onClick={onClose}>
        {name}
        {trial ? <small>{t('trial')}</small> : <small>{member?.clubLabel.labelName}</small>}
      </Link>
      {(trial ? [] : accountLinks()).map(({ href, text, icon: Icon }) => (
        <Link key={href} href={href} className={css.item} onClick={onClose}>
          <Icon size={20} />
          {t(text)}
        </Link>
      ))}
      <button
        type="button"
        className={css.item}
        onClick={() => {
          onClose();
          askSignOut();
        }}
      >
        <SignOutIcon size={20} />
        {t('signOut')}
      </button>
    </>
  );
}
