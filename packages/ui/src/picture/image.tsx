import clsx from 'clsx';
import { useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { avifOf } from '../theme/avif.ts';
import { BrokenPrint } from './broken-print.tsx';
import { hosted } from './image-host.ts';
import { useNearView } from './use-near-view.ts';
import css from './picture.module.css';

export type ImageProps = {
  /** Published widths to addresses, smallest first. */
  sources: readonly { url: string; width: number }[];
  /** The width that the layout gives it: "33vw", "150px". */
  sizes: string;
  alt: string;
  width: number;
  height: number;
  /** A data URI shown until the image is there. */
  placeholder?: string;
  /** In sight at once: fetched first, not lazily. */
  eager?: boolean;
  /** Shown when the image cannot be had. */
  failed?: ReactNode;
  className?: string;
};

const retryAfterMs = 1200;

/**
 * An image with a placeholder that keeps its place: fetched near the view, tried again once, and a
 * drawing of ours where it cannot be had.
 */
export function Image(props: ImageProps) {
  const { sources, sizes, alt, width, height, placeholder, eager, failed, className } = props;
  const [attempt, setAttempt] = useState(0);
  const given = attempt > 1;
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNearView(frame, eager === true);
  // The second time the page's own host is asked: the drawn one may be what failed.
  const again = (url: string): string =>
    attempt === 0 ? hosted(url) : `${url}${url.includes('?') ? '&' : '?'}retry=1`;
  const set = (urlOf: (url: string) => string | undefined): string | undefined => {
    const entries = sources.map(({ url, width: w }) => [urlOf(url), w] as const);
    if (entries.some(([url]) => url === undefined)) return undefined;
    return entries.map(([url, w]) => `${again(url ?? '')} ${w}w`).join(', ');
  };
  const fail = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    // The browser's own sign of a broken image would stand there until the second try.
    currentTarget.hidden = true;
    setTimeout(() => setAttempt(attempt + 1), attempt === 0 ? retryAfterMs : 0);
  };
  const avif = set(avifOf);
  return (
    <span
      ref={frame}
      className={clsx(css.frame, className)}
      style={{
        display: 'block',
        aspectRatio: `${width} / ${height}`,
        backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
      }}
    >
      {given && (
        <span className={css.failed}>
          <BrokenPrint />
          {failed ?? alt}
        </span>
      )}
      {!given && near && (
        <picture key={attempt}>
          {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            className={css.image}
            src={again(sources.at(-1)?.url ?? '')}
            srcSet={set((url) => url)}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
            onError={fail}
          />
        </picture>
      )}
    </span>
  );
}
