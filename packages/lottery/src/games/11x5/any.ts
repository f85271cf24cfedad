import type { PlayType } from '../../play-type.ts';
import { matchPlay } from '../build.ts';
import { elevenModel } from './model.ts';

/**
 * One to eight numbers, wherever they come: up to five must all be drawn, of six and more all that
 * are drawn must be among them. From two on, bankers may be named that are in every bet.
 */
export const anyNumbers: readonly PlayType[] = [
  any(1, 11, { hit1: 210n }),
  any(2, 55, { hit2: 84n }),
  any(3, 165, { hit3: 28n }),
  any(4, 330, { hit4: 7n }),
  any(5, 462, { hit5: 1n }),
  any(6, 462, { hit5: 6n }),
  any(7, 330, { hit5: 21n }),
  any(8, 165, { hit5: 56n }),
];

function any(count: number, unitBetsMax: number, ways: Record<string, bigint>): PlayType {
  return matchPlay({
    code: `11x5.any${count}`,
    model: elevenModel.code,
    view: { see: 'set', part: 0 },
    count,
    bankers: count > 1,
    row: { low: 1, high: 11, max: 11 },
    unitBetsMax,
    of: 462n,
    ways,
  });
}
