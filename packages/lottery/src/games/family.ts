import type { DrawModel } from '../draw/model.ts';
import type { PlayType } from '../play-type.ts';

/** Lotteries of one kind: what is drawn and every way to bet on it. */
export interface Family {
  readonly code: string;
  readonly models: readonly DrawModel[];
  readonly playTypes: readonly PlayType[];
}
