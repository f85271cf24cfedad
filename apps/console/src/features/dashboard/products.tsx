import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './dashboard.module.css';
import type { Dashboard } from './dashboard.tsx';

/** The day by type of games, with the day's own sums below. */
export function Products({ board }: { board: Dashboard }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const { products, figures, currency } = board;
  const text = (amount: string): string => format.money(amount, currency);
  /** A type without a sentence of its own is named as the catalogue names it. */
  const nameOf = (type: string | null): string => {
    if (type === null) return t('product.other');
    const said = t(`product.${type}`);
    return said === `product.${type}` ? type : said;
  };
  return (
    <Panel title={t('products')} className={css.products}>
      {products.length === 0 ? (
        <Plain title={t('products.none')} />
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('product')}</th>
                <th scope="col">{t('figure.turnover')}</th>
                <th scope="col">{t('figure.ggr')}</th>
                <th scope="col">{t('hold')}</th>
              </tr>
            </thead>
            <tbody>
              {products.map((row) => (
                <tr key={row.gameType}>
                  <th scope="row">{nameOf(row.gameType)}</th>
                  <td>{text(row.turnover)}</td>
                  <td>{text(row.ggr)}</td>
                  <td>
                    {row.hold === null
                      ? ''
                      : t('percent', { value: format.number(Number(row.hold)) })}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                <td>{text(figures.turnover)}</td>
                <td>{text(figures.ggr)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Panel>
  );
}
