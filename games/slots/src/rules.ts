import { leastOf } from './award.ts';
import { valuesOf } from './hold/coins.ts';
import type {
  AnywhereMaths,
  BookMaths,
  ClusterMaths,
  FreeSpinRules,
  HoldMaths,
  ReelsMaths,
  RespinMaths,
  SlotMaths,
  VariableMaths,
} from './maths.ts';
import { ROWS } from './reels/strips.ts';
import type { Rule, Sentence } from './rule.ts';
import { jackpotNames, jackpotSentences } from './rules-jackpot.ts';
import { BOMB, jackpotOf, mostWays, scatterOf, wildOf } from './shape.ts';
import type { SlotTitle } from './title.ts';

export type { Rule } from './rule.ts';

const WAYS = 243;

/** The messages of a title's name and of the line under it. */
export function wordsOf({ code }: SlotTitle): { readonly name: string; readonly tagline: string } {
  return { name: `titles.${code}.name`, tagline: `titles.${code}.tagline` };
}

/** A title's rules in order, from its own data, so that they cannot say anything else than it does. */
export function rulesOf(title: SlotTitle): Rule[] {
  const { maths } = title;
  const bomb = maths.model === 'anywhere' ? BOMB : null;
  const pair = maths.model === 'variable' ? (pairOf(maths) ?? null) : null;
  const { coin, collect } = maths.model === 'hold' ? maths : { coin: null, collect: null };
  const ids = { wild: wildOf(maths), scatter: scatterOf(maths), bomb, pair, coin, collect };
  const names = {
    ...Object.fromEntries(
      Object.entries(ids).flatMap(([name, id]) => (id === null ? [] : [[name, nameOf(title, id)]])),
    ),
    ...jackpotNames(jackpotOf(maths)),
  };
  const sentences: Sentence[] = [
    ['stake'],
    ...own(maths),
    ...maths.modes.filter(({ code }) => code === 'buy').map(buying),
    ...jackpotSentences(jackpotOf(maths)),
    ['cap', { times: maths.winCap / 100 }],
    ['connection'],
    ['void'],
  ];
  return sentences.map(([key, params = {}]) => ({ key: `rules.${key}`, params, names }));
}

/** The rules of the model alone. */
function own(maths: SlotMaths): Sentence[] {
  if (maths.model === 'respin') return respins(maths);
  if (maths.model === 'hold') return coins(maths);
  if (maths.model === 'anywhere') return anywhere(maths);
  if (maths.model === 'variable') return variable(maths);
  return maths.model === 'book' ? book(maths) : spins(maths);
}

function anywhere(maths: AnywhereMaths): Sentence[] {
  const { columns, rows, books, bombs } = maths;
  const least = Math.min(...Object.values(maths.paytable).map(leastOf));
  const valuesIn = (weights: AnywhereMaths['weights']): string =>
    ladder(
      Object.entries(bombs).flatMap(([id, value]) => (weights[id] === undefined ? [] : value)),
    );
  return [
    ['anywhere.pay', { least, columns, rows }],
    ['anywhere.sizes'],
    ['anywhere.fall'],
    ['anywhere.bombs', { values: valuesIn(maths.weights), free: valuesIn(maths.freeWeights) }],
    ['anywhere.strike'],
    ...awards(maths),
    ['anywhere.keep'],
    ['anywhere.chances'],
    ['cluster.books', { books }],
  ];
}

function book(maths: BookMaths): Sentence[] {
  const symbols = Object.keys(maths.freeSpins.symbols).length;
  return [
    ['book.pay', { lines: maths.lines.length }],
    ['book.wild'],
    ...awards(maths),
    ['book.symbol', { symbols }],
    ['book.expand'],
    ['free.strips'],
  ];
}

function variable(maths: VariableMaths): Sentence[] {
  const heights = Object.keys({ ...maths.heights.base, ...maths.heights.free }).map(Number);
  return [
    ['variable.columns', { least: Math.min(...heights), most: Math.max(...heights) }],
    ['variable.pay', { ways: mostWays(maths) }],
    ...(pairOf(maths) === undefined ? [] : [['variable.pair'] as Sentence]),
    ['ways.count'],
    ['wild.reels', { first: 2, last: maths.columns }],
    ['variable.fall'],
    ...awards(maths),
    ['variable.free'],
    ['variable.multiplier'],
    ['cluster.books', { books: maths.books }],
  ];
}

/** The symbol that pays from two columns on. */
function pairOf({ paytable }: VariableMaths): string | undefined {
  return Object.keys(paytable).find((symbol) => leastOf(paytable[symbol] ?? {}) === 2);
}

/** The rules of a model whose free spins multiply. */
function spins(maths: ReelsMaths | ClusterMaths): Sentence[] {
  return [
    ...paying(maths),
    ...(maths.model === 'cluster' ? [['wild.cluster'] as Sentence] : wild(maths)),
    ...awards(maths),
    ...multiplier(maths),
  ];
}

function respins(maths: RespinMaths): Sentence[] {
  const { oneIn, symbols, cells } = maths.respin;
  const all = cells.symbol + cells.wild + cells.blank;
  const chance = Math.round(((cells.symbol + cells.wild) / all) * 100);
  return [
    ['respin.pay', { lines: maths.lines.length }],
    ['respin.wild'],
    ['respin.full', { times: maths.fullScreen }],
    ['respin.open', { oneIn, symbols: Object.keys(symbols).length }],
    ['respin.land', { chance }],
    ['respin.end'],
  ];
}

function coins(maths: HoldMaths): Sentence[] {
  const { opensAt, respins: most, cells, values, prizes, grand } = maths.hold;
  const all = Object.values(values).reduce((sum, weight) => sum + weight, 0);
  const chances = valuesOf(maths.hold).map(([value, weight]) => {
    return `${value / 100}× (${shareOf(weight, all)})`;
  });
  const cell = cells.coin + cells.collect + cells.blank;
  const named = {
    mini: prizes.mini / 100,
    minor: prizes.minor / 100,
    major: prizes.major / 100,
    grand: grand / 100,
  };
  return [
    ['lines.pay', { lines: maths.lines.length }],
    ...wild(maths),
    ['hold.coin', { values: chances.join(', ') }],
    ['hold.prizes', named],
    ['hold.collect', { column: maths.strips.length, opensAt }],
    ['hold.open', { opensAt, respins: most }],
    [
      'hold.land',
      {
        respins: most,
        coinChance: shareOf(cells.coin, cell),
        collectChance: shareOf(cells.collect, cell),
      },
    ],
    ['hold.gather'],
    ['hold.end', { cells: maths.strips.length * ROWS, grand: named.grand }],
  ];
}

/** A chance as so many of all: exact, and the same in every language. */
const shareOf = (weight: number, all: number): string => `${weight}/${all}`;

function nameOf(title: SlotTitle, id: string): string {
  return `symbols.${title.symbols.find((symbol) => symbol.id === id)?.name ?? id}`;
}

function paying(maths: ReelsMaths | ClusterMaths): Sentence[] {
  if (maths.model === 'lines') return [['lines.pay', { lines: maths.lines.length }]];
  if (maths.model === 'ways') return [['ways.pay', { ways: WAYS }], ['ways.count']];
  const { columns, rows, books } = maths;
  const least = Math.min(...Object.values(maths.paytable).map(leastOf));
  return [
    ['cluster.pay', { least, columns, rows }],
    ['cluster.sizes'],
    ['cluster.fall'],
    ['cluster.multiplier', { values: ladder(maths.multipliers) }],
    ['cluster.books', { books }],
  ];
}

function wild(maths: ReelsMaths | HoldMaths): Sentence[] {
  const sets = 'freeStrips' in maths ? [maths.strips, maths.freeStrips] : [maths.strips];
  const columns = [...maths.strips.keys()].filter((column) =>
    sets.some((set) => set[column]?.includes(maths.wild)),
  );
  const key = maths.model === 'hold' ? 'hold.wild' : 'wild.reels';
  return [[key, { first: Math.min(...columns) + 1, last: Math.max(...columns) + 1 }]];
}

function awards(maths: Exclude<SlotMaths, RespinMaths | HoldMaths>): Sentence[] {
  const { freeSpins } = maths;
  const counts = Object.keys(freeSpins.awards).map(Number);
  const most = Math.max(...counts);
  const each = counts.map((count): Sentence => {
    const params = { count, spins: freeSpins.awards[count] ?? 0 };
    if ('scatterPays' in maths) {
      return ['free.awardPays', { ...params, times: (maths.scatterPays[count] ?? 0) / 100 }];
    }
    return [count === most ? 'free.awardMore' : 'free.award', params];
  });
  return [...each, ...again(freeSpins), ['free.max', { spins: freeSpins.spinsMax }]];
}

function again({ again: table }: FreeSpinRules): Sentence[] {
  return Object.entries(table).map(([count, spins]) => ['free.again', { count, spins }]);
}

function multiplier(maths: ReelsMaths | ClusterMaths): Sentence[] {
  if (maths.model === 'cluster') return [['free.stay']];
  const rule = maths.freeSpins.multiplier;
  const strips: Sentence = ['free.strips'];
  if (rule.rule === 'climb') return [['free.climb', { values: ladder(rule.values) }], strips];
  const all = rule.weights.reduce((sum, weight) => sum + weight, 0);
  const chances = rule.values.map((value, index) => {
    return `×${value} (${Math.round(((rule.weights[index] ?? 0) / all) * 100)}%)`;
  });
  return [['free.draw', { values: chances.join(', ') }], strips];
}

function buying({ cost }: { readonly cost: number }): Sentence {
  return ['buy', { times: cost / 100 }];
}

function ladder(values: readonly number[]): string {
  return values.map((value) => `×${value}`).join(', ');
}
