import { avifOf } from '@arara/ui';

interface BannerPictureProps {
  readonly narrow: string;
  /** Taken from 1024 px on; without it the narrow one stands everywhere. */
  readonly wide?: string;
  readonly placeholder: string;
  /** In sight at once: the largest paint of the page. */
  readonly first: boolean;
}

const desk = '(min-width: 1024px)';

/** A banner's art; decoration, since its words are text over it. */
export function BannerPicture({ narrow, wide, placeholder, first }: BannerPictureProps) {
  const wideAvif = wide === undefined ? undefined : avifOf(wide);
  const narrowAvif = avifOf(narrow);
  return (
    <picture>
      {wideAvif !== undefined && <source media={desk} type="image/avif" srcSet={wideAvif} />}
      {wide !== undefined && <source media={desk} srcSet={wide} />}
      {narrowAvif !== undefined && <source type="image/avif" srcSet={narrowAvif} />}
      <img
        src={narrow}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        style={{ backgroundImage: `url("${placeholder}")` }}
      />
    </picture>
  );
}
