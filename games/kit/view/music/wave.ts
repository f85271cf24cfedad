/** A repeatable stream of noise between -1 and 1 (Lehmer, modulus 2^31 - 1): same seed, same samples. */
export function noiseOf(seed: number): () => number {
  let state = (Math.abs(Math.round(seed)) % 2147483646) + 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state / 2147483647) * 2 - 1;
  };
}

/** Lets samples begin and end at silence, in place; seconds of both ramps. */
export function softEnds(
  out: Float32Array,
  rate: number,
  rise: number,
  fall: number,
): Float32Array {
  const [up, down] = [Math.max(1, Math.round(rise * rate)), Math.max(1, Math.round(fall * rate))];
  for (let n = 0; n < Math.min(up, out.length); n += 1) out[n] = ((out[n] ?? 0) * n) / up;
  for (let n = 0; n < Math.min(down, out.length); n += 1) {
    const at = out.length - 1 - n;
    out[at] = ((out[at] ?? 0) * n) / down;
  }
  return out;
}
