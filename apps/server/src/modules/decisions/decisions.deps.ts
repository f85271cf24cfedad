import type { Db } from '@arara/postgres';
import type { Logger } from 'pino';
import type { RecordDeed } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { AnyKind } from './decisions.types.ts';

/** The dependencies of the commands of decisions and of their routes. */
export interface DecisionsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Every kind of decision, by its name. */
  readonly kinds: () => ReadonlyMap<string, AnyKind>;
  /** A person with the rights of this moment; null where the account is out of use. */
  readonly personOf: (db: Db, id: bigint) => Promise<StaffActor | null>;
  /** Writes a line of the audit in the transaction of the deed. */
  readonly record: RecordDeed;
}
