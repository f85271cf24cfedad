import { Button, Facts, Notice, Tag } from '@arara/ui';
import { useState } from 'react';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { secondsSince } from '../../lib/machine.ts';
import type { Machine } from '../../lib/machine.ts';
import { may, useSession } from '../../lib/session.ts';
import { Confirm } from './confirm.tsx';
import css from './machine.module.css';

type Kind = 'daily' | 'whole';

/** A proof is late once the next one should have been made, with two hours to make it. */
const lateAfter: Readonly<Record<Kind, number>> = {
  daily: 26 * 3_600,
  whole: (7 * 24 + 2) * 3_600,
};

/** The proofs of the ledger, and the unsound ones that keep money in the house until somebody clears them. */
export function Proofs({ machine }: { machine: Machine }) {
  const t = useT('console-machine');
  const { payoutsWait } = machine.proofs;
  return (
    <Panel
      className={css.panel}
      title={t('proofs')}
      aside={
        <Tag tone={payoutsWait ? 'bad' : 'good'}>
          {t(payoutsWait ? 'payouts.wait' : 'payouts.go')}
        </Tag>
      }
    >
      <div className={css.inside}>
        {payoutsWait && <Unsound machine={machine} />}
        <Facts
          facts={[
            [t('proof.daily'), <Made key="daily" kind="daily" machine={machine} />],
            [t('proof.whole'), <Made key="whole" kind="whole" machine={machine} />],
          ]}
        />
      </div>
    </Panel>
  );
}

/** When a proof was made, what it found, and how far the ledger reached. */
function Made({ kind, machine }: { kind: Kind; machine: Machine }) {
  const t = useT('console-machine');
  const format = useFormat();
  const proof = machine.proofs[kind];
  if (proof === null) return <Tag tone={kind === 'daily' ? 'warn' : 'mute'}>{t('proof.none')}</Tag>;
  const { id, madeAt, sound, until, batch } = proof;
  const isLate = secondsSince(madeAt, machine.at) > lateAfter[kind];
  return (
    <span className={css.made}>
      <Tag tone={sound ? 'good' : 'bad'}>{t(sound ? 'proof.sound' : 'proof.unsound')}</Tag>
      {isLate && <Tag tone="warn">{t('late')}</Tag>}
      <Moment at={madeAt} />
      <small>
        {t('proof.number', { id })}
        {until !== null &&
          batch !== null &&
          ` · ${t('proof.until', { time: format.moment(until), batch })}`}
      </small>
    </span>
  );
}

function Unsound({ machine }: { machine: Machine }) {
  const t = useT('console-machine');
  const self = useSession((session) => session.self);
  const [isAsked, setAsked] = useState(false);
  const { unsound } = machine.proofs;
  const newest = unsound[0];
  if (newest === undefined) return null;
  const { id } = newest;
  return (
    <>
      <Notice tone="bad" title={t('unsound.title')}>
        {t('unsound.text')}
      </Notice>
      <ul className={css.faults}>
        {unsound.map((proof) => (
          <li key={proof.id}>
            <b>{t('proof.number', { id: proof.id })}</b>
            <Moment at={proof.madeAt} />
            {Object.entries(proof.faults).map(([kind, found]) => (
              <p key={kind}>
                {t(`fault.${kind}`)} <code>{found}</code>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {may(self, 'ledger:proof:clear') && (
        <Button kind="danger" onClick={() => setAsked(true)}>
          {t('clear')}
        </Button>
      )}
      {isAsked && (
        <Confirm
          verb="clear"
          values={{ id }}
          needsReason
          onClose={() => setAsked(false)}
          deed={(reason) => api('clearProof', { params: { id }, body: { reason } })}
        />
      )}
    </>
  );
}
