import { Chip, EmptyState } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../components/query-states.tsx';
import { Records } from '../../../components/records.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { transactionsQuery } from '../api/get-records.ts';
import { readOne } from '../filter.ts';
import { kinds } from '../kinds.ts';
import { useRecordSearch } from '../use-record-search.ts';
import { ChipRow } from './chip-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MoreRows } from './more-rows.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { Totals } from './totals.tsx';
import { useTransactionLook } from './transaction-look.tsx';
import css from './records.module.css';

/** The account record: every movement of the member's money, with the sums of what is shown. */
export function TransactionList({ currency }: { currency: string }) {
  const t = useT('account');
  const { search, days, today, change } = useRecordSearch();
  const kind = readOne(search, 'kind', kinds);
  const query = useInfiniteQuery({
    ...transactionsQuery({ from: days.from, to: days.to, ...(kind && { kind }) }),
    enabled: days.from <= days.to,
  });
  const look = useTransactionLook();
  return (
    <div className={css.list}>
      <FilterBar days={days} today={today} onChange={change}>
        <ChipRow label={t('filter.kind')}>
          <Chip on={kind === undefined} onClick={() => change({ kind: undefined })}>
            {t('kind.all')}
          </Chip>
          {kinds.map((one) => (
            <Chip key={one} on={kind === one} onClick={() => change({ kind: one })}>
              {t(`kind.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </FilterBar>
      {days.from <= days.to && (
        <QueryStates query={query} skeleton={<RecordSkeleton figures={3} />}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.rows);
            const totals = pages[0]?.totals;
            if (rows.length === 0 || totals === undefined) {
              return <EmptyState title={t('record.empty')} text={t('record.empty.text')} />;
            }
            return (
              <>
                <Totals
                  currency={rows[0]?.currency ?? currency}
                  figures={[
                    { label: t('totals.in'), value: totals.in },
                    { label: t('totals.out'), value: totals.out },
                    { label: t('totals.net'), value: totals.net, signed: true },
                  ]}
                />
                <Records
                  label={t('section.record')}
                  rows={rows}
                  rowKey={({ id }) => id}
                  hrefOf={({ id }) => paths.transfer(id)}
                  {...look}
                />
                <MoreRows query={query} shown={rows.length} total={totals.count} />
              </>
            );
          }}
        </QueryStates>
      )}
    </div>
  );
}
