import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Where the site's own pictures are published. */
export const siteArt = fileURLToPath(new URL('../../../../apps/site/public/art/', import.meta.url));

/** AVIF keeps flat ink crisp at 45; WebP serves the rest. */
const quality = { avif: 45, webp: 72 } as const;

/** The drawing larger than the widest published width, so that every cut from it is clean. */
async function raster(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: Math.round(width * (width > 700 ? 1.5 : 2.2)), kernel: 'lanczos3' })
    .flatten()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Writes `<name>-<width>.avif` and `.webp` for each width; answers the placeholder. */
export async function publish(
  folder: string,
  name: string,
  svg: string,
  widths: readonly number[],
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const full = await raster(svg, Math.max(...widths));
  for (const width of widths) {
    const cut = await sharp(full).resize({ width }).png({ compressionLevel: 0 }).toBuffer();
    const base = `${folder}/${name}-${width}`;
    await sharp(cut).avif({ quality: quality.avif, effort: 5 }).toFile(`${base}.avif`);
    await sharp(cut)
      .webp({ quality: quality.webp, effort: 6, smartSubsample: true })
      .toFile(`${base}.webp`);
  }
  return placeholderOf(full);
}

/** A 12 pixel wide WebP as a data URI. */
async function placeholderOf(full: Buffer): Promise<string> {
  const tiny = await sharp(full).resize({ width: 12 }).webp({ quality: 20, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Writes an SVG as a PNG with few colours (icons of the app). */
export async function publishPng(path: string, svg: string, edge: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: 300 })
    .resize(edge, edge)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(path);
}
