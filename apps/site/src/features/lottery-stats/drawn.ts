import type { Draw } from '@arara/lottery/betting';

/** A result that is known, in its text and in its numbers. */
export interface Drawn {
  readonly numero: string;
  readonly draw: Draw;
}
