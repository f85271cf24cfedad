import type { CallerSession, StaffSession, StudioSession } from './caller.ts';

/** After this a visitor of a site in maintenance may look again. */
export const closedRetrySeconds = 60;

export interface SiteStatus {
  readonly maintenance: boolean;
  readonly regionRestricted: boolean;
}

/** The questions of the HTTP layer to the modules before a handler runs; composed in `compose.ts`. */
export interface Gate {
  /** The merchant by header or query, else by host; null when unknown. */
  merchantOf(id: string | null, host: string): Promise<string | null>;
  siteStatus(merchant: string, address: string): Promise<SiteStatus>;
  countryOf(address: string): string | null;
  moduleOn(merchant: string, moduleId: string): Promise<boolean>;
  sessionOf(token: string, merchant: string): Promise<CallerSession | null>;
  /** True if a session lives, by its id; to ask is no use of it. */
  isLive(sessionId: string): Promise<boolean>;
  studioSessionOf(token: string): Promise<StudioSession | null>;
  /** The live session of a member of staff, whatever steps of its sign-in are still open. */
  staffSessionOf(token: string): Promise<StaffSession | null>;
  /** True if one of these brands lets its staff work from an address. */
  staffMayWorkFrom(brands: readonly string[], address: string): Promise<boolean>;
  /** Opens a compact JWE; throws `sealed.invalid` or `sealed.replayed`. */
  unseal(jwe: string): Promise<unknown>;
}
