import { Link } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import type { Member } from './member.ts';
import css from './members.module.css';

/** The members who brought the member, and accounts that have something in common. */
export function MemberPeople({ member }: { member: Member }) {
  const t = useT('console-members');
  const { uplines, related } = member;
  return (
    <Panel title={t('people')} className={css.people}>
      <h3>{t('uplines')}</h3>
      {uplines.length === 0 && <p className={css.quiet}>{t('uplines.none')}</p>}
      <ul>
        {uplines.map(({ account, username, kind, code }) => (
          <li key={kind}>
            <Link href={`/members/${account}`}>{username}</Link>
            <small>
              {t(`upline.${kind}`)} {code}
            </small>
          </li>
        ))}
      </ul>
      <h3>{t('related')}</h3>
      {related.length === 0 && <p className={css.quiet}>{t('related.none')}</p>}
      <ul>
        {related.map(({ account, username, name, shares }) => (
          <li key={account}>
            <Link href={`/members/${account}`}>{username}</Link>
            <small>
              {[name, ...shares.map((thing) => t(`shares.${thing}`))].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
