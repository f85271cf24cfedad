import { Link } from '@arara/ui';
import { FigureCards } from '../../components/figure-cards.tsx';
import { useT } from '../../lib/i18n.ts';
import { figures } from './report.ts';
import type { Table } from './report.ts';
import css from './reports.module.css';
import { before } from './span.ts';
import type { Address } from './use-address.ts';
import { useReport } from './use-report.ts';
import { useWords } from './words.ts';

type Name = (typeof figures)[number];

/** More of these is neither good nor bad. */
const neutral: ReadonlySet<Name> = new Set(['prizes', 'turnover']);

/** The figures of the period against the one before; each opens its rows, the largest first. */
export function Figures({ address, table }: { address: Address; table: Table | undefined }) {
  const t = useT('console-reports');
  const { head, meaning, money, day } = useWords(table);
  const past = before(address.days);
  const asked = useReport('play', { ...address.wish, ...past, sort: undefined });
  const earlier = asked.isPlaceholderData ? undefined : asked.data;
  return (
    <section className={css.wide} aria-label={t('figures')}>
      <FigureCards
        none={t('change.none')}
        figures={figures.map((name) => {
          const now = table?.totals?.amounts[name];
          const was = earlier?.totals?.amounts[name];
          return {
            key: name,
            name: head(name),
            title: <Link href={address.hrefOf({ sort: `${name}.descending` })}>{head(name)}</Link>,
            meaning: meaning(name),
            value: now === undefined ? undefined : money(now),
            now: now === undefined ? undefined : Number(now),
            before: was === undefined ? undefined : Number(was),
            isJudged: !neutral.has(name),
          };
        })}
      />
      <p className={css.note}>
        {t('change.against', { from: day(past.from), to: day(past.to) })}
        {table?.running === true && <> · {t('running')}</>}
      </p>
    </section>
  );
}
