import { Checkbox, Segmented } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Table } from './report.ts';
import type { Address } from './use-address.ts';

type Format = 'xlsx' | 'csv';

interface Props {
  readonly address: Address;
  readonly table: Table;
  readonly onClose: () => void;
}

/** Orders a file of the whole table; names and contacts of members are asked for with a reason. */
export function ExportSheet({ address, table, onClose }: Props) {
  const t = useT('console-reports');
  const self = useSession((session) => session.self);
  const [format, setFormat] = useState<Format>('xlsx');
  const [personal, setPersonal] = useState(false);
  const hasMembers = table.columns.some(({ kind }) => kind === 'member');
  const order = (reason: string): Promise<unknown> =>
    api('orderExport', {
      body: {
        ...address.wish,
        report: address.report,
        // The days as the table showed them, also where midnight has come since.
        from: table.firstDay,
        to: table.lastDay,
        format,
        personal,
        ...(personal ? { reason } : {}),
      },
    });
  return (
    <ReasonSheet
      title={t('export')}
      verb={t('export.go')}
      deed={order}
      needsReason={personal}
      said={t('export.asked')}
      onClose={onClose}
    >
      <p>{t('export.text')}</p>
      <Segmented
        label={t('export.format')}
        value={format}
        onChange={setFormat}
        choices={(['xlsx', 'csv'] as const).map((value) => ({
          value,
          label: t(`export.${value}`),
        }))}
      />
      {hasMembers && may(self, 'members:data:reveal') && (
        <Checkbox checked={personal} onChange={({ target }) => setPersonal(target.checked)}>
          {t('export.personal')}
        </Checkbox>
      )}
    </ReasonSheet>
  );
}
