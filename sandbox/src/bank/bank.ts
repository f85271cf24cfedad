import type { Pool } from '@arara/postgres';
import type { Clock } from '../clock.ts';

/** The bank, as its calls know it. */
export interface Bank {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly pixKey: string;
}
