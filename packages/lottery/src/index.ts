export { drawOf, drawText, isDraw, parseDraw } from './draw/draw.ts';
export type { Draw, DrawModel, DrawPart } from './draw/model.ts';
export { populationOf, resultsOf, seenOf, sizeOf } from './draw/view.ts';
export type { Population, View } from './draw/view.ts';
export { faultOfLine, hitsOf, hitsOfSeen, playOf, unitBetsOf } from './line.ts';
export type { Hit, Play, PlayType, PrizeClass } from './play-type.ts';
export { countWays, faultsOfOdds, hitRateOf } from './prove.ts';
export type { Counted, Ways } from './prove.ts';
export type { DataOf, RuleData, RuleName } from './rules/rule-data.ts';
export { faultOfSelection, tidySelection } from './selection.ts';
export type { Grammar, RowGrammar, Selection, SelectionFault } from './selection.ts';
export {
  costMils,
  prizeOf,
  rebateMinor,
  stakeMils,
  stakeUnits,
  wholeMinor,
  type Mils,
  type StakeTerms,
  type StakeUnit,
} from './prizes/amounts.ts';
export { faultsOfTable, kindsOf, returnOf, type TableFault } from './prizes/proof.ts';
export {
  isMode,
  modeWhole,
  oddsOf,
  parseOdds,
  playsOf,
  rebateOf,
  sells,
  type ModeTable,
  type OddsTable,
  type PrizeFamily,
  type PrizeTable,
} from './prizes/table.ts';
