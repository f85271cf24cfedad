import { formatDecimal, isCurrency, money, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';

/** A bar of the chart, in parts of its height from 0 (top) to 1 (bottom). */
export interface Bar {
  readonly day: string;
  /** The result of the day, as the call says it. */
  readonly net: string;
  readonly top: number;
  readonly height: number;
  readonly isGain: boolean;
}

/** A line across the chart: its amount, and how far from the top it is. */
export interface Rung {
  readonly amount: string;
  readonly at: number;
}

interface Bars {
  readonly bars: readonly Bar[];
  readonly zero: number;
  /** From the top down, the line of nothing among them. */
  readonly rungs: readonly Rung[];
}

/** About so many steps are between the lowest and the highest line. */
const steps = 4;

/** Places bars round a line of nothing, between lines of round amounts. */
export function barsOf(
  days: readonly { readonly day: string; readonly net: string }[],
  currency: string,
): Bars {
  if (!isCurrency(currency)) return { bars: [], zero: 0.5, rungs: [] };
  const nets = days.map(({ net }) => minorOf(net, currency));
  const [most, least] = [Math.max(0, ...nets), Math.min(0, ...nets)];
  const step = roundStep((most - least) / steps);
  const [above, below] = [Math.ceil(most / step), Math.ceil(-least / step)];
  const range = (above + below) * step || 1;
  const zero = above + below === 0 ? 0.5 : above / (above + below);
  const bars = days.map(({ day, net }, at) => {
    const minor = nets[at] ?? 0;
    const height = Math.abs(minor) / range;
    return { day, net, height, isGain: minor >= 0, top: minor >= 0 ? zero - height : zero };
  });
  const rungs = Array.from({ length: above + below + 1 }, (_, at) => ({
    amount: formatDecimal(money(BigInt((above - at) * step), currency)),
    at: above + below === 0 ? zero : at / (above + below),
  }));
  return { bars, zero, rungs };
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not below; one of the smallest units at least. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const factor = [1, 2, 5].find((one) => one * power >= least) ?? 10;
  return factor * power;
}

function minorOf(text: string, currency: Currency): number {
  const parsed = parseMoney(text, currency, { signed: true });
  return parsed.ok ? Number(parsed.value.minor) : 0;
}
