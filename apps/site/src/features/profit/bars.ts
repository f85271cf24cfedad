import { isCurrency, parseMoney } from '@arara/money';

/** A bar of the chart, in parts of its height from 0 (top) to 1 (bottom). */
export interface Bar {
  readonly day: string;
  readonly top: number;
  readonly height: number;
  readonly isGain: boolean;
}

/** Places bars round a line of nothing; the longest takes all the room there is on its side. */
export function barsOf(
  days: readonly { readonly day: string; readonly net: string }[],
  currency: string,
): { readonly bars: readonly Bar[]; readonly zero: number } {
  const nets = days.map(({ net }) => (isCurrency(currency) ? minorOf(net, currency) : 0));
  const [most, least] = [Math.max(0, ...nets), Math.min(0, ...nets)];
  const range = most - least || 1;
  const zero = most === 0 && least === 0 ? 0.5 : most / range;
  const bars = days.map(({ day }, at) => {
    const net = nets[at] ?? 0;
    const height = Math.abs(net) / range;
    return { day, height, isGain: net >= 0, top: net >= 0 ? zero - height : zero };
  });
  return { bars, zero };
}

function minorOf(text: string, currency: Parameters<typeof parseMoney>[1]): number {
  const parsed = parseMoney(text, currency, { signed: true });
  return parsed.ok ? Number(parsed.value.minor) : 0;
}
