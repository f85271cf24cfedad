import { linesMax } from '@arara/contract/lottery-bounds.ts';
import type { TicketLine } from '@arara/contract';
import type { PrizeTable, StakeUnit } from '@arara/lottery/betting';
import { create } from 'zustand';
import type { ChasePlan } from './chase-plan.ts';

/** A line with the prizes that it was chosen under, or that were accepted since. */
export interface SlipLine extends TicketLine {
  readonly seen: PrizeTable;
}

/** Lines that somebody has chosen on one lottery, until they are paid for. */
export interface Slip {
  readonly lines: readonly SlipLine[];
  readonly unit: StakeUnit;
  /** Null: the highest there is. */
  readonly mode: number | null;
  /** The chase that the lines are for; null: the issue on sale only. */
  readonly plan: ChasePlan | null;
}

const fresh: Slip = { lines: [], unit: '1', mode: null, plan: null };

const useSlips = create<Readonly<Record<string, Slip>>>(() => ({}));

/** The slip of a lottery; it stays while one looks at other pages, whoever signs in meanwhile. */
export const useSlip = (gameCode: string): Slip => useSlips((slips) => slips[gameCode] ?? fresh);

/**
 * Changes a part of the slip of a lottery. Without lines it is as every slip begins: nobody's next bet is
 * at a unit or a mode that was chosen for another.
 */
export function changeSlip(gameCode: string, change: (slip: Slip) => Partial<Slip>): void {
  useSlips.setState((slips) => {
    const slip = slips[gameCode] ?? fresh;
    const next = { ...slip, ...change(slip) };
    return { [gameCode]: next.lines.length === 0 ? fresh : next };
  });
}

/** Adds a line at the end. The same choice once more stands behind as a line of its own. */
export const addLine = (gameCode: string, line: TicketLine, seen: PrizeTable): void =>
  changeSlip(gameCode, ({ lines }) => ({
    lines: [...lines, { ...line, seen }].slice(0, linesMax),
  }));

export const dropLine = (gameCode: string, at: number): void =>
  changeSlip(gameCode, ({ lines }) => ({ lines: lines.toSpliced(at, 1) }));

/** Takes all lines at other prizes than those they were chosen under. */
export const acceptPrizes = (gameCode: string, seen: PrizeTable): void =>
  changeSlip(gameCode, ({ lines }) => ({ lines: lines.map((line) => ({ ...line, seen })) }));

/** The lines as the server reads them. */
export const linesToSend = ({ lines }: Slip): TicketLine[] =>
  lines.map(({ seen, ...line }) => line);
