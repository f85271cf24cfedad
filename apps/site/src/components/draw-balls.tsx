import { BallNumber } from '@arara/ui';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { useT } from '../lib/i18n.ts';
import css from './draw-balls.module.css';
import { DrawPrizes, isByPrizes } from './draw-prizes.tsx';

/** A result with more digits than these is no ball. */
const ballDigits = 2;

interface DrawBallsProps {
  /** A result as it is published: `05,17,23|08`. */
  readonly result: string;
  readonly size?: 'md' | 'lg';
  /** One by one, as they are drawn; at once where motion is not wanted. */
  readonly appearing?: boolean;
  /** In as little room as there is: on a phone many numbers are plain text. */
  readonly dense?: boolean;
}

/** From so many on they are many. */
const many = 10;

/** The numbers of a draw; a result of several prizes is told prize by prize where there is room. */
export function DrawBalls(props: DrawBallsProps) {
  const { result, size, dense = false } = props;
  if (isByPrizes(result)) return <DrawPrizes result={result} short={size !== 'lg'} dense={dense} />;
  return <Balls {...props} />;
}

/** Told as one sentence to who hears the page. */
function Balls({ result, size = 'md', appearing = false, dense = false }: DrawBallsProps) {
  const t = useT('draws');
  const parts = result.split('|').map((part) => part.split(','));
  const flat = parts.flatMap((numbers, part) => numbers.map((number) => ({ number, part })));
  return (
    <span
      className={clsx(
        css.balls,
        appearing && css.appearing,
        flat.length === many && css.ten,
        dense && css.dense,
        dense && flat.length >= many && css.text,
        size === 'lg' && css.large,
      )}
    >
      <span className="sr">{t('result.spoken', { numbers: spoken(parts) })}</span>
      {flat.map(({ number, part }, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the numbers of a draw keep their places
          key={at}
          aria-hidden
          className={clsx(css.one, part > 0 && flat[at - 1]?.part !== part && css.apart)}
          style={{ '--at': at } as CSSProperties}
        >
          {number.length > ballDigits ? (
            <span className={css.plate}>{number}</span>
          ) : (
            <BallNumber size={size} special={part > 0}>
              {number}
            </BallNumber>
          )}
        </span>
      ))}
    </span>
  );
}

const spoken = (parts: readonly (readonly string[])[]): string =>
  parts.map((numbers) => numbers.join(', ')).join(' + ');
