import { Chip, CloseIcon, Select } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { askRounds, roundsQuery } from '../api/get-records.ts';
import { readOne } from '../filter.ts';
import { roundColumns, roundStates } from '../rounds.ts';
import { useRecordSearch } from '../use-record-search.ts';
import { ChipRow } from './chip-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { RecordPages } from './record-pages.tsx';
import { useRoundLook } from './round-look.tsx';
import css from './records.module.css';

type GameType = NonNullable<Parameters<typeof askRounds>[0]['gameType']>;

interface RoundListProps {
  readonly currency: string;
  /** Studios to choose among, by the code that the filter sends. */
  readonly vendors: readonly { readonly code: string; readonly name: string }[];
  /** Kinds of games to choose among: those that the site has. */
  readonly gameTypes: readonly GameType[];
}

/** The betting record: every round with its stake, its prize and what came of it. */
export function RoundList({ currency, vendors, gameTypes }: RoundListProps) {
  const t = useT('account');
  const ui = useT('ui');
  const { search, days, today, change } = useRecordSearch();
  const { state, vassalage, gameCode, gameType } = readWishes(search, vendors, gameTypes);
  const wish = {
    from: days.from,
    to: days.to,
    ...(gameType && { gameType }),
    ...(state && { state }),
    ...(vassalage && { vassalage }),
    ...(gameCode && { gameCode }),
  };
  const query = useInfiniteQuery({
    ...roundsQuery(wish),
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
          <div className={css.pair}>
            <Pick
              label={t('filter.type')}
              all={t('filter.type.all')}
              value={gameType}
              choices={gameTypes.map((one) => ({ value: one, label: ui(`category.${one}`) }))}
              onPick={(type) => change({ type })}
            />
            <Pick
              label={t('filter.vendor')}
              all={t('filter.vendor.all')}
              value={vassalage}
              choices={vendors.map(({ code, name }) => ({ value: code, label: name }))}
              onPick={(vendor) => change({ vendor })}
            />
          </div>
        </div>
      </FilterBar>
      {days.from <= days.to && (
        <RecordPages
          query={query}
          currency={currency}
          label={t('section.bets')}
          empty={{ title: t('bets.empty'), text: t('bets.empty.text') }}
          figuresOf={(totals) => [
            { label: t('totals.stake'), value: totals.stake },
            { label: t('totals.payout'), value: totals.payout },
            { label: t('totals.net'), value: totals.net, signed: true },
          ]}
          csv={{
            name: `${t('csv.bets')}-${days.from}-${days.to}`,
            ask: (cursor) => askRounds(wish, cursor),
            columns: (comma) => roundColumns(t, comma),
          }}
          look={{ ...look, hrefOf: ({ id }) => paths.bettingRound(id) }}
        />
      )}
    </div>
  );
}

/** The filters of an address besides its days; a value that no list knows is left out. */
function readWishes(
  search: URLSearchParams,
  vendors: RoundListProps['vendors'],
  gameTypes: RoundListProps['gameTypes'],
) {
  const codes = vendors.map(({ code }) => code);
  return {
    state: readOne(search, 'state', roundStates),
    vassalage: readOne(search, 'vendor', codes),
    gameCode: search.get('game') ?? undefined,
    gameType: readOne(search, 'type', gameTypes),
  };
}

interface PickProps {
  readonly label: string;
  /** The words there while nothing is picked. */
  readonly all: string;
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onPick: (value: string | undefined) => void;
}

/** One of many to narrow the list down to; not there while there is nothing to choose. */
function Pick({ label, all, value, choices, onPick }: PickProps) {
  if (choices.length < 2) return null;
  return (
    <Select
      label={label}
      labelHidden
      value={value ?? ''}
      placeholder={all}
      options={choices}
      onChange={({ target }) => onPick(target.value || undefined)}
    />
  );
}
