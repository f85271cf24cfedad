import type { Tone } from '@arara/ui';
import type { Answer } from '../../lib/api.ts';

export type Round = Answer<'rounds'>['rows'][number];
export type RoundState = Round['state'];

/** The colour that helps the word of a round's state. */
export const roundTones: Readonly<Record<RoundState, Tone>> = {
  OPEN: 'warn',
  CLOSED: 'mute',
  VOID: 'info',
};

/** In the order of the filter. */
export const roundStates = Object.keys(roundTones) as readonly RoundState[];
