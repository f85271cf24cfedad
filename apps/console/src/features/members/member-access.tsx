import { Facts } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import type { Member } from './member.ts';
import css from './members.module.css';

/** How the member proves who they are, and where they are signed in. */
export function MemberAccess({ member }: { member: Member }) {
  const t = useT('console-members');
  const format = useFormat();
  const { access, terms } = member;
  const password = !access.hasPassword ? 'no' : access.mustChangePassword ? 'must' : 'yes';
  const listed = (names: readonly string[]) => (names.length === 0 ? t('none') : names.join(', '));
  return (
    <Panel title={t('access')} className={css.facts}>
      <Facts
        facts={[
          [
            t('access.lastSeen'),
            access.lastSeenAt === null ? t('none') : format.moment(access.lastSeenAt),
          ],
          [t('access.password'), t(`access.${password}`)],
          [t('access.payment'), t(access.hasPaymentPassword ? 'access.yes' : 'access.no')],
          [t('access.step'), t(access.secondStep ? 'access.yes' : 'access.no')],
          [t('access.passkeys'), listed(access.passkeys.map(({ name }) => name))],
          [t('access.linked'), listed(access.linked)],
          [
            t('access.terms'),
            terms === null
              ? t('none')
              : t('access.terms.of', { version: terms.version, at: format.moment(terms.at) }),
          ],
        ]}
      />
      <h3>{t('sessions')}</h3>
      {access.sessions.length === 0 && <p className={css.quiet}>{t('sessions.none')}</p>}
      <Facts
        facts={access.sessions.map(({ device, address, country, lastSeenAt }) => [
          [device, country, address].filter(Boolean).join(' · '),
          format.moment(lastSeenAt),
        ])}
      />
    </Panel>
  );
}
