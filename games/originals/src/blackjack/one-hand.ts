import { BUST, dealerChances } from './dealer.ts';
import { DEALER_STANDS, TARGET } from './hands.ts';
import { chanceOf, ruledOut, shoeWithout, take, type Shoe } from './shoe.ts';

/**
 * The outcomes of a hand: the chances that it brings back 0, 1, 2, 3 or 4 first stakes, the further stakes that it takes
 * in the mean, and the chance that it is played at all. Outcomes add up and can be weighed.
 */
export interface Outcomes {
  readonly pays: readonly [number, number, number, number, number];
  readonly raised: number;
  readonly weight: number;
}

export const none: Outcomes = { pays: [0, 0, 0, 0, 0], raised: 0, weight: 0 };

/** One outcome and so much of another. */
export function plusPart(one: Outcomes, part: number, other: Outcomes): Outcomes {
  const [a, b, c, d, e] = one.pays;
  const [f, g, h, i, j] = other.pays;
  return {
    pays: [a + part * f, b + part * g, c + part * h, d + part * i, e + part * j],
    raised: one.raised + part * other.raised,
    weight: one.weight + part * other.weight,
  };
}

/** The mean of outcomes beside all stakes, in first stakes. */
export function gainOf({ pays, raised, weight }: Outcomes): number {
  return pays.reduce((sum, chance, stakes) => sum + chance * stakes, 0) - raised - weight;
}

/** A hand to be played out by itself: to stand, to take a card and then play best, and the better of the two. */
interface Standing {
  readonly stand: Outcomes;
  /** Null at 21, where no card is taken. */
  readonly hit: Outcomes | null;
  readonly best: Outcomes;
}

/** The hands of a player against one card of the dealer, from a shoe without all other known cards. */
export interface Table {
  readonly up: number;
  readonly standing: (hand: readonly number[]) => Standing;
  readonly double: (hand: readonly number[]) => Outcomes;
  /** The chance of each further card, by its points from 1. */
  readonly next: (hand: readonly number[]) => readonly number[];
}

/** A number for each set of points, whatever their order. */
const primes = [1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29];
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const bust: Outcomes = { ...none, pays: [1, 0, 0, 0, 0], weight: 1 };

/** A table whose known cards, beside the dealer's and those of the hand that is asked for, are `others`. */
export function openTable(up: number, others: readonly number[]): Table {
  const shoe = shoeWithout([up, ...others]);
  const out = ruledOut(up);
  const known = new Map<number, Standing>();

  function look(key: number, least: number, hasAce: boolean): Standing {
    const before = known.get(key);
    if (before !== undefined) return before;
    const points = hasAce && least + 10 <= TARGET ? least + 10 : least;
    const stand = standOn(points, up, shoe);
    const hit = points === TARGET ? null : draw(key, least, hasAce, ({ best }) => best);
    const best = hit !== null && gainOf(hit) > gainOf(stand) ? hit : stand;
    const found = { stand, hit, best };
    known.set(key, found);
    return found;
  }
  /** One more card, and what follows it. */
  function draw(
    key: number,
    least: number,
    hasAce: boolean,
    then: (next: Standing) => Outcomes,
  ): Outcomes {
    let sum = none;
    for (const points of ALL) {
      const chance = chanceOf(shoe, points, out);
      if (chance <= 0) continue;
      if (least + points > TARGET) {
        sum = plusPart(sum, chance, bust);
        continue;
      }
      take(shoe, points);
      const next = look(key * (primes[points] ?? 1), least + points, hasAce || points === 1);
      take(shoe, points, -1);
      sum = plusPart(sum, chance, then(next));
    }
    return sum;
  }
  /** Asks with the cards of a hand out of the shoe. */
  function holding<T>(
    hand: readonly number[],
    ask: (key: number, least: number, hasAce: boolean) => T,
  ): T {
    for (const points of hand) take(shoe, points);
    const key = hand.reduce((product, points) => product * (primes[points] ?? 1), 1);
    const answer = ask(
      key,
      hand.reduce((sum, one) => sum + one, 0),
      hand.includes(1),
    );
    for (const points of hand) take(shoe, points, -1);
    return answer;
  }
  return {
    up,
    standing: (hand) => holding(hand, look),
    double: (hand) => holding(hand, (...at) => doubled(draw(...at, ({ stand }) => stand))),
    next: (hand) => holding(hand, () => ALL.map((points) => chanceOf(shoe, points, out))),
  };
}

/** A stand on so many points. */
function standOn(points: number, up: number, shoe: Shoe): Outcomes {
  const dealer = dealerChances(up, shoe);
  let [lost, pushed, won] = [0, 0, dealer[BUST] ?? 0];
  for (let at = 0; at < BUST; at += 1) {
    const chance = dealer[at] ?? 0;
    const total = at + DEALER_STANDS;
    if (total > points) lost += chance;
    else if (total === points) pushed += chance;
    else won += chance;
  }
  return { pays: [lost, pushed, won, 0, 0], raised: 0, weight: 1 };
}

/** The same with twice the stake. */
function doubled({ pays: [lost, pushed, won] }: Outcomes): Outcomes {
  return { pays: [lost, 0, pushed, 0, won], raised: 1, weight: 1 };
}
