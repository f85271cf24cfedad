const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 16;

/** A client seed to begin with; 32 letters divide a byte evenly. */
export function suggestSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
