import { Table } from '@arara/ui';
import type { Column } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { saidOr, useFormat, useT } from '../../lib/i18n.ts';
import type { Dashboard } from './board.ts';

type Product = Dashboard['products'][number];

/** The day by type of games, with the day's own sums below. */
export function Products({ board }: { board: Dashboard }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const { products, figures, currency } = board;
  const text = (amount: string): string => format.money(amount, currency);
  /** A type without a sentence of its own is named as the catalogue names it. */
  const nameOf = (type: string | null): string =>
    type === null ? t('product.other') : saidOr(t, `product.${type}`, type);
  const columns: readonly Column<Product>[] = [
    { key: 'name', head: t('product'), cell: ({ gameType }) => nameOf(gameType), phone: 'lead' },
    { key: 'turnover', head: t('figure.turnover'), cell: (row) => text(row.turnover), end: true },
    { key: 'ggr', head: t('figure.ggr'), cell: (row) => text(row.ggr), end: true },
    {
      key: 'hold',
      head: t('hold'),
      cell: ({ hold }) =>
        hold === null ? '' : t('percent', { value: format.number(Number(hold)) }),
      end: true,
    },
  ];
  return (
    <Panel title={t('products')}>
      {products.length === 0 ? (
        <Plain title={t('products.none')} />
      ) : (
        <Table
          label={t('products')}
          columns={columns}
          rows={products}
          rowKey={({ gameType }) => gameType ?? ''}
          totals={{ name: t('total'), turnover: text(figures.turnover), ggr: text(figures.ggr) }}
        />
      )}
    </Panel>
  );
}
