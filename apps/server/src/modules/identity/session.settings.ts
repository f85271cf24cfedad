const minute = 60_000;
const hour = 60 * minute;

/** The law under which a merchant works. */
export type Jurisdiction = 'demo' | 'br' | 'intl';

/**
 * A session's life, in milliseconds: it ends `absoluteMs` after the sign-in, and earlier after `idleMs` without a
 * request. A request is noted at most every `touchMs`.
 */
export const sessionSettings = { absoluteMs: 24 * hour, idleMs: 2 * hour, touchMs: minute };

/** A session's life under a law: Brazil asks for a new sign-in after 30 idle minutes (Portaria 722, art. 14). */
export function sessionSettingsOf(jurisdiction: Jurisdiction): typeof sessionSettings {
  return jurisdiction === 'br' ? { ...sessionSettings, idleMs: 30 * minute } : sessionSettings;
}
