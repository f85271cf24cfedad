import { Button, Facts, MoneyField } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as AnswerOf } from '../../lib/api.ts';
import { currentLanguage, useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './staff.module.css';

type Bound = AnswerOf<'staffAdjustmentBound'>;

/** The amount above which an adjustment takes people who may adjust large ones. Two people change it. */
export function BoundPage() {
  const t = useT('console-staff');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const query = useQuery({
    queryKey: ['staff', 'bound'],
    queryFn: ({ signal }) => api('staffAdjustmentBound', { signal }),
  });
  return (
    <Panel title={t('bound')} className={css.list}>
      <Answer query={query} rows={4}>
        {(now) => (
          <div className={css.inside}>
            <p>{t('bound.text')}</p>
            <Facts
              facts={[
                [t('bound.now'), format.money(now.bound, now.currency)],
                [
                  t('bound.people'),
                  now.people.length === 0 ? t('bound.nobody') : now.people.join(', '),
                ],
              ]}
            />
            {may(self, 'wallet:bound:propose') && <Edit key={now.bound} now={now} />}
          </div>
        )}
      </Answer>
    </Panel>
  );
}

function Edit({ now }: { now: Bound }) {
  const t = useT('console-staff');
  const format = useFormat();
  const [amount, setAmount] = useState(now.bound);
  const [isAsked, setAsked] = useState(false);
  const money = (text: string): string => format.money(text, now.currency);
  return (
    <>
      <MoneyField
        label={t('bound.new')}
        symbol={now.currency}
        locale={currentLanguage()}
        value={amount}
        onChange={setAmount}
      />
      <Button
        kind="primary"
        size="sm"
        disabled={amount === '' || amount === now.bound}
        onClick={() => setAsked(true)}
      >
        {t('bound.go')}
      </Button>
      {isAsked && (
        <ReasonSheet
          title={t('bound')}
          verb={t('bound.go')}
          deed={(reason) =>
            api('proposeDecision', {
              body: { kind: 'wallet.bound.change', subject: { amount }, reason },
            })
          }
          said={t('proposed')}
          onClose={() => setAsked(false)}
        >
          <p>{t('bound.then', { before: money(now.bound), after: money(amount) })}</p>
        </ReasonSheet>
      )}
    </>
  );
}
