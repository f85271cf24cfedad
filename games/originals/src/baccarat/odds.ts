import type { PrizeChance } from '@arara/game-kit';
import { fraction, type Fraction } from '@arara/money';
import { PACK, SUITS } from '../deck.ts';
import { BACCARAT_PAYS, PUSH, type BaccaratSpot } from './baccarat.ts';
import { bankerDraws, PACKS, playerDraws, winnerOf, type Winner } from './coup.ts';

const CARDS = PACKS * PACK;
/** No coup has more cards. */
const MOST = 6;

/** The ways to deal so many further cards behind those that were dealt, in their order. */
const waysBehind = (dealt: number): number =>
  Array.from({ length: MOST - dealt }, (_, at) => CARDS - dealt - at).reduce((a, b) => a * b, 1);

/**
 * In how many of all ways to deal six cards each side wins. All of them are 4,998,398,275,503,360, so that a double
 * counts them exactly.
 */
function countCoups(): Readonly<Record<Winner, number>> {
  // The cards that are left, by their points.
  const shoe = Array.from({ length: 10 }, (_, points) => (points === 0 ? 4 : 1) * SUITS * PACKS);
  const counts = { player: 0, banker: 0, tie: 0 };
  const draw = (ways: number, then: (points: number, ways: number) => void): void => {
    for (const [points, left] of shoe.entries()) {
      if (left === 0) continue;
      shoe[points] = left - 1;
      then(points, ways * left);
      shoe[points] = left;
    }
  };
  const end = (player: number, banker: number, ways: number, dealt: number): void => {
    counts[winnerOf(player % 10, banker % 10)] += ways * waysBehind(dealt);
  };
  function drawForBanker(player: number, banker: number, third: number | null, ways: number): void {
    const dealt = third === null ? 4 : 5;
    const now = player + (third ?? 0);
    if (!bankerDraws(player, banker, third)) return end(now, banker, ways, dealt);
    draw(ways, (points, more) => end(now, banker + points, more, dealt + 1));
  }
  function drawThirds(player: number, banker: number, ways: number): void {
    if (!playerDraws(player, banker)) return drawForBanker(player, banker, null, ways);
    draw(ways, (points, more) => drawForBanker(player, banker, points, more));
  }
  draw(1, (first, one) =>
    draw(one, (second, two) =>
      draw(two, (third, three) =>
        draw(three, (fourth, four) =>
          drawThirds((first + third) % 10, (second + fourth) % 10, four),
        ),
      ),
    ),
  );
  return counts;
}

let counted: Readonly<Record<Winner, number>> | null = null;

/** The chance that a side wins, or that nobody does. */
export function chanceOf(winner: Winner): Fraction {
  counted ??= countCoups();
  return fraction(BigInt(counted[winner]), BigInt(waysBehind(0)));
}

/** The second card of a hand has the rank of the first: the other cards between them change nothing. */
const pairChance = fraction(BigInt(SUITS * PACKS - 1), BigInt(CARDS - 1));

/** The prizes of one chip on a spot. */
export function baccaratPrizes(spot: BaccaratSpot): PrizeChance[] {
  const pays = BACCARAT_PAYS[spot];
  if (spot === 'player-pair' || spot === 'banker-pair') return [{ chance: pairChance, pays }];
  const won = { chance: chanceOf(spot), pays };
  return spot === 'tie' ? [won] : [won, { chance: chanceOf('tie'), pays: PUSH }];
}
