import { Button, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as AnswerOf } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import { PlannedFields, usePlanned } from './planned-fields.tsx';
import css from './shelves.module.css';

type Maintenance = AnswerOf<'maintenances'>['maintenances'][number];

/** A title by its node id, or every title of a vendor by its code. */
export type Subject = { readonly nodeId: string } | { readonly vendor: string };

interface MaintenanceProps {
  readonly subject: Subject;
  readonly name: string;
}

/** Maintenance of a title or a vendor: what is planned or runs, the last that was, and another one. */
export function MaintenancePanel({ subject, name }: MaintenanceProps) {
  const t = useT('console-games');
  const self = useSession((session) => session.self);
  const [isAsked, setAsked] = useState(false);
  const [ending, setEnding] = useState<Maintenance | null>(null);
  const query = useQuery({
    queryKey: ['maintenance', subject],
    queryFn: ({ signal }) => api('maintenances', { query: subject, signal }),
    refetchInterval: looks.queue,
  });
  const mayPlan = may(self, 'games:maintenance:plan');
  return (
    <Panel
      title={t('maintenance')}
      aside={
        mayPlan && (
          <Button size="sm" onClick={() => setAsked(true)}>
            {t('maintenance.plan')}
          </Button>
        )
      }
      className={css.panel}
    >
      <Answer query={query} rows={2}>
        {({ maintenances }) => (
          <Lines
            maintenances={maintenances}
            subject={subject}
            onEnd={mayPlan ? setEnding : undefined}
          />
        )}
      </Answer>
      {isAsked && <PlanSheet subject={subject} name={name} onClose={() => setAsked(false)} />}
      {ending !== null && (
        <ReasonSheet
          title={t('maintenance.end.title', { name })}
          verb={t('maintenance.end')}
          deed={(reason) => api('endMaintenance', { params: { id: ending.id }, body: { reason } })}
          said={t('maintenance.ended')}
          onClose={() => setEnding(null)}
        >
          <p>
            {t(ending.state === 'planned' ? 'maintenance.end.planned' : 'maintenance.end.text')}
          </p>
        </ReasonSheet>
      )}
    </Panel>
  );
}

const tones = { planned: 'info', running: 'warn', over: undefined } as const;

interface LinesProps {
  readonly maintenances: readonly Maintenance[];
  readonly subject: Subject;
  readonly onEnd: ((one: Maintenance) => void) | undefined;
}

function Lines({ maintenances, subject, onEnd }: LinesProps) {
  const t = useT('console-games');
  const period = usePeriod();
  if (maintenances.length === 0) return <p className={css.quiet}>{t('maintenance.none')}</p>;
  return (
    <ol className={css.versions}>
      {maintenances.map((one) => (
        <li key={one.id} className={css.line}>
          <span>
            <Tag tone={tones[one.state]}>{t(`maintenance.${one.state}`)}</Tag> {period(one)}{' '}
            <small className={css.quiet}>
              {[
                'nodeId' in subject && one.game === null
                  ? t('maintenance.ofVendor')
                  : one.game?.name,
                one.by,
                one.reason,
                one.endedBy !== null && t('maintenance.by', { by: one.endedBy }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          {one.state !== 'over' && onEnd !== undefined && (
            <Button size="sm" onClick={() => onEnd(one)}>
              {t('maintenance.end')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A period as a person reads it; one without an end says so. */
export function usePeriod() {
  const t = useT('console-games');
  const { moment } = useFormat();
  return ({ from, until }: Pick<Maintenance, 'from' | 'until'>): string =>
    until === null
      ? t('maintenance.open', { from: moment(from) })
      : t('maintenance.period', { from: moment(from), until: moment(until) });
}

/** Says how many rounds and people it meets and what becomes of them, asks from when to when, and why. */
function PlanSheet({ subject, name, onClose }: MaintenanceProps & { onClose: () => void }) {
  const t = useT('console-games');
  const { wish, lacks, ...fields } = usePlanned();
  const effect = useQuery({
    queryKey: ['maintenance', 'effect', subject],
    queryFn: ({ signal }) => api('maintenanceEffect', { query: subject, signal }),
  });
  return (
    <ReasonSheet
      title={t('maintenance.title', { name })}
      verb={t('maintenance.do')}
      kind="danger"
      isOpen={effect.data !== undefined}
      deed={(reason) => api('planMaintenance', { body: { ...subject, ...wish, reason } })}
      check={fields.check}
      said={t('maintenance.done')}
      onClose={onClose}
    >
      <Answer query={effect} rows={3}>
        {(met) => <Effect met={met} />}
      </Answer>
      <PlannedFields {...fields} lacks={lacks} />
    </ReasonSheet>
  );
}

function Effect({ met }: { met: AnswerOf<'maintenanceEffect'> }) {
  const t = useT('console-games');
  const { titles, openRounds, players, finishedBy } = met;
  return (
    <>
      <p>{t('maintenance.text', { count: titles })}</p>
      <p>
        <b>
          {openRounds === 0
            ? t('waiting.none')
            : `${t('waiting', { count: openRounds })} ${t('waiting.players', { count: players })}`}
        </b>
      </p>
      {openRounds > 0 && finishedBy.map((by) => <p key={by}>{t(`end.${by}`)}</p>)}
    </>
  );
}
