import type { Weights } from './grant.types.ts';

/**
 * The parts of a stake that count where a reward says nothing else, in basis points. Games in which both sides of a
 * round can be covered count less.
 */
export const usualWeights: Weights = {
  RNG: 10_000,
  FISH: 10_000,
  INHOUSE: 10_000,
  LOTT: 5_000,
  ELOTT: 5_000,
  LIVE: 1_000,
};
