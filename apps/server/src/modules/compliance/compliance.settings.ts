/** A looser limit comes into force after this; a tighter one at once. */
export const looserAfterMs = 24 * 3_600_000;
/** How often the game reminds a player who chose nothing of time and result. */
export const defaultRealityCheckMinutes = 30;
/** A longer pause between two stakes is no time of play. */
export const playGapSeconds = 300;
