import { z } from 'zod';
import { jackpotSchema } from './jackpot-schema.ts';

const count = z.string().regex(/^[1-9][0-9]*$/);
const positive = z.int().min(1);
const table = z.record(count, positive);
const paytable = z.record(z.string(), table);
const strip = z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/);
const strips = z.array(strip).length(5);

const common = {
  wild: z.string(),
  scatter: z.string(),
  paytable,
  modes: z.array(z.strictObject({ code: z.enum(['base', 'buy']), cost: z.int().min(100) })).min(1),
  payoutUnit: positive,
  winCap: positive,
};
const freeSpins = { awards: table, again: table, spinsMax: positive };
const multiplier = z.discriminatedUnion('rule', [
  z.strictObject({
    rule: z.literal('draw'),
    values: z.array(positive).min(1),
    weights: z.array(positive).min(1),
  }),
  z.strictObject({ rule: z.literal('climb'), values: z.array(positive).min(2) }),
]);
const reels = {
  ...common,
  strips,
  freeStrips: strips,
  scatterPays: table,
  freeSpins: z.strictObject({ ...freeSpins, multiplier }),
};
const lines = z.strictObject({
  ...reels,
  model: z.literal('lines'),
  lines: z.array(z.array(z.int().min(0).max(2)).length(5)).min(1),
  jackpot: jackpotSchema.optional(),
});
const ways = z.strictObject({ ...reels, model: z.literal('ways') });
const cluster = z.strictObject({
  ...common,
  model: z.literal('cluster'),
  columns: z.int().min(4).max(9),
  rows: z.int().min(4).max(9),
  weights: z.record(z.string(), positive),
  multipliers: z.array(positive).min(2),
  freeSpins: z.strictObject(freeSpins),
  books: z
    .int()
    .min(1_000_000)
    .max(2 ** 32),
});
const heights = z.record(z.string().regex(/^[2-7]$/), positive);
const variable = z.strictObject({
  ...common,
  model: z.literal('variable'),
  columns: z.literal(6),
  weights: z.record(z.string(), positive),
  heights: z.strictObject({ base: heights, free: heights }),
  freeSpins: z.strictObject(freeSpins),
  books: cluster.shape.books,
});

const anywhere = z.strictObject({
  model: z.literal('anywhere'),
  scatter: z.string(),
  paytable,
  modes: common.modes,
  payoutUnit: positive,
  winCap: positive,
  columns: z.int().min(4).max(9),
  rows: z.int().min(4).max(9),
  weights: z.record(z.string(), positive),
  freeWeights: z.record(z.string(), positive),
  bombs: z.record(z.string().regex(/^bomb[1-9][0-9]*$/), z.int().min(2)),
  freeSpins: z.strictObject(freeSpins),
  books: cluster.shape.books,
});

const respin = z.strictObject({
  model: z.literal('respin'),
  wild: z.string(),
  paytable,
  modes: common.modes,
  payoutUnit: positive,
  winCap: positive,
  strips: z.array(strip).length(3),
  lines: z.array(z.array(z.int().min(0).max(2)).length(3)).min(1),
  fullScreen: z.int().min(2),
  respin: z.strictObject({
    oneIn: z.int().min(2),
    symbols: z.record(z.string(), positive),
    cells: z.strictObject({ symbol: positive, wild: positive, blank: positive }),
  }),
});

const book = z.strictObject({
  model: z.literal('book'),
  scatter: z.string(),
  paytable,
  modes: common.modes,
  payoutUnit: positive,
  winCap: positive,
  strips,
  freeStrips: strips,
  lines: z.array(z.array(z.int().min(0).max(2)).length(5)).min(1),
  scatterPays: table,
  freeSpins: z.strictObject({ ...freeSpins, symbols: z.record(z.string(), positive) }),
});

const hold = z.strictObject({
  model: z.literal('hold'),
  wild: z.string(),
  coin: z.string(),
  collect: z.string(),
  paytable,
  modes: common.modes,
  payoutUnit: positive,
  winCap: positive,
  strips,
  lines: z.array(z.array(z.int().min(0).max(2)).length(5)).min(1),
  hold: z.strictObject({
    opensAt: z.int().min(2).max(15),
    respins: positive,
    cells: z.strictObject({ coin: positive, collect: positive, blank: positive }),
    values: table,
    prizes: z.strictObject({ mini: positive, minor: positive, major: positive }),
    grand: positive,
  }),
});

type FreeSpinMaths =
  | z.infer<typeof lines>
  | z.infer<typeof ways>
  | z.infer<typeof cluster>
  | z.infer<typeof variable>
  | z.infer<typeof anywhere>
  | z.infer<typeof book>;
type Maths = FreeSpinMaths | z.infer<typeof respin> | z.infer<typeof hold>;

/** The data of a model, and what its numbers must keep among themselves. */
export const mathsSchema = z
  .discriminatedUnion('model', [lines, ways, cluster, anywhere, variable, respin, book, hold])
  .superRefine((maths, context) => {
    for (const message of faultsOf(maths)) context.addIssue({ code: 'custom', message });
  });

function faultsOf(maths: Maths): string[] {
  const faults = paytableFaults(maths);
  const [first] = maths.modes;
  if (first?.code !== 'base' || first.cost !== 100) faults.push('the first mode is the plain one');
  if (maths.winCap % maths.payoutUnit !== 0) faults.push('the cap is no whole prize');
  if (maths.model === 'respin') return [...faults, ...respinFaults(maths)];
  if (maths.model === 'hold') return [...faults, ...holdFaults(maths)];
  return [...faults, ...freeSpinFaults(maths), ...drawFaults(maths)];
}

function respinFaults(maths: z.infer<typeof respin>): string[] {
  const known = Object.keys(maths.paytable).toSorted().join();
  const drawn = [...Object.keys(maths.respin.symbols), maths.wild].toSorted().join();
  const onStrips = new Set(maths.strips.flatMap((text) => text.split(' ')));
  const faults = drawn === known ? [] : ['respins and prizes name other symbols'];
  if ([...onStrips].toSorted().join() !== known) faults.push('strips and prizes differ');
  const best = Math.max(...Object.values(maths.paytable).flatMap((pays) => Object.values(pays)));
  // The cap is the full screen of the best symbol: it never takes anything.
  if (maths.winCap !== best * maths.lines.length * maths.fullScreen) faults.push('a cap that cuts');
  return faults;
}

function holdFaults(maths: z.infer<typeof hold>): string[] {
  const { wild, coin, collect, hold: rules } = maths;
  const known = new Set([...Object.keys(maths.paytable), wild, coin, collect]);
  const columns = maths.strips.map((text) => text.split(' '));
  const faults = columns.flat().every((symbol) => known.has(symbol)) ? [] : ['unknown'];
  if (columns[0]?.includes(wild) === true) faults.push('a wild on the first column');
  const last = columns.at(-1) ?? [];
  if (columns.slice(0, -1).some((symbols) => symbols.includes(collect)) || !last.includes(collect))
    faults.push('collect symbols stand on the last column alone');
  if (closest(last, collect) < 3) faults.push('collect symbols too close');
  const amounts = [...Object.keys(rules.values).map(Number), rules.grand, maths.winCap];
  // The certificate counts what is held in whole stakes.
  if (amounts.some((amount) => amount % 100 !== 0)) faults.push('a coin of no whole stake');
  const { mini, minor, major } = rules.prizes;
  if (mini >= minor || minor >= major || major >= rules.grand) faults.push('named prizes fall');
  if ([mini, minor, major].some((prize) => rules.values[prize] === undefined))
    faults.push('a named prize that no coin has');
  return faults;
}

function paytableFaults({ paytable: pays, payoutUnit }: Maths): string[] {
  return Object.entries(pays).flatMap(([symbol, prizes]) => {
    const amounts = Object.values(prizes);
    const rises = amounts.every((amount, index) => amount > (amounts[index - 1] ?? 0));
    const whole = amounts.every((amount) => amount % payoutUnit === 0);
    return rises && whole ? [] : [`prizes of ${symbol} do not rise in whole steps`];
  });
}

function freeSpinFaults({ freeSpins: rules }: FreeSpinMaths): string[] {
  const most = Math.max(...Object.values(rules.awards));
  const faults = most > rules.spinsMax ? ['an award is above the most free spins'] : [];
  if ('multiplier' in rules && rules.multiplier.rule === 'draw') {
    const { values, weights } = rules.multiplier;
    if (values.length !== weights.length) faults.push('each multiplier has a weight');
  }
  return faults;
}

function drawFaults(maths: FreeSpinMaths): string[] {
  if (maths.model === 'anywhere') return anywhereFaults(maths);
  return 'weights' in maths ? weightFaults(maths) : stripFaults(maths);
}

function anywhereFaults(maths: z.infer<typeof anywhere>): string[] {
  const plain = [...Object.keys(maths.paytable), maths.scatter].toSorted().join();
  const faults = [maths.weights, maths.freeWeights].flatMap((weights) => {
    const drawn = Object.keys(weights).filter((symbol) => maths.bombs[symbol] === undefined);
    return drawn.toSorted().join() === plain ? [] : ['weights and prizes name other symbols'];
  });
  for (const [bomb, value] of Object.entries(maths.bombs)) {
    if (bomb !== `bomb${value}`) faults.push('a bomb is not named after its value');
    if (maths.freeWeights[bomb] === undefined) faults.push('a bomb never lands in free spins');
  }
  return faults;
}

function weightFaults(maths: z.infer<typeof cluster> | z.infer<typeof variable>): string[] {
  const drawn = Object.keys(maths.weights).toSorted().join();
  const known = [...Object.keys(maths.paytable), maths.wild, maths.scatter].toSorted().join();
  return drawn === known ? [] : ['weights and prizes name other symbols'];
}

function stripFaults(
  maths: z.infer<typeof lines> | z.infer<typeof ways> | z.infer<typeof book>,
): string[] {
  const wild = maths.model === 'book' ? null : maths.wild;
  const known = new Set([...Object.keys(maths.paytable), wild, maths.scatter]);
  const faults: string[] = [];
  if (maths.model === 'book') {
    const drawn = Object.keys(maths.freeSpins.symbols).toSorted().join();
    if (drawn !== Object.keys(maths.paytable).toSorted().join())
      faults.push('a symbol never drawn');
  }
  for (const set of [maths.strips, maths.freeStrips].map((texts) =>
    texts.map((t) => t.split(' ')),
  )) {
    if (set.some((symbols) => symbols.some((symbol) => !known.has(symbol)))) faults.push('unknown');
    if (wild !== null && set[0]?.includes(wild) === true) faults.push('a wild on the first column');
    // One scatter in view per column at most, so that the rules may count columns.
    if (set.some((symbols) => closest(symbols, maths.scatter) < 3))
      faults.push('scatters too close');
  }
  for (const award of Object.keys(maths.freeSpins.awards)) {
    if ((maths.scatterPays[award] ?? 0) === 0) faults.push('an award without a prize');
  }
  return faults;
}

/** The least distance on the ring between two places of a symbol. */
function closest(symbols: readonly string[], wanted: string): number {
  const places = symbols.flatMap((symbol, place) => (symbol === wanted ? [place] : []));
  const gaps = places.map((place, index) => {
    const next = places[index + 1] ?? (places[0] ?? 0) + symbols.length;
    return next - place;
  });
  return Math.min(symbols.length, ...gaps);
}
