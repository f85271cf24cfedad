import type { StudioRound } from '@arara/contract';
import type { GameView, Pace, ShownGame } from '@arara/game-kit/view';
import { afterRound, beginAuto } from './auto-play.ts';
import type { AutoEnd, AutoPlan, AutoRun } from './auto-play.ts';
import type { Bridge } from './bridge.ts';
import { costOf, decimalOf, isGain, minorOf, scaled, signed, without } from './figures.ts';
import { noWin } from './game-state.ts';
import type { GameState } from './game-state.ts';
import type { Controls } from './hud/controls.ts';
import type { Stage } from './hud/stage.ts';
import { openRefusal } from './refusal.ts';
import { newWish, StudioError } from './studio-client.ts';
import type { PlayedRound, StudioClient, StudioSession, Wish } from './studio-client.ts';
import type { Texts } from './texts.ts';

const autoPauseMs = 450;

const autoEnds = {
  count: 'auto.end.count',
  loss: 'auto.end.loss',
  win: 'auto.end.win',
} as const satisfies Record<AutoEnd, string>;

export interface RoundsOptions {
  readonly shown: Pick<ShownGame, 'modes'>;
  readonly session: StudioSession;
  readonly client: StudioClient;
  readonly bridge: Bridge;
  readonly texts: Texts;
  readonly state: GameState;
  readonly stage: Stage;
  readonly controls: Controls;
  readonly view: GameView;
  readonly moves: boolean;
  readonly stakeText: () => string;
  readonly refresh: () => void;
}

/** Plays rounds one after the other: the server decides, the view tells, the figures follow. */
export function createRounds(options: RoundsOptions) {
  const { shown, session, client, bridge, texts, state, stage, controls, view } = options;
  const { currency } = session;
  const minor = (text: string) => minorOf(text, currency);
  /** A round that may have happened: nothing else is played until its answer has come. */
  let unanswered: { wish: Wish; error: unknown } | null = null;

  function begin(wish: Wish): void {
    show(wish.stake, wish.mode);
    const { stake, cost } = state.told;
    bridge.tell({ type: 'arara:round-started', balance: leftAfter(stake, cost) });
  }

  function leftAfter(stake: string, cost: number): string {
    return without(state.balance, scaled(stake, currency, cost), currency);
  }

  /** Makes the stage ready for the story of a round. */
  function show(stake: string, mode: string): void {
    state.busy = true;
    state.told = { stake, cost: costOf(shown, mode) };
    state.win = noWin(texts);
    state.sum = null;
    clearStage();
    options.refresh();
  }

  function clearStage(): void {
    stage.burst(null);
    stage.announce(null);
    stage.badge(null);
  }

  /** The result is known and said; the next round may still have to wait. */
  function settle(played: PlayedRound): void {
    state.balance = played.balance;
    state.net = played.today.net;
    state.nonce = played.round.nonce + 1;
    const balance = texts.money(played.balance);
    const amount = texts.money(played.round.payout);
    const paid = minor(played.round.payout) > 0n;
    controls.say(texts.t(paid ? 'spoken.result' : 'spoken.nothing', { amount, balance }));
    bridge.tell({ type: 'arara:round-ended', balance: played.balance, net: played.today.net });
    noteSeen(played.round.id);
  }

  function noteSeen(id: string): void {
    client.seen(id).catch(() => {
      // Seen or not only decides whether the round is told again after a reload.
    });
  }

  function refuse(wish: Wish, error: unknown): null {
    const isOpen = error instanceof StudioError && error.isOpen;
    unanswered = isOpen ? { wish: { ...wish, isOpen }, error } : null;
    view.calm();
    clearStage();
    state.busy = false;
    state.auto = null;
    bridge.tell({ type: 'arara:round-ended', balance: state.balance, net: state.net });
    options.refresh();
    explain(error);
    return null;
  }

  function explain(error: unknown): void {
    openRefusal(error, { texts, bridge, mode: session.mode, retry: () => void askAgain() });
  }

  async function askAgain(): Promise<void> {
    if (unanswered !== null) await run(unanswered.wish);
  }

  /** One round from the stake to the last event; null when the server refused it. */
  async function play(mode: string) {
    if (unanswered !== null) {
      explain(unanswered.error);
      return null;
    }
    return run(newWish(options.stakeText(), mode, view.choices.read()));
  }

  async function run(wish: Wish) {
    if (state.busy || state.paused) return null;
    const startedAt = performance.now();
    begin(wish);
    view.begin(pace());
    try {
      const played = await client.play(wish, () => stage.announce(texts.t('net.waiting')));
      unanswered = null;
      stage.announce(null);
      state.roundId = played.round.id;
      const { cost: parts } = state.told;
      // It is paid: what cannot be shown is said, and never called a round that did not happen.
      await view.play(played.round.book, parts, pace()).catch(() => view.calm());
      settle(played);
      await pause(session.rules.roundMinMs - (performance.now() - startedAt));
      free();
      const cost = scaled(wish.stake, currency, parts);
      return { cost: minor(cost), payout: minor(played.round.payout), stake: minor(wish.stake) };
    } catch (error) {
      return refuse(wish, error);
    }
  }

  function pace(): Pace {
    if (!options.moves) return 'still';
    return state.turbo && session.rules.turbo ? 'turbo' : 'normal';
  }

  function free(): void {
    state.busy = false;
    options.refresh();
  }

  /** Tells a round of the past once more; no money moves. False while another story is told. */
  function replay(id: string): boolean {
    if (state.busy || state.paused || state.auto !== null) return false;
    // Nothing else may begin while the round is fetched: two stories cannot be told at once.
    state.busy = true;
    options.refresh();
    void fetchAndTell(id);
    return true;
  }

  async function fetchAndTell(id: string): Promise<void> {
    try {
      await tellAgain(await client.round(id), texts.t('replay'), texts.t('replay.end'));
    } catch {
      view.calm();
      announce(texts.t('replay.failed'));
    } finally {
      free();
    }
  }

  async function tellAgain(round: StudioRound, first: string, last: string): Promise<void> {
    show(round.stake, round.mode);
    announce(first);
    view.begin(pace());
    await view.play(round.book, state.told.cost, pace());
    announce(last);
  }

  /** Tells a round that ended while nobody looked; its money has long been right. */
  async function resume(round: StudioRound): Promise<void> {
    const result = isGain(round.payout)
      ? texts.t('round.last', { amount: texts.money(round.payout) })
      : texts.t('round.last.none');
    try {
      await tellAgain(round, texts.t('round.last.tell'), result);
    } catch {
      view.calm();
      announce(result);
    } finally {
      noteSeen(round.id);
      free();
    }
  }

  /** On the reels for the eye, in the status for the ear. */
  function announce(text: string): void {
    stage.announce(text);
    controls.say(text);
  }

  /** Says why auto-play ended and what it brought. */
  function tellAutoEnd(end: AutoEnd, { count, left, lost }: AutoRun): void {
    const net = signed(texts, decimalOf(-lost, currency));
    announce(texts.t(autoEnds[end], { count: count - left, net }));
  }

  return {
    play,
    replay,
    resume,
    /** Auto-play by a plan, until it ends, somebody stops it, or the server refuses. */
    async playOn(plan: AutoPlan): Promise<void> {
      let auto = beginAuto(plan);
      let end: AutoEnd | null = null;
      state.auto = auto;
      options.refresh();
      while (state.auto === auto && end === null) {
        const played = await play('base');
        if (played === null) break;
        const next = afterRound(auto, played);
        if (state.auto === auto) state.auto = next.run;
        ({ run: auto, end } = next);
        options.refresh();
        if (state.auto === auto && end === null) await pause(autoPauseMs);
      }
      if (state.auto === auto) state.auto = null;
      options.refresh();
      // A player who stopped it may have begun something else meanwhile, which has the word then.
      if (auto.left < auto.count && !state.busy) tellAutoEnd(end ?? 'count', auto);
    },
  };
}

const pause = (ms: number): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, Math.max(0, ms));
  });
