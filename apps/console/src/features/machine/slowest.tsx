import { Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { millisecondsOf } from '../../lib/machine.ts';
import type { Machine } from '../../lib/machine.ts';
import css from './machine.module.css';

type Statement = NonNullable<Machine['slowest']>[number];

/** The statements that take the longest, as the database counts them. */
export function Slowest({ statements }: { statements: readonly Statement[] }) {
  const t = useT('console-machine');
  const format = useFormat();
  const columns: Column<Statement>[] = [
    { key: 'text', head: t('statement'), phone: 'lead', cell: ({ text }) => <code>{text}</code> },
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
    <Panel className={css.wide} title={t('slowest')}>
      <Table
        label={t('slowest')}
        columns={columns}
        rows={statements}
        rowKey={({ text, calls, mean }) => `${calls} ${mean} ${text}`}
      />
    </Panel>
  );
}
