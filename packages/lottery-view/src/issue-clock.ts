/** When the sale of an issue ends and when it is drawn, by the server's clock. */
export interface IssueTimes {
  readonly closeAt: number;
  readonly drawAt: number;
}

/** A result that is due at a moment is there this much later. */
const settledMs = 1_000;
/** Between close and draw, and as long as a draw is late by a little. */
const soonMs = 3_000;
const lateMs = 15_000;
const littleMs = 120_000;
const mostMs = 3_600_000;

/** How long to wait before an issue that is not drawn yet is looked at again. */
export function nextLookMs({ closeAt, drawAt }: IssueTimes, now: number): number {
  if (now < closeAt) return Math.min(closeAt - now + settledMs, mostMs);
  if (now < drawAt) return Math.min(drawAt - now + settledMs, lateMs);
  return now < drawAt + littleMs ? soonMs : lateMs;
}

/** The issue that takes bets at a time: the first that is open and has not closed. */
export function issueAt<Issue extends { readonly openAt: number; readonly closeAt: number }>(
  near: { readonly current: Issue | null; readonly next: readonly Issue[] },
  now: number,
): Issue | null {
  const ahead = near.current === null ? near.next : [near.current, ...near.next];
  return ahead.find(({ openAt, closeAt }) => openAt <= now && now < closeAt) ?? null;
}
