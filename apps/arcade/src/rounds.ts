import type { StudioRound } from '@arara/contract';
import type { Move } from '@arara/game-kit';
import { afterRound, beginAuto, nextStake } from './auto-play.ts';
import type { AutoEnd, AutoPlan, PlayedAmounts } from './auto-play.ts';
import { autoEndText } from './auto-end.ts';
import { isGain, minorOf, nextCost, paidBy, scaled } from './figures.ts';
import { createJackpotAct } from './jackpot-act.ts';
import { createRoundDesk, pause } from './round-desk.ts';
import type { RoundsOptions } from './round-desk.ts';
import { createStepsRounds } from './steps-rounds.ts';
import type { StepsRounds } from './steps-rounds.ts';
import { newWish } from './studio-client.ts';
import type { Wish } from './studio-client.ts';

const autoPauseMs = 450;

/** Plays rounds one after the other: the server decides, the view tells, the figures follow. */
export function createRounds(options: RoundsOptions) {
  const { session, client, texts, state, view, pace } = options;
  const { currency } = session;
  const desk = createRoundDesk(options);
  const tellJackpot = createJackpotAct({ ...options, say: options.controls.say });
  const steps = view.steps === undefined ? null : createStepsRounds(options, view.steps, desk);
  const minor = (text: string) => minorOf(text, currency);

  /** One round from the stake to its end, or in steps to the first move; null when there is nothing to count. */
  async function play(mode: string): Promise<PlayedAmounts | null> {
    if (desk.isBlocked()) return null;
    const wish = newWish(options.stakeText(), mode, view.choices.read());
    return steps === null ? run(wish) : steps.open(wish);
  }

  async function run(wish: Wish): Promise<PlayedAmounts | null> {
    if (state.busy || state.paused) return null;
    const startedAt = performance.now();
    desk.begin(wish);
    view.begin(pace());
    try {
      const played = await client.play(wish, desk.waits);
      desk.answered();
      state.roundId = played.round.id;
      const { cost } = state.told;
      const { book, choices } = played.round;
      await view.play(book, cost, pace(), choices).catch(desk.unshown);
      await tellJackpot(played.round).catch(desk.unshown);
      desk.settle(played);
      await pause(session.rules.roundMinMs - (performance.now() - startedAt));
      desk.free();
      return desk.amountsOf(played.round);
    } catch (error) {
      return desk.refuse(error, () => run({ ...wish, isOpen: true }));
    }
  }

  /** Tells a round of the past once more; no money moves. False while another story is told. */
  function replay(id: string): boolean {
    if (state.busy || state.paused || state.auto !== null || state.open !== null) return false;
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
      desk.announce(texts.t('replay.failed'));
    } finally {
      desk.free();
    }
  }

  async function tellAgain(round: StudioRound, first: string, last: string): Promise<void> {
    desk.show(round);
    desk.announce(first);
    state.isReplay = true;
    view.begin(pace());
    await view
      .play(round.book, state.told.cost, pace(), round.choices)
      .then(() => tellJackpot(round))
      .finally(() => {
        state.isReplay = false;
      });
    desk.announce(last);
  }

  /** Tells a round that ended while nobody looked; its money has long been right. */
  async function resume(round: StudioRound): Promise<void> {
    const paid = paidBy(round);
    const result = isGain(paid)
      ? texts.t('round.last', { amount: texts.money(paid) })
      : texts.t('round.last.none');
    try {
      await tellAgain(round, texts.t('round.last.tell'), result);
      options.told(round);
    } catch {
      view.calm();
      desk.announce(result);
    } finally {
      desk.noteSeen(round.id);
      desk.free();
    }
  }

  /** The cost of a round with the choices of now, in minor units. */
  const next = (): bigint =>
    minor(scaled(options.stakeText(), currency, nextCost(options.shown, view)));

  function changeStake(plan: AutoPlan, played: PlayedAmounts, first: number): void {
    const last = session.stakes.length - 1;
    state.stakeIndex = nextStake(plan, played, { now: state.stakeIndex, first, last });
  }

  /** A round in steps by the plan of its view. */
  async function playThrough({ playThrough: whole }: StepsRounds): Promise<PlayedAmounts | null> {
    return desk.isBlocked()
      ? null
      : whole(newWish(options.stakeText(), 'base', view.choices.read()));
  }

  return {
    play,
    replay,
    resume,
    /** Makes a move of the open round. */
    move: (move: Move): void => void steps?.move(move),
    /** The first thing after the game is there: what is still to be told, and the round that is still open. */
    async wake(): Promise<void> {
      const { lastRound } = session;
      if (lastRound?.seen === false) await resume(lastRound);
      await steps?.resume();
    },
    /** Auto-play by a plan, until it ends, somebody stops it, or the server refuses. */
    async playOn(plan: AutoPlan): Promise<void> {
      const first = state.stakeIndex;
      let auto = beginAuto(plan, next());
      let end: AutoEnd | null = null;
      state.auto = auto;
      options.refresh();
      while (state.auto === auto && end === null) {
        const played = await (steps === null ? play('base') : playThrough(steps));
        if (played === null) break;
        changeStake(plan, played, first);
        const after = afterRound(auto, played, next());
        if (state.auto === auto) state.auto = after.run;
        ({ run: auto, end } = after);
        options.refresh();
        if (state.auto === auto && end === null) await pause(autoPauseMs);
      }
      if (state.auto === auto) state.auto = null;
      // A stake that only the plan has raised is not what the next press may cost.
      state.stakeIndex = first;
      options.refresh();
      // A player who stopped it may have begun something else meanwhile, which has the word then.
      if (auto.left < auto.count && !state.busy) {
        desk.announce(autoEndText(texts, end ?? 'count', auto, currency));
      }
    },
  };
}
