const EPOCH_MS = Date.UTC(2024, 0, 1);
const TIME_SHIFT = 22n;

/** When a transfer was posted, to the millisecond: its id says it. */
export function postedAt(id: bigint): Date {
  return new Date(Number(id >> TIME_SHIFT) + EPOCH_MS);
}

/** The lowest id that a transfer of this instant can have. */
export function idAt(instant: Date): bigint {
  return BigInt(instant.getTime() - EPOCH_MS) << TIME_SHIFT;
}
