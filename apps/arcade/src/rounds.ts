import type { SlotBook, SlotTitle } from '@arara/slots';
import type { Pace, SlotView } from '@arara/slots/view';
import type { Bridge } from './bridge.ts';
import { costOf, minorOf, scaled } from './figures.ts';
import { autoGoesOn } from './game-state.ts';
import type { GameState } from './game-state.ts';
import type { AutoPlan } from './hud/auto-sheet.ts';
import type { Controls } from './hud/controls.ts';
import type { Stage } from './hud/stage.ts';
import { openRefusal } from './refusal.ts';
import type { PlayedRound, StudioClient, StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

const autoPauseMs = 450;

export interface RoundsOptions {
  readonly title: SlotTitle;
  readonly session: StudioSession;
  readonly client: StudioClient;
  readonly bridge: Bridge;
  readonly texts: Texts;
  readonly state: GameState;
  readonly stage: Stage;
  readonly controls: Controls;
  readonly view: SlotView;
  readonly stakeText: () => string;
  readonly refresh: () => void;
}

/** Plays rounds one after the other: the server decides, the view tells, the figures follow. */
export function createRounds(options: RoundsOptions) {
  const { title, session, client, bridge, texts, state, stage, controls, view } = options;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;

  function begin(): void {
    state.busy = true;
    state.winLabel = texts.t('win.none');
    state.winAmount = null;
    stage.burst(null);
    stage.announce(null);
    stage.badge(null);
    bridge.tell({ type: 'arara:round-started' });
    options.refresh();
  }

  function end(played: PlayedRound): void {
    state.busy = false;
    state.balance = played.balance;
    state.net = played.today.net;
    state.nonce = played.round.nonce + 1;
    const balance = texts.money(played.balance);
    const amount = texts.money(played.round.payout);
    const paid = minorOf(played.round.payout, session.currency) > 0n;
    controls.say(texts.t(paid ? 'spoken.result' : 'spoken.nothing', { amount, balance }));
    bridge.tell({ type: 'arara:round-ended', balance: played.balance, net: played.today.net });
    options.refresh();
    client.seen(played.round.id).catch(() => {
      // Seen or not only decides whether the end is told again after a reload.
    });
  }

  function refuse(error: unknown): null {
    view.calm();
    state.busy = false;
    state.auto = null;
    bridge.tell({ type: 'arara:round-ended', balance: state.balance, net: state.net });
    options.refresh();
    openRefusal(error, texts, bridge);
    return null;
  }

  /** One round from the stake to the last event; null when the server refused it. */
  async function play(mode: string) {
    if (state.busy || state.paused) return null;
    const pace: Pace = reduced ? 'still' : state.turbo ? 'turbo' : 'normal';
    const stake = options.stakeText();
    begin();
    view.spin(pace);
    try {
      const played = await client.play(stake, mode);
      state.roundId = played.round.id;
      await view.play(played.round.book as unknown as SlotBook, pace);
      end(played);
      const minor = (text: string) => minorOf(text, session.currency);
      const cost = scaled(stake, session.currency, costOf(title, mode));
      return { cost: minor(cost), payout: minor(played.round.payout), stake: minor(stake) };
    } catch (error) {
      return refuse(error);
    }
  }

  return {
    play,
    /** Auto-play by a plan, until it ends, somebody stops it, or the server refuses. */
    async playOn(plan: AutoPlan): Promise<void> {
      const auto = { ...plan, left: plan.count, lost: 0n };
      state.auto = auto;
      while (state.auto === auto && !state.paused) {
        const played = await play('base');
        if (played === null || !autoGoesOn(auto, played)) state.auto = null;
        options.refresh();
        await new Promise((resume) => setTimeout(resume, autoPauseMs));
      }
    },
  };
}
