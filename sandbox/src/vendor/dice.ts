/** The faces and sides that a player can bet on. */
export const picks = ['even', 'odd', '1', '2', '3', '4', '5', '6'] as const;
export type Pick = (typeof picks)[number];

const sides = 6;
/** In hundredths of the stake: 97 % of what is staked comes back either way. */
const pays = { parity: 194n, face: 582n } as const;

/** The amount that a stake pays for a face, in minor units, rounded down. */
export function payoutOf(stake: bigint, pick: Pick, face: number): bigint {
  if (pick === 'even' || pick === 'odd') {
    const isEven = face % 2 === 0;
    return isEven === (pick === 'even') ? (stake * pays.parity) / 100n : 0n;
  }
  return Number(pick) === face ? (stake * pays.face) / 100n : 0n;
}

/** Throws the die; `below(6)` is a fair integer from 0 to 5. */
export function throwDie(below: (limit: number) => number): number {
  return below(sides) + 1;
}
