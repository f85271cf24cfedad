import { Table, Tag } from '@arara/ui';
import type { Column, Tone } from '@arara/ui';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import type { Machine } from '../../lib/machine.ts';
import css from './machine.module.css';

type Job = Machine['queue']['jobs'][number];
type State = Job['state'];

const tones: Readonly<Record<State, Tone>> = {
  failed: 'bad',
  late: 'warn',
  running: 'info',
  waiting: 'mute',
};
const order: readonly State[] = ['failed', 'late', 'running', 'waiting'];

/** The queue: how many jobs are in each state, and the first of them, those that failed before all. */
export function Queue({ machine: { at, queue } }: { machine: Machine }) {
  const t = useT('console-machine');
  const format = useFormat();
  const now = Date.parse(at);
  const columns: Column<Job>[] = [
    { key: 'name', head: t('job'), phone: 'lead', cell: ({ name }) => <b>{name}</b> },
    {
      key: 'state',
      head: t('state'),
      phone: 'lead',
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`job.${state}`)}</Tag>,
    },
    {
      key: 'attempts',
      head: t('attempts'),
      end: true,
      cell: ({ attempts, attemptsMax }) => t('attempts.of', { attempts, max: attemptsMax }),
    },
    {
      key: 'at',
      head: t('when'),
      // The queue tries a job that failed for good no more.
      cell: (job) => (job.state === 'failed' ? '—' : <Moment at={job.at} from={now} />),
    },
    {
      key: 'error',
      head: t('error'),
      cell: ({ error }) => (error === null ? '—' : <code>{error}</code>),
    },
  ];
  return (
    <Panel
      className={css.wide}
      title={t('queue')}
      aside={
        <span className={css.counts}>
          {order.map((state) => (
            <Tag key={state} tone={queue.counts[state] > 0 ? tones[state] : 'mute'}>
              {t(`jobs.${state}`, { number: format.number(queue.counts[state]) })}
            </Tag>
          ))}
        </span>
      }
    >
      {queue.jobs.length === 0 ? (
        <p className={css.calm}>{t('queue.none')}</p>
      ) : (
        <Table label={t('queue')} columns={columns} rows={queue.jobs} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}
