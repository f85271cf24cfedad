import { HANDS_MAX, type BlackjackView } from './round.ts';
import { isPair, pointsOf } from './hands.ts';
import { gainOf, none, openTable, plusPart, type Outcomes, type Table } from './one-hand.ts';
import { chanceOf, pointsOfCards, ruledOut, shoeWithout } from './shoe.ts';

/** A move with what it brings in the mean, beside all stakes from here on, in first stakes. */
export interface RatedMove {
  readonly name: 'insurance' | 'decline' | 'hit' | 'stand' | 'double' | 'split' | 'surrender';
  readonly gain: number;
}

/** A pair that becomes two hands, or three. */
export interface SplitOutcomes {
  /** All of its hands together. */
  readonly all: Outcomes;
  /** The chance of a third hand. */
  readonly third: number;
}

/** Gives the table against a card of the dealer, without further known cards. */
export type Tables = (up: number, others: readonly number[]) => Table;

/** The outcomes of a pair of these points that is split now. `room` is how many hands it may become: 2 or 3. */
export function splitOutcomes(
  tables: Tables,
  up: number,
  points: number,
  others: readonly number[],
  room: number,
): SplitOutcomes {
  const [all, other] = secondCards(tables(up, [...others, points]), points);
  if (points === 1 || room < HANDS_MAX) return { all: plusPart(none, 2, all), third: 0 };
  const third = [...others, points, points];
  const [allThird, otherThird] = secondCards(tables(up, third), points);
  const shoe = shoeWithout([up, points, ...others, points]);
  const again = chanceOf(shoe, points, ruledOut(up));
  const twice = chanceOf(shoeWithout([up, points, ...third]), points, ruledOut(up));
  // With a fourth card of the pair gone, a hand is worth as much less as with the third.
  const allFourth = plusPart(plusPart(none, 2, allThird), -1, all);
  const parts: readonly (readonly [number, Outcomes])[] = [
    [3 * again, allThird],
    [1, other],
    [2 * again, allThird],
    [-2 * again * twice, allFourth],
    [1, other],
    [-again, otherThird],
  ];
  const sum = parts.reduce((sofar, [part, one]) => plusPart(sofar, part, one), none);
  return { all: sum, third: again + again - again * twice };
}

/** A hand of one card that takes its second: over all second cards, and over those that make no pair. */
function secondCards(table: Table, points: number): [all: Outcomes, other: Outcomes] {
  let [all, other] = [none, none];
  for (const [at, chance] of table.next([points]).entries()) {
    if (chance <= 0) continue;
    const hand = [points, at + 1];
    const played = points === 1 ? table.standing(hand).stand : bestOf(table, hand);
    all = plusPart(all, chance, played);
    if (at + 1 !== points) other = plusPart(other, chance, played);
  }
  return [all, other];
}

/** The best of a hand of two cards that is not split. */
export function bestOf(table: Table, hand: readonly number[]): Outcomes {
  const { best, hit } = table.standing(hand);
  if (hit === null) return best;
  const double = table.double(hand);
  return gainOf(double) > gainOf(best) ? double : best;
}

const SURRENDER = -0.5;

/** The moves that a view allows, the best first: all cards on the table are known, those below are as they come. */
export function ratedMoves(view: BlackjackView, tables: Tables = openTable): RatedMove[] {
  const { up: card, hands, active, phase } = view;
  if (card === null) return [];
  const up = pointsOf(card);
  if (phase === 'insurance')
    return best(
      rateInsurance(
        up,
        hands.flatMap(({ cards }) => pointsOfCards(cards)),
      ),
    );
  const hand = active === null ? undefined : hands[active];
  if (active === null || hand === undefined) return [];
  const own = pointsOfCards(hand.cards);
  const others = hands.flatMap(({ cards }, at) => (at === active ? [] : pointsOfCards(cards)));
  const table = tables(up, others);
  const { stand, hit } = table.standing(own);
  const moves: RatedMove[] = [{ name: 'stand', gain: gainOf(stand) }];
  if (hit !== null) moves.push({ name: 'hit', gain: gainOf(hit) });
  if (own.length === 2) moves.push({ name: 'double', gain: gainOf(table.double(own)) });
  if (isPair(hand.cards) && hands.length < HANDS_MAX) {
    const room = HANDS_MAX - hands.length + 1;
    const { all } = splitOutcomes(tables, up, own[0] ?? 0, others, room);
    moves.push({ name: 'split', gain: gainOf(all) });
  }
  if (own.length === 2 && hands.length === 1) moves.push({ name: 'surrender', gain: SURRENDER });
  return best(moves);
}

const best = (moves: readonly RatedMove[]): RatedMove[] =>
  moves.toSorted((one, other) => other.gain - one.gain);

/** Half a stake at two to one that the hole card is a ten. */
function rateInsurance(up: number, known: readonly number[]): RatedMove[] {
  const shoe = shoeWithout([up, ...known]);
  const tens = (shoe[10] ?? 0) / (shoe[0] ?? 1);
  return [
    { name: 'insurance', gain: tens - (1 - tens) / 2 },
    { name: 'decline', gain: 0 },
  ];
}
