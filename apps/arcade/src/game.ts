import type { SlotTitle } from '@arara/slots';
import { createSlotView, createSynth } from '@arara/slots/view';
import type { Bridge } from './bridge.ts';
import { firstGrid, rtpText, scaled, shapeOf, signed, topPay } from './figures.ts';
import type { GameState } from './game-state.ts';
import { openAutoSheet } from './hud/auto-sheet.ts';
import { openBuySheet } from './hud/buy-sheet.ts';
import { createControls } from './hud/controls.ts';
import { openRulesSheet } from './hud/rules-sheet.ts';
import { createStage } from './hud/stage.ts';
import { createNarrator } from './narrate.ts';
import { createRounds } from './rounds.ts';
import type { StudioClient, StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

export interface GameOptions {
  readonly root: HTMLElement;
  readonly title: SlotTitle;
  readonly session: StudioSession;
  readonly client: StudioClient;
  readonly bridge: Bridge;
  readonly texts: Texts;
}

/** What the page around the frame may ask of a running game. */
export interface RunningGame {
  openRules(): void;
  pause(on: boolean): void;
}

/** Sets a slot up in the frame and lets it run. */
export async function startGame(options: GameOptions): Promise<RunningGame> {
  const { root, title, session, client, texts } = options;
  const artFolder = `/arcade/art/${title.code}`;
  const state = firstState(session, texts);
  const stakeText = () => session.stakes[state.stakeIndex] ?? session.defaultStake;
  const amountOf = (hundredths: number) =>
    texts.money(scaled(stakeText(), session.currency, hundredths));
  const buyMode = title.maths.modes.find(({ code }) => code !== 'base');
  const stage = createStage(title, texts.game(`titles.${title.code}.name`), texts);
  const controls = createControls(
    texts,
    { spin, turbo, sound, rules, auto, buy, lessStake: () => step(-1), moreStake: () => step(1) },
    {
      auto: session.autoPlay,
      buy: buyMode === undefined ? null : texts.t('buy'),
      play: session.mode === 'play',
    },
  );
  root.replaceChildren(stage.node, controls.node);
  const view = await createSlotView({
    title,
    artFolder,
    canvas: stage.canvas,
    grid: firstGrid(title, session),
    narrator: createNarrator({ title, texts, stage, state, amountOf, refresh }),
    sound: createSynth(title.sound, () => state.muted),
  });
  const rounds = createRounds({ ...options, state, stage, controls, view, stakeText, refresh });
  stage.onResize((width, height) => view.resize(width, height));
  refresh();
  tellLastRound();
  controls.focusSpin();
  addEventListener('keydown', pressSpace);

  function refresh(): void {
    for (const plate of stage.plates)
      plate.value.textContent = amountOf(topPay(title, plate.symbol));
    controls.show({
      stake: texts.money(stakeText()),
      win: { label: state.winLabel, amount: state.winAmount },
      today: { text: signed(texts, state.net), good: !state.net.startsWith('-') },
      shape: shapeOf(title, texts),
      rtp: texts.t('rtp', { percent: rtpText(session.game.rtpHundredths, texts.language) }),
      round: state.roundId.slice(0, 8),
      busy: state.busy,
      canLess: state.stakeIndex > 0,
      canMore: state.stakeIndex < session.stakes.length - 1,
      turbo: state.turbo,
      muted: state.muted,
      autoLeft: state.auto?.left ?? 0,
    });
  }

  function step(by: number): void {
    if (state.busy) return;
    const last = session.stakes.length - 1;
    state.stakeIndex = Math.min(last, Math.max(0, state.stakeIndex + by));
    refresh();
  }

  function turbo(): void {
    state.turbo = !state.turbo;
    remember();
  }

  function sound(): void {
    state.muted = !state.muted;
    remember();
  }

  function remember(): void {
    refresh();
    client.remember({ muted: state.muted, turbo: state.turbo }).catch(() => {
      // The choice holds on this page; the next change tries to store it again.
    });
  }

  function spin(): void {
    if (stopAuto()) return;
    if (state.busy) view.hurry();
    else void rounds.play('base');
  }

  function stopAuto(): boolean {
    if (state.auto === null) return false;
    state.auto = null;
    refresh();
    return true;
  }

  function auto(): void {
    if (stopAuto() || state.busy) return;
    openAutoSheet(
      texts,
      (stakes) => amountOf(stakes * 100),
      (plan) => void rounds.playOn(plan),
    );
  }

  function buy(): void {
    if (buyMode === undefined || state.busy) return;
    openBuySheet(texts, amountOf(buyMode.cost), () => void rounds.play(buyMode.code));
  }

  function rules(): void {
    const seeds = { ...session.seeds, nonce: state.nonce };
    const stake = texts.money(stakeText());
    openRulesSheet({ texts, title, session, seeds, amountOf, artFolder, stake });
  }

  /** A round that ended while nobody looked is told in words; its money has long been right. */
  function tellLastRound(): void {
    const last = session.lastRound;
    if (last === null || last.seen) return;
    stage.announce(texts.t('round.last', { amount: texts.money(last.payout) }));
    client.seen(last.id).catch(() => {
      // It is told once more next time; no harm.
    });
  }

  function pressSpace(event: KeyboardEvent): void {
    const free = document.querySelector('dialog[open]') === null;
    const onButton = event.target instanceof HTMLButtonElement;
    if (!free || event.repeat || event.code !== 'Space' || onButton) return;
    event.preventDefault();
    spin();
  }

  return {
    openRules: rules,
    pause(on) {
      state.paused = on;
      if (on) state.auto = null;
      refresh();
    },
  };
}

function firstState(session: StudioSession, texts: Texts): GameState {
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
    winLabel: texts.t('win.none'),
    winAmount: null,
    auto: null,
  };
}
