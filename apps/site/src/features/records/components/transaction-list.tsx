import { Chip } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { askTransactions, transactionsQuery } from '../api/get-records.ts';
import { readOne } from '../filter.ts';
import { kinds, transactionColumns } from '../kinds.ts';
import { useRecordSearch } from '../use-record-search.ts';
import { ChipRow } from './chip-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { RecordPages } from './record-pages.tsx';
import { useTransactionLook } from './transaction-look.tsx';
import css from './records.module.css';

/** The account record: every movement of the member's money, with the sums of what is shown. */
export function TransactionList({ currency }: { currency: string }) {
  const t = useT('account');
  const { search, days, today, change } = useRecordSearch();
  const kind = readOne(search, 'kind', kinds);
  const wish = { from: days.from, to: days.to, ...(kind && { kind }) };
  const query = useInfiniteQuery({
    ...transactionsQuery(wish),
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
        <RecordPages
          query={query}
          currency={currency}
          label={t('section.record')}
          empty={{ title: t('record.empty'), text: t('record.empty.text') }}
          figuresOf={(totals) => [
            { label: t('totals.in'), value: totals.in },
            { label: t('totals.out'), value: totals.out },
            { label: t('totals.change'), value: totals.net, signed: true },
          ]}
          csv={{
            name: `${t('csv.record')}-${days.from}-${days.to}`,
            ask: (cursor) => askTransactions(wish, cursor),
            columns: (comma) => transactionColumns(t, comma),
          }}
          look={{ ...look, hrefOf: ({ id }) => paths.transfer(id) }}
        />
      )}
    </div>
  );
}
