import {
  applyHundredths,
  formatDecimal,
  isCurrency,
  money,
  parseMoney,
  subtract,
} from '@arara/money';
import type { Money } from '@arara/money';
import type { Grid, SlotBook, SlotTitle } from '@arara/slots';
import { gridSize } from '@arara/slots/view';
import type { WinLine } from '@arara/slots/view';
import type { StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

/** Minor units of a decimal string that the server sent. */
export function minorOf(text: string, currency: string): bigint {
  return asMoney(text, currency).minor;
}

/** A stake times hundredths, as a decimal string; every offered stake gives an exact result. */
export function scaled(stake: string, currency: string, hundredths: number): string {
  return formatDecimal(applyHundredths(asMoney(stake, currency), hundredths, 'down'));
}

/** What is left of an amount without another one; all of it where it would not be enough. */
export function without(amount: string, taken: string, currency: string): string {
  const [all, part] = [asMoney(amount, currency), asMoney(taken, currency)];
  return part.minor > all.minor ? amount : formatDecimal(subtract(all, part));
}

/** Minor units as the decimal string of a currency. */
export function decimalOf(minorUnits: bigint, currency: string): string {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  return formatDecimal(money(minorUnits, currency));
}

function asMoney(text: string, currency: string): Money {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  const parsed = parseMoney(text, currency);
  return parsed.ok ? parsed.value : money(0n, currency);
}

/** What a way to buy a round costs, in hundredths of the stake. */
export function costOf(title: SlotTitle, mode: string): number {
  return title.maths.modes.find(({ code }) => code === mode)?.cost ?? 100;
}

/** The best that a symbol alone pays, in hundredths of the stake. */
export function topPay(title: SlotTitle, symbol: string): number {
  return Math.max(0, ...Object.values(title.maths.paytable[symbol] ?? {}));
}

export function rtpText(hundredths: number, language: string): string {
  return (hundredths / 100).toLocaleString(language, { minimumFractionDigits: 2 });
}

/** A net result with its sign before the currency, as the site writes it. */
export function signed(texts: Texts, net: string): string {
  if (net.startsWith('-')) return `−${texts.money(net.slice(1))}`;
  return isGain(net) ? `+${texts.money(net)}` : texts.money(net);
}

/** Whether a decimal string is above nothing. */
export function isGain(net: string): boolean {
  return !net.startsWith('-') && /[1-9]/.test(net);
}

/** How the title pays, in two words: its lines, ways or clusters. */
export function shapeOf(title: SlotTitle, texts: Texts): string {
  const { maths } = title;
  if (maths.model === 'lines') return texts.t('lines', { count: maths.lines.length });
  if (maths.model === 'ways') return texts.t('ways', { count: 243 });
  const sizes = Object.values(maths.paytable).flatMap((pays) => Object.keys(pays).map(Number));
  return texts.t('clusters', { count: Math.min(...sizes) });
}

/** What won, as a sentence. */
export function winText(title: SlotTitle, texts: Texts, line: WinLine): string {
  if (line.kind === 'several') return texts.t('win.several', { count: line.wins });
  const face = title.symbols.find(({ id }) => id === line.symbol);
  const symbol = texts.game(`symbols.${face?.name ?? line.symbol}`, { count: line.count });
  switch (line.kind) {
    case 'line':
      return texts.t('win.line', { line: line.line, count: line.count, symbol });
    case 'ways':
      return texts.t('win.ways', {
        ways: texts.t('ways', { count: line.ways }),
        count: line.count,
        symbol,
      });
    case 'cluster':
      return texts.t('win.cluster', { count: line.count, symbol });
    case 'scatter':
      return texts.t('win.scatter', { count: line.count, symbol });
    default:
      return line satisfies never;
  }
}

/**
 * The grid of the last round, else the title's symbols in a pleasant order: a round that nobody has
 * seen is told first, and its end is not given away.
 */
export function firstGrid(title: SlotTitle, { lastRound }: StudioSession): Grid {
  const book = (lastRound?.seen === true ? lastRound.book : undefined) as SlotBook | undefined;
  const seen = book?.events.findLast(
    (event) => event.type === 'reveal' || event.type === 'cascade',
  );
  if (seen?.type === 'reveal' || seen?.type === 'cascade') return seen.grid;
  const { columns, rows } = gridSize(title);
  const ids = title.symbols.filter(({ kind }) => kind !== 'scatter').map(({ id }) => id);
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => ids[(column * 3 + row * 2) % ids.length] ?? ''),
  );
}
