const minute = 60_000;
const hour = 60 * minute;

/** The numbers of staff security: times in milliseconds, tries, and the cost of a password's hash. */
export const staffSettings = {
  /** `proofMs`: so long a proof of the second step is good for money and rights. */
  session: { idleMs: 30 * minute, absoluteMs: 12 * hour, touchMs: minute, proofMs: 5 * minute },
  /** Tries in one window; after them nobody may try until the window is over. */
  tries: { password: 5, passwordAnywhere: 50, code: 5, windowMs: 15 * minute },
  /** Argon2id, 19 MiB and two passes; `concurrent` at a time, `queued` more may wait. */
  hashing: { memoryKiB: 19_456, passes: 2, concurrent: 2, queued: 50 },
  passwordMin: 12,
  /** `challengeMs`: so long a question to the device waits for its answer. */
  passkeys: { max: 10, challengeMs: 5 * minute },
  endedSessionsKeptMs: 90 * 24 * hour,
  auditPage: 50,
  accountsPage: 50,
};

export type StaffSettings = typeof staffSettings;
