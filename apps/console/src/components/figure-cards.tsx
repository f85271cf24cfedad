import { TrendDownIcon, TrendUpIcon } from '@arara/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../lib/i18n.ts';
import css from './figure-cards.module.css';
import { Meaning } from './meaning.tsx';

/** A figure against an earlier one of the same kind. */
export interface Figure {
  readonly key: string;
  readonly name: string;
  /** A link in the place of the name. */
  readonly title?: ReactNode;
  readonly meaning: string | undefined;
  /** As a person reads it; undefined while it is on its way. */
  readonly value: string | undefined;
  readonly now: number | undefined;
  readonly before: number | undefined;
  /** More of it is better, less of it worse; otherwise a change has no colour. */
  readonly isJudged: boolean;
}

interface FigureCardsProps {
  /** The first one is the largest. */
  readonly figures: readonly Figure[];
  /** The words of a change from nothing. */
  readonly none: string;
  /** The time before, behind each change. */
  readonly against?: string;
}

/** The figures of a time on cards. */
export const FigureCards = ({ figures, ...words }: FigureCardsProps) => (
  <dl className={css.cards}>
    {figures.map(({ key, name, title = name, meaning, value, ...change }, place) => (
      <div key={key} className={clsx(css.card, place === 0 && css.first)}>
        <dt>
          {title}
          {meaning !== undefined && <Meaning name={name} text={meaning} />}
        </dt>
        <dd className="num">{value ?? '…'}</dd>
        <dd className={css.change}>
          <Change {...change} {...words} />
        </dd>
      </div>
    ))}
  </dl>
);

type ChangeProps = Pick<Figure, 'now' | 'before' | 'isJudged'> &
  Pick<FigureCardsProps, 'none' | 'against'>;

/** How much more or less; nothing to compare says so. */
function Change({ now, before, isJudged, none, against }: ChangeProps) {
  const t = useT('console');
  const format = useFormat();
  if (now === undefined || before === undefined) return '\u00A0';
  if (before === 0) return none;
  const percent = Math.round(((now - before) / Math.abs(before)) * 1_000) / 10;
  const isUp = percent >= 0;
  const Icon = isUp ? TrendUpIcon : TrendDownIcon;
  return (
    <>
      <span
        data-up={isJudged && isUp ? '' : undefined}
        data-down={isJudged && !isUp ? '' : undefined}
      >
        <Icon size={14} />{' '}
        {t(isUp ? 'change.up' : 'change.down', { percent: format.number(Math.abs(percent)) })}
      </span>{' '}
      {against}
    </>
  );
}
