import { jackpotLevels } from '@arara/game-kit';
import { z } from 'zod';

const positive = z.int().min(1);

/** A jackpot: its levels in their order, each with a chance, a contribution and a seed. */
export const jackpotSchema = z
  .strictObject({
    code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    currency: z.enum(['BRL']),
    numbers: positive.max(2 ** 32),
    levels: z
      .array(
        z.strictObject({
          code: z.enum(jackpotLevels),
          numbersPerMinor: positive,
          contributionMillionths: positive,
          seedMinor: positive,
        }),
      )
      .length(jackpotLevels.length),
  })
  .refine(({ levels }) => levels.every(({ code }, at) => code === jackpotLevels[at]), 'the order');
