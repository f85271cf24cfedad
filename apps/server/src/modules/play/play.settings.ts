/** A token that opens a game is good for this long, once. */
export const launchSeconds = 60;
/** The life of a game session, counted from its opening. */
export const sessionHours = 12;
/** Where nothing bounds a stake, the largest amount that any call can carry. */
export const stakeMax = 9_000_000_000_000_000n;
/** Rounds open for longer than this are for people to decide. */
export const stuckMs = 72 * 3_600_000;
/** The vendor of a round is asked about it when it has been open for this long … */
export const openHours = 24;
/** … and again after this. */
export const askAgainHours = 6;
/** The clock of a vendor may differ from ours by this much, either way. */
export const clockToleranceSeconds = 300;
/** Prizes from here on, in minor units, may stand on the winner board if they are twice their stakes. */
export const boardMinDefault = { BRL: 1_000n };
/** Prizes are kept for the board of the longest span, a month, and a little longer. */
export const boardDays = 40;
