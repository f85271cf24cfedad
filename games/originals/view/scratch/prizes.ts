import { toNumber } from '@arara/game-kit';
import type { Hundredths } from '@arara/game-kit';
import { h } from '@arara/game-kit/view';
import type { GameView, Words } from '@arara/game-kit/view';
import { scratchOdds } from '../../src/scratch/cards.ts';
import type { ScratchMaths } from '../../src/scratch/cards.ts';
import { scratchPrizes } from '../../src/scratch/scratch.ts';
import { timesText } from '../common/numbers.ts';
import { createSheetPart, createTable } from '../common/panel.ts';
import { drawSymbol } from './picture.ts';
import type { ScratchTheme } from './theme.ts';

/** The prize for three of a symbol, and how seldom it comes. */
export interface ScratchPrize {
  readonly symbol: number;
  /** The symbol's name. */
  readonly name: string;
  readonly pays: Hundredths;
  /** One card in so many has it. */
  readonly oneIn: number;
}

/** The prizes of a title from the smallest up, by the functions of its rules. */
export function prizesOf(title: ScratchMaths, theme: ScratchTheme, words: Words): ScratchPrize[] {
  const odds = scratchOdds(title);
  return scratchPrizes(title).map((pays, symbol) => ({
    symbol,
    name: words.game(`symbols.${theme.symbols[symbol]?.name ?? ''}`),
    pays,
    oneIn: 1 / toNumber(odds[symbol]?.chance ?? { numerator: 1n, denominator: 1n }),
  }));
}

/** One card in so many, with a decimal where they are few. */
export const oneInText = (words: Words, oneIn: number): string =>
  words.t('sheet.odds.oneIn', { count: words.number(oneIn, oneIn < 100 ? 1 : 0) });

const named = (theme: ScratchTheme, { symbol, name }: ScratchPrize): HTMLElement =>
  h('span', { class: 'scratch-named' }, drawSymbol(theme, symbol), name);

/** The table beside the card: every prize, the largest first. */
export interface PrizeBoard {
  readonly node: HTMLElement;
  /** Lights the prize of a symbol; null lights none. */
  mark(symbol: number | null): void;
}

export function createPrizeBoard(
  words: Words,
  theme: ScratchTheme,
  prizes: readonly ScratchPrize[],
): PrizeBoard {
  const g = (key: string) => words.game(`scratch.${key}`);
  const falling = prizes.toReversed();
  const table = createTable(
    [g('three'), words.game('original.chance'), g('pays')],
    falling.map((prize) => [
      named(theme, prize),
      oneInText(words, prize.oneIn),
      timesText(words, prize.pays),
    ]),
  );
  const rows = [...table.querySelectorAll('tbody tr')];
  return {
    node: h('aside', { class: 'scratch-board', 'aria-label': g('prizes') }, table),
    mark(symbol) {
      rows.forEach((row, at) => row.classList.toggle('came', falling[at]?.symbol === symbol));
    },
  };
}

/** The rules of a card, and every prize at the stake of now. */
export function scratchSheet(
  words: Words,
  { stake, amountOf }: Parameters<GameView['prizes']>[0],
  theme: ScratchTheme,
  prizes: readonly ScratchPrize[],
): Node {
  const g = (key: string, params?: Record<string, string>) => words.game(`scratch.${key}`, params);
  const part = document.createDocumentFragment();
  const any = 1 / prizes.reduce((chance, { oneIn }) => chance + 1 / oneIn, 0);
  part.append(
    ...createSheetPart(words.t('sheet.how'), g('rule.1'), g('rule.2'), g('rule.3')),
    ...createSheetPart(
      words.t('sheet.prizes', { stake }),
      g('any', { odds: oneInText(words, any) }),
      createTable(
        [
          g('three'),
          ...['chance', 'multiplier', 'prize'].map((key) => words.game(`original.${key}`)),
        ],
        prizes
          .toReversed()
          .map((prize) => [
            named(theme, prize),
            oneInText(words, prize.oneIn),
            timesText(words, prize.pays),
            amountOf(prize.pays),
          ]),
      ),
    ),
  );
  return part;
}
