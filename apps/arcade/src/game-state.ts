import type { StepsRound } from '@arara/contract';
import type { RoundWorth } from '@arara/game-kit/view';
import type { AutoRun } from './auto-play.ts';
import type { StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

/** The state that changes while a person plays; amounts are decimal strings as the server said them. */
export interface GameState {
  stakeIndex: number;
  turbo: boolean;
  muted: boolean;
  busy: boolean;
  paused: boolean;
  balance: string;
  net: string;
  nonce: number;
  roundId: string;
  /** The round that is being told: its stake, and its cost in hundredths of it. */
  told: { readonly stake: string; readonly cost: number };
  /** The amount that a round in steps has cost so far, as the server said it; null between rounds. */
  spent: string | null;
  /** The label that is told of a win, and what it paid. */
  win: { readonly label: string; readonly amount: string | null; readonly isGain: boolean };
  /** The amount that the round has paid so far, while it is told; null before its first win. */
  sum: string | null;
  /** A feature runs: its running total is told apart. */
  isFeature: boolean;
  /** A round of the past is told: nobody has to press. */
  isReplay: boolean;
  /** A celebration counts; a press ends it. */
  isCounting: boolean;
  /** The words of the press that does the rest of a round which waits for its player's hand; null where none does. */
  hand: string | null;
  auto: AutoRun | null;
  /** The round in steps that waits for its player's next move; null where there is none. */
  open: StepsRound | null;
  /** Its worth, and the move that takes that. */
  worth: RoundWorth | null;
}

/** Where a game begins: with what the server remembers of its player. */
export function firstState(session: StudioSession, texts: Texts): GameState {
  return {
    stakeIndex: Math.max(0, session.stakes.indexOf(session.defaultStake)),
    turbo: session.preferences.turbo,
    muted: session.preferences.muted,
    busy: false,
    paused: false,
    balance: session.balance,
    net: session.today.net,
    nonce: session.seeds.nonce,
    roundId: session.lastRound?.id ?? '',
    told: { stake: session.defaultStake, cost: 100 },
    spent: null,
    win: noWin(texts),
    sum: null,
    isFeature: false,
    isReplay: false,
    isCounting: false,
    hand: null,
    auto: null,
    open: null,
    worth: null,
  };
}

/** Nobody presses in auto-play, and nobody has to where a round of the past is told. */
export const goesAlone = ({ auto, isReplay }: GameState): boolean => auto !== null || isReplay;

/** A round is told, or waits for its player. */
export const isUnderWay = ({ busy, open }: GameState): boolean => busy || open !== null;

export const noWin = (texts: Texts): GameState['win'] => ({
  label: texts.t('win.none'),
  amount: null,
  isGain: false,
});

/** The sum of a feature so far, where the win that is being told is only a part of it. */
export const sumApart = ({ sum, win, isFeature }: GameState, texts: Texts): string | null =>
  !isFeature || sum === null || sum === win.amount ? null : texts.t('win.sum', { amount: sum });
