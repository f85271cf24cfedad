/** The job looks back further than its pause: what it sees twice changes nothing. */
export const lookBackMs = 10 * 60_000;

/** Given ranks that one run of the job ends. */
export const overPerRun = 100;
