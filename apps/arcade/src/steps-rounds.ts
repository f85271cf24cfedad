import type { StepsRound, StudioRound } from '@arara/contract';
import type { Move } from '@arara/game-kit';
import type { GameSteps, SteppedRound } from '@arara/game-kit/view';
import { roomOf } from './auto-play.ts';
import type { AutoRun, PlayedAmounts } from './auto-play.ts';
import { hundredthsOf, minorOf, minus, plus } from './figures.ts';
import { noWin } from './game-state.ts';
import { pause } from './round-desk.ts';
import type { RoundDesk, RoundsOptions } from './round-desk.ts';
import { newMoveWish, StudioError } from './studio-client.ts';
import type { MoveWish, SteppedAnswer, Wish } from './studio-client.ts';

/** Auto-play looks at the round for so long before it moves. */
const autoMoveMs = { normal: 320, turbo: 90, still: 320 } as const;

/** The round went on in another window, or ended there. */
const movedOn = new Set(['round.moved', 'round.not.found']);

const isOf = (codes: ReadonlySet<string>, error: unknown): error is StudioError =>
  error instanceof StudioError && codes.has(error.code);

/** A round in steps that is over, as rounds of the past are listed. */
const pastOf = (round: StepsRound, told: number): StudioRound => ({
  ...round,
  payout: round.payout ?? '0.00',
  book: round.book ?? { payoutMultiplier: 0, events: round.events },
  seen: told > 0,
});

/**
 * Plays rounds in several steps: the stake opens one, each move is a request of its own, and the same round goes on
 * after a reload and in another window. A move that was refused leaves it as it was.
 */
export function createStepsRounds(options: RoundsOptions, steps: GameSteps, desk: RoundDesk) {
  const { session, client, bridge, texts, state, view, pace } = options;
  const { currency } = session;
  const minor = (amount: string) => minorOf(amount, currency);
  let startedAt = 0;

  /** A round as the view shows it; the player has seen so many of its events. */
  function shownOf(round: StepsRound, told = round.events.length): SteppedRound {
    const allowed = round.allowed.map(({ name, cost }) => {
      const isCovered = minor(cost) <= minor(state.balance);
      return { name, price: minor(cost) > 0n ? texts.money(cost) : null, isCovered };
    });
    const paid = round.state === 'SETTLED' ? (round.book?.payoutMultiplier ?? 0) : null;
    return { choices: round.choices, view: round.view, events: round.events, told, allowed, paid };
  }

  /** A round as auto-play sees it: no move takes more than its limit of loss, or the balance, has room for. */
  function plannedOf(round: StepsRound, run: AutoRun): SteppedRound {
    const room = roomOf(run) - minor(round.cost);
    const allowed = round.allowed.filter(({ cost }) => minor(cost) === 0n || minor(cost) <= room);
    const shown = shownOf({ ...round, allowed });
    return { ...shown, allowed: shown.allowed.filter(({ isCovered }) => isCovered) };
  }

  /** Opens a round with its stake; resolves where the player may move. */
  async function open(wish: Wish): Promise<PlayedAmounts | null> {
    if (state.busy || state.paused || state.open !== null) return null;
    startedAt = performance.now();
    desk.begin(wish);
    view.begin(pace());
    try {
      const answer = await client.openSteps(wish, desk.waits);
      desk.answered();
      await follow(answer, answer.round.told);
    } catch (error) {
      if (!isOf(new Set(['round.open']), error)) {
        return desk.refuse(error, () => open({ ...wish, isOpen: true }));
      }
      return lookAgain(error, () => open(wish));
    }
    return begin();
  }

  /** Makes the move that the press of the great button has asked for with the stake, where there is one. */
  async function begin(): Promise<PlayedAmounts | null> {
    const round = state.open;
    if (round === null || state.auto !== null || steps.first === undefined) return null;
    const wanted = steps.first(shownOf(round));
    return make(newMoveWish(round.id, round.moves, wanted));
  }

  /** Shows where a round stands after an answer, and gives the word to its player, or ends it. */
  async function follow(answer: SteppedAnswer, told: number): Promise<PlayedAmounts | null> {
    const { round, balance } = answer;
    const isOver = round.state === 'SETTLED';
    state.roundId = round.id;
    state.open = isOver ? null : round;
    state.busy = true;
    state.told = { stake: round.stake, cost: hundredthsOf(round.cost, round.stake, currency) };
    state.spent = round.cost;
    options.refresh();
    await steps.follow(shownOf(round, told), state.told.cost, pace()).catch(desk.unshown);
    if (isOver) return settle(answer, told);
    [state.balance, state.net] = [balance, answer.today.net];
    desk.hold(balance);
    giveTurn(round);
    return null;
  }

  async function settle({ round, ...money }: SteppedAnswer, told: number): Promise<PlayedAmounts> {
    const past = pastOf(round, told);
    desk.settle({ round: past, ...money });
    await pause(session.rules.roundMinMs - (performance.now() - startedAt));
    desk.free();
    return desk.amountsOf(past);
  }

  /** The player may move; what the round is worth stands where a prize would. */
  function giveTurn(round: StepsRound): void {
    const shown = shownOf(round);
    const worth = steps.worthOf(shown);
    state.busy = false;
    state.worth = worth;
    state.win =
      worth === null
        ? noWin(texts)
        : { label: worth.label, amount: null, isGain: worth.amount > state.told.cost };
    steps.turn(state.auto === null ? shown : null);
    options.refresh();
  }

  /** A move of the player; nothing where another one is under way. */
  async function move(wanted: Move): Promise<void> {
    const round = state.open;
    if (round === null || state.busy) return;
    // The view has shown that something was asked for: it takes that back.
    if (state.paused || state.auto !== null || desk.isBlocked()) return giveTurn(round);
    await make(newMoveWish(round.id, round.moves, wanted));
  }

  async function make(wish: MoveWish): Promise<PlayedAmounts | null> {
    const known = state.open?.events.length ?? 0;
    const offer = state.open?.allowed.find(({ name }) => name === wish.name);
    state.busy = true;
    steps.turn(null);
    options.refresh();
    desk.raise(offer?.cost ?? '0');
    try {
      const answer = await client.moveSteps(wish, desk.waits);
      desk.answered();
      return await follow(answer, known);
    } catch (error) {
      return refuse(wish, error);
    }
  }

  async function refuse(wish: MoveWish, error: unknown): Promise<PlayedAmounts | null> {
    const again = () => make({ ...wish, isOpen: true });
    if (isOf(movedOn, error)) return lookAgain(error, again);
    state.auto = null;
    const isPlain = isOf(new Set(['move.refused']), error);
    if (isPlain) desk.notMoved();
    else desk.refuseMove(error, again);
    if (state.open !== null) giveTurn(state.open);
    if (isPlain) desk.announce(error.message);
    return null;
  }

  /** Another window was first: shows the round as it is now, or its end, and says why. */
  async function lookAgain(
    reason: StudioError,
    again: () => Promise<unknown>,
  ): Promise<PlayedAmounts | null> {
    const before = state.open;
    try {
      state.auto = null;
      const answer = await client.currentSteps();
      desk.answered();
      const played = await goOn(before, answer);
      desk.announce(reason.message);
      return played;
    } catch (error) {
      if (before === null) return desk.refuse(error, again);
      desk.refuseMove(error, again);
      giveTurn(before);
      return null;
    }
  }

  async function goOn(
    before: StepsRound | null,
    answer: SteppedAnswer | null,
  ): Promise<PlayedAmounts | null> {
    if (answer !== null) {
      return before?.id === answer.round.id ? follow(answer, before.events.length) : takeUp(answer);
    }
    if (before !== null) return endElsewhere(before);
    desk.unshown();
    bridge.tell({ type: 'arara:round-ended', balance: state.balance, net: state.net });
    desk.free();
    return null;
  }

  /** The round ended in another window, which has its answer: its prize is in the balance. */
  async function endElsewhere(before: StepsRound): Promise<PlayedAmounts | null> {
    const past = await client.round(before.id);
    const { cost, payout, book } = past;
    // It may have raised its cost there.
    const brought = minus(payout, minus(cost, before.cost, currency), currency);
    const after = (amount: string): string => plus(amount, brought, currency);
    const round: StepsRound = {
      ...before,
      state: 'SETTLED',
      view: null,
      allowed: [],
      events: book.events,
      cost,
      payout,
      book,
    };
    const money = { balance: after(state.balance), today: { net: after(state.net) } };
    return follow({ round, ...money }, before.events.length);
  }

  /** The page goes on with a round that it has not opened itself; of one that is over it tells all. */
  async function takeUp(answer: SteppedAnswer): Promise<PlayedAmounts | null> {
    const { round, balance } = answer;
    desk.show(round);
    const place = session.stakes.indexOf(round.stake);
    if (place >= 0) state.stakeIndex = place;
    desk.hold(balance);
    return follow(answer, round.state === 'SETTLED' ? 0 : round.events.length);
  }

  return {
    open,
    move,
    /** A round by the plan of the view, from its stake to its end; null where it was stopped or refused. */
    async playThrough(wish: Wish): Promise<PlayedAmounts | null> {
      let played = await open(wish);
      while (played === null && state.open !== null && state.auto !== null) {
        await pause(autoMoveMs[pace()]);
        const round: StepsRound | null = state.open;
        if (round === null || state.auto === null || steps.plan === null) break;
        const next = steps.plan.next(plannedOf(round, state.auto));
        played = await make(newMoveWish(round.id, round.moves, next));
      }
      // Somebody stopped it in the middle of a round, which is theirs now.
      if (state.open !== null && !state.busy) giveTurn(state.open);
      return played;
    },
    /** Goes on with the round that the player left open, here or in another window. */
    async resume(): Promise<void> {
      state.busy = true;
      options.refresh();
      const answer = await client.currentSteps().catch(() => null);
      // A press then hears that a round is open, and looks again.
      if (answer === null) return desk.free();
      const isOver = answer.round.state === 'SETTLED';
      await takeUp(answer);
      if (!isOver) desk.announce(texts.t('round.goes.on'));
    },
  };
}

export type StepsRounds = ReturnType<typeof createStepsRounds>;
