import { Chip, CloseIcon, EmptyState, Select } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../components/query-states.tsx';
import { Records } from '../../../components/records.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { roundsQuery } from '../api/get-records.ts';
import { readOne } from '../filter.ts';
import { roundStates } from '../rounds.ts';
import { useRecordSearch } from '../use-record-search.ts';
import { ChipRow } from './chip-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MoreRows } from './more-rows.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';
import { useRoundLook } from './round-look.tsx';
import { Totals } from './totals.tsx';
import css from './records.module.css';

interface RoundListProps {
  readonly currency: string;
  /** Studios to choose among, by the code that the filter sends. */
  readonly vendors: readonly { readonly code: string; readonly name: string }[];
}

/** The betting record: every round with its stake, its prize and what came of it. */
export function RoundList({ currency, vendors }: RoundListProps) {
  const t = useT('account');
  const { search, days, today, change } = useRecordSearch();
  const state = readOne(search, 'state', roundStates);
  const vassalage = readOne(
    search,
    'vendor',
    vendors.map(({ code }) => code),
  );
  const gameCode = search.get('game') ?? undefined;
  const wish = {
    ...(state && { state }),
    ...(vassalage && { vassalage }),
    ...(gameCode && { gameCode }),
  };
  const query = useInfiniteQuery({
    ...roundsQuery({ from: days.from, to: days.to, ...wish }),
    enabled: days.from <= days.to,
  });
  const look = useRoundLook();
  return (
    <div className={css.list}>
      <FilterBar days={days} today={today} onChange={change}>
        <div className={css.selects}>
          <ChipRow label={t('filter.state')}>
            <Chip on={state === undefined} onClick={() => change({ state: undefined })}>
              {t('round.all')}
            </Chip>
            {roundStates.map((one) => (
              <Chip key={one} on={state === one} onClick={() => change({ state: one })}>
                {t(`round.many.${one}`)}
              </Chip>
            ))}
            {gameCode !== undefined && (
              <Chip icon={<CloseIcon size={16} />} onClick={() => change({ game: undefined })}>
                {t('filter.game.off')}
              </Chip>
            )}
          </ChipRow>
          {vendors.length > 1 && (
            <Select
              label={t('filter.vendor')}
              labelHidden
              value={vassalage ?? ''}
              placeholder={t('filter.vendor.all')}
              options={vendors.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={({ target }) => change({ vendor: target.value || undefined })}
            />
          )}
        </div>
      </FilterBar>
      {days.from <= days.to && (
        <QueryStates query={query} skeleton={<RecordSkeleton figures={3} />}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.rows);
            const totals = pages[0]?.totals;
            if (rows.length === 0 || totals === undefined) {
              return <EmptyState title={t('bets.empty')} text={t('bets.empty.text')} />;
            }
            return (
              <>
                <Totals
                  currency={rows[0]?.currency ?? currency}
                  figures={[
                    { label: t('totals.stake'), value: totals.stake },
                    { label: t('totals.payout'), value: totals.payout },
                    { label: t('totals.net'), value: totals.net, signed: true },
                  ]}
                />
                <Records
                  label={t('section.bets')}
                  rows={rows}
                  rowKey={({ id }) => id}
                  hrefOf={({ id }) => paths.bettingRound(id)}
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
