import {
  wayOf,
  type Hundredths,
  type Move,
  type PrizeChance,
  type WayToPlay,
} from '@arara/game-kit';
import { fraction, type Fraction } from '@arara/money';
import type { Proof } from '../certify/proof.ts';
import { ratedMoves } from './best-move.ts';
import { countBest, tablesOnce, type BestPlay } from './best-play.ts';
import { blackjack } from './blackjack.ts';
import type { BlackjackView } from './round.ts';

/** The analysis counts in doubles: it is stated to so many digits, as fractions of a power of ten. */
const DIGITS = 12;
const SCALE = 10 ** DIGITS;
const stated = (value: number): Fraction =>
  fraction(BigInt(Math.round(value * SCALE)), BigInt(SCALE));

let counted: BestPlay | null = null;
function best(): BestPlay {
  counted ??= countBest();
  return counted;
}

/** Everything that a round brings back; further stakes are a part of it. */
function prizes(): PrizeChance[] {
  const paying = (pays: Hundredths): boolean => pays > 0;
  return [...best().prizes]
    .filter(([pays]) => paying(pays))
    .map(([pays, chance]) => ({ pays, chance: stated(chance) }))
    .filter(({ chance }) => chance.numerator > 0n)
    .toSorted((one, other) => one.pays - other.pays);
}

/** The return of the first stake, which the edge is told of, and that of all stakes. */
function* ways(): Generator<WayToPlay> {
  const { gain, raised } = best();
  const way = wayOf('play=best', prizes());
  yield { ...way, choice: 'play=best,of=first-stake', exact: stated(1 + gain) };
  yield { ...way, choice: 'play=best,of=all-stakes', exact: stated(1 + gain / (1 + raised)) };
}

const tables = tablesOnce();
const plain = (name: string): Move => ({ name, choices: {} });

/** The player of the analysis knows the own hand and the dealer's card; of other hands only the card that was split. */
function play(view: BlackjackView): Move {
  if (view.phase !== 'play') return plain(view.phase === 'deal' ? 'deal' : 'decline');
  const hands = view.hands.map((hand, at) =>
    at === view.active ? hand : { ...hand, cards: hand.cards.slice(0, 1) },
  );
  return plain(ratedMoves({ ...view, hands }, tables)[0]?.name ?? 'stand');
}

/** The best move of every hand; to insure is never one of them with a fresh shoe. */
export const blackjackProof: Proof = {
  game: blackjack,
  get wanted() {
    return { rate: stated(1 + best().gain), atLeast: false };
  },
  ways,
  preset: prizes,
  samples: [{ choices: { mode: 'base' }, prizes, policy: (view) => play(view as BlackjackView) }],
};
