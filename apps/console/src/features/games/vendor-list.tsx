import { Link, Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './games.module.css';
import { Rooms } from './rooms.tsx';
import { VendorState } from './vendor-words.tsx';
import type { Vendor } from './vendor-words.tsx';

/** The vendors of the brand and how they answer; shared by the list and by the page of one. */
export const useVendors = () =>
  useQuery({
    queryKey: ['vendors'],
    queryFn: ({ signal }) => api('gameVendorList', { signal }),
    refetchInterval: looks.desk,
  });

/** Every vendor of the brand with its state, titles, open rounds and the last hour of its calls. */
export function VendorList() {
  const t = useT('console-games');
  const query = useVendors();
  const columns = useVendorColumns();
  return (
    <>
      <DeskHead title={t('vendors')} text={t('vendors.text')}>
        <Rooms room="vendors" />
      </DeskHead>
      <Panel className={css.list}>
        <Answer query={query} rows={8}>
          {({ vendors }) =>
            vendors.length === 0 ? (
              <Plain title={t('vendors.empty')} text={t('vendors.empty.text')} />
            ) : (
              <Table
                label={t('vendors')}
                columns={columns}
                rows={vendors}
                rowKey={({ code }) => code}
              />
            )
          }
        </Answer>
      </Panel>
    </>
  );
}

function useVendorColumns(): readonly Column<Vendor>[] {
  const t = useT('console-games');
  const { number, moment } = useFormat();
  const hourOf = ({ health }: Vendor) => health.asked.hour;
  const ms = (value: number | null): string =>
    value === null ? '—' : t('ms', { ms: number(value) });
  return [
    {
      key: 'name',
      head: t('vendor'),
      phone: 'lead',
      cell: ({ code, name }) => (
        <span className={css.name}>
          <Link href={`/games/vendors/${encodeURIComponent(code)}`}>{name}</Link>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      phone: 'lead',
      cell: (vendor) => <VendorState vendor={vendor} />,
    },
    { key: 'kind', head: t('vendor.kind'), cell: ({ kind }) => t(`vendor.kind.${kind}`) },
    {
      key: 'titles',
      head: t('vendor.titles'),
      end: true,
      cell: ({ titles, titlesOn }) =>
        t('vendor.titlesOn', { on: number(titlesOn), all: number(titles) }),
    },
    { key: 'open', head: t('open'), end: true, cell: ({ openRounds }) => number(openRounds) },
    { key: 'calls', head: t('calls.hour'), end: true, cell: (one) => number(hourOf(one).calls) },
    {
      key: 'failed',
      head: t('calls.failed'),
      end: true,
      cell: (one) => number(hourOf(one).failed),
    },
    { key: 'p95', head: t('calls.p95'), end: true, cell: (one) => ms(hourOf(one).p95) },
    {
      key: 'good',
      head: t('calls.good'),
      cell: ({ health }) => (health.asked.lastGood === null ? '—' : moment(health.asked.lastGood)),
    },
  ];
}
