import { Bone, Card, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { certificatesQuery } from '../api/fairness.ts';
import { bandOf } from '../band.ts';
import type { Certificate, Mode } from '../band.ts';
import css from './certificates.module.css';
import page from './fairness.module.css';

/** Every title with what its maths gives, and what it really paid beside the band of chance. */
export function Certificates() {
  const t = useT('fairness');
  const query = useQuery(certificatesQuery);
  return (
    <section>
      <h2 className={page.heading}>{t('certificates.title')}</h2>
      <p className={page.lead}>{t('certificates.lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={420} />}>
        {(rows) => <CertificateTable rows={rows} />}
      </QueryStates>
      <Card className={css.legend}>
        <p>{t('certificates.band')}</p>
      </Card>
    </section>
  );
}

/** A line of the table: one way to buy a round of a title. */
type Line = Omit<Certificate, 'modes'> & Mode;

const linesOf = ({ modes, ...title }: Certificate): Line[] =>
  modes.map((mode) => ({ ...title, ...mode }));

function CertificateTable({ rows }: { rows: readonly Certificate[] }) {
  const t = useT('fairness');
  const games = useT('games');
  const format = useFormat();
  const percent = usePercent();
  const columns: readonly Column<Line>[] = [
    {
      key: 'name',
      head: t('round.game'),
      phone: 'lead',
      cell: ({ name, version, mode }) => (
        <>
          <b>{name}</b> <Tag>{t('round.version', { version })}</Tag>
          {mode !== 'base' && <small className={css.mode}>{t('certificates.bought')}</small>}
        </>
      ),
    },
    {
      key: 'rtp',
      head: t('certificates.rtp'),
      end: true,
      cell: ({ rtp, jackpot }) => (
        <>
          {percent(rtp)}
          {jackpot !== undefined && (
            <small className={css.odds}>
              {t('certificates.jackpot', {
                contribution: percent(jackpot.contribution),
                seeds: percent(jackpot.seeds),
                total: percent(jackpot.total),
              })}
            </small>
          )}
        </>
      ),
    },
    { key: 'live', head: t('certificates.live'), cell: (row) => <LiveReturn mode={row} /> },
    { key: 'hit', head: t('certificates.hit'), end: true, cell: ({ hitRate }) => percent(hitRate) },
    {
      key: 'volatility',
      head: t('certificates.volatility'),
      end: true,
      cell: ({ volatility }) => format.number(Number(volatility)),
    },
    {
      key: 'top',
      head: t('certificates.top'),
      end: true,
      cell: ({ mode, topPrizeHundredths, topPrizeOdds }) => (
        <>
          {t(mode === 'base' ? 'certificates.times' : 'certificates.timesBase', {
            count: format.number(topPrizeHundredths / 100),
          })}
          <small className={css.odds}>
            {t('certificates.odds', { count: format.number(Number(topPrizeOdds)) })}
          </small>
        </>
      ),
    },
    {
      key: 'method',
      head: t('certificates.method'),
      cell: ({ method }) => <span className={css.method}>{games(`methods.${method}`)}</span>,
    },
  ];
  return (
    <Table
      label={t('certificates.title')}
      columns={columns}
      rows={rows.flatMap(linesOf)}
      rowKey={({ code, version, mode }) => `${code}@${version} ${mode}`}
    />
  );
}

/** The return that was really paid: a dot in the band that chance allows round the line of theory. */
function LiveReturn({ mode }: { mode: Mode }) {
  const t = useT('fairness');
  const format = useFormat();
  const percent = usePercent();
  const { live } = mode;
  const band = bandOf(mode);
  if (band === null) return <span className={css.norounds}>{t('certificates.norounds')}</span>;
  const words = {
    low: percent(live.low ?? '0'),
    high: percent(live.high ?? '0'),
    live: percent(live.rtp ?? '0'),
  };
  return (
    <span className={css.live}>
      <span className={css.band} role="img" aria-label={t('certificates.spoken', words)}>
        <i style={{ insetInline: `${band.low * 100}% ${100 - band.high * 100}%` }} />
        <s style={{ insetInlineStart: `${band.theory * 100}%` }} />
        <b
          className={clsx(!band.inside && css.outside)}
          style={{ insetInlineStart: `${band.live * 100}%` }}
        />
      </span>
      <small>
        <b className="num">{words.live}</b>{' '}
        {t('certificates.rounds', { count: live.rounds, text: format.number(live.rounds) })}
      </small>
    </span>
  );
}

/** Writes a percentage of the wire ("96.12") in the language. */
function usePercent(): (text: string) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (text) => format.format(Number(text) / 100);
}
