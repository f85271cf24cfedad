import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Messages } from '../../platform/messages.ts';
import type { Refreshing } from '../../platform/refreshing.ts';
import type { Countries } from './site.geo.ts';
import type { Sites } from './site.model.ts';

/** Addresses of one picture, from the art manifest. */
export interface Picture {
  readonly small: string;
  readonly large: string;
  readonly placeholder: string;
}

/** A picture of the house, and how wide its two files are. */
export interface Piece extends Picture {
  readonly widths: readonly [small: number, large: number];
}

/** A JWK set of public keys that pages seal bodies to. */
export type SealingKeys = () => Promise<{ readonly keys: Record<string, unknown>[] }>;

/** True if a member wants windows with news, as far as a module knows. */
export type NewsWish = (playerId: bigint) => Promise<boolean>;

/** The dependencies of the site's commands and routes. */
export interface SiteDeps {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  readonly messages: Messages;
  /** The sites that this process knows; renewed within a second of a change anywhere. */
  readonly sites: Refreshing<Sites>;
  readonly countries: Pick<Countries, 'countryOf' | 'knowsIpv6'>;
  readonly picture: (key: string) => Piece;
  /** Public keys for sealed bodies, of all modules that open them. */
  readonly sealingKeys: SealingKeys;
  /** True if a member wants windows with news. */
  readonly wantsNews: NewsWish;
  readonly sandbox: boolean;
}
