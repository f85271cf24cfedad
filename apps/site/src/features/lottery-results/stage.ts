import type { Answer } from '../../lib/api.ts';

export type Issue = Answer<'issueProof'>;
/** One whose draw is made elsewhere. */
export type EnteredIssue = Extract<Issue, { sources: unknown }>;

/** Where an issue stands, as a person follows it. */
export type Stage = 'soon' | 'sale' | 'closing' | 'closed' | 'drawn' | 'void';

/** Reads the stage by the server's clock; the close is written down a moment after its time. */
export function stageOf(
  issue: Pick<Issue, 'state' | 'draw' | 'openAt' | 'closeAt'>,
  now: number,
): Stage {
  if (issue.state === 'VOID') return 'void';
  if (issue.draw !== '') return 'drawn';
  if (issue.state !== 'SCHEDULED' && issue.state !== 'ON_SALE') return 'closed';
  if (now < issue.openAt) return 'soon';
  return now < Date.parse(issue.closeAt) ? 'sale' : 'closing';
}

/** True if nothing more will be published of an issue. */
export const isOver = ({ state, draw }: Pick<Issue, 'state' | 'draw'>): boolean =>
  state === 'VOID' || draw !== '';
