import { Button, Facts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as AnswerOf } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { SessionList } from '../staff/session-list.tsx';
import css from '../staff/staff.module.css';
import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';

type Access = AnswerOf<'staffAccess'>;

/** The own account: second step, password, and where its person is signed in. */
export default function Account() {
  const t = useT('console-staff');
  const self = useSession((session) => session.self);
  const query = useQuery({
    queryKey: ['me', 'access'],
    queryFn: ({ signal }) => api('staffAccess', { signal }),
  });
  return (
    <>
      <DeskHead title={t('me')} text={`${self?.name} · ${self?.email}`} />
      <p className={css.quiet}>{t('me.text')}</p>
      <div className={css.page}>
        <Panel title={t('me.steps')} className={css.list}>
          <Answer query={query} rows={2}>
            {(access) => <Steps access={access} />}
          </Answer>
        </Panel>
        <ChangePassword />
        <Panel title={t('me.passkeys')} className={css.wide}>
          <Answer query={query} rows={2}>
            {({ passkeys }) => <Passkeys passkeys={passkeys} />}
          </Answer>
        </Panel>
        <Panel title={t('sessions')} className={css.wide}>
          <Answer query={query} rows={3}>
            {(access) => <Sessions access={access} />}
          </Answer>
        </Panel>
      </div>
    </>
  );
}

function Steps({ access: { secondSteps } }: { access: Access }) {
  const t = useT('console-staff');
  const format = useFormat();
  return (
    <div className={css.inside}>
      <Facts
        facts={secondSteps.map(({ kind, since }) => [
          t(`me.${kind}`),
          t('me.since', { at: format.moment(since) }),
        ])}
      />
      <p className={css.quiet}>{t('me.lost')}</p>
    </div>
  );
}

function Sessions({ access: { sessions } }: { access: Access }) {
  const t = useT('console-staff');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <SessionList sessions={sessions} />
      {sessions.length > 1 && (
        <div className={css.inside}>
          <Button size="sm" onClick={() => setAsked(true)}>
            {t('me.end')}
          </Button>
        </div>
      )}
      {isAsked && (
        <ReasonSheet
          title={t('me.end')}
          verb={t('me.end')}
          needsReason={false}
          deed={() => api('endOwnStaffSessions', {})}
          said={t('end.done')}
          onClose={() => setAsked(false)}
        >
          <p>{t('me.end.text')}</p>
        </ReasonSheet>
      )}
    </>
  );
}
