import type { Tone } from '@arara/ui';
import type { Decision } from './decision.ts';

const tones: Readonly<Record<Decision['state'], Tone>> = {
  PROPOSED: 'warn',
  APPROVED: 'info',
  REJECTED: 'mute',
  WITHDRAWN: 'mute',
  EXPIRED: 'mute',
  EXECUTED: 'good',
  FAILED: 'bad',
};

/** The colour of a state: what waits and what failed stand out. */
export const toneOf = (state: Decision['state']): Tone => tones[state];
