import { avifOf, hosted } from '@arara/ui';
import type { CSSProperties } from 'react';
import type { Banner } from '../banner-link.ts';

type Piece = Banner['narrow'];

interface BannerPictureProps {
  readonly narrow: Piece;
  /** Taken from 1024 px on; without it the narrow one stands everywhere. */
  readonly wide?: Piece;
  /** How wide the layout shows the narrow one, where that is not the usual width. */
  readonly sizes?: string;
  /** In sight at once: the largest paint of the page. */
  readonly first: boolean;
}

const desk = '(min-width: 1024px)';

/** A banner's art; decoration, since its words are text over it. */
export function BannerPicture({ narrow, wide, sizes, first }: BannerPictureProps) {
  const shown = sizes ?? narrow.sizes;
  const blurs = {
    '--blur': `url("${narrow.placeholder}")`,
    '--blur-wide': `url("${(wide ?? narrow).placeholder}")`,
  } as CSSProperties;
  return (
    <picture>
      {wide !== undefined && <Source piece={wide} media={desk} avif />}
      {wide !== undefined && <Source piece={wide} media={desk} />}
      <Source piece={{ ...narrow, sizes: shown }} avif />
      <img
        src={hosted(narrow.sources.at(-1)?.url ?? '')}
        srcSet={setOf(narrow)}
        sizes={shown}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        style={blurs}
      />
    </picture>
  );
}

interface SourceProps {
  readonly piece: Piece;
  readonly media?: string;
  readonly avif?: boolean;
}

function Source({ piece, media, avif = false }: SourceProps) {
  const set = avif ? avifSetOf(piece) : setOf(piece);
  if (set === undefined) return null;
  const type = avif ? 'image/avif' : undefined;
  return <source media={media} type={type} srcSet={set} sizes={piece.sizes} />;
}

const setOf = ({ sources }: Piece): string =>
  sources.map(({ url, width }) => `${hosted(url)} ${width}w`).join(', ');

/** The AVIF twins; undefined for art that is not ours and has none. */
function avifSetOf({ sources, ...piece }: Piece): string | undefined {
  const twins = sources.map(({ url, width }) => ({ url: avifOf(url) ?? '', width }));
  return twins.some(({ url }) => url === '') ? undefined : setOf({ ...piece, sources: twins });
}
