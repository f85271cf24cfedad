import { artUrl } from './art.ts';

/** Pieces that pages show, with the widths they are published at. */
const pieces = {
  vazio: [360, 260, 360, 720],
  erro: [360, 260, 360, 720],
  'sem-internet': [360, 260, 360, 720],
  manutencao: [360, 260, 360, 720],
  regiao: [360, 260, 360, 720],
  perdido: [360, 260, 360, 720],
  sucesso: [390, 268, 390, 780],
  login: [370, 600, 370, 740],
  cadastro: [370, 600, 370, 740],
  afiliados: [720, 400, 720, 1080],
  'afiliados-v': [300, 340, 300, 600],
  'sena-m': [400, 280, 720, 720],
  'tile-mata': [390, 200, 780, 780],
  azulejo: [600, 800, 528, 528],
} as const;

export type ArtName = keyof typeof pieces;

export type ArtPictureProps = {
  name: ArtName;
  sizes?: string;
  eager?: boolean;
  className?: string;
};

/** A picture of the house; decoration, since the text beside it says the same. */
export function ArtPicture({ name, sizes = '390px', eager, className }: ArtPictureProps) {
  const [width, height, small, large] = pieces[name];
  const set = (type: 'avif' | 'webp'): string =>
    [...new Set([small, large])].map((w) => `${artUrl(name, w, type)} ${w}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={artUrl(name, large)}
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
