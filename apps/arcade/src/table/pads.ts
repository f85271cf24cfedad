import type { OwnSeat, SeatSeen, SeatsAnswer, TablePhase } from '@arara/contract';
import { afterRound, beginAuto, nextStake } from '../auto-play.ts';
import type { AutoPlan } from '../auto-play.ts';
import { autoEndText } from '../auto-end.ts';
import { minorOf, scaled } from '../figures.ts';
import { newKey } from '../studio-client.ts';
import type { StudioSession } from '../studio-client.ts';
import type { Texts } from '../texts.ts';
import { newPad } from './pad.ts';
import type { PadPress, PadShown, PadState } from './pad.ts';
import type { TableClient } from './table-client.ts';

/** The bets of one player at a table: what each does now, and what it does when it is pressed. */
export interface PadsOptions {
  readonly texts: Texts;
  readonly session: StudioSession;
  readonly calls: TableClient;
  /** The target of a bet that only its player ends. */
  readonly targetMost: number;
  /** The phase and the multiplier of now; the phase is null while no round is known. */
  readonly now: () => { readonly phase: TablePhase | null; readonly at: number };
  /** The server answered with the own seats and the money. */
  readonly answered: (answer: SeatsAnswer) => void;
  /** A seat was refused, or its leaving. */
  readonly refused: (error: unknown, of: 'round' | 'move') => void;
  readonly say: (text: string) => void;
  readonly left: (seat: OwnSeat) => void;
  readonly changed: () => void;
}

/** The seat of the round of now is shown, not the next one. */
const isIn = (press: PadPress): boolean =>
  press === 'leave' || press === 'seated' || press === 'stopAuto';
const hasLeft = (seat: OwnSeat): boolean => seat.view !== null;

export function createPads(options: PadsOptions) {
  const { texts, session, calls, now, changed } = options;
  const { stakes, currency } = session;
  const first = Math.max(0, stakes.indexOf(session.defaultStake));
  const pads = [newPad(first), newPad(first)] as const;
  const stakeOf = ({ stakeIndex }: PadState) => stakes[stakeIndex] ?? session.defaultStake;
  const minor = (amount: string) => minorOf(amount, currency);
  let round = '';

  function pressOf(pad: PadState): PadPress {
    const { phase } = now();
    const { seat } = pad;
    if (pad.isSending) return 'wait';
    if (phase === 'RUNNING' && seat?.state === 'STAKED' && !hasLeft(seat)) return 'leave';
    if (phase === 'OPEN' && seat !== null) return pad.run === null ? 'seated' : 'stopAuto';
    if (pad.run !== null) return 'stopAuto';
    if (phase === 'OPEN') return 'sit';
    return pad.isArmed ? 'disarm' : 'arm';
  }

  async function sit(pad: PadState): Promise<void> {
    pad.isArmed = false;
    pad.isSending = true;
    changed();
    try {
      const auto = pad.auto ?? options.targetMost;
      const answer = await calls.sit({ stake: stakeOf(pad), auto, key: newKey() });
      const taken = new Set(pads.map(({ seat }) => seat?.id));
      const free = answer.own.filter(({ id }) => !taken.has(id));
      // The other bet may have sat down meanwhile.
      const mine = free.find(({ choices }) => choices['auto'] === auto);
      pad.seat = mine ?? free[0] ?? null;
      own(answer.id, answer.own);
      options.say(texts.t('table.said.seated', { amount: texts.money(stakeOf(pad)) }));
      options.answered(answer);
    } catch (error) {
      pad.run = null;
      options.refused(error, 'round');
    } finally {
      pad.isSending = false;
      changed();
    }
  }

  async function leave(pad: PadState, seat: OwnSeat): Promise<void> {
    pad.isSending = true;
    changed();
    try {
      const answer = await calls.leave(seat.id, newKey());
      own(answer.id, answer.own);
      options.answered(answer);
    } catch (error) {
      options.refused(error, 'move');
    } finally {
      pad.isSending = false;
      changed();
    }
  }

  /** Counts a seat whose round is over for the auto-play of its pad, once. */
  function count(pad: PadState, seat: OwnSeat): void {
    if (pad.run === null || pad.counted === seat.id || seat.payout === null) return;
    pad.counted = seat.id;
    const played = { cost: minor(seat.stake), payout: minor(seat.payout) };
    const places = { now: pad.stakeIndex, first, last: stakes.length - 1 };
    pad.stakeIndex = nextStake(pad.run, played, places);
    const { run, end } = afterRound(pad.run, played, minor(stakeOf(pad)));
    pad.run = end === null ? run : null;
    if (end !== null) options.say(autoEndText(texts, end, run, currency));
  }

  /** The own seats as the server has them now; those that no pad knows come from another page. */
  function own(id: string, seats: readonly OwnSeat[]): void {
    if (id !== round) return;
    const live = seats.filter(({ state }) => state !== 'REFUSED');
    for (const pad of pads) {
      const before = pad.seat;
      const seat = live.find(({ id: one }) => one === before?.id) ?? null;
      // An answer may be older than the news: nobody who left comes back.
      pad.seat = seat === null ? null : { ...seat, view: seat.view ?? before?.view ?? null };
      if (pad.seat !== null && before?.view === null && hasLeft(pad.seat)) options.left(pad.seat);
      if (pad.seat !== null) count(pad, pad.seat);
    }
    const known = new Set(pads.flatMap(({ seat }) => seat?.id ?? []));
    const free = pads.filter(({ seat, isSending }) => seat === null && !isSending);
    for (const seat of live.filter(({ id: one }) => !known.has(one))) {
      const pad = free.shift();
      if (pad !== undefined) pad.seat = seat;
    }
  }

  function shownOf(pad: PadState): PadShown {
    const press = pressOf(pad);
    const { seat } = pad;
    const stake = seat?.stake ?? stakeOf(pad);
    const worth = press === 'leave' ? now().at : 100;
    return {
      press,
      stake: texts.money(isIn(press) ? stake : stakeOf(pad)),
      amount: texts.money(scaled(press === 'arm' ? stakeOf(pad) : stake, currency, worth)),
      auto: pad.auto,
      autoLeft: pad.run?.left ?? 0,
      isLocked:
        pad.isSending || pad.isArmed || pad.run !== null || press === 'leave' || press === 'seated',
    };
  }

  return {
    pads,
    shownOf,
    /** A bet is under way: something is on the way, or sits at the table. */
    isSeated: () => pads.some(({ seat, isSending }) => seat !== null || isSending),
    press(pad: PadState): void {
      const press = pressOf(pad);
      if (press === 'sit') void sit(pad);
      if (press === 'leave' && pad.seat !== null) void leave(pad, pad.seat);
      if (press === 'arm' || press === 'disarm') pad.isArmed = press === 'arm';
      if (press === 'stopAuto') pad.run = null;
      changed();
    },
    step(pad: PadState, by: 1 | -1): void {
      const next = pad.stakeIndex + by;
      if (shownOf(pad).isLocked || stakes[next] === undefined) return;
      pad.stakeIndex = next;
      options.say(texts.t('spoken.stake', { amount: texts.money(stakeOf(pad)) }));
      changed();
    },
    begin(pad: PadState, plan: AutoPlan): void {
      pad.run = beginAuto(plan, minor(stakeOf(pad)));
      if (now().phase === 'OPEN' && pad.seat === null) void sit(pad);
      changed();
    },
    choose(pad: PadState, at: number): void {
      pad.stakeIndex = at;
      changed();
    },
    /** Nobody looks: nothing is staked by itself. */
    rest(): void {
      for (const pad of pads) Object.assign(pad, { run: null, isArmed: false });
    },
    /** Another round: those that wait for it sit down. */
    enter(id: string, phase: TablePhase): void {
      if (id !== round) {
        round = id;
        for (const pad of pads) pad.seat = null;
      }
      if (phase !== 'OPEN') return;
      for (const pad of pads) {
        const isDue = pad.isArmed || pad.run !== null;
        if (isDue && pad.seat === null && !pad.isSending) void sit(pad);
      }
    },
    own,
    /** The seats of a round as everybody sees them: the own ones are among them. */
    hear(id: string, seats: ReadonlyMap<number, SeatSeen>): void {
      const known = pads.flatMap(({ seat }) => seat ?? []);
      own(
        id,
        known.map((seat) => ({ ...seat, view: seats.get(seat.number)?.view ?? null })),
      );
    },
  };
}

export type Pads = ReturnType<typeof createPads>;
