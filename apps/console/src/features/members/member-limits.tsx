import { Facts } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import type { Member } from './member.ts';
import css from './members.module.css';

/** The limits that are set, with what is used of them. */
export function MemberLimits({ member }: { member: Member }) {
  const t = useT('console-members');
  const format = useFormat();
  const limits = member.limits.filter(({ value, pending }) => value !== null || pending !== null);
  const said = (kind: string, value: string | null): string => {
    if (value === null) return t('none');
    return kind === 'time'
      ? t('minutes', { count: Number(value) })
      : format.money(value, member.currency);
  };
  return (
    <Panel title={t('limits')} className={css.facts}>
      {limits.length === 0 && <p className={css.quiet}>{t('limits.none')}</p>}
      <Facts
        facts={limits.map(({ kind, period, value, used, pending }) => [
          t('limit', { kind: t(`limit.${kind}`), period: t(`period.${period}`) }),
          <>
            {t('limit.used', { used: said(kind, used), value: said(kind, value) })}
            {pending !== null && (
              <small>
                {t('limit.pending', {
                  value: said(kind, pending.value),
                  at: format.moment(pending.effectiveAt),
                })}
              </small>
            )}
          </>,
        ])}
      />
    </Panel>
  );
}
