/** An image that has an AVIF twin beside it is published as WebP under /art/. */
const twin = /^((?:https?:\/\/[^/]+)?\/art\/.*)\.webp$/;

/** The AVIF of a published WebP, or undefined for an image that is not ours. */
export function avifOf(url: string): string | undefined {
  const base = url.match(twin)?.[1];
  return base === undefined ? undefined : `${base}.avif`;
}

/** Address of a piece of the house's art at one of its published widths. */
export const artUrl = (name: string, width: number, type: 'webp' | 'avif' = 'webp'): string =>
  `/art/${name}-${width}.${type}`;

/** Addresses of a cover by the slug of its recipe, as a catalogue keeps them. */
export const coverUrls = (slug: string): { small: string; large: string } => ({
  small: `/art/covers/${slug}-165.webp`,
  large: `/art/covers/${slug}-330.webp`,
});
