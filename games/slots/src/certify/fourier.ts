/** A complex signal: real and imaginary parts, their length a power of two. */
export interface Signal {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** A signal of zeros. */
export function silence(length: number): Signal {
  return { re: new Float64Array(length), im: new Float64Array(length) };
}

/** The discrete Fourier transform in place (radix 2, in bit-reversed order first). */
export function transform(signal: Signal): void {
  const { re, im } = signal;
  const length = re.length;
  reorder(re, im);
  const cos = Float64Array.from({ length: length / 2 }, (_, k) =>
    Math.cos((2 * Math.PI * k) / length),
  );
  const sin = Float64Array.from(
    { length: length / 2 },
    (_, k) => -Math.sin((2 * Math.PI * k) / length),
  );
  for (let half = 1; half < length; half *= 2) {
    const stride = length / (2 * half);
    for (let start = 0; start < length; start += 2 * half) {
      for (let k = 0; k < half; k += 1) {
        const low = start + k;
        butterfly(re, im, low, low + half, cos[k * stride] as number, sin[k * stride] as number);
      }
    }
  }
}

/** The inverse transform's real part, for a spectrum of which only the first half is given. */
export function realInverse(spectrum: Signal): Float64Array {
  const { re, im } = spectrum;
  const length = re.length;
  // A real signal's spectrum mirrors itself; conjugating it twice turns the forward transform round.
  for (let k = length / 2 + 1; k < length; k += 1) {
    re[k] = re[length - k] as number;
    im[k] = -(im[length - k] as number);
  }
  for (let k = 0; k < length; k += 1) im[k] = -(im[k] as number);
  transform(spectrum);
  return re.map((value) => value / length);
}

function butterfly(
  re: Float64Array,
  im: Float64Array,
  low: number,
  high: number,
  cos: number,
  sin: number,
): void {
  const a = re[high] as number;
  const b = im[high] as number;
  const turnedRe = a * cos - b * sin;
  const turnedIm = a * sin + b * cos;
  const x = re[low] as number;
  const y = im[low] as number;
  re[low] = x + turnedRe;
  im[low] = y + turnedIm;
  re[high] = x - turnedRe;
  im[high] = y - turnedIm;
}

function reorder(re: Float64Array, im: Float64Array): void {
  const length = re.length;
  let other = 0;
  for (let place = 1; place < length; place += 1) {
    let bit = length >> 1;
    for (; (other & bit) !== 0; bit >>= 1) other ^= bit;
    other ^= bit;
    if (place >= other) continue;
    [re[place], re[other]] = [re[other] as number, re[place] as number];
    [im[place], im[other]] = [im[other] as number, im[place] as number];
  }
}
