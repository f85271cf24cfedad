import { dayIn } from '@arara/calendar';
import { Bone, Card, EmptyState, Link, Segmented, Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { Amount } from '../../../components/amount.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { serverNow, start } from '../../../lib/start.ts';
import { profitQuery, vendorProfitQuery } from '../api/get-profit.ts';
import type { Profit, ProfitDay, VendorProfit } from '../api/get-profit.ts';
import { daysOf, readSpan, spans } from '../spans.ts';
import { ProfitChart } from './profit-chart.tsx';
import css from './profit.module.css';

/** Each figure with the kind of entries that make it. */
const kinds = {
  stake: 'stake',
  payout: 'win',
  returned: 'rollback',
  deposits: 'deposit',
  withdrawals: 'withdrawal',
  bonus: 'bonus',
} as const;
type Figure = keyof typeof kinds;
const figures = Object.keys(kinds) as readonly Figure[];
const play = ['stake', 'payout', 'returned'] as const;

interface Days {
  readonly from: string;
  readonly to: string;
}

const spanOf = ({ from, to }: Days): string => `period=custom&from=${from}&to=${to}`;
const entriesOf = (days: Days, figure: Figure): string =>
  `${paths.accountRecord}?${spanOf(days)}&kind=${kinds[figure]}`;
const roundsOf = (days: Days, vassalage: string | null): string =>
  `${paths.bettingRecord}?${spanOf(days)}${vassalage === null ? '' : `&vendor=${vassalage}`}`;

/** Profit and loss of a period: sums, days as bars and as a table, studios. */
export function ProfitCentre() {
  const t = useT('profit');
  const navigate = useNavigate();
  const { search } = useLocation();
  const span = readSpan(new URLSearchParams(search).get('period'));
  const days = daysOf(span, dayIn(start.settings.timeZone, new Date(serverNow())));
  const query = useQuery(profitQuery(days));
  return (
    <div className={css.centre}>
      <Segmented
        label={t('period')}
        onSurface
        value={span}
        onChange={(next) => void navigate(`?period=${next}`, { replace: true })}
        choices={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
      />
      <QueryStates query={query} skeleton={<ProfitSkeleton />}>
        {(profit) => (hasEntries(profit) ? <Story profit={profit} /> : <Nothing />)}
      </QueryStates>
    </div>
  );
}

const hasEntries = ({ totals }: Profit): boolean =>
  figures.some((figure) => /[1-9]/.test(totals[figure]));

function Nothing() {
  const t = useT('profit');
  return <EmptyState title={t('empty')} text={t('empty.text')} />;
}

function Story({ profit }: { profit: Profit }) {
  const t = useT('profit');
  return (
    <>
      <Totals profit={profit} />
      {profit.days.length > 1 && (
        <Card title={t('chart')}>
          <ProfitChart key={`${profit.from} ${profit.to}`} profit={profit} />
        </Card>
      )}
      <section className={css.list} aria-label={t('days')}>
        <h2>{t('days')}</h2>
        <DayTable profit={profit} />
      </section>
      <Vendors days={profit} />
    </>
  );
}

function Totals({ profit }: { profit: Profit }) {
  const t = useT('profit');
  const { currency, totals } = profit;
  return (
    <Card title={t('totals')}>
      <dl className={css.totals}>
        <div className={css.lead}>
          <dt>{t('net')}</dt>
          <dd>
            <Link href={roundsOf(profit, null)}>
              <Amount value={totals.net} currency={currency} signed />
            </Link>
          </dd>
        </div>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(figure)}</dt>
            <dd>
              <Link href={entriesOf(profit, figure)}>
                <Amount value={totals[figure]} currency={currency} />
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function DayTable({ profit }: { profit: Profit }) {
  const t = useT('profit');
  const format = useFormat();
  const { currency } = profit;
  const rows = profit.days.filter((row) => figures.some((figure) => /[1-9]/.test(row[figure])));
  const ofDay = ({ day }: ProfitDay): Days => ({ from: day, to: day });
  const columns: readonly Column<ProfitDay>[] = [
    {
      key: 'day',
      head: t('day'),
      phone: 'lead',
      // Noon by Greenwich is the same day wherever the site is.
      cell: ({ day }) => <time dateTime={day}>{format.day(`${day}T12:00:00Z`)}</time>,
    },
    ...play.map((figure) => ({
      key: figure,
      head: t(figure),
      end: true,
      cell: (row: ProfitDay) => (
        <Link href={entriesOf(ofDay(row), figure)}>
          <Amount value={row[figure]} currency={currency} />
        </Link>
      ),
    })),
    {
      key: 'net',
      head: t('net'),
      end: true,
      cell: (row) => (
        <Link href={roundsOf(ofDay(row), null)}>
          <Amount value={row.net} currency={currency} signed />
        </Link>
      ),
    },
  ];
  return (
    <Table label={t('days')} columns={columns} rows={rows.toReversed()} rowKey={({ day }) => day} />
  );
}

function Vendors({ days }: { days: Profit }) {
  const t = useT('profit');
  const ui = useT('ui');
  const format = useFormat();
  const query = useQuery(vendorProfitQuery(days));
  const { currency } = days;
  const columns: readonly Column<VendorProfit>[] = [
    {
      key: 'vendor',
      head: t('vendor'),
      phone: 'lead',
      cell: ({ name, gameType, vassalage }) => (
        <Link href={roundsOf(days, vassalage)}>
          {name}
          {gameType !== null && <small className={css.kind}>{ui(`category.${gameType}`)}</small>}
        </Link>
      ),
    },
    { key: 'rounds', head: t('rounds'), end: true, cell: (row) => format.number(row.rounds) },
    ...(['stake', 'payout'] as const).map((figure) => ({
      key: figure,
      head: t(figure),
      end: true,
      cell: (row: VendorProfit) => <Amount value={row[figure]} currency={currency} />,
    })),
    {
      key: 'net',
      head: t('net'),
      end: true,
      cell: (row) => <Amount value={row.net} currency={currency} signed />,
    },
  ];
  if (query.data?.vendors.length === 0) return null;
  return (
    <section className={css.list} aria-label={t('vendors')}>
      <h2>{t('vendors')}</h2>
      <QueryStates query={query} skeleton={<Bone h={160} />}>
        {({ vendors }) => (
          <Table
            label={t('vendors')}
            columns={columns}
            rows={vendors}
            rowKey={({ name, gameType }) => `${name} ${gameType}`}
          />
        )}
      </QueryStates>
    </section>
  );
}

/** The page on its way. */
export const ProfitSkeleton = () => (
  <div className={css.centre}>
    <Bone h={150} />
    <Bone h={240} />
    <Bone h={220} />
  </div>
);
