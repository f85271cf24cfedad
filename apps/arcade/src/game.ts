import type { GameHost, GameView, LoadedGame, Pace, ShownGame } from '@arara/game-kit/view';
import { createAmounts } from './amounts.ts';
import type { Bridge } from './bridge.ts';
import { nextCost } from './figures.ts';
import { controlStateOf, offersOf, pressIn } from './control-state.ts';
import { firstState, goesAlone, isUnderWay, sumApart } from './game-state.ts';
import type { GameState } from './game-state.ts';
import { openAutoSheet } from './hud/auto-sheet.ts';
import { openBuySheet } from './hud/buy-sheet.ts';
import { createControls } from './hud/controls.ts';
import type { Controls, ControlState } from './hud/controls.ts';
import { createHistory } from './hud/history.ts';
import { createKeyHelp } from './hud/key-help.ts';
import { openRulesSheet } from './hud/rules-sheet.ts';
import type { RulesTab } from './hud/rules-sheet.ts';
import { createStage } from './hud/stage.ts';
import type { Stage } from './hud/stage.ts';
import { openStakeSheet } from './hud/stake-sheet.ts';
import { listenForKeys } from './keys.ts';
import { createNarrator } from './narrate.ts';
import { showPools } from './pools.ts';
import { createRounds } from './rounds.ts';
import { stakeNamesOf } from './stake-names.ts';
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

/** The view fills the stage. A page that goes for good draws no more; one that is only put aside may come back. */
function fitInto(view: GameView, stage: Stage): void {
  stage.onResize((room) => view.resize(room));
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) view.dispose();
  });
}

/** The proof of a round is a page of the site. */
const verifierOf =
  ({ bridge }: GameOptions) =>
  (round: string): void =>
    bridge.tell({ type: 'arara:verify', round });

/** A round that nobody has seen is told first, and its end is not given away. */
const lastSeen = ({ lastRound }: StudioSession): StudioSession['lastRound'] =>
  lastRound?.seen === true ? lastRound : null;

/** The last results over the game, which begin with the one that the player knows. */
function openHistory(
  options: GameOptions,
  { briefOf }: GameView,
  stage: Stage,
  replay: (id: string) => boolean,
) {
  const history = createHistory({ ...options, briefOf, verify: verifierOf(options), replay });
  const last = lastSeen(options.session);
  stage.over(history.node);
  if (last !== null) history.add(last);
  return history;
}

/** Something may still have to be chosen, which is then said. */
function isReady(
  view: GameView,
  stage: Stage,
  controls: Controls,
  way: 'once' | 'auto' = 'once',
): boolean {
  const plan = way === 'auto' ? view.steps?.plan : null;
  const missing = view.choices.missing() ?? plan?.missing() ?? null;
  if (missing === null) return true;
  stage.announce(missing);
  controls.say(missing);
  return false;
}

/** The space bar plays, and in a round in steps does what the great button does. */
const wordOfSpace = ({ texts, shown }: GameOptions, { steps }: GameView): string =>
  steps === undefined
    ? texts.t(shown.act)
    : `${texts.t(shown.act)} / ${steps.act?.word ?? texts.t('take')}`;

/** The part of a view's host that is the page's own. */
const hostOf = (
  { client, texts }: GameOptions,
  { place, stand }: Stage,
  state: GameState,
  ask: GameHost['ask'],
) => ({
  place,
  stand,
  ask,
  words: texts,
  isMuted: () => state.muted,
  goesAlone: () => goesAlone(state),
  results: client.results,
});

/** Sets a game up in the frame and lets it run. */
export function startGame(options: GameOptions): RunningGame {
  const { root, shown, session, client, texts } = options;
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const state = firstState(session, texts);
  const amounts = createAmounts(session, texts, state);
  const buyMode = shown.modes.find(({ code }) => code !== 'base');
  const name = texts.game(`titles.${shown.code}.name`);
  const stage = openStage();
  const controls = createControls(
    texts,
    { spin, turbo, sound, rules: () => openRules(), auto, buy, chooseStake, lessStake, moreStake },
    offersOf(options),
  );
  root.replaceChildren(stage.node, controls.node);
  const speech = { say: controls.say, amountOf: amounts.told };
  const narrator = createNarrator({ texts, stage, state, ...speech, refresh, dress, pace });
  const host = hostOf(options, stage, state, (move) => rounds.move(move));
  const view = options.loaded.mount({ ...host, moves, narrator, last: lastSeen(session) });
  controls.choices(view.choices.node);
  const parts = { state, stage, controls, view, pace, stakeText: amounts.stake, refresh, dress };
  const rounds = createRounds({ ...options, ...parts, told: (round) => history.add(round) });
  const history = openHistory(options, view, stage, rounds.replay);
  fitInto(view, stage);
  showPools({ ...options, state }, stage);
  refresh();
  void rounds.wake();
  listenForKeys(root, { spin, moreStake, lessStake }, view.keys);

  function openStage() {
    return createStage({
      game: shown,
      name,
      texts,
      moves,
      goesAlone: () => goesAlone(state),
      changed: () => refresh(),
      verify: () => openRules('odds'),
    });
  }

  function pace(): Pace {
    if (!moves) return 'still';
    return state.turbo && session.rules.turbo ? 'turbo' : 'normal';
  }

  function dress(when: 'day' | 'night'): void {
    stage.dress(when);
    view.dress(when);
  }

  function refresh(): void {
    for (const plate of stage.plates) plate.value.textContent = amounts.next(plate.prize);
    stage.sum(sumApart(state, texts));
    view.choices.show({
      stake: amounts.stake(),
      amountOf: amounts.next,
      isLocked: isUnderWay(state) || state.auto !== null,
    });
    const act = view.steps?.act?.word ?? null;
    controls.show(controlStateOf({ ...options, state, amounts, press: pressOf(), act }));
  }

  function pressOf(): ControlState['press'] {
    if (stage.acts.asked() !== null) return 'goOn';
    const acts = view.steps?.act !== undefined;
    return pressIn(state, { act: shown.act, hurries: session.rules.turbo, acts });
  }

  function step(index: number): void {
    if (isUnderWay(state) || state.auto !== null || session.stakes[index] === undefined) return;
    state.stakeIndex = index;
    refresh();
    controls.say(texts.t(stakeNamesOf(shown).spoken, { amount: amounts.next(100) }));
  }

  function lessStake(): void {
    step(state.stakeIndex - 1);
  }

  function moreStake(): void {
    step(state.stakeIndex + 1);
  }

  function chooseStake(): void {
    if (isUnderWay(state)) return;
    const { stakes } = session;
    openStakeSheet({
      texts,
      stakes,
      names: stakeNamesOf(shown),
      chosen: state.stakeIndex,
      choose: step,
    });
  }

  function turbo(): void {
    state.turbo = !state.turbo;
    remember();
  }

  function sound(): void {
    state.muted = !state.muted;
    view.soundChanged();
    remember();
  }

  function remember(): void {
    refresh();
    client.remember({ muted: state.muted, turbo: state.turbo }).catch(() => {
      // The choice holds on this page; the next change tries to store it again.
    });
  }

  function spin(): void {
    const press = pressOf();
    if (press === 'goOn') {
      stage.celebration.end();
      stage.acts.asked()?.();
      return;
    }
    if (stopAuto()) return;
    if (press === 'hurry' || press === 'hand') view.hurry();
    if ((press === 'take' || press === 'end') && state.worth !== null)
      rounds.move(state.worth.move);
    if (press === 'act' && view.steps?.act !== undefined) rounds.move(view.steps.act.move());
    if (press === shown.act && isReady(view, stage, controls)) void rounds.play('base');
  }

  function stopAuto(): boolean {
    if (state.auto === null) return false;
    state.auto = null;
    refresh();
    return true;
  }

  function auto(): void {
    if (stopAuto() || isUnderWay(state) || !isReady(view, stage, controls, 'auto')) return;
    openAutoSheet({
      texts,
      amountOf: (times) => amounts.next(times * nextCost(shown, view)),
      hasChanges: shown.act === 'play',
      start: (plan) => void rounds.playOn(plan),
    });
  }

  function buy(): void {
    if (buyMode === undefined || isUnderWay(state)) return;
    const [amount, stake] = [amounts.next(buyMode.cost), amounts.next(100)];
    openBuySheet({ texts, amount, stake, buy: () => void rounds.play(buyMode.code) });
  }

  function openRules(tab: RulesTab = 'prizes'): void {
    openRulesSheet({
      tab,
      texts,
      name,
      session,
      hasChoices: view.choices.node !== null,
      seeds: { ...client.seeds(), nonce: state.nonce },
      prizes: () => view.prizes({ stake: amounts.next(100), amountOf: amounts.next }),
      keys: () => createKeyHelp(texts, wordOfSpace(options, view), view.keys),
      load: () => client.rounds(),
      replay: rounds.replay,
      verify: verifierOf(options),
    });
  }

  return {
    openRules: () => openRules(),
    pause(on) {
      view.pause(on);
      state.paused = on;
      if (on) state.auto = null;
      refresh();
    },
  };
}
