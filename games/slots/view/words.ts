import type { Words } from '@arara/game-kit/view';
import { mostWays, prizeNameOf } from '../src/index.ts';
import type { SlotTitle } from '../src/index.ts';
import type { WinLine } from './view-types.ts';
import type { WorthText } from './worths.ts';

const waysOfFive = 243;

/** How the title pays, in two words: its lines, ways, clusters or symbols anywhere. */
export function paysText({ maths }: SlotTitle, { t }: Words): string {
  if ('lines' in maths) return t('lines', { count: maths.lines.length });
  if (maths.model === 'variable') return t('ways.most', { count: mostWays(maths) });
  if (maths.model === 'ways') return t('ways', { count: waysOfFive });
  const sizes = Object.values(maths.paytable).flatMap((pays) => Object.keys(pays).map(Number));
  const key = maths.model === 'anywhere' ? 'anywhere' : 'clusters';
  return t(key, { count: Math.min(...sizes) });
}

/** The winning line, as a sentence. */
export function winText(title: SlotTitle, words: Words, line: WinLine): string {
  const { t } = words;
  if (line.kind === 'bombs') return t('win.bombs', { times: line.multiplier });
  if (line.kind === 'several') return t('win.several', { count: line.wins });
  if (line.kind === 'hold') return t('win.hold', { count: line.count });
  const symbol = words.game(symbolKey(title, line.symbol), { count: line.count });
  switch (line.kind) {
    case 'line':
      return t('win.line', { line: line.line, count: line.count, symbol });
    case 'ways':
      return t('win.ways', { ways: t('ways', { count: line.ways }), count: line.count, symbol });
    case 'cluster':
      return t('win.cluster', { count: line.count, symbol });
    case 'anywhere':
      return t('win.anywhere', { count: line.count, symbol });
    case 'collect':
      return t('win.collect', { count: line.count, symbol });
    case 'scatter':
      return t('win.scatter', { count: line.count, symbol });
    default:
      return line satisfies never;
  }
}

/** The rule that makes the feature different from the base game, in one sentence. */
export function freeRule({ maths }: SlotTitle, { t }: Words): string {
  if (maths.model === 'respin') return t('respin.rule', { times: maths.fullScreen });
  if (maths.model === 'book') return t('book.rule');
  if (maths.model === 'anywhere') return t('free.rule.bombs');
  if (maths.model === 'variable') return t('free.rule.variable');
  if (maths.model === 'hold')
    return t('hold.rule', { respins: maths.hold.respins, grand: maths.hold.grand / 100 });
  if (maths.model === 'cluster')
    return t('free.rule.stay', { most: Math.max(...maths.multipliers) });
  const { rule, values } = maths.freeSpins.multiplier;
  return t(rule === 'climb' ? 'free.rule.climb' : 'free.rule.draw', { most: Math.max(...values) });
}

/** The message of a symbol's name, by its id in the maths. */
export function symbolKey(title: SlotTitle, id: string): string {
  return `symbols.${title.symbols.find((symbol) => symbol.id === id)?.name ?? id}`;
}

/** A value of coins in times of the stake, and its name where it has one. */
export function worthText({ maths }: SlotTitle, words: Words, worth: number): WorthText {
  const text = `${words.number(worth / 100)}×`;
  const name = prizeNameOf(maths, worth);
  return { text, name: name === null ? null : words.game(`prizes.${name}`) };
}

/** The message of a plate's name: that of its symbol, or that of a prize with a name of its own. */
export function plateKey(title: SlotTitle, id: string): string {
  return title.symbols.some((symbol) => symbol.id === id) ? symbolKey(title, id) : `prizes.${id}`;
}
