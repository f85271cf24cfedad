import clsx from 'clsx';
import { useId, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { BackIcon, ForwardIcon } from '../icon/first-icons.tsx';
import { Link } from '../link/link.tsx';
import { Star } from './star.tsx';
import { useOverflow } from './use-overflow.ts';
import css from './rail.module.css';

export type RailHeadProps = {
  title: ReactNode;
  titleId?: string;
  /** Colour of the star: "var(--urucum)". */
  star?: string;
  /** The sign of the title's subject, in the star's place where the look has signs instead. */
  sign?: ReactNode;
  all?: { href: string; label: string };
  /** Arrow buttons or other controls at the end. */
  children?: ReactNode;
};

/** Title of a rail, grid or row, with its star and "see all". */
export function RailHead({ title, titleId, star, sign, all, children }: RailHeadProps) {
  return (
    <header className={css.head}>
      {star && <Star colour={star} />}
      {sign && (
        <span className={css.sign} style={{ '--star-colour': star } as CSSProperties} aria-hidden>
          {sign}
        </span>
      )}
      <h2 id={titleId}>{title}</h2>
      <div className={css.end}>
        {children}
        {all && (
          <Link href={all.href} className={css.all}>
            {all.label}
            <ForwardIcon />
          </Link>
        )}
      </div>
    </header>
  );
}

export type RailProps = Omit<RailHeadProps, 'titleId' | 'children'> & {
  arrows: { back: string; forward: string };
  /** Width of one item: "150px", "232px". */
  item?: string;
  className?: string;
  children: ReactNode;
};

/** A row that scrolls by thumb, wheel, keyboard and, with a mouse, by arrows. */
export function Rail({ arrows, item, className, children, ...head }: RailProps) {
  const titleId = useId();
  const track = useRef<HTMLDivElement>(null);
  const arrow = clsx(css.arrow, !useOverflow(track) && css.idle);
  const turn = (direction: 1 | -1): void => {
    const element = track.current;
    if (!element) return;
    const mirrored = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({
      left: direction * mirrored * element.clientWidth * 0.8,
      behavior: 'smooth',
    });
  };
  const style = item ? ({ '--rail-item': item } as CSSProperties) : undefined;
  return (
    <section aria-labelledby={titleId} className={className}>
      <RailHead {...head} titleId={titleId}>
        <IconButton
          className={arrow}
          label={arrows.back}
          icon={<BackIcon size={20} />}
          onClick={() => turn(-1)}
        />
        <IconButton
          className={arrow}
          label={arrows.forward}
          icon={<ForwardIcon size={20} />}
          onClick={() => turn(1)}
        />
      </RailHead>
      <div ref={track} className={clsx(css.track)} style={style}>
        {children}
      </div>
    </section>
  );
}
