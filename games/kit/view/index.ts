export { h, s } from './dom.ts';
export { offerOf } from './offer.ts';
export type { GameLook, Palette, Plate } from './look-port.ts';
export type { CounterText, RoundNarrator } from './narrator-port.ts';
export { ViewUnsupported } from './port.ts';
export type {
  BriefOf,
  ChoicesPanel,
  GameFamily,
  GameHost,
  GameKey,
  GameSteps,
  GameView,
  KeyHelp,
  LoadedGame,
  MovePlan,
  OfferedMove,
  Pace,
  RoundAct,
  RoundWorth,
  ShownGame,
  SteppedRound,
  ToldRound,
  Words,
} from './port.ts';
export { rankOf, type Rank } from './rank.ts';
export type { ShownTable, TableFamily, TableHost, TableScene } from './table-port.ts';
