import { ApiError } from '@arara/client';

/** The way on after a refusal. */
export type Remedy =
  | 'next-issue'
  | 'smaller-bet'
  | 'new-prizes'
  | 'new-price'
  | 'deposit'
  | 'set-limits'
  | 'see-limits'
  | 'support'
  | 'see-tickets'
  | 'try-again'
  | 'none';

const remedies: Readonly<Record<string, Remedy>> = {
  'lottery.closed': 'next-issue',
  'lottery.not.open': 'next-issue',
  'lottery.issue.not.found': 'next-issue',
  'lottery.chase.steps': 'next-issue',
  'lottery.stake.issue': 'smaller-bet',
  'lottery.prizes.changed': 'new-prizes',
  'lottery.price': 'new-price',
  'stake.insufficient': 'deposit',
  'limits.required': 'set-limits',
  'limit.reached': 'see-limits',
  'account.excluded': 'see-limits',
  'account.blocked': 'support',
};

/** The way for a player to mend a failed purchase. */
export function remedyOf(error: unknown): Remedy {
  if (!(error instanceof ApiError)) return 'none';
  return error.isPassing ? 'try-again' : (remedies[error.code] ?? 'none');
}

/** The refusals that hold in one issue only. */
const ofIssue = new Set([
  'lottery.number.full',
  'lottery.number.share',
  'lottery.stake.player',
  'lottery.stake.issue',
]);

/** True if a refusal is about what was sold in its issue, and says nothing of another. */
export const isOfIssue = (error: unknown): boolean =>
  error instanceof ApiError && ofIssue.has(error.code);

/** The line (0-based) that a refusal is about; null: the ticket as a whole. */
export const lineAtFault = (error: unknown): number | null => placeIn('lines', error);

/** The step of a chase (0-based) that a refusal is about; null: none of them alone. */
export const stepAtFault = (error: unknown): number | null => placeIn('steps', error);

function placeIn(list: 'lines' | 'steps', error: unknown): number | null {
  const field = error instanceof ApiError ? (error.field ?? '') : '';
  const place = new RegExp(`^${list}\\.(\\d+)`).exec(field)?.[1];
  return place === undefined ? null : Number(place);
}
