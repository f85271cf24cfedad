import clsx from 'clsx';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { ForwardIcon, PauseIcon, PlayIcon } from '../icon/first-icons.tsx';
import { slideAfter, useCarousel } from './use-carousel.ts';
import css from './rail.module.css';

export type CarouselProps = {
  /** Spoken name ("Banners"). */
  label: string;
  labels: {
    pause: string;
    play: string;
    next: string;
    /** "Banner 2 de 4". */
    slide: (at: number, of: number) => string;
    /** aria-roledescription in the page's language. */
    role: string;
  };
  /** Time between slides; 0 never turns. */
  everyMs: number;
  /** Dots that say which of them is in sight. */
  pagination?: boolean;
  className?: string;
  children: ReactNode;
};

/** Banners that turn by themselves, with a pause for whoever reads. One banner has no controls. */
export function Carousel(props: CarouselProps) {
  const { label, labels, everyMs, pagination = true, className, children } = props;
  const slides = Children.toArray(children);
  const { row, at, go, paused, toggle, holdWhile } = useCarousel({ count: slides.length, everyMs });
  return (
    <section
      aria-label={label}
      aria-roledescription={labels.role}
      className={clsx(css.carousel, className)}
      {...holdWhile}
    >
      <div ref={row} className={css.slides}>
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-label={labels.slide(index + 1, slides.length)}
            inert={index !== at}
          >
            {slide}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={css.controls}>
          {pagination && (
            <span className={css.dots} aria-hidden>
              {slides.map((_, index) => (
                <i key={index} className={clsx(index === at && css.current)} />
              ))}
            </span>
          )}
          <button
            type="button"
            className={css.pause}
            aria-label={paused ? labels.play : labels.pause}
            onClick={toggle}
          >
            {paused ? <PlayIcon size={15} /> : <PauseIcon size={15} />}
          </button>
          <button
            type="button"
            className={clsx(css.pause, css.next)}
            aria-label={labels.next}
            onClick={() => go(slideAfter(at, slides.length))}
          >
            <ForwardIcon size={18} />
          </button>
        </div>
      )}
    </section>
  );
}
