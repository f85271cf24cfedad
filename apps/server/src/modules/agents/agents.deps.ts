import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** The dependencies of the agents' codes. */
export interface AgentsDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** A fair integer from 0 up to, not including, `limit`; by default of the machine's own source. */
  readonly below?: (limit: number) => number;
}
