export { h, s } from './dom.ts';
export { ViewUnsupported } from './port.ts';
export type {
  ChoicesPanel,
  GameFamily,
  GameHost,
  GameLook,
  GameView,
  LoadedGame,
  Pace,
  Plate,
  RoundNarrator,
  ShownGame,
  Words,
} from './port.ts';
export { rankOf, type Rank } from './rank.ts';
