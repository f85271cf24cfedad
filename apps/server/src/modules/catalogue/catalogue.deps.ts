import type { RecordDeed } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Refreshing } from '../../platform/refreshing.ts';
import type { Catalogues } from './catalogue.model.ts';
import type { CataloguePorts } from './catalogue.ports.ts';

/** The dependencies of the catalogue's commands and routes. */
export interface CatalogueDeps extends CataloguePorts {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  /** Writes a line of the audit of staff. */
  readonly record: RecordDeed;
  readonly texts: Pick<Texts, 'text'>;
  /** The catalogues that this process knows; renewed within a second of a change anywhere. */
  readonly catalogues: Refreshing<Catalogues>;
}
