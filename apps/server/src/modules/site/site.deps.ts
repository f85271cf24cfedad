import type { RecordDeed } from '../../platform/audit.ts';
import type { Db } from '@arara/postgres';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Refreshing } from '../../platform/refreshing.ts';
import type { Countries } from './site.geo.ts';
import type { Sites } from './site.model.ts';
import type { Piece, SealingKeys, NewsWish } from './site.ports.ts';

/** The dependencies of the site's commands and routes. */
export interface SiteDeps {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  /** Writes a line of the audit of staff. */
  readonly record: RecordDeed;
  /** A person of staff with the rights of this moment, by the e-mail address; null where the account is out of use. */
  readonly personAt: (db: Db, email: string) => Promise<StaffActor | null>;
  readonly texts: Texts;
  /** The sites that this process knows; renewed within a second of a change anywhere. */
  readonly sites: Refreshing<Sites>;
  readonly countries: Pick<Countries, 'countryOf' | 'knowsIpv6'>;
  readonly picture: (key: string) => Piece;
  /** Public keys for sealed bodies, of all modules that open them. */
  readonly sealingKeys: SealingKeys;
  /** True if a member wants windows with news. */
  readonly wantsNews: NewsWish;
  /** The address of a merchant's site, by the host that it is named by: `https://example.com`. */
  readonly urlOf: (merchant: string, host: string | null) => string;
  readonly sandbox: boolean;
}
