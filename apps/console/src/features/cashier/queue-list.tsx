import { Select, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { PaneList, PaneRow } from '../../components/panes.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './cashier.module.css';
import { addressOf } from './queues.ts';
import type { Item, QueueName } from './queues.ts';
import type { QueueState } from './use-queue.ts';

interface QueueListProps {
  readonly own: readonly QueueName[];
  readonly queue: QueueName;
  readonly list: QueueState;
  readonly open: string;
}

/** The queue at the left: the oldest first, each with its age against the promise of the house. */
export function QueueList({ own, queue, list: { query, items }, open }: QueueListProps) {
  const t = useT('console-cashier');
  const [, setSearch] = useSearchParams();
  const counts = useQuery({
    queryKey: ['queues'],
    queryFn: ({ signal }) => api('staffQueues', { query: {}, signal }),
    refetchInterval: looks.desk,
  });
  const countOf = (name: QueueName): string => {
    const count = counts.data?.queues.find((one) => one.name === name)?.count;
    return count === undefined
      ? t(`queue.${name}`)
      : t('queue.count', { name: t(`queue.${name}`), count });
  };
  return (
    <PaneList
      query={query}
      head={
        <Select
          label={t('queue')}
          value={queue}
          options={own.map((name) => ({ value: name, label: countOf(name) }))}
          onChange={({ target }) => setSearch({ queue: target.value })}
        />
      }
      keys={<Keys />}
    >
      <Answer query={query}>
        {({ pages }) =>
          items.length === 0 ? (
            <Plain title={t('empty')} text={t('empty.text')} />
          ) : (
            <ul>
              {items.map((item) => (
                <Row
                  key={item.path}
                  item={item}
                  queue={queue}
                  now={Date.parse(pages[0]?.now ?? item.since)}
                  isOpen={item.path === open}
                />
              ))}
            </ul>
          )
        }
      </Answer>
    </PaneList>
  );
}

interface RowProps {
  readonly item: Item;
  readonly queue: QueueName;
  readonly now: number;
  readonly isOpen: boolean;
}

/** The share of the promised time that is over. */
const shareOf = ({ since, until }: Item, now: number): number => {
  const from = Date.parse(since);
  const whole = Date.parse(until ?? since) - from;
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, (now - from) / whole));
};
const lateShare = 0.5;

function Row({ item, queue, now, isOpen }: RowProps) {
  const t = useT('console-cashier');
  const format = useFormat();
  const { path, amount, currency, who, since, until, marks } = item;
  const share = shareOf(item, now);
  return (
    <PaneRow href={`${addressOf(path)}?queue=${queue}`} isOpen={isOpen} className={css.row}>
      {until !== null && (
        <span className={css.age} data-late={share > lateShare ? '' : undefined} aria-hidden>
          <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </span>
      )}
      <b className="num">{format.money(amount, currency)}</b>
      <Moment at={since} from={now} />
      <span>{who ?? t('nobody')}</span>
      <span className={css.marks}>
        {marks.map(({ code, text }) => (
          <Tag key={code} tone="warn">
            {queue === 'prizes' ? text : t(`mark.${code}`)}
          </Tag>
        ))}
      </span>
    </PaneRow>
  );
}

/** The keys of the desk, for those who like them. */
function Keys() {
  const t = useT('console-cashier');
  return (
    <>
      <span>
        <kbd>{t('key.down')}</kbd> <kbd>{t('key.up')}</kbd> {t('keys.walk')}
      </span>
      <span>
        <kbd>{t('key.first')}</kbd> <kbd>{t('key.second')}</kbd> {t('keys.decide')}
      </span>
    </>
  );
}
