export type * from './events.ts';
export type * from './maths.ts';
export type * from './title.ts';
export { defineSlot, slotMathsHash, type SlotDefinition } from './define.ts';
export { findTitle, titles } from './titles.ts';
export { slots } from './slots.ts';
export { BLANK } from './respin/screen.ts';
export {
  BOMB,
  bombValue,
  coinsOf,
  faceOf,
  gridOf,
  jackpotOf,
  loosesOf,
  plateOf,
  prizeNameOf,
  scatterOf,
  wildOf,
} from './shape.ts';
export { rulesOf, wordsOf, type Rule } from './rules.ts';
