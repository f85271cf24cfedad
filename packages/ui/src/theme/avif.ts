/** An image that has an AVIF twin beside it is published as WebP under /art/. */
const twin = /^((?:https?:\/\/[^/]+)?\/art\/[^?]*)\.webp(\?.*)?$/;

/** The AVIF of a published WebP, or undefined for an image that is not ours. */
export function avifOf(url: string): string | undefined {
  const [, base, version = ''] = url.match(twin) ?? [];
  return base === undefined ? undefined : `${base}.avif${version}`;
}
