import { AppError } from '../../../platform/errors.ts';

export interface CleanImage {
  readonly type: 'png' | 'jpeg';
  readonly bytes: Buffer;
}

/** Nobody needs more to see what is meant. */
const edgeMax = 2_000;
/** A small file can claim to be a huge picture: it is not unpacked. */
const pixelsMax = 40_000_000;
const jpegQuality = 82;

/**
 * The picture alone, drawn anew: what a file says of itself, where it was taken and whatever hides
 * behind it are gone. The type is read from its content, not from its name.
 */
export async function cleanImage(file: Buffer): Promise<CleanImage> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(file, { limitInputPixels: pixelsMax, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'png' && format !== 'jpeg') throw new Error(`a ${format} is no picture here`);
    const drawn = picture
      .autoOrient()
      .resize(edgeMax, edgeMax, { fit: 'inside', withoutEnlargement: true });
    const bytes = await (
      format === 'png' ? drawn.png() : drawn.jpeg({ quality: jpegQuality })
    ).toBuffer();
    return { type: format, bytes };
  } catch (cause) {
    throw new AppError('feedback.image', { field: 'images', cause });
  }
}
