/** The life of a session of the studio, counted from its opening. */
export const sessionHours = 12;
/** A round that its player left alone for so long is finished by the published rule of its game. */
export const stepsIdleMs = 24 * 3_600_000;
/** The money of a move that another request asked for has so long to arrive, before it is given up. */
export const raisePatienceMs = 5_000;
/** The most that one seat of a table can be paid, in minor units; the wallet lets people look at what is more. */
export const seatPrizeMax = 100_000_000n;
/** The most that the seats of a round can be paid together, in minor units of each currency. */
export const tablePrizesMax = 1_000_000_000n;
/** Outcomes of a table beside it. */
export const lastOutcomesShown = 50;
/** Seed pairs that were revealed, on the page of a player's seeds. */
export const revealedSeedsShown = 20;
/** Rounds on the same page. */
export const roundsShown = 20;
/** Results of a player's last rounds in a game, for its statistics. */
export const resultsShown = 100;
/** Rounds of one seed pair. */
export const pairRoundsShown = 30;
