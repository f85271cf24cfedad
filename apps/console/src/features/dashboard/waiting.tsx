import { ForwardIcon, Link } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './dashboard.module.css';

/** Where each queue is worked off. */
function deskOf(queue: string): string {
  if (queue === 'decisions') return '/approvals';
  if (queue === 'feedback') return '/feedback';
  if (queue === 'cases') return '/risk/cases?state=OPEN';
  return queue === 'results' ? '/lottery' : `/cashier?queue=${queue}`;
}

/** Every queue that the person may read and in which something waits. */
export function Waiting() {
  const t = useT('console-dashboard');
  const query = useQuery({
    queryKey: ['queues'],
    queryFn: ({ signal }) => api('staffQueues', { query: {}, signal }),
    refetchInterval: looks.desk,
  });
  return (
    <Panel title={t('waiting')} className={css.waiting}>
      <Answer query={query} rows={4}>
        {({ queues, now }) => {
          const full = queues.filter(({ count }) => count > 0);
          if (full.length === 0) return <Plain title={t('waiting.none')} />;
          return (
            <ul>
              {full.map((queue) => (
                <li key={queue.name}>
                  <QueueLine {...queue} now={Date.parse(now)} />
                </li>
              ))}
            </ul>
          );
        }}
      </Answer>
    </Panel>
  );
}

interface QueueLineProps {
  readonly name: string;
  readonly count: number;
  readonly oldest: string | null;
  readonly now: number;
}

function QueueLine({ name, count, oldest, now }: QueueLineProps) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const href = deskOf(name);
  const inside = (
    <>
      <span>
        <b>{t(`queue.${name}`)}</b>
        {oldest !== null && <small>{t('oldest', { ago: format.relative(oldest, now) })}</small>}
      </span>
      <b className="num">{format.number(count)}</b>
      <ForwardIcon size={16} />
    </>
  );
  return (
    <Link className={css.queue} href={href}>
      {inside}
    </Link>
  );
}
