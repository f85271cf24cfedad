import { easeOut } from '@arara/game-kit/stage';
import type { StageClock } from '@arara/game-kit/stage';
import type { Cell as Place } from '../src/index.ts';
import type { Blow, Board } from './board.ts';
import type { SoundBoard } from './view-types.ts';

const blowMs = 420;
/** The board gives way by so many parts of a cell. */
const depth = 0.07;

/** Makes the blow with which something heavy comes down at a place; nobody waits for its end. */
export function createImpacts(
  board: Board,
  clock: StageClock,
  sound: Pick<SoundBoard, 'blow'>,
): (place: Place) => void {
  const blows = new Map<Place, number>();

  function shake(): void {
    const list = [...blows].map(([place, spread]): Blow => ({ place, spread }));
    const most = Math.max(0, ...list.map(({ spread }) => 1 - spread));
    const swing = Math.cos((1 - most) * 3 * Math.PI);
    board.shake({ blows: list, jolt: most * swing * depth * board.cellSize().height });
  }

  return (place) => {
    sound.blow();
    void clock
      .tween(blowMs, easeOut, (progress) => {
        blows.set(place, progress);
        shake();
      })
      .then(() => {
        blows.delete(place);
        shake();
      });
  };
}
