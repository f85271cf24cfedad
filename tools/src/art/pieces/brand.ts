import { palette } from '../draw/palette.ts';

/** The macaw's head in six shapes on a 64 grid; the beak takes the ink of its ground. */
export const mark = (beak: string): string =>
  '<path d="M4 62V32A28 28 0 0 1 32 4h6v58z" fill="#2f6bff"/>' +
  `<path d="M14 62a24 24 0 0 1 24-22v22z" fill="${palette.sun}"/>` +
  `<path d="M17 8.300A28 28 0 0 1 32 4h6v8.500C31 8.500 23 7 17 8.300z" fill="${palette.leaf}"/>` +
  `<path d="M38 11.500a14.250 14.250 0 0 0 0 28.500z" fill="${palette.paper}"/>` +
  `<circle cx="31.500" cy="25" r="4" fill="${palette.ink}"/>` +
  `<path d="M38 9c14 0 23 9.500 23 22 0 10-4 17-10.500 23.500C50.500 46.500 47 40 38 40z" fill="${beak}"/>`;

/** The mark alone; its beak follows the theme of the browser. */
export const faviconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  `<style>.b{fill:${palette.ink}}@media(prefers-color-scheme:dark){.b{fill:${palette.paper}}}</style>` +
  `${mark('').replace('fill=""', 'class="b"')}</svg>`;

export type AppIcon = {
  file: string;
  edge: number;
  /** Share of the edge that the mark takes. */ share: number;
};

/** Icons of the installed app; a maskable one keeps the mark inside the safe circle. */
export const appIcons: readonly AppIcon[] = [
  { file: 'icon-192.png', edge: 192, share: 0.72 },
  { file: 'icon-512.png', edge: 512, share: 0.72 },
  { file: 'maskable-512.png', edge: 512, share: 0.54 },
  { file: 'apple-touch-icon.png', edge: 180, share: 0.66 },
  { file: 'favicon-32.png', edge: 32, share: 0.9 },
];

/** The mark on the night ground, `edge` pixels square. */
export function appIconSvg({ edge, share }: AppIcon): string {
  const size = 64 / share;
  const inset = (size - 64) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="${palette.night}"/>` +
    `<g transform="translate(${inset} ${inset - 1})">${mark(palette.paper)}</g></svg>`
  );
}
