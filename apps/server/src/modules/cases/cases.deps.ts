import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { IdentityService } from '../identity/index.ts';
import type { StaffService } from '../staff/index.ts';

export interface CasesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly staff: Pick<StaffService, 'record' | 'colleagues'>;
  readonly identity: { readonly desk: Pick<IdentityService['desk'], 'member' | 'named'> };
}
