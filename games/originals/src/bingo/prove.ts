import { fraction, over, plus, toDecimal, type Fraction } from '@arara/money';
import { wayOf, type Hundredths, type PrizeChance, type WayToPlay } from '@arara/game-kit';
import type { Proof } from '../certify/proof.ts';
import { combinations } from '../odds/combinations.ts';
import { houseCap } from '../define.ts';
import { atMostThree } from '../wanted.ts';
import { videoBingo, type BingoView } from './bingo.ts';
import { BALLS } from './cards.ts';
import { firstSpread, leftAfter, nextSpread, type BingoCards, type Spread } from './chain.ts';
import { addsOf, EXTRA, FIRST, priceOf, prizeOf } from './prizes.ts';

/** One extra ball, over all cards to which it is offered where every ball offered before was bought. */
interface ExtraBall {
  readonly number: number;
  readonly offered: Fraction;
  /** Means over all rounds, in hundredths: a round without the offer pays and adds nothing. */
  readonly price: Fraction;
  readonly adds: Fraction;
  /** The chance that it adds a prize, and the largest one that it adds. */
  readonly hit: Fraction;
  readonly top: Hundredths;
  readonly topChance: Fraction;
}

/** Everything about the rounds of somebody who buys every ball offered, and of somebody who buys none. */
interface Bingo {
  readonly none: PrizeChance[];
  readonly all: PrizeChance[];
  readonly balls: readonly ExtraBall[];
  /** The ends of the return of a ball, over all cards to which one is offered. */
  readonly least: Fraction;
  readonly greatest: Fraction;
}

const paidBy = ({ cards }: BingoCards) => cards.reduce((sum, marks) => sum + prizeOf(marks), 0);

/** Follows every way of the balls, from the first thirty to the last extra one. */
function follow(): Bingo {
  let spread = firstSpread();
  let size = combinations(BALLS, FIRST);
  const none = prizesAt(spread, size, () => true);
  const all: PrizeChance[] = [];
  const balls: ExtraBall[] = [];
  const ends = { least: fraction(1n), greatest: fraction(0n) };
  for (let drawn = FIRST; drawn < FIRST + EXTRA; drawn += 1) {
    const isOffered = (at: BingoCards) => priceOf(at.cards, drawn) !== null;
    all.push(...prizesAt(spread, size, (at) => !isOffered(at)));
    balls.push(extraBall(spread, size, drawn, ends));
    spread = nextSpread(spread, isOffered);
    size *= leftAfter(drawn);
  }
  all.push(...prizesAt(spread, size, () => true));
  return { none, all: joined(all), balls, ...ends };
}

let known: Bingo | null = null;

/** The same, counted once. */
function followed(): Bingo {
  known ??= follow();
  return known;
}

/** The prizes of the rounds that end here. */
function prizesAt(spread: Spread, size: bigint, ends: (at: BingoCards) => boolean): PrizeChance[] {
  const ways = new Map<Hundredths, bigint>();
  for (const each of spread.values()) {
    if (!ends(each.at)) continue;
    const pays = paidBy(each.at);
    ways.set(pays, (ways.get(pays) ?? 0n) + each.ways);
  }
  return [...ways].map(([pays, count]) => ({ pays, chance: fraction(count, size) }));
}

function joined(parts: readonly PrizeChance[]): PrizeChance[] {
  const chances = new Map<Hundredths, Fraction>();
  for (const { pays, chance } of parts) {
    chances.set(pays, plus(chances.get(pays) ?? fraction(0n), chance));
  }
  return [...chances].map(([pays, chance]) => ({ pays, chance }));
}

interface Sums {
  offered: bigint;
  price: bigint;
  adds: bigint;
  hits: bigint;
  top: Hundredths;
  tops: bigint;
}

function extraBall(
  spread: Spread,
  size: bigint,
  drawn: number,
  ends: { least: Fraction; greatest: Fraction },
): ExtraBall {
  const sums: Sums = { offered: 0n, price: 0n, adds: 0n, hits: 0n, top: 0, tops: 0n };
  const left = leftAfter(drawn);
  for (const { at, ways } of spread.values()) {
    const price = priceOf(at.cards, drawn);
    if (price === null) continue;
    sums.offered += ways;
    sums.price += ways * BigInt(price);
    const worth = addUp(sums, at, ways);
    widen(ends, fraction(BigInt(worth), BigInt(price) * left));
  }
  const all = size * left;
  return {
    number: drawn - FIRST + 1,
    offered: fraction(sums.offered, size),
    price: fraction(sums.price, size),
    adds: fraction(sums.adds, all),
    hit: fraction(sums.hits, all),
    top: sums.top,
    topChance: fraction(sums.tops, all),
  };
}

/** Adds the balls that win something to the sums; the sum of what all of them add. */
function addUp(sums: Sums, { cards }: BingoCards, ways: bigint): Hundredths {
  let worth = 0;
  for (const marks of cards) {
    const { near, add } = addsOf(marks);
    if (near === 0) continue;
    const balls = ways * BigInt(near);
    sums.adds += balls * BigInt(add);
    sums.hits += balls;
    if (add > sums.top) Object.assign(sums, { top: add, tops: 0n });
    if (add === sums.top) sums.tops += balls;
    worth += near * add;
  }
  return worth;
}

function widen(ends: { least: Fraction; greatest: Fraction }, value: Fraction): void {
  const isLess = (a: Fraction, b: Fraction) =>
    a.numerator * b.denominator < b.numerator * a.denominator;
  if (isLess(value, ends.least)) ends.least = value;
  if (isLess(ends.greatest, value)) ends.greatest = value;
}

function* ways(): Generator<WayToPlay> {
  const { none, all, balls, least, greatest } = followed();
  const stakes = wayOf('extra=none', none);
  yield stakes;
  yield { ...wayOf('extra=all', all), exact: returnOfAll(stakes.exact, balls) };
  for (const ball of balls) {
    const offered = toDecimal(ball.offered, 6);
    const price = toDecimal(over(ball.price, ball.offered), 2);
    yield {
      choice: `extra=${ball.number},offered=${offered},price=${price}`,
      exact: over(ball.adds, ball.price),
      hit: over(ball.hit, ball.offered),
      top: ball.top,
      topChance: ball.topChance,
    };
  }
  const [{ topChance }] = balls as [ExtraBall];
  for (const [name, exact] of Object.entries({ least, greatest })) {
    yield { choice: `extra=any,cards=${name}`, exact, hit: fraction(0n), top: 0, topChance };
  }
  if (Math.max(...all.map(({ pays }) => pays)) > houseCap) throw new RangeError('above the cap');
}

/** Prizes over stakes of somebody who buys every ball offered: both are added up, and then divided. */
function returnOfAll(base: Fraction, balls: readonly ExtraBall[]): Fraction {
  const hundred = fraction(100n);
  const paid = balls.reduce((sum, { adds }) => plus(sum, over(adds, hundred)), base);
  const cost = balls.reduce((sum, { price }) => plus(sum, over(price, hundred)), fraction(1n));
  return over(paid, cost);
}

/** The prizes of somebody who buys no ball, or every one. */
function prizesOfBuyer(most: number): { prizes?: () => PrizeChance[] } {
  if (most === 0) return { prizes: () => followed().none };
  return most === EXTRA ? { prizes: () => followed().all } : {};
}

/** Both decisions at every extra ball: to stop costs nothing more, to buy returns what its row says. */
export const videoBingoProof: Proof = {
  game: videoBingo,
  wanted: atMostThree,
  ways,
  preset: () => followed().none,
  samples: [0, 1, EXTRA].map((most) => ({
    choices: { mode: 'base', cards: most + 1 },
    ...prizesOfBuyer(most),
    policy: (view, moves) => {
      const { price } = view as BingoView;
      if (moves === 0) return { name: 'draw', choices: {} };
      const isBought = price !== null && moves <= most;
      return { name: isBought ? 'extra' : 'stop', choices: {} };
    },
  })),
};
