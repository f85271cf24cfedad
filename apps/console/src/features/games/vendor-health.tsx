import { Facts } from '@arara/ui';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './shelves.module.css';
import type { Span, Vendor } from './vendor-words.tsx';

const ways = ['asked', 'told'] as const;
const spans = ['hour', 'day'] as const;

/** How the vendor and the wallet answered each other in the last hour and day; brands of the studio share it. */
export function VendorHealth({ vendor: { health } }: { vendor: Vendor }) {
  const t = useT('console-games');
  const { moment } = useFormat();
  return (
    <Panel title={t('health')} className={css.panel}>
      <p className={css.quiet}>{t('health.text')}</p>
      {ways.map((way) => (
        <section key={way} aria-label={t(`health.${way}`)}>
          <h3>{t(`health.${way}`)}</h3>
          {spans.map((span) => (
            <SpanFacts key={span} name={t(`health.${span}`)} span={health[way][span]} />
          ))}
          <p className={css.quiet}>
            {health[way].lastGood === null
              ? t('health.never')
              : t('health.lastGood', { at: moment(health[way].lastGood) })}
          </p>
        </section>
      ))}
    </Panel>
  );
}

function SpanFacts({ name, span }: { name: string; span: Span }) {
  const t = useT('console-games');
  const { number } = useFormat();
  const { calls, failed, codes, p50, p95 } = span;
  const ms = (value: number | null): string =>
    value === null ? '—' : t('ms', { ms: number(value) });
  return (
    <>
      <b>{name}</b>
      <Facts
        facts={[
          [t('calls'), number(calls)],
          [t('calls.failed'), number(failed)],
          [t('calls.p50'), ms(p50)],
          [t('calls.p95'), ms(p95)],
        ]}
      />
      {codes.length > 0 && (
        <p className={css.quiet}>
          {codes.map((one) => `${one.code} ${one.name}: ${number(one.calls)}`).join(' · ')}
        </p>
      )}
    </>
  );
}
