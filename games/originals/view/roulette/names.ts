import type { Words } from '@arara/game-kit/view';
import { spotPrize } from '../../src/roulette/roulette.ts';
import type { Spot } from '../../src/roulette/spots.ts';
import { timesText } from '../common/numbers.ts';

/** The name of a spot, as people say it: `Rua 16 · 17 · 18`. */
export function nameOf(words: Words, { code, kind, numbers }: Spot): string {
  if (kind === 'column' || kind === 'dozen') {
    return words.game(`roulette.spot.${kind}`, { nth: code.slice(-1) });
  }
  if (kind === 'half') return words.game(`roulette.spot.${code}`);
  const shown = kind === 'line' ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(' · ');
  return words.game(`roulette.spot.${kind}`, { numbers: shown });
}

/** The same with what one chip pays, the chip among it. */
export const namePaying = (words: Words, spot: Spot): string =>
  words.game('roulette.spot.pays', {
    spot: nameOf(words, spot),
    times: timesText(words, spotPrize(spot.code)),
  });
