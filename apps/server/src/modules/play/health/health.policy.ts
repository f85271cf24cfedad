/** Steps of the scale of milliseconds: each is a quarter more than the one before, up to half a minute. */
const growth = 1.25;
export const lastBucket = 47;

/** The step of a duration: the first whose bound it does not exceed. */
export function bucketOf(ms: number): number {
  if (!(ms > 1)) return 0;
  return Math.min(lastBucket, Math.ceil(Math.log(ms) / Math.log(growth)));
}

/** The bound of a step in whole milliseconds. */
export const boundOf = (bucket: number): number => Math.ceil(growth ** bucket);

export interface Bucketed {
  readonly bucket: number;
  readonly calls: number;
}

/** The duration that a share of all calls did not exceed; null without a call. `share`: 50 of 100. */
export function percentile(steps: readonly Bucketed[], share: number): number | null {
  const all = steps.reduce((total, { calls }) => total + calls, 0);
  if (all === 0) return null;
  const wanted = Math.ceil((all * share) / 100);
  let seen = 0;
  for (const { bucket, calls } of steps.toSorted((a, b) => a.bucket - b.bucket)) {
    seen += calls;
    if (seen >= wanted) return boundOf(bucket);
  }
  return boundOf(lastBucket);
}

/**
 * True if an answer says that something is broken on one of the sides. A stake that is refused for balance, limit or
 * maintenance is the protocol at work.
 */
export const isFault = (way: Way, code: number): boolean =>
  way === 'out' ? code !== 0 : code >= 1_200;

/** `in`: the vendor asks our wallet. `out`: we ask the vendor; its codes are 0 and 1. */
export type Way = 'in' | 'out';
