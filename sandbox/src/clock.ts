/** The only source of the current time. */
export interface Clock {
  now(): Date;
}

/** The clock of programs of their own: the vendor alone, the conformance kit. */
export const systemClock: Clock = { now: () => new Date() };
