import { Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { millisecondsOf } from '../../lib/machine.ts';
import type { Machine } from '../../lib/machine.ts';
import css from './machine.module.css';

type Timed = Machine['slowestCalls'][number];

/** The statements that take the longest, as the database counts them. */
export function Slowest({ statements }: { statements: readonly Timed[] }) {
  const t = useT('console-machine');
  return <Times title={t('slowest')} head={t('statement')} rows={statements} />;
}

/** The calls that take the longest, as this process counts them. */
export function SlowestCalls({ calls }: { calls: readonly Timed[] }) {
  const t = useT('console-machine');
  return <Times title={t('slowest.calls')} head={t('call')} rows={calls} />;
}

interface TimesProps {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly Timed[];
}

function Times({ title, head, rows }: TimesProps) {
  const t = useT('console-machine');
  const format = useFormat();
  const columns: Column<Timed>[] = [
    { key: 'text', head, phone: 'lead', cell: ({ text }) => <code>{text}</code> },
    { key: 'calls', head: t('calls'), end: true, cell: ({ calls }) => format.number(calls) },
    { key: 'mean', head: t('mean'), end: true, cell: ({ mean }) => millisecondsOf(mean) },
    {
      key: 'longest',
      head: t('longest'),
      end: true,
      cell: ({ longest }) => millisecondsOf(longest),
    },
  ];
  return (
    <Panel className={css.wide} title={title}>
      <Table
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ text, calls, mean }) => `${calls} ${mean} ${text}`}
      />
    </Panel>
  );
}
