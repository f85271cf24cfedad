export type { Book, BookEvent, Hundredths } from './book.ts';
export type {
  Bet,
  BetMode,
  BetTable,
  GameDefinition,
  InstantGame,
  MathsData,
  Shape,
  SharedGame,
  Stepped,
  StepsGame,
  TableClock,
  TableRound,
  TableRun,
} from './game.ts';
export { modeChoice, modeOf } from './game.ts';
export type { ChoiceRule, ChoiceRules, Choices, Move, MoveRules } from './choices.ts';
export { picksOf, readChoices, readMove } from './choices.ts';
export { chipsIn, chipsOf, chipsText, type ChipsRule, type SpotBet } from './chips.ts';
export {
  bookOfSteps,
  dealRound,
  dealWhole,
  playSteps,
  type Dealt,
  type Played,
  type SoFar,
} from './deal.ts';
export { allowedMoves, type AllowedMove } from './allowed-moves.ts';
export { playThrough, type PlayedThrough, type Policy } from './play-through.ts';
export { choicesCost, costOf, dearestOf, findMode, payoutOf } from './payout.ts';
export {
  jackpotLevels,
  jackpotWon,
  levelOf,
  numberDrawn,
  owedTo,
  type JackpotDrawEvent,
  type JackpotLevel,
  type JackpotLevelCode,
  type JackpotRules,
} from './jackpot.ts';
export { mathsHashOf } from './maths-hash.ts';
export { isPromised, promiseOf, promisedTitles, type PromisedTitle } from './promise.ts';
export { createRegistry, type GameRegistry } from './registry.ts';
export { faultsOfRound, type ProvenJackpot, type RoundProof } from './round-proof.ts';
export { verifyRound, type Check, type Verdict, type VerifyStep } from './verify-round.ts';
export type {
  BookPart,
  Certificate,
  ChoiceReturn,
  ChoiceTable,
  JackpotCertificate,
  ModeCertificate,
  ReplayProof,
  StatedFraction,
} from './certificate.ts';
export { stated } from './certificate.ts';
export {
  choiceTable,
  meanOf,
  volatilityOf,
  wayOf,
  type PrizeChance,
  type WayToPlay,
} from './choice-table.ts';
export {
  fraction,
  over,
  plus,
  roundedDecimal,
  times,
  toDecimal,
  toNumber,
  type Fraction,
} from '@arara/money';
export { liveBand, type LiveBand, type LiveFigures } from './live-rtp.ts';
export { replayOf, replayProof, type Replayed } from './replay.ts';
export { simulate, simulateRounds, type RoundMoney, type Simulation } from './simulate.ts';
export { bookOf, eventOf, findBook } from './ladder.ts';
