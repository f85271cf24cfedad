/** As the contract has them; its schemas stay out of this page. */
export const imagesMax = 3;
const bytesMax = 5 * 1024 * 1024;

const png = [0x89, 0x50, 0x4e, 0x47];
const jpeg = [0xff, 0xd8, 0xff];

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Why a file cannot be sent, or null. What it is stands in its first bytes, not in its name. */
export async function faultOfImage(file: Blob): Promise<'large' | 'wrong' | null> {
  if (file.size > bytesMax) return 'large';
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return begins(head, png) || begins(head, jpeg) ? null : 'wrong';
}
