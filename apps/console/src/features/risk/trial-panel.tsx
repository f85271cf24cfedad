import { Button, Link, Notice, Progress, Segmented } from '@arara/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { FactsOf } from './facts-of.tsx';
import css from './risk.module.css';
import type { Rule, Trial } from './words.ts';

const spans = ['7', '30', '90'] as const;
const daysOf = { 7: 7, 30: 30, 90: 90 } as const;
/** So often a trial that goes on is asked about. */
const pulseMs = 1_500;

const isOver = (trial: Trial | undefined): boolean =>
  trial?.state === 'DONE' || trial?.state === 'FAILED';

interface TrialPanelProps extends Pick<Rule, 'kind' | 'params'> {
  readonly isGood: boolean;
}

/** Tries the parameters that stand in the fields on the past: how many alerts, about whom. Nobody is alarmed. */
export function TrialPanel({ kind, params, isGood }: TrialPanelProps) {
  const t = useT('console-risk');
  const self = useSession((session) => session.self);
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const [begun, setBegun] = useState<{ id: string; asked: string } | null>(null);
  // A result is of the values that it was asked with: once they change, it goes away.
  const asked = JSON.stringify([kind, params, span]);
  const id = begun?.asked === asked ? begun.id : null;
  const begin = useMutation({
    async mutationFn() {
      const trial = await api('tryRule', { body: { kind, params, days: daysOf[span] } });
      return { id: trial.id, asked };
    },
    onSuccess: setBegun,
  });
  const query = useQuery({
    queryKey: ['trial', id],
    queryFn: ({ signal }) => api('staffTrial', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pulseMs),
  });
  const fault = begin.error ?? query.error;
  return (
    <Panel title={t('trial')} className={css.trial}>
      <p className={css.quiet}>{t('trial.text')}</p>
      {may(self, 'risk:rule:change') && (
        <div className={css.line}>
          <Segmented
            label={t('trial.days')}
            onSurface
            choices={spans.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
            value={span}
            onChange={setSpan}
          />
          <Button
            disabled={!isGood}
            loading={begin.isPending || (id !== null && !isOver(query.data) && fault === null)}
            onClick={() => begin.mutate()}
          >
            {t('trial.do')}
          </Button>
        </div>
      )}
      {fault !== null && (
        <Notice tone="bad" announce>
          {faultText(fault)}
        </Notice>
      )}
      {query.data !== undefined && <Outcome trial={query.data} />}
    </Panel>
  );
}

function Outcome({ trial }: { trial: Trial }) {
  const t = useT('console-risk');
  const format = useFormat();
  const { state, done, all, alerts, members, days, sample } = trial;
  const progress = t('trial.progress', { done: format.number(done), all: format.number(all) });
  return (
    <div className={css.outcome}>
      {state === 'FAILED' && <Notice tone="bad">{t('trial.failed')}</Notice>}
      {(state === 'WAITING' || state === 'RUNNING') && (
        <>
          <Progress value={all === 0 ? 0 : done / all} label={t('trial')} valueText={progress} />
          <p className={css.quiet}>{progress}</p>
        </>
      )}
      <p role="status">
        {state === 'DONE' && (
          <b>
            {t('trial.found', {
              alerts: format.number(alerts),
              members: format.number(members),
              all: format.number(all),
              days: format.number(days),
            })}
          </b>
        )}
      </p>
      <ul className={css.evidence}>
        {sample.map(({ account, name, at, facts }) => (
          <li key={`${account} ${at}`}>
            <p className={css.entry}>
              <Link href={`/members/${account}`}>{name}</Link> <Moment at={at} />
            </p>
            <FactsOf facts={facts} />
          </li>
        ))}
      </ul>
    </div>
  );
}
