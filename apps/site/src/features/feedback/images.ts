/** As the contract has them; its schemas stay out of this page. */
export const imagesMax = 3;
const bytesMax = 5 * 1024 * 1024;
/** A picture that is lighter goes as it is. */
const lightBytes = 300 * 1024;
/** The longest side of a picture that was made smaller, in pixels: a screen is still readable. */
const sideMax = 1_600;
const quality = 0.82;

const png = [0x89, 0x50, 0x4e, 0x47];
const jpeg = [0xff, 0xd8, 0xff];

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

export type ImageFault = 'large' | 'wrong';

/** The stand-in for a browser that draws, in tests. */
type Shrink = (file: File) => Promise<Blob | null>;

/**
 * A chosen file as the picture that is sent, or why it cannot be one. The type stands in its first
 * bytes, not in its name; a photo of a phone is made smaller here, where it costs no line.
 */
export async function imageOf(
  file: File,
  shrink: Shrink = drawSmaller,
): Promise<File | ImageFault> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!begins(head, png) && !begins(head, jpeg)) return 'wrong';
  if (file.size <= lightBytes) return file;
  // A picture that cannot be drawn here is judged by the server.
  const small = await shrink(file).catch(() => null);
  if (small !== null && small.size < file.size) return asJpeg(small, file);
  return file.size > bytesMax ? 'large' : file;
}

function asJpeg(picture: Blob, { name, lastModified }: File): File {
  const type = 'image/jpeg';
  return new File([picture], `${name.replace(/\.\w+$/, '')}.jpg`, { type, lastModified });
}

async function drawSmaller(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // A JPEG has no see-through parts: they would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}
