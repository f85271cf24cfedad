import type { Hundredths } from '@arara/game-kit';
import type { SlotBook, SlotEvent } from './events.ts';

/** A round being written: its events so far, and what it has paid. */
export interface RoundScript {
  tell(event: SlotEvent): void;
  /** Tells a win, and keeps the total below the cap. */
  win(event: Extract<SlotEvent, { type: WinType }>): void;
  total(): Hundredths;
  /** The cap is reached: nothing more can be won. */
  isOver(): boolean;
  close(): SlotBook;
}

type WinType =
  | 'lineWins'
  | 'waysWins'
  | 'clusterWins'
  | 'anywhereWins'
  | 'bombs'
  | 'scatterWin'
  | 'collect'
  | 'holdWin';

/** Opens a round that may pay up to `cap`. */
export function openRound(cap: Hundredths): RoundScript {
  const events: SlotEvent[] = [];
  let total = 0;
  return {
    tell: (event) => void events.push(event),
    win: (event) => {
      events.push(event);
      total += event.amount;
      if (total < cap) return;
      events.push({ type: 'winCap', cap, cut: total - cap });
      total = cap;
    },
    total: () => total,
    isOver: () => total >= cap,
    close: () => {
      events.push({ type: 'final', amount: total });
      return { payoutMultiplier: total, events };
    },
  };
}
