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
  mostWays,
  plateOf,
  prizeNameOf,
  scatterOf,
  waysOf,
  wildOf,
} from './shape.ts';
export { isFalls } from './falls/books.ts';
export { rulesOf, wordsOf, type Rule } from './rules.ts';
