import { Link, MoonIcon, SignOutIcon, SunIcon, IconButton } from '@arara/ui';
import { bundled, languageOf } from '@arara/i18n';
import { useId } from 'react';
import { signOut } from '../features/session/sign-out.ts';
import { chooseLanguage, currentLanguage, useT } from '../lib/i18n.ts';
import { useSession } from '../lib/session.ts';
import { chooseTheme, useTheme } from '../lib/theme.ts';
import css from './shell.module.css';

/** The person at this page, with their own choices: theme, language, the way out. */
export function AccountMenu() {
  const t = useT('console');
  const id = useId();
  const self = useSession((session) => session.self);
  const { theme } = useTheme();
  if (self === null) return null;
  const roles = self.roles.map((role) => t(`role.${role}`)).join(', ');
  return (
    <div className={css.me}>
      <IconButton
        label={t(theme === 'dark' ? 'theme.light' : 'theme.dark')}
        icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
        onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      />
      <label className="sr" htmlFor={id}>
        {t('language')}
      </label>
      <select
        id={id}
        className={css.language}
        value={currentLanguage()}
        onChange={({ target }) => chooseLanguage(target.value)}
      >
        {bundled.map((tag) => (
          <option key={tag} value={tag}>
            {languageOf(tag)?.name ?? tag}
          </option>
        ))}
      </select>
      <Link className={css.own} href="/account" title={t('account')}>
        <span className={css.face} aria-hidden>
          {initialsOf(self.name)}
        </span>
        <span className={css.who}>
          <b>{self.name}</b>
          <small>{roles}</small>
        </span>
        <span className="sr">{t('account')}</span>
      </Link>
      <IconButton label={t('signOut')} icon={<SignOutIcon />} onClick={() => void signOut()} />
    </div>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');
