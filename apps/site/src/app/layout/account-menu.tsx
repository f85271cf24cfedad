import { Avatar, Link, SignOutIcon } from '@arara/ui';
import { useId, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { trialKind, useSession } from '../../lib/session.ts';
import { accountLinks } from './account-links.tsx';
import { askSignOut } from './ask-sign-out.ts';
import css from './header.module.css';

/** The avatar and what opens below it; Escape and a press elsewhere close it (native popover). */
export function AccountMenu() {
  const t = useT('ui');
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const member = useSession((state) => state.member);
  const trial = member?.isAgent === trialKind;
  const name = member?.nickname || member?.account || '';
  const close = (): void => popover.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className={css.account}
        popoverTarget={id}
        aria-label={t('account.of', { name })}
      >
        <Avatar src={member?.avatarUrl} name={name || '?'} />
      </button>
      <div id={id} ref={popover} popover="auto" className={css.popover}>
        <Link href={trial ? paths.security : paths.rank} className={css.who} onClick={close}>
          {name}
          {trial ? <small>{t('trial')}</small> : <small>{member?.clubLabel.labelName}</small>}
        </Link>
        {(trial ? [] : accountLinks()).map(({ href, text, icon: Icon }) => (
          <Link key={href} href={href} className={css.item} onClick={close}>
            <Icon size={20} />
            {t(text)}
          </Link>
        ))}
        <button
          type="button"
          className={css.item}
          onClick={() => {
            close();
            askSignOut();
          }}
        >
          <SignOutIcon size={20} />
          {t('signOut')}
        </button>
      </div>
    </>
  );
}
