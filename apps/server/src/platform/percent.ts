/**
 * A part of a whole in percent with two decimals, rounded to the nearest, half away from nothing: `8.42`. Null where
 * there is no whole.
 */
export function percentOf(part: bigint, whole: bigint): string | null {
  if (whole <= 0n) return null;
  const scaled = part * 20_000n;
  const hundredths = (scaled + (scaled < 0n ? -whole : whole)) / (2n * whole);
  const size = hundredths < 0n ? -hundredths : hundredths;
  const sign = hundredths < 0n ? '-' : '';
  return `${sign}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}
