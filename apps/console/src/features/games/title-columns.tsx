import { Link, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { ReturnBand, Verdict } from '../../components/return-band.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { percent, share } from '../../lib/percent.ts';
import css from './games.module.css';
import type { Title } from './title.ts';
import { useMode } from './words.ts';

/** The columns of the list; amounts are in the currency of the brand. */
export function useColumns(currency: string, search: string): readonly Column<Title>[] {
  const t = useT('console-games');
  const { money, number } = useFormat();
  const wide = { sortable: true } as const;
  const figure = { sortable: true, end: true } as const;
  return [
    {
      ...wide,
      key: 'name',
      head: t('name'),
      phone: 'lead',
      cell: (title) => <TitleName title={title} search={search} />,
    },
    {
      ...wide,
      key: 'state',
      head: t('state'),
      phone: 'lead',
      cell: (title) => <TitleState title={title} />,
    },
    { ...wide, key: 'vendor', head: t('vendor'), cell: ({ vendor }) => vendor.name },
    {
      ...figure,
      key: 'certified',
      head: t('certified'),
      cell: ({ certified, live }) => percent(live?.certified ?? certified),
    },
    {
      ...figure,
      key: 'live',
      head: t('live'),
      cell: ({ live }) => <LiveShare live={live} />,
    },
    {
      key: 'band',
      head: t('band'),
      cell: ({ live, certified }) =>
        live === null ? <Unplayed ours={certified !== null} /> : <ReturnBand of={live} />,
    },
    {
      ...wide,
      key: 'verdict',
      head: t('verdict'),
      cell: ({ live }) => <Verdict verdict={live?.verdict ?? null} />,
    },
    { ...figure, key: 'rounds', head: t('rounds'), cell: ({ rounds }) => number(rounds) },
    {
      ...figure,
      key: 'turnover',
      head: t('turnover'),
      cell: ({ turnover }) => money(turnover, currency),
    },
    { ...figure, key: 'hold', head: t('hold'), cell: ({ hold }) => share(hold) },
    { ...figure, key: 'open', head: t('open'), cell: ({ openRounds }) => number(openRounds) },
  ];
}

function TitleName({ title, search }: { title: Title; search: string }) {
  return (
    <span className={css.name}>
      <Link href={`/games/${title.nodeId}${search === '' ? '' : `?${search}`}`} title={title.name}>
        {title.name}
      </Link>
      <TitleTags title={title} />
    </span>
  );
}

/** Marks of titles that are hot or new, and of cards that are no games; quiet, because nothing is to be done. */
export function TitleTags({ title: { isHot, isNew, isCard } }: { title: Title }) {
  const t = useT('console-games');
  const marks = [isHot && t('hot'), isNew && t('new'), isCard && t('card')].filter(
    (mark) => mark !== false,
  );
  return marks.length === 0 ? null : <small className={css.quiet}>{marks.join(' · ')}</small>;
}

/** A way of buying beside the plain one is named: it is the one that is outside its band. */
function LiveShare({ live }: { live: Title['live'] }) {
  const modeOf = useMode();
  if (live === null) return percent(null);
  return (
    <>
      {live.mode !== 'base' && <small className={css.mode}>{modeOf(live.mode)} </small>}
      {percent(live.live)}
    </>
  );
}

function Unplayed({ ours }: { ours: boolean }) {
  const t = useT('console-games');
  return <span className={css.quiet}>{ours ? t('unplayed') : '—'}</span>;
}

/** On and off; a title that is on and cannot be opened says so. */
export function TitleState({ title: { on, available } }: { title: Title }) {
  const t = useT('console-games');
  if (on && !available)
    return (
      <span title={t('is.hidden.text')}>
        <Tag tone="warn">{t('is.hidden')}</Tag>
      </span>
    );
  return on ? <Tag tone="good">{t('is.on')}</Tag> : <Tag>{t('is.off')}</Tag>;
}
