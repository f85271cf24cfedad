import type { JackpotRules } from '@arara/game-kit';

/**
 * The jackpot Maré Cheia. Of R$ 100 staked, 60 centavos go into the pools, and seeds add 30 in the long run. The least
 * level falls once in R$ 20,000 staked, the middle one in R$ 500,000, the greatest in R$ 20 million.
 */
export const mareCheia: JackpotRules = {
  code: 'mare-cheia',
  currency: 'BRL',
  numbers: 2_000_000_000,
  levels: [
    { code: 'grand', numbersPerMinor: 1, contributionMillionths: 3_500, seedMinor: 1_000_000 },
    { code: 'major', numbersPerMinor: 40, contributionMillionths: 1_500, seedMinor: 50_000 },
    { code: 'mini', numbersPerMinor: 1_000, contributionMillionths: 1_000, seedMinor: 3_000 },
  ],
};
