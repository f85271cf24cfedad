import { randomBytes } from 'node:crypto';
import type { Kernel } from '../kernel.ts';
import { createStaff } from '../modules/staff/index.ts';

/** The people who run the house. */
export function staffOf({ config, database, clock }: Kernel) {
  return createStaff({ database, clock, random: randomBytes, secretKey: config.SECRET_KEY });
}
