import { Button, Checkbox, ChooseIcon, DownloadIcon } from '@arara/ui';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { ExportSheet } from './export-sheet.tsx';
import type { Table } from './report.ts';
import css from './reports.module.css';
import type { Address } from './use-address.ts';
import { useWords } from './words.ts';

interface Props {
  readonly address: Address;
  readonly table: Table;
}

/** The tools of a table: other columns, a file of it. */
export function TableTools({ address, table }: Props) {
  const t = useT('console-reports');
  const self = useSession((session) => session.self);
  const [open, setOpen] = useState<'columns' | 'export' | null>(null);
  return (
    <span className={css.tools}>
      <Button
        size="sm"
        icon={<ChooseIcon />}
        aria-expanded={open === 'columns'}
        onClick={() => setOpen(open === 'columns' ? null : 'columns')}
      >
        {t('columns')}
      </Button>
      {may(self, 'reports:export:make') && (
        <Button size="sm" icon={<DownloadIcon />} onClick={() => setOpen('export')}>
          {t('export')}
        </Button>
      )}
      {open === 'columns' && <ColumnChoice address={address} table={table} />}
      {open === 'export' && (
        <ExportSheet address={address} table={table} onClose={() => setOpen(null)} />
      )}
    </span>
  );
}

/** The columns of the table; the first one stays, because it names the row. */
function ColumnChoice({ address, table }: Props) {
  const t = useT('console-reports');
  const { head } = useWords(table);
  const { hidden, put } = address;
  return (
    <fieldset className={css.columns}>
      <legend className="sr">{t('columns')}</legend>
      {table.columns.slice(1).map(({ key }) => (
        <Checkbox
          key={key}
          checked={!hidden.includes(key)}
          onChange={({ target }) =>
            put({
              hidden: [
                ...hidden.filter((one) => one !== key),
                ...(target.checked ? [] : [key]),
              ].join('.'),
            })
          }
        >
          {head(key)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
