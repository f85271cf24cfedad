import { Segmented } from '@arara/ui';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { Exports } from './exports.tsx';
import { Figures } from './figures.tsx';
import { Narrowed } from './narrowed.tsx';
import { PlayChart } from './play-chart.tsx';
import type { Table } from './report.ts';
import { groups, tablesOf } from './report.ts';
import { ReportTable } from './report-table.tsx';
import css from './reports.module.css';
import { SpanChoice } from './span-choice.tsx';
import { TableTools } from './table-tools.tsx';
import { fresh, other, useAddress } from './use-address.ts';
import { useReport } from './use-report.ts';
import { Views } from './views.tsx';
import { useWords } from './words.ts';

/** The tables of the brand: GGR and NGR down to the ledger, members, money, cohorts, each as a file too. */
export default function ReportsDesk() {
  const t = useT('console-reports');
  const self = useSession((session) => session.self);
  const address = useAddress();
  const { report, wish, cursor } = address;
  const query = useReport(report, { ...wish, cursor });
  const isPlay = report === 'play';
  // The days or filters of the address are others than those of the rows that are shown.
  const isWaiting = query.isPlaceholderData;
  const table = isWaiting ? undefined : query.data;
  return (
    <>
      <DeskHead title={t('title')} text={query.data && <AsOf table={query.data} />}>
        <SpanChoice address={address} />
      </DeskHead>
      <div className={css.strips}>
        <Segmented
          label={t('tables')}
          value={report}
          onSurface
          onChange={(value) => address.put(fresh(value))}
          choices={[...tablesOf(self), ...(report === 'entries' ? ['entries' as const] : [])].map(
            (value) => ({ value, label: t(`report.${value}`) }),
          )}
        />
        {isPlay && (
          <Segmented
            label={t('by')}
            value={wish.by ?? 'day'}
            onSurface
            onChange={(by) => address.put({ ...other('play'), by })}
            choices={groups
              .filter((group) => group !== 'brand' || (self?.brands.length ?? 0) > 1)
              .filter((group) => group !== 'agent' || may(self, 'members:member:read'))
              .map((value) => ({ value, label: t(`by.${value}`) }))}
          />
        )}
      </div>
      <Narrowed address={address} table={table} />
      <div className={css.desk}>
        {isPlay && <Figures address={address} table={table} />}
        {isPlay && <PlayChart address={address} />}
        <Panel
          title={t(`report.${report}`)}
          aside={table && <TableTools address={address} table={table} />}
          className={css.wide}
        >
          <Answer query={query} rows={12}>
            {(shown) => (
              <div className={css.rows} aria-busy={isWaiting}>
                <ReportTable table={shown} address={address} />
              </div>
            )}
          </Answer>
        </Panel>
        <Views address={address} />
        {may(self, 'reports:export:make') && <Exports />}
      </div>
    </>
  );
}

const behindMax = 2;

/** The period, and up to when it is true while the counting is behind or the day goes on. */
function AsOf({ table }: { table: Table }) {
  const t = useT('console-reports');
  const format = useFormat();
  const { day } = useWords(table);
  const { asOf, firstDay, lastDay, running } = table;
  const time = format.time(asOf.at);
  return (
    <>
      {t('period', { from: day(firstDay), to: day(lastDay) })}
      {running && asOf.secondsBehind <= behindMax && <> · {t('asOf', { time })}</>}
      {asOf.secondsBehind > behindMax && (
        <strong className={css.behind}>
          {' '}
          {t('behind', { seconds: format.number(Math.round(asOf.secondsBehind)), time })}
        </strong>
      )}
    </>
  );
}
