import type { Logger } from 'pino';
import type { Database } from '../../platform/database.ts';
import type { Zones } from './projection.repository.ts';

/** The dependencies of the reports and of their projector. */
export interface ReportsDeps {
  readonly database: Database;
  readonly log: Logger;
  /** The time zones of all merchants, by their ids. */
  readonly zones: () => Promise<Zones>;
  /** The catalogue's type of a game of play's vendor; null: it is in no catalogue. */
  readonly gameTypeOf: (
    merchant: string,
    vendor: string,
    gameCode: string,
  ) => Promise<string | null>;
}
