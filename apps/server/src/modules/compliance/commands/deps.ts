import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { CompliancePorts } from '../compliance.types.ts';
import type { TermsInMemory } from '../kept-terms.ts';
import type { SyncDeps } from '../sync.ts';

export interface CommandDeps extends SyncDeps {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  readonly ports: CompliancePorts;
  readonly inMemory: Pick<TermsInMemory, 'forget'>;
  /** True if the jurisdiction makes limits of loss and time mandatory. */
  readonly mandatory: boolean;
}
