import { Button, Link, Select, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './members.module.css';

type Severity = Value<'staffCases'>['cases'][number]['severity'];
const severities: readonly Severity[] = ['low', 'medium', 'high'];
const tones = { low: 'mute', medium: 'warn', high: 'bad' } as const;

/** The cases about the member that are not closed, for those who may read them. */
export function MemberCases({ account }: { account: string }) {
  const self = useSession((session) => session.self);
  return may(self, 'cases:case:read') ? <OpenCases account={account} /> : null;
}

function OpenCases({ account }: { account: string }) {
  const t = useT('console-members');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({
    queryKey: ['cases', { member: account }],
    queryFn: ({ signal }) => api('staffCases', { query: { member: account }, signal }),
    refetchInterval: looks.desk,
  });
  return (
    <Panel
      title={t('cases')}
      className={css.people}
      aside={
        may(self, 'cases:case:work') && (
          <Button size="sm" onClick={() => setAsked(true)}>
            {t('cases.open')}
          </Button>
        )
      }
    >
      <Answer query={query} rows={1}>
        {({ cases, now }) => (
          <>
            {cases.length === 0 && <p className={css.quiet}>{t('cases.none')}</p>}
            <ul>
              {cases.map(({ id, kind, severity, owner, openedAt }) => (
                <li key={id}>
                  <Link href={`/risk/cases/${id}`}>{t(`case.${kind}`)}</Link>
                  <small>
                    <Tag tone={tones[severity]}>{t(`severity.${severity}`)}</Tag>{' '}
                    {[format.relative(openedAt, Date.parse(now)), owner]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answer>
      {isAsked && <OpenSheet account={account} onClose={() => setAsked(false)} />}
    </Panel>
  );
}

function OpenSheet({ account, onClose }: { account: string; onClose: () => void }) {
  const t = useT('console-members');
  const [severity, setSeverity] = useState<Severity>('medium');
  return (
    <ReasonSheet
      title={t('cases.open')}
      verb={t('cases.open')}
      deed={(reason) => api('openCase', { body: { member: account, severity, reason } })}
      said={t('cases.opened')}
      onClose={onClose}
    >
      <p>{t('cases.open.text')}</p>
      <Select
        label={t('severity')}
        value={severity}
        options={severities.map((value) => ({ value, label: t(`severity.${value}`) }))}
        onChange={({ target }) =>
          setSeverity(severities.find((value) => value === target.value) ?? 'medium')
        }
      />
    </ReasonSheet>
  );
}
