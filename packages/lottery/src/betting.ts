/**
 * The parts that a page needs where people bet: rules, prices and prizes, without the proofs and their
 * cryptography.
 */
export { parseDraw } from './draw/draw.ts';
export type { Draw, DrawModel } from './draw/model.ts';
export { drawModels, plays } from './games/plays.ts';
export { faultOfLine, hitsOf, isPlayedOn, unitBetsOf } from './line.ts';
export type { Play } from './play-type.ts';
export {
  costMils,
  rebateExactly,
  stakeMils,
  stakeUnits,
  winOf,
  wholeMinor,
  type StakeUnit,
} from './prizes/amounts.ts';
export { paysNothing, paysOf, topPayOf, type Pay, type TopPay } from './prizes/pays.ts';
export { playsOf, rebateOf, sells, type PrizeTable } from './prizes/table.ts';
export type { RowGrammar, Selection, SelectionFault } from './selection.ts';
