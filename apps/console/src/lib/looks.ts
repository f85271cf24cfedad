/** How often pages look again by themselves, in milliseconds. */
export const looks = {
  /** Rows that somebody decides on now. */
  queue: 15_000,
  /** Lists and figures. */
  desk: 30_000,
  /** The house's machines. */
  machine: 10_000,
  /** Figures of whole days. */
  slow: 300_000,
} as const;
