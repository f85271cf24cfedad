import type { Language } from './words.ts';

/** The terminal that the command speaks to: its language, and a line of the answer or of a complaint. */
export interface Terminal {
  readonly language: Language;
  readonly tell: (line: string) => void;
  readonly complain: (line: string) => void;
}
