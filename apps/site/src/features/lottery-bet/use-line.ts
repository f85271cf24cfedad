import { faultOfLine } from '@arara/lottery/betting';
import type { Play, Selection, SelectionFault } from '@arara/lottery/betting';
import type { TicketLine } from '@arara/contract';
import { useState } from 'react';
import type { LotteryGame } from '../../lib/lottery.ts';
import { fetchSlip } from './fetch-slip.ts';
import { emptySelection, lineOf } from './selection.ts';
import { addLine } from './slips.ts';

/** The marks that somebody is making, until they stand on the slip. */
export interface Marking {
  readonly selection: Selection;
  readonly mark: (selection: Selection) => void;
  readonly clear: () => void;
  readonly multiple: number;
  readonly setMultiple: (multiple: number) => void;
  /** The marks as a line of the slip; null while they are none. */
  readonly line: TicketLine | null;
  /** Why it is none. */
  readonly fault: SelectionFault | null;
  /** Puts the line on the slip, and leaves marks and multiple free for another one. */
  readonly add: () => void;
}

/** The marks of one line of a way to bet. */
export function useLine({ code, prizes }: LotteryGame, play: Play): Marking {
  const [selection, setSelection] = useState(() => emptySelection(play));
  const [multiple, setMultiple] = useState(1);
  const fault = faultOfLine(play, selection);
  const line = fault === null ? lineOf(play, selection, multiple) : null;
  const clear = (): void => setSelection(emptySelection(play));
  const mark = (next: Selection): void => {
    // Where it does not come now, it is asked for again when it is shown.
    fetchSlip().catch(() => undefined);
    setSelection(next);
  };
  return {
    selection,
    mark,
    clear,
    multiple,
    setMultiple,
    line,
    fault,
    add: () => {
      if (line === null) return;
      addLine(code, line, prizes);
      clear();
      setMultiple(1);
    },
  };
}
