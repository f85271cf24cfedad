import clsx from 'clsx';
import { useT } from '../lib/i18n.ts';
import css from './draw-prizes.module.css';

/** The prizes of a station of Vietnam, from the special one down, as the stations tell them. */
const prizes = [
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const;
/** The special prize of a station has at least as many digits. */
const specialDigits = 5;

/** True if a result is one of several prizes rather than of balls. */
export const isByPrizes = (result: string): boolean =>
  (result.split('|')[0]?.length ?? 0) >= specialDigits && !/^[^|]*,/.test(result);

interface DrawPrizesProps {
  /** A result as it is published: `90005|12334|80305,11111|…`. */
  readonly result: string;
  /** Only the special prize, where there is little room. */
  readonly short?: boolean;
  /** In as little room as there is. */
  readonly dense?: boolean;
}

/** A result prize by prize. */
export function DrawPrizes({ result, short = false, dense = false }: DrawPrizesProps) {
  const t = useT('draws');
  const parts = result.split('|').map((part) => part.split(','));
  return (
    <dl className={clsx(css.prizes, dense && css.dense)}>
      {(short ? parts.slice(0, 1) : parts).map((numbers, at) => (
        <div key={prizes[at]} className={css.prize}>
          <dt>{t(`prize.${prizes[at] ?? 'special'}`)}</dt>
          <dd>
            {numbers.map((number, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the numbers of a draw keep their places
              <span key={place}>{number}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
