/** Play money of a trial account: enough for an evening, worth nothing. */
export const trialMinor = 100_000n;
/** With less than this left an evening is over; the next one begins with all of it. */
export const refillBelowMinor = 10_000n;
/** The page of fairness shows the heads of the ledger of this many days. */
export const headsDays = 30;
