import { Button, DownloadIcon, toasts } from '@arara/ui';
import { useState } from 'react';
import { faultNote, faultText } from '../../../lib/fault-text.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { currentToken } from '../../../lib/session.ts';
import { allRows } from '../all-rows.ts';
import { csvOf } from '../csv.ts';
import type { Columns } from '../csv.ts';
import css from './records.module.css';

interface CsvButtonProps<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly ask: Parameters<typeof allRows<Row>>[0];
  /** `comma`: amounts are written with a decimal comma. */
  readonly columns: (comma: boolean) => Columns<Row>;
}

const hasComma = (language: string): boolean =>
  new Intl.NumberFormat(language).formatToParts(0.5).some(({ value }) => value === ',');

/** The rows of the whole filter as a file for a spreadsheet. */
export function CsvButton<Row>({ name, ask, columns }: CsvButtonProps<Row>) {
  const t = useT('account');
  const comma = hasComma(useLanguage());
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const token = currentToken();
      const all = await allRows(ask, () => token === currentToken());
      if (all === null) return;
      const { rows, whole } = all;
      saveFile(`${name}.csv`, csvOf(columns(comma), rows, comma), 'text/csv;charset=utf-8');
      if (!whole) toasts.show({ tone: 'info', title: t('csv.cut', { count: rows.length }) });
    } catch (error) {
      toasts.show({ tone: 'bad', title: faultText(error), text: faultNote(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={css.file}>
      <Button
        kind="link"
        size="sm"
        icon={<DownloadIcon size={18} />}
        loading={busy}
        onClick={() => void save()}
      >
        {t('csv.save')}
      </Button>
    </div>
  );
}
