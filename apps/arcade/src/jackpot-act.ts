import type { StudioRound } from '@arara/contract';
import type { GameView, Pace, ShownGame } from '@arara/game-kit/view';
import { between } from '@arara/money';
import { decimalOf, minorOf } from './figures.ts';
import { noWin } from './game-state.ts';
import type { GameState } from './game-state.ts';
import type { Stage } from './hud/stage.ts';
import type { Texts } from './texts.ts';

interface ActOptions {
  readonly texts: Texts;
  readonly stage: Pick<Stage, 'acts' | 'celebration'>;
  readonly state: GameState;
  readonly view: Pick<GameView, 'cheer'>;
  /** Its jackpot, if the game has one. */
  readonly shown: Pick<ShownGame, 'jackpot'>;
  readonly say: (text: string) => void;
  readonly refresh: () => void;
  readonly dress: (when: 'day' | 'night') => void;
  readonly pace: () => Pace;
}

/**
 * Tells the level of a jackpot that a round was paid, as an act of its own: the curtain with its name, the mascot beside
 * itself while the amount is counted, and a page with the total. The amount is the ledger's. Nothing for a round that
 * was paid none.
 */
export function createJackpotAct(options: ActOptions) {
  const { texts, stage, state, say, refresh, dress } = options;

  return async ({ jackpot: won, currency }: Pick<StudioRound, 'jackpot' | 'currency'>) => {
    const code = options.shown.jackpot;
    if (code === undefined || won === undefined || won.amount === null) return;
    const level = texts.game(`jackpot.level.${won.level}`);
    const title = texts.t('jackpot.title', { level });
    const detail = texts.t('jackpot.detail', { level, name: texts.game(`jackpot.name.${code}`) });
    const minor = minorOf(won.amount, currency);
    const amountAt = (progress: number): string =>
      texts.money(decimalOf(between(0n, minor, progress), currency));
    say(`${title}: ${amountAt(1)}. ${detail}`);
    await stage.acts.curtain({ title, rule: detail, whileClosed: () => dress('night') });
    state.win = noWin(texts);
    state.isFeature = true;
    state.isCounting = true;
    refresh();
    options.view.cheer?.(true);
    const isQuick = options.pace() === 'turbo';
    await stage.celebration.show({ words: title, rank: 5, amountAt, isQuick });
    state.isCounting = false;
    await stage.acts.total({ title, detail, rank: 1, amountAt, whileClosed: () => dress('day') });
    options.view.cheer?.(false);
    state.isFeature = false;
    state.win = { label: title, amount: amountAt(1), isGain: true };
    refresh();
  };
}
