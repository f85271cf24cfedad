import { Button, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import { Confirm } from './confirm.tsx';
import css from './machine.module.css';

type Letter = Value<'staffLetters'>['letters'][number];
interface Asked {
  readonly verb: 'retry' | 'drop';
  readonly letter: Letter;
}

const nameOf = ({ consumer, event }: Letter): string => `${consumer}/${event}`;

/** Events that a consumer gave up, and what a person says to each. `at`: the instant that ages count from. */
export function Letters({ at }: { at: string }) {
  const t = useT('console-machine');
  const [asked, setAsked] = useState<Asked | null>(null);
  const query = useQuery({
    queryKey: ['machine', 'letters'],
    queryFn: ({ signal }) => api('staffLetters', { signal }),
    refetchInterval: looks.machine,
  });
  const columns = useColumns(at, setAsked);
  const count = query.data?.letters.length ?? 0;
  return (
    <Panel
      className={css.wide}
      title={t('letters')}
      aside={count > 0 && <Tag tone="bad">{t('letters.wait')}</Tag>}
    >
      <Answer query={query} rows={2}>
        {({ letters, more }) =>
          letters.length === 0 ? (
            <p className={css.calm}>{t('letters.none')}</p>
          ) : (
            <>
              <Table label={t('letters')} columns={columns} rows={letters} rowKey={nameOf} />
              {more && <p className={css.calm}>{t('letters.more')}</p>}
            </>
          )
        }
      </Answer>
      {asked !== null && <Decide asked={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function Decide({ asked: { verb, letter }, onClose }: { asked: Asked; onClose: () => void }) {
  const { consumer, event, topic } = letter;
  const params = { consumer, event };
  return (
    <Confirm
      verb={verb}
      values={{ consumer, topic }}
      needsReason={verb === 'drop'}
      onClose={onClose}
      deed={(reason) =>
        verb === 'drop'
          ? api('dropLetter', { params, body: { reason } })
          : api('retryLetter', { params })
      }
    />
  );
}

function useColumns(at: string, ask: (asked: Asked) => void): Column<Letter>[] {
  const t = useT('console-machine');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const now = Date.parse(at);
  const columns: Column<Letter>[] = [
    {
      key: 'event',
      head: t('letter'),
      phone: 'lead',
      cell: (letter) => (
        <span className={css.made}>
          <b>{letter.consumer}</b>
          <small>
            {letter.topic} · {letter.event}
          </small>
        </span>
      ),
    },
    { key: 'error', head: t('error'), cell: ({ error }) => <code>{error}</code> },
    {
      key: 'since',
      head: t('since'),
      cell: ({ firstFailedAt }) => <Moment at={firstFailedAt} from={now} />,
    },
    { key: 'attempts', head: t('attempts'), end: true, cell: (row) => format.number(row.attempts) },
  ];
  if (!may(self, 'events:letter:decide')) return columns;
  return [
    ...columns,
    {
      key: 'decide',
      head: t('decide'),
      cell: (letter) => (
        <span className={css.decide}>
          <Button
            size="sm"
            disabled={letter.known ? false : t('letter.unknown')}
            onClick={() => ask({ verb: 'retry', letter })}
          >
            {t('retry')}
          </Button>
          <Button size="sm" kind="danger" onClick={() => ask({ verb: 'drop', letter })}>
            {t('drop')}
          </Button>
        </span>
      ),
    },
  ];
}
