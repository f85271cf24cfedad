import type { StudioRound } from '@arara/contract';
import type { GameView, Pace, ShownGame } from '@arara/game-kit/view';
import type { PlayedAmounts } from './auto-play.ts';
import type { Bridge } from './bridge.ts';
import { costOf, hundredthsOf, minorOf, paidBy, scaled, without } from './figures.ts';
import { noWin } from './game-state.ts';
import type { GameState } from './game-state.ts';
import type { Controls } from './hud/controls.ts';
import type { Stage } from './hud/stage.ts';
import { openRefusal } from './refusal.ts';
import { StudioError } from './studio-client.ts';
import type { PlayedRound, StudioClient, StudioSession, Wish } from './studio-client.ts';
import type { Texts } from './texts.ts';

export interface RoundsOptions {
  readonly shown: Pick<ShownGame, 'code' | 'modes' | 'costOf' | 'jackpot'>;
  readonly session: StudioSession;
  readonly client: StudioClient;
  readonly bridge: Bridge;
  readonly texts: Texts;
  readonly state: GameState;
  readonly stage: Stage;
  readonly controls: Controls;
  readonly view: GameView;
  readonly pace: () => Pace;
  readonly stakeText: () => string;
  readonly refresh: () => void;
  /** The whole scene changes its palette. */
  readonly dress: (when: 'day' | 'night') => void;
  /** A round was told to its end. */
  readonly told: (round: StudioRound) => void;
}

/** The page's part in a round of any shape: its money, its words, and a request that nobody has answered. */
export function createRoundDesk(options: RoundsOptions) {
  const { shown, session, client, bridge, texts, state, stage, controls, view } = options;
  const { currency } = session;
  /** A request that may have been carried out: nothing else is asked for until its answer has come. */
  let unanswered: { again: () => Promise<unknown>; error: unknown; of: 'round' | 'move' } | null =
    null;

  /** Makes the stage ready for the story of a round; its cost is in hundredths of the stake. */
  function show(stake: string, cost: number): void {
    state.busy = true;
    state.told = { stake, cost };
    state.spent = null;
    state.win = noWin(texts);
    state.sum = null;
    stage.clear();
    view.dress('day');
    state.isFeature = false;
    state.isCounting = false;
    state.hand = null;
    options.refresh();
  }

  function noteSeen(id: string): void {
    client.seen(id).catch(() => {
      // Seen or not only decides whether the round is told again after a reload.
    });
  }

  /** Tells what was refused; a request that may have been carried out can only be asked for again. */
  function explain(of: 'round' | 'move', error: unknown): void {
    openRefusal(error, {
      texts,
      bridge,
      mode: session.mode,
      of,
      retry: () => void unanswered?.again(),
    });
  }

  function keep(of: 'round' | 'move', error: unknown, again: () => Promise<unknown>): void {
    unanswered = error instanceof StudioError && error.isOpen ? { again, error, of } : null;
    state.busy = false;
    state.auto = null;
  }

  function answered(): void {
    unanswered = null;
    stage.announce(null);
  }

  /** The site shows this balance while the round goes on. */
  const hold = (balance: string): void => bridge.tell({ type: 'arara:round-started', balance });

  return {
    hold,
    noteSeen,
    /** The stage for a round that another page opened, or for one of the past. */
    show({ stake, cost }: Pick<StudioRound, 'stake' | 'cost'>): void {
      show(stake, hundredthsOf(cost, stake, currency));
    },
    begin(wish: Wish): void {
      show(wish.stake, costOf(shown, { ...wish.choices, mode: wish.mode }));
      const { stake, cost } = state.told;
      hold(without(state.balance, scaled(stake, currency, cost), currency));
    },
    /** A move was asked for, and its price leaves the balance. */
    raise(price: string): void {
      hold(without(state.balance, price, currency));
    },
    /** The result is known and said; the next round may still have to wait. */
    settle(played: PlayedRound): void {
      state.balance = played.balance;
      state.net = played.today.net;
      state.nonce = played.round.nonce + 1;
      const balance = texts.money(played.balance);
      const amount = texts.money(paidBy(played.round));
      const paid = minorOf(paidBy(played.round), currency) > 0n;
      controls.say(texts.t(paid ? 'spoken.result' : 'spoken.nothing', { amount, balance }));
      bridge.tell({ type: 'arara:round-ended', balance: played.balance, net: played.today.net });
      noteSeen(played.round.id);
      options.told(played.round);
    },
    /** The amounts of the round that was told, in minor units. */
    amountsOf(round: Pick<StudioRound, 'cost' | 'payout' | 'jackpot'>): PlayedAmounts {
      const payout = minorOf(paidBy({ ...round, currency }), currency);
      return { cost: minorOf(round.cost, currency), payout };
    },
    /** The round that was asked for did not come. */
    refuse(error: unknown, again: () => Promise<unknown>): null {
      keep('round', error, again);
      view.calm();
      stage.clear();
      bridge.tell({ type: 'arara:round-ended', balance: state.balance, net: state.net });
      options.refresh();
      explain('round', error);
      return null;
    },
    /** The move that was asked for was not made; the round is as it was. */
    refuseMove(error: unknown, again: () => Promise<unknown>): void {
      keep('move', error, again);
      // A price that may have been taken stays taken for the eye.
      if (unanswered === null) hold(state.balance);
      stage.announce(null);
      options.refresh();
      explain('move', error);
    },
    answered,
    /** The move that was asked for is not possible, and has taken nothing. */
    notMoved(): void {
      answered();
      hold(state.balance);
    },
    /** An older request has no answer yet, which is said again. */
    isBlocked(): boolean {
      if (unanswered === null) return false;
      explain(unanswered.of, unanswered.error);
      return true;
    },
    waits: () => stage.announce(texts.t('net.waiting')),
    free(): void {
      state.busy = false;
      state.spent = null;
      options.refresh();
    },
    /** On the game for the eye, in the status for the ear. */
    announce(text: string): void {
      stage.announce(text);
      controls.say(text);
    },
    /** A round that cannot be shown is said, and never called one that did not happen. */
    unshown(): void {
      view.calm();
      stage.clear();
    },
  };
}

export type RoundDesk = ReturnType<typeof createRoundDesk>;

/** Waits so many milliseconds, if any. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, Math.max(0, ms));
  });
