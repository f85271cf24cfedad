import {
  Bone,
  Button,
  ButtonLink,
  Chip,
  EmptyState,
  LotteryBallIcon,
  Select,
  Skeletons,
  Tag,
} from '@arara/ui';
import type { Column } from '@arara/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { Amount } from '../../../components/amount.tsx';
import { useDayName } from '../../../components/day-name.ts';
import { QueryStates } from '../../../components/query-states.tsx';
import { Records, RowOpener } from '../../../components/records.tsx';
import type { RecordItem } from '../../../components/records.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { gamesQuery } from '../../../lib/lottery-games.ts';
import { numeroText } from '../../../lib/numero.ts';
import { ticketsQuery } from '../api/get-tickets.ts';
import type { Ticket, TicketState } from '../api/get-tickets.ts';
import { useLiveTickets } from '../live-tickets.ts';
import { ticketStates, ticketTones } from '../ticket-tones.ts';
import css from './tickets.module.css';

/** The member's tickets by lottery and state; the address keeps the filter. */
export function TicketList() {
  const t = useT('tickets');
  const { filter, change } = useFilter();
  const query = useInfiniteQuery(ticketsQuery(filter));
  useLiveTickets();
  return (
    <div className={css.list}>
      <Filter filter={filter} onChange={change} />
      <QueryStates query={query} skeleton={<RowBones />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ tickets }) => tickets);
          if (rows.length === 0) return <NoTickets />;
          return (
            <>
              <Rows rows={rows} />
              {query.hasNextPage && (
                <Button
                  full
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('more')}
                </Button>
              )}
            </>
          );
        }}
      </QueryStates>
    </div>
  );
}

interface TicketFilter {
  readonly gameCode?: string;
  readonly state?: TicketState;
}

/** What the address asks for; what it may not say is left out. */
function useFilter() {
  const navigate = useNavigate();
  const search = new URLSearchParams(useLocation().search);
  const gameCode = search.get('game') ?? '';
  const state = ticketStates.find((one) => one === search.get('state'));
  const filter: TicketFilter = {
    ...(/^[a-z0-9-]{2,40}$/.test(gameCode) && { gameCode }),
    ...(state && { state }),
  };
  const change = (name: 'game' | 'state', value: string | undefined): void => {
    if (value === undefined) search.delete(name);
    else search.set(name, value);
    void navigate(`${paths.tickets}?${search}`, { replace: true });
  };
  return { filter, change };
}

interface FilterProps {
  readonly filter: TicketFilter;
  readonly onChange: (name: 'game' | 'state', value: string | undefined) => void;
}

function Filter({ filter, onChange }: FilterProps) {
  const t = useT('tickets');
  const names = useT('lottery');
  const { data: games = [] } = useQuery(gamesQuery);
  return (
    <div className={css.filter} role="search" aria-label={t('filter')}>
      <div className={css.chips} role="group" aria-label={t('filter.state')}>
        <Chip on={filter.state === undefined} onClick={() => onChange('state', undefined)}>
          {t('state.all')}
        </Chip>
        {ticketStates.map((state) => (
          <Chip key={state} on={filter.state === state} onClick={() => onChange('state', state)}>
            {t(`state.${state}`)}
          </Chip>
        ))}
      </div>
      <Select
        label={t('filter.game')}
        labelHidden
        placeholder={t('filter.game.all')}
        value={filter.gameCode ?? ''}
        options={games.map(({ code }) => ({ value: code, label: names(`game.${code}`) }))}
        onChange={({ target }) => onChange('game', target.value || undefined)}
      />
    </div>
  );
}

function Rows({ rows }: { rows: readonly Ticket[] }) {
  const account = useT('account');
  const dayName = useDayName();
  return (
    <Records
      label={account('section.tickets')}
      rows={rows}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => paths.ticket(id)}
      dayOf={({ createdAt }) => dayName(createdAt)}
      {...useTicketLook()}
    />
  );
}

/** How a ticket looks: as a row of a table and as a row under the thumb. */
function useTicketLook() {
  const t = useT('tickets');
  const names = useT('lottery');
  const format = useFormat();
  const money = ({ currency }: Ticket, value: string | null) =>
    value === null ? '—' : <Amount value={value} currency={currency} />;
  const item = (row: Ticket): RecordItem => ({
    icon: <LotteryBallIcon size={20} />,
    title: names(`game.${row.gameCode}`),
    note: (
      <span className={css.state}>
        {numeroText(row.numero)}
        <TicketTag state={row.state} />
      </span>
    ),
    amount: money(row, row.state === 'WON' ? row.prize : row.stake),
    under: row.state === 'WON' ? t('prize') : t('stake'),
  });
  const columns: readonly Column<Ticket>[] = [
    {
      key: 'at',
      head: t('bought'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.moment(createdAt)}</time>,
    },
    {
      key: 'game',
      head: t('filter.game'),
      cell: ({ id, gameCode }) => (
        <RowOpener href={paths.ticket(id)}>{names(`game.${gameCode}`)}</RowOpener>
      ),
    },
    { key: 'numero', head: t('issue'), cell: ({ numero }) => numeroText(numero) },
    { key: 'state', head: t('filter.state'), cell: ({ state }) => <TicketTag state={state} /> },
    { key: 'stake', head: t('stake'), end: true, cell: (row) => money(row, row.stake) },
    { key: 'prize', head: t('prize'), end: true, cell: (row) => money(row, row.prize) },
  ];
  return { item, columns };
}

/** The state of a ticket in a word. */
export function TicketTag({ state }: { state: TicketState }) {
  const t = useT('tickets');
  return <Tag tone={ticketTones[state]}>{t(`state.${state}`)}</Tag>;
}

function NoTickets() {
  const t = useT('tickets');
  return (
    <EmptyState
      title={t('empty')}
      text={t('empty.text')}
      actions={<ButtonLink href={paths.lotteryResults()}>{t('results')}</ButtonLink>}
    />
  );
}

const RowBones = () => <Skeletons count={6} of={(index) => <Bone key={index} h={63} />} />;

export const TicketListSkeleton = () => (
  <div className={css.list}>
    <Bone h={44} />
    <Bone h={50} />
    <RowBones />
  </div>
);
