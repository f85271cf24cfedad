import { Tag } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './dashboard.module.css';
import type { Dashboard } from './dashboard.tsx';

type Return = Dashboard['returns'][number];

const shown = 12;

/** The real return of each title against its certificate; those outside their band first, then by rounds. */
export function Returns({ returns }: { returns: readonly Return[] }) {
  const t = useT('console-dashboard');
  const format = useFormat();
  const isOut = ({ verdict }: Return): number => (verdict === 'outside' ? 0 : 1);
  const rows = returns.toSorted((a, b) => isOut(a) - isOut(b)).slice(0, shown);
  return (
    <Panel title={t('returns')} className={css.returns}>
      {rows.length === 0 ? (
        <Plain title={t('returns.none')} />
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('title.name')}</th>
                <th scope="col">{t('rounds')}</th>
                <th scope="col">{t('certified')}</th>
                <th scope="col">{t('live')}</th>
                <th scope="col">{t('band')}</th>
                <th scope="col">{t('verdict')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.code} ${row.mode}`}>
                  <th scope="row">{row.name}</th>
                  <td>{format.number(row.rounds)}</td>
                  <td>{format.number(Number(row.certified))}</td>
                  <td>{format.number(Number(row.live))}</td>
                  <td>
                    <Band row={row} />
                    <span className="sr">{t('band.text', { low: row.low, high: row.high })}</span>
                  </td>
                  <td>
                    <Tag tone={row.verdict === 'within' ? 'good' : 'bad'}>
                      {t(`verdict.${row.verdict}`)}
                    </Tag>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

const [width, height] = [120, 14];
const middle = height / 2;
/** The line is three bands long, so that a return outside its band is still on it. */
const bands = 3;

/** The band of chance, the certificate in its middle and the real return as a point. */
function Band({ row }: { row: Return }) {
  const [certified, low, high, live] = [row.certified, row.low, row.high, row.live].map(Number);
  const half =
    Math.max((high ?? 0) - (certified ?? 0), (certified ?? 0) - (low ?? 0), 0.01) * bands;
  const x = (value = 0): number =>
    Math.min(width - 4, Math.max(4, width / 2 + ((value - (certified ?? 0)) / half) * (width / 2)));
  return (
    <svg
      className={css.band}
      data-out={row.verdict === 'outside' ? '' : undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <line x1="0" x2={width} y1={middle} y2={middle} />
      <rect x={x(low)} width={x(high) - x(low)} y={middle - 4} height="8" rx="4" />
      <line data-mean="" x1={width / 2} x2={width / 2} y1="0" y2={height} />
      <circle cx={x(live)} cy={middle} r="4" />
    </svg>
  );
}
