import type { RandomStream } from '@arara/fairness';
import type { JackpotRules } from '@arara/game-kit';
import type { SlotBook } from './events.ts';

/** Draws the number of a jackpot when everything else of the round has been drawn; its event stands before the end. */
export function drawJackpot(
  { numbers }: JackpotRules,
  { payoutMultiplier, events }: SlotBook,
  random: RandomStream,
): SlotBook {
  const draw = { type: 'jackpotDraw', number: random.nextInt(numbers) } as const;
  return { payoutMultiplier, events: [...events.slice(0, -1), draw, ...events.slice(-1)] };
}
