import type { OfferedMove, SteppedRound } from './port.ts';

/** The move of this name, where it is possible now; null where it is not. */
export const offerOf = (
  { allowed }: Pick<SteppedRound, 'allowed'>,
  name: string,
): OfferedMove | null => allowed.find((move) => move.name === name) ?? null;
