import { createHash } from 'node:crypto';
import { bannerCuts } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { PieceRow } from './piece.repository.ts';

export interface DrawnCut extends PieceRow {
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

export type CutName = keyof typeof bannerCuts;

/** A small file can claim to be a huge picture: it is not unpacked. */
const pixelsMax = 60_000_000;
const formats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'avif', 'heif']);
const quality = 80;
const placeholderWidth = 16;

/** Bytes by which a picture of each format begins: nothing else reaches the program that unpacks it. */
function isPicture(file: Buffer): boolean {
  const text = file.subarray(0, 12).toString('latin1');
  const isAvif = text.slice(4, 8) === 'ftyp' && /^(avif|avis|mif1)/.test(text.slice(8));
  const isWebp = text.startsWith('RIFF') && text.slice(8) === 'WEBP';
  return (
    text.startsWith('\u0089PNG\r\n') || text.startsWith('\u00ff\u00d8\u00ff') || isWebp || isAvif
  );
}

/**
 * The cuts of a banner out of a picture, drawn anew as WebP: what a file says of itself and whatever hides
 * behind it are gone. Throws `content.image`, and `content.image.small` for one that would have to be blown up.
 */
export async function drawCuts(
  file: Buffer,
  at: Readonly<Record<CutName, number>>,
): Promise<Readonly<Record<CutName, DrawnCut>>> {
  if (!isPicture(file)) throw new AppError('content.image', { field: 'picture' });
  const { default: sharp } = await import('sharp');
  const open = () => sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' });
  try {
    const { format, autoOrient: size } = await open().metadata();
    if (!formats.has(format)) throw new Error(`a ${format} is no picture here`);
    const { width, height } = size;
    const least = bannerCuts.wide;
    if (width < least.small || height < least.height) {
      const params = { width: least.small, height: least.height };
      throw new AppError('content.image.small', { field: 'picture', params });
    }
    const draw = (name: CutName) => drawCut(sharp, file, name, { width, height, at: at[name] });
    return { narrow: await draw('narrow'), wide: await draw('wide') };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('content.image', { field: 'picture', cause });
  }
}

type Sharp = (typeof import('sharp'))['default'];

async function drawCut(sharp: Sharp, file: Buffer, name: CutName, whole: Whole): Promise<DrawnCut> {
  const { small, large, height } = bannerCuts[name];
  const box = boxOf(whole, small / height);
  const drawn = (width: number) =>
    sharp(file, { limitInputPixels: pixelsMax })
      .autoOrient()
      .extract(box)
      .resize(width, Math.round((width * height) / small), { fit: 'fill' });
  const fileAt = async (width: number) => {
    const bytes = await drawn(width).webp({ quality }).toBuffer();
    return { name: createHash('sha256').update(bytes).digest('hex'), bytes };
  };
  const least = await fileAt(small);
  const isDense = box.width >= large;
  const dense = isDense ? await fileAt(large) : least;
  const tiny = await drawn(placeholderWidth).webp({ quality: 30 }).toBuffer();
  return {
    key: `own/${least.name.slice(0, 32)}`,
    small: least.name,
    large: dense.name,
    smallWidth: small,
    largeWidth: isDense ? large : small,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    files: isDense ? [least, dense] : [least],
  };
}

interface Whole {
  readonly width: number;
  readonly height: number;
  /** Where the cut lies along the side that is too long, in percent of what is left over. */
  readonly at: number;
}

/** The largest part of a picture with sides of this ratio, as `object-fit: cover` shows it. */
export function boxOf({ width, height, at }: Whole, ratio: number) {
  const wide = Math.min(width, Math.floor(height * ratio));
  const high = Math.min(height, Math.floor(width / ratio));
  const along = (side: number, part: number) => Math.round(((side - part) * at) / 100);
  return { left: along(width, wide), top: along(height, high), width: wide, height: high };
}
