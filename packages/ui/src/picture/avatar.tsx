import { avifOf } from '../theme/avif.ts';
import css from './picture.module.css';

export type AvatarProps = {
  /** Address of the portrait; without it, initials. */
  src?: string | null;
  name: string;
  size?: number;
};

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

/** A member's portrait; decoration, since the name stands beside it or on its button. */
export function Avatar({ src, name, size = 44 }: AvatarProps) {
  const box = { inlineSize: size, blockSize: size };
  if (!src) {
    return (
      <span
        className={`${css.avatar} ${css.initials}`}
        style={{ ...box, fontSize: size * 0.4 }}
        aria-hidden
      >
        {initials(name)}
      </span>
    );
  }
  const avif = avifOf(src);
  return (
    <picture className={css.avatar} style={box}>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img src={src} alt="" width={size} height={size} decoding="async" />
    </picture>
  );
}
