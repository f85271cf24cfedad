import { avifOf, hosted } from '@arara/ui';

/** A studio's sign: a detail of one of its covers. The name stands beside it. */
export function BrandPicture({ icon, size }: { readonly icon: string; readonly size: number }) {
  const avif = avifOf(icon);
  return (
    <picture>
      {avif !== undefined && <source type="image/avif" srcSet={hosted(avif)} />}
      <img src={hosted(icon)} alt="" width={size} height={size} loading="lazy" decoding="async" />
    </picture>
  );
}
