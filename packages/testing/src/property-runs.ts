/** The runs of a property: how many, and the seed that repeats them. */
export interface PropertyRuns {
  readonly numRuns: number;
  readonly seed: number;
}

/** Fixed runs are the same wherever and whenever they are run. */
const fixedSeed = 20_261_124;

/**
 * So many fixed runs of a property; in `npm run soak` many times as many, from a seed that nobody has tried. It sets
 * SOAK, the factor, and SOAK_SEED.
 */
export function propertyRuns(few: number): PropertyRuns {
  const { SOAK, SOAK_SEED } = process.env;
  return SOAK === undefined
    ? { numRuns: few, seed: fixedSeed }
    : { numRuns: few * Number(SOAK), seed: Number(SOAK_SEED) };
}

/** The patience with a test of `propertyRuns`: so many milliseconds, and in `npm run soak` as many times more. */
export function propertyTimeout(ms: number): number {
  return ms * Number(process.env['SOAK'] ?? 1);
}
