import type { Answer } from '../../lib/api.ts';

/** A member, as the page has one. */
export type Member = Answer<'staffMember'>;
