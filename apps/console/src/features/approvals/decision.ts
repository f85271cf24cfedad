import type { Answer } from '../../lib/api.ts';

/** A decision of two people, as lists have it. */
export type Decision = Answer<'decisionList'>['decisions'][number];

/** A decision with the facts as they are now. */
export type Detail = Answer<'decisionOne'>;
