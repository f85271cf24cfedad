import { Bone, DownIcon, ForwardIcon, Link, Segmented } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { MoreRows } from '../../../components/records-more.tsx';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { pairRoundsQuery } from '../api/fairness.ts';
import css from './pair-rounds.module.css';

type Row = Answer<'pairRounds'>['rows'][number];
type Shown = 'all' | 'refused';

interface PairRoundsProps {
  readonly serverSeedHash: string;
  /** Rounds that the pair has dealt, and how many of them were refused. */
  readonly count: number;
  readonly refused: number;
}

/** Every round of a pair by its number, so that none is missing; asked for when it is opened. */
export function PairRounds({ serverSeedHash, count, refused }: PairRoundsProps) {
  const t = useT('fairness');
  const [open, setOpen] = useState(false);
  return (
    <details className={css.rounds} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          {t('rounds.title')}
          <small>
            <PairCount count={count} refused={refused} />
          </small>
        </span>
        <DownIcon size={20} className={css.fold} />
      </summary>
      {open && <RoundList serverSeedHash={serverSeedHash} count={count} />}
    </details>
  );
}

/** How many rounds a pair has dealt, and how many of them were refused. */
export function PairCount({ count, refused }: Pick<PairRoundsProps, 'count' | 'refused'>) {
  const t = useT('fairness');
  const format = useFormat();
  const rounds = t('seeds.rounds', { count, text: format.number(count) });
  if (refused === 0) return rounds;
  return `${rounds} · ${t('seeds.refused', { count: refused, text: format.number(refused) })}`;
}

function RoundList({ serverSeedHash, count }: Pick<PairRoundsProps, 'serverSeedHash' | 'count'>) {
  const t = useT('fairness');
  const [shown, setShown] = useState<Shown>('all');
  const query = useInfiniteQuery(pairRoundsQuery(serverSeedHash, shown === 'refused'));
  const choices: readonly Shown[] = ['all', 'refused'];
  return (
    <>
      <p className={css.text}>{t('rounds.text')}</p>
      <Segmented
        label={t('rounds.show')}
        onSurface
        value={shown}
        onChange={setShown}
        choices={choices.map((value) => ({ value, label: t(`rounds.show.${value}`) }))}
      />
      <QueryStates query={query} skeleton={<Bone h={180} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) {
            return (
              <p className={css.none}>
                {t(shown === 'all' ? 'rounds.none' : 'rounds.none.refused')}
              </p>
            );
          }
          return (
            <>
              <ol className={css.list}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <PairRound row={row} />
                  </li>
                ))}
              </ol>
              <MoreRows
                query={query}
                shown={rows.length}
                total={shown === 'all' ? count : undefined}
              />
            </>
          );
        }}
      </QueryStates>
    </>
  );
}

/** One round; as soon as it has ended it leads to its check. */
function PairRound({ row }: { row: Row }) {
  const t = useT('fairness');
  const format = useFormat();
  if (row.state === 'DEALT') {
    return (
      <div className={css.row}>
        <RowInside row={row} />
      </div>
    );
  }
  return (
    <Link
      className={css.row}
      href={paths.fairnessRound(row.id)}
      aria-label={t('rounds.check', { number: format.number(row.nonce) })}
      aria-describedby={`round-${row.id}`}
    >
      <RowInside row={row} />
      <ForwardIcon size={16} className={css.arrow} />
    </Link>
  );
}

function RowInside({ row }: { row: Row }) {
  const t = useT('fairness');
  const games = useT('games');
  const format = useFormat();
  const { state, refusal, payout, currency } = row;
  return (
    <>
      <span className={css.number}>{format.number(row.nonce)}</span>
      <span className={css.what} id={`round-${row.id}`}>
        <b>{games(`titles.${row.gameCode}.name`)}</b>
        <small>{format.moment(row.createdAt)}</small>
        {refusal !== null && (
          <small className={css.refused}>
            {t('rounds.refused', { reason: t(`refused.${refusal}`) })}
          </small>
        )}
      </span>
      <span className={css.sums}>
        {state === 'REFUSED' && <small>{t('rounds.would')}</small>}
        {payout === null ? (
          <small>{t('rounds.open')}</small>
        ) : (
          <b className={state === 'REFUSED' ? css.void : undefined}>
            <Amount value={payout} currency={currency} />
          </b>
        )}
        <small>
          {t(state === 'REFUSED' ? 'rounds.cost.would' : 'rounds.cost', {
            amount: format.money(row.cost, currency),
          })}
        </small>
      </span>
    </>
  );
}
