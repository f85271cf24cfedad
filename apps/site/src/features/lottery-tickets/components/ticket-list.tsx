import { Bone, Chip, LotteryBallIcon, Select } from '@arara/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { Amount } from '../../../components/amount.tsx';
import { PagedRecords } from '../../../components/records-paged.tsx';
import { RowBones } from '../../../components/records-bones.tsx';
import { TicketTag } from '../../../components/ticket-tag.tsx';
import { paths } from '../../../config/paths.ts';
import { useT } from '../../../lib/i18n.ts';
import { gamesQuery } from '../../../lib/lottery-games.ts';
import type { Ticket, TicketState } from '@arara/lottery-view';
import { numeroText } from '@arara/lottery-view';
import { isClosed } from '../../../lib/start.ts';
import { ticketStates } from '../../../lib/ticket-tones.ts';
import { ticketsQuery } from '../api/get-tickets.ts';
import { givenBack } from '../given-back.ts';
import { useLiveTickets } from '../live-tickets.ts';
import { useOrderLook } from './order-look.tsx';
import { ToLotteries } from './to-lotteries.tsx';
import css from './tickets.module.css';

/** The member's tickets by lottery and state; the address keeps the filter. */
export function TicketList() {
  const t = useT('tickets');
  const account = useT('account');
  const { filter, change } = useFilter();
  useLiveTickets();
  return (
    <div className={css.list}>
      <Filter filter={filter} onChange={change} />
      <PagedRecords
        query={useInfiniteQuery(ticketsQuery(filter))}
        rowsOf={({ tickets }) => tickets}
        label={account('section.tickets')}
        empty={{
          title: t('empty'),
          text: t('empty.text'),
          actions: <ToLotteries />,
        }}
        look={useTicketLook()}
      />
    </div>
  );
}

interface TicketFilter {
  readonly gameCode?: string;
  readonly state?: TicketState;
}

/** The filter of the address; values that it may not have are left out. */
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
  const isSold = !isClosed(paths.lotteries);
  const { data: games = [] } = useQuery({ ...gamesQuery, enabled: isSold });
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
      {isSold && (
        <Select
          label={t('filter.game')}
          labelHidden
          placeholder={t('filter.game.all')}
          value={filter.gameCode ?? ''}
          options={games.map(({ code }) => ({ value: code, label: names(`game.${code}`) }))}
          onChange={({ target }) => onChange('game', target.value || undefined)}
        />
      )}
    </div>
  );
}

function useTicketLook() {
  const t = useT('tickets');
  const money = ({ currency }: Ticket, value: string | null) =>
    value === null ? '—' : <Amount value={value} currency={currency} />;
  return useOrderLook<Ticket>({
    icon: <LotteryBallIcon size={20} />,
    hrefOf: ({ id }) => paths.ticket(id),
    made: t('bought'),
    about: { key: 'numero', head: t('issue'), cell: ({ numero }) => numeroText(numero) },
    tag: ({ state, result }) => <TicketTag state={state} result={result} />,
    amounts: [
      { key: 'stake', head: t('stake'), end: true, cell: (row) => money(row, row.stake) },
      {
        key: 'prize',
        head: t('prize'),
        end: true,
        cell: (row) => money(row, row.state === 'RETURNED' ? null : row.prize),
      },
    ],
    sum: (row) => {
      const back = givenBack(row);
      if (back !== null) return { amount: money(row, back), under: t('returned') };
      const of = row.state === 'WON' ? 'prize' : 'stake';
      return { amount: money(row, row[of]), under: t(of) };
    },
  });
}

export const TicketListSkeleton = () => (
  <div className={css.list}>
    <Bone h={44} />
    <Bone h={50} />
    <RowBones />
  </div>
);
