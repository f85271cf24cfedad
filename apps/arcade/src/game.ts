import type { LoadedGame, ShownGame } from '@arara/game-kit/view';
import { createAmounts } from './amounts.ts';
import type { Bridge } from './bridge.ts';
import { isGain, rtpText, signed } from './figures.ts';
import { firstState, sumApart } from './game-state.ts';
import { openAutoSheet } from './hud/auto-sheet.ts';
import { openBuySheet } from './hud/buy-sheet.ts';
import { createControls } from './hud/controls.ts';
import type { ControlState } from './hud/controls.ts';
import { openRulesSheet } from './hud/rules-sheet.ts';
import { createStage } from './hud/stage.ts';
import { openStakeSheet } from './hud/stake-sheet.ts';
import { listenForSpace } from './keys.ts';
import { createNarrator } from './narrate.ts';
import { createRounds } from './rounds.ts';
import type { StudioClient, StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

export interface GameOptions {
  readonly root: HTMLElement;
  readonly shown: ShownGame;
  readonly loaded: LoadedGame;
  readonly session: StudioSession;
  readonly client: StudioClient;
  readonly bridge: Bridge;
  readonly texts: Texts;
}

/** The questions that the page around the frame may ask of a running game. */
export interface RunningGame {
  openRules(): void;
  pause(on: boolean): void;
}

/** Sets a game up in the frame and lets it run. */
export function startGame(options: GameOptions): RunningGame {
  const { root, shown, session, client, texts } = options;
  const { rules } = session;
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const state = firstState(session, texts);
  const amounts = createAmounts(session, texts, state);
  const buyMode = shown.modes.find(({ code }) => code !== 'base');
  const name = texts.game(`titles.${shown.code}.name`);
  const stage = createStage({ game: shown, name, texts, moves });
  const lessStake = () => step(state.stakeIndex - 1);
  const moreStake = () => step(state.stakeIndex + 1);
  const controls = createControls(
    texts,
    { spin, turbo, sound, rules: openRules, auto, buy, chooseStake, lessStake, moreStake },
    {
      auto: rules.autoPlay,
      turbo: rules.turbo,
      buy: buyMode === undefined ? null : texts.t('buy'),
      play: session.mode === 'play',
    },
  );
  root.replaceChildren(stage.node, controls.node);
  const { say } = controls;
  const amountOf = amounts.told;
  // A round that nobody has seen is told first, and its end is not given away.
  const last = session.lastRound?.seen === true ? session.lastRound.book : null;
  const narrator = createNarrator({ texts, stage, state, amountOf, say, refresh });
  const isMuted = () => state.muted;
  const view = options.loaded.mount({ place: stage.place, words: texts, narrator, last, isMuted });
  controls.choices(view.choices.node);
  const stakeText = amounts.stake;
  const parts = { state, stage, controls, view, moves, stakeText, refresh };
  const rounds = createRounds({ ...options, ...parts });
  stage.onResize((room) => view.resize(room));
  refresh();
  if (session.lastRound?.seen === false) void rounds.resume(session.lastRound);
  listenForSpace(root, spin);
  // A page that goes for good draws no more; one that is only put aside may come back.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) view.dispose();
  });

  function refresh(): void {
    for (const plate of stage.plates) plate.value.textContent = amounts.next(plate.prize);
    stage.sum(sumApart(state, texts));
    const rtp = texts.t('rtp', { percent: rtpText(session.game.rtpHundredths, texts.language) });
    controls.show({
      stake: amounts.next(100),
      win: state.win,
      today: { text: signed(texts, state.net), isGain: isGain(state.net) },
      shape: shown.pays(texts),
      rtp,
      round: state.roundId.slice(0, 8),
      busy: state.busy,
      press: pressOf(),
      canLess: state.stakeIndex > 0,
      canMore: state.stakeIndex < session.stakes.length - 1,
      turbo: state.turbo,
      muted: state.muted,
      autoLeft: state.auto?.left ?? 0,
    });
  }

  function pressOf(): ControlState['press'] {
    if (state.auto !== null) return 'stopAuto';
    if (!state.busy) return 'spin';
    return rules.turbo ? 'hurry' : 'nothing';
  }

  function step(index: number): void {
    if (state.busy || session.stakes[index] === undefined) return;
    state.stakeIndex = index;
    refresh();
    say(texts.t('spoken.stake', { amount: amounts.next(100) }));
  }

  function chooseStake(): void {
    if (state.busy) return;
    const { stakes } = session;
    openStakeSheet({ texts, stakes, chosen: state.stakeIndex, choose: step });
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
    const press = pressOf();
    if (press === 'hurry') view.hurry();
    if (press === 'spin') void rounds.play('base');
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
      (stakes) => amounts.next(stakes * 100),
      (plan) => void rounds.playOn(plan),
    );
  }

  function buy(): void {
    if (buyMode === undefined || state.busy) return;
    const [amount, stake] = [amounts.next(buyMode.cost), amounts.next(100)];
    openBuySheet({ texts, amount, stake, buy: () => void rounds.play(buyMode.code) });
  }

  function openRules(): void {
    openRulesSheet({
      texts,
      name,
      session,
      seeds: { ...client.seeds(), nonce: state.nonce },
      prizes: () => view.prizes({ stake: amounts.next(100), amountOf: amounts.next }),
      load: () => client.rounds(),
      replay: rounds.replay,
    });
  }

  return {
    openRules,
    pause(on) {
      view.pause(on);
      state.paused = on;
      if (on) state.auto = null;
      refresh();
    },
  };
}
