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
  /** The label that is told of a win, and what it paid. */
  win: { readonly label: string; readonly amount: string | null; readonly isGain: boolean };
  /** The amount that the round has paid so far, while it is told; null before its first win. */
  sum: string | null;
  auto: AutoRun | null;
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
    win: noWin(texts),
    sum: null,
    auto: null,
  };
}

export const noWin = (texts: Texts): GameState['win'] => ({
  label: texts.t('win.none'),
  amount: null,
  isGain: false,
});

/** The round's sum so far where the win that is being told is only a part of it. */
export const sumApart = ({ sum, win }: GameState, texts: Texts): string | null =>
  sum === null || sum === win.amount ? null : texts.t('win.sum', { amount: sum });
