import type { Answer } from '../../lib/api.ts';

export type Row = Answer<'staffFeedbackList'>['rows'][number];
export type File = Answer<'staffFeedback'>;
export type State = Row['state'];

export const states: readonly State[] = ['new', 'answered', 'closed'];

export const toneOf: Readonly<Record<State, 'warn' | 'good' | 'mute'>> = {
  new: 'warn',
  answered: 'good',
  closed: 'mute',
};
