import { artOf } from './art-set.ts';
import { hosted } from './image-host.ts';
import pieces from './pieces.json' with { type: 'json' };

export type ArtName = keyof typeof pieces;

type Row = [width: number, height: number, small: number, large: number, version: string];

export type ArtPictureProps = {
  name: ArtName;
  sizes?: string;
  eager?: boolean;
  className?: string;
};

/** A picture of the house; decoration, since the text beside it says the same. */
export function ArtPicture({ name, sizes = '390px', eager, className }: ArtPictureProps) {
  const [width, height, small, large, first] = pieces[name] as Row;
  const { folder, version } = artOf(name, first);
  const url = (w: number, type: string): string =>
    hosted(`${folder}${name}-${w}.${type}?v=${version}`);
  const set = (type: 'avif' | 'webp'): string =>
    [...new Set([small, large])].map((w) => `${url(w, type)} ${w}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={url(large, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
