import { Button, Facts, TextArea } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as AnswerOf } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './staff.module.css';

type Networks = AnswerOf<'staffNetworks'>;

/** The networks that staff may work from. Two people change them. */
export function NetworksPage() {
  const t = useT('console-staff');
  const self = useSession((session) => session.self);
  const query = useQuery({
    queryKey: ['staff', 'networks'],
    queryFn: ({ signal }) => api('staffNetworks', { signal }),
  });
  return (
    <Panel title={t('networks')} className={css.list}>
      <Answer query={query} rows={4}>
        {(now) => (
          <div className={css.inside}>
            <p>{t('networks.text')}</p>
            <Standing now={now} />
            {may(self, 'staff:network:propose') && <Edit key={now.networks.join()} now={now} />}
          </div>
        )}
      </Answer>
    </Panel>
  );
}

function Standing({ now: { networks, changedAt, address } }: { now: Networks }) {
  const t = useT('console-staff');
  const format = useFormat();
  return (
    <>
      <Facts
        facts={
          networks.length === 0
            ? [[t('networks.list'), t('networks.anywhere')]]
            : networks.map((network, at) => [at === 0 ? t('networks.list') : '', network])
        }
      />
      <p className={css.quiet}>
        {t('networks.here', { address })}{' '}
        {changedAt !== null && t('networks.changed', { at: format.moment(changedAt) })}
      </p>
    </>
  );
}

function Edit({ now }: { now: Networks }) {
  const t = useT('console-staff');
  const [text, setText] = useState(now.networks.join('\n'));
  const [isAsked, setAsked] = useState(false);
  const networks = text.split(/[\s,;]+/).filter((line) => line !== '');
  const isSame = networks.join() === now.networks.join();
  return (
    <>
      <TextArea
        label={t('networks.list')}
        placeholder="203.0.113.0/24"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button kind="primary" size="sm" disabled={isSame} onClick={() => setAsked(true)}>
        {t('propose.roles')}
      </Button>
      {isAsked && (
        <ReasonSheet
          title={t('networks')}
          verb={t('propose.roles')}
          deed={(reason) =>
            api('proposeDecision', {
              body: { kind: 'staff.networks.change', subject: { networks }, reason },
            })
          }
          said={t('proposed')}
          onClose={() => setAsked(false)}
        >
          <p>{t(networks.length === 0 ? 'networks.open' : 'networks.then')}</p>
          {networks.length > 0 && <p className="num">{networks.join(', ')}</p>}
        </ReasonSheet>
      )}
    </>
  );
}
