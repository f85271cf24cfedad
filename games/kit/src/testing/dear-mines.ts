import type { StepsGame } from '../game.ts';
import { tinyMines, type MinesEvent, type MinesState, type MinesView } from './tiny-mines.ts';

/** The smallest game in steps with a price within a round: the second cell of tiny mines costs a half stake more. */
export function dearMines(version = '1'): StepsGame<MinesState, MinesView, MinesEvent> {
  return {
    ...tinyMines(version),
    code: 'dear-mines',
    raises: ({ opened }, { name }) => (name === 'open' && opened.length === 1 ? 50 : 0),
  };
}
