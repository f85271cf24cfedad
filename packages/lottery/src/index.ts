export { drawOf, drawText, isDraw, parseDraw } from './draw/draw.ts';
export type { Draw, DrawModel, DrawPart } from './draw/model.ts';
export { readResult, type ReadResult, type ResultFault } from './draw/read-result.ts';
export { populationOf, resultsOf, seenOf, sizeOf } from './draw/view.ts';
export type { Population, View } from './draw/view.ts';
export { families } from './games/families.ts';
export type { Family } from './games/family.ts';
export { stations, stationZone } from './games/vietnam/index.ts';
export type { Station } from './games/vietnam/index.ts';
export {
  faultOfLine,
  hitsOf,
  hitsOfSeen,
  isPlayedOn,
  playOf,
  unitBetsOf,
  unitsWon,
} from './line.ts';
export type { Hit, Play, PlayType, PrizeClass } from './play-type.ts';
export { countWays, faultsOfOdds, hitRateOf, proofOf } from './prove.ts';
export type { Counted, Proof, Ways } from './prove.ts';
export type { DataOf, RuleData, RuleName } from './rules/rule-data.ts';
export { faultOfSelection, tidySelection } from './selection.ts';
export type { Grammar, RowGrammar, Selection, SelectionFault } from './selection.ts';
export {
  costMils,
  prizeOf,
  stakeMils,
  stakeUnits,
  wholeMinor,
  type Mils,
  type StakeTerms,
  type StakeUnit,
} from './prizes/amounts.ts';
export { fixedOdds } from './prizes/fixed-odds.ts';
export { paysNothing, paysOf, topPayOf } from './prizes/pays.ts';
export { prizesSaid } from './prizes/said.ts';
export { faultsOfTable, kindsOf, returnMax, returnOf, type TableFault } from './prizes/proof.ts';
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
export {
  beaconScheme,
  chainHash,
  faultOfBeacon,
  faultOfChain,
  firstRoundFrom,
  isBeacon,
  isChainInfo,
  quicknet,
  roundAt,
  timeOf,
  type Beacon,
  type ChainInfo,
} from './proof/beacon.ts';
export {
  createChainOfOne,
  newChainKey,
  type ChainOfOne,
  type ChainOfOneOptions,
} from './proof/chain-of-one.ts';
export type { IssueProof } from './proof/issue-proof.ts';
export { promiseHash, type Promised } from './proof/promise.ts';
export {
  branchLeaves,
  createMerkleTree,
  rootOver,
  ticketLeaf,
  type MerklePlace,
  type MerkleTree,
} from './proof/merkle.ts';
export { clientSeedOfIssue, drawIssue, roundOfIssue, type Sealed } from './proof/seal.ts';
export {
  isEntered,
  type EnteredCorrection,
  type EnteredProof,
  type EnteredSource,
} from './proof/entered-proof.ts';
export {
  type IssueCheck,
  type IssueGround,
  type IssueStep,
  type IssueVerdict,
} from './proof/steps.ts';
export { lineText, readTicketText, ticketText, type TicketSaid } from './proof/ticket-text.ts';
export { verifyIssue } from './proof/verify-issue.ts';
export { issuesBetween, type IssueTimes } from './schedule/issues.ts';
export { patienceMs } from './schedule/patience.ts';
export {
  faultsOfSchedule,
  type Schedule,
  type SteadyTimes,
  type WeeklyTime,
  type WeeklyTimes,
} from './schedule/schedule.ts';
export { liabilitiesOf, type Liability, type RiskTerms } from './liability.ts';
export { faultsOfCap, shareOf } from './shares.ts';
export {
  prizesByLine,
  ticketWon,
  type LineWon,
  type RoundedBy,
  type SoldTicket,
  type TicketWon,
} from './winnings.ts';
export { easiestOf } from './games/easiest.ts';
export { drawModels, familyOf, plays } from './games/plays.ts';
