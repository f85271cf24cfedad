import type { SlotEvent } from '../events.ts';
import type { VariableMaths } from '../maths.ts';

/** Laws of columns of drawn heights: a cascade keeps them, ways are counted over them, and each cascade in free spins is a step up. */
export function heightsStay(maths: VariableMaths, events: readonly SlotEvent[]): boolean {
  let [heights, multiplier, isFree] = ['', 1, false];
  for (const event of events) {
    if (event.type === 'freeSpin') isFree = true;
    if (event.type === 'reveal') {
      heights = heightsOf(event.grid);
      const table = isFree ? maths.heights.free : maths.heights.base;
      if (event.grid.some((column) => table[column.length] === undefined)) return false;
      if (event.grid[0]?.includes(maths.wild) === true) return false;
    }
    if (event.type === 'cascade') {
      if (heightsOf(event.grid) !== heights || event.grid[0]?.includes(maths.wild) === true)
        return false;
      if (isFree) multiplier += 1;
    }
    if (event.type === 'waysWins' && event.multiplier !== multiplier) return false;
    if (event.type === 'multiplier' && event.value !== multiplier) return false;
  }
  return true;
}

const heightsOf = (grid: readonly (readonly unknown[])[]): string =>
  grid.map(({ length }) => length).join();
