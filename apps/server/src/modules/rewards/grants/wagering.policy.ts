import type { ActiveGrant, Weights } from './grant.types.ts';
import type { Movement, WageredRow } from './wagered.repository.ts';

const whole = 10_000n;

/** The part of an amount that counts, in minor units, rounded down; the weight is in basis points. */
export const countedOf = (staked: bigint, weight: number): bigint =>
  (staked * BigInt(weight)) / whole;

/** The weight of a type of game in basis points: a type that the rules do not name counts nothing. */
export const weightOf = (weights: Weights, gameType: string | null): number =>
  gameType === null ? 0 : (weights[gameType] ?? 0);

/** The stakes of a member brought forward over what moved. */
export interface Counted {
  /** The rows of rounds that changed. */
  readonly rows: readonly WageredRow[];
  /** The progress of each grant by its id, in minor units. */
  readonly wagered: ReadonlyMap<bigint, bigint>;
}

interface Before {
  /** The active grants of a member, the oldest first. */
  readonly grants: readonly ActiveGrant[];
  /** The rows of rounds that are there already. */
  readonly rows: readonly WageredRow[];
  /** The type of a movement's game; null where nobody knows it. */
  readonly typeOf: (movement: Movement) => string | null;
}

/**
 * Counts stakes for the oldest grant that is not wagered yet, and takes what is returned from the grant that its
 * round stands for. A round counts for one grant, with the weight that it began with: the sum of its stakes, less
 * what came back, is weighed as a whole, so that no split of a stake gains a centavo.
 */
export function countMovements(before: Before, movements: readonly Movement[]): Counted {
  const wagered = new Map(before.grants.map((grant) => [grant.id, grant.wagered]));
  const rows = new Map(before.rows.map((row) => [row.round, row]));
  const changed = new Map<bigint, WageredRow>();
  for (const movement of movements) {
    const known = rows.get(movement.round) ?? rowOf(before, wagered, movement);
    if (known === null) continue;
    const staked = movement.isStake
      ? known.staked + movement.amount
      : atLeastZero(known.staked - movement.amount);
    const counted = countedOf(staked, known.weight);
    const row = { ...known, staked, counted, at: movement.at };
    const has = wagered.get(row.grantId) ?? 0n;
    wagered.set(row.grantId, atLeastZero(has + counted - known.counted));
    rows.set(row.round, row);
    changed.set(row.round, row);
  }
  return { rows: [...changed.values()], wagered };
}

/** The row that a stake begins for its round; null: no grant waits for stakes, or nothing was staked for one. */
function rowOf(
  { grants, typeOf }: Before,
  wagered: ReadonlyMap<bigint, bigint>,
  movement: Movement,
): WageredRow | null {
  const { isStake, round, vendor, gameCode, at } = movement;
  const grant = grants.find(({ id, wagering }) => (wagered.get(id) ?? 0n) < wagering);
  if (!isStake || grant === undefined) return null;
  const weight = weightOf(grant.weights, typeOf(movement));
  return { grantId: grant.id, round, vendor, gameCode, staked: 0n, weight, counted: 0n, at };
}

const atLeastZero = (amount: bigint): bigint => (amount < 0n ? 0n : amount);

/** The parts into which a grant falls as it ends, in minor units. */
export interface Parted {
  /** Becomes the member's cash. */
  readonly converted: bigint;
  /** Goes back to the house. */
  readonly taken: bigint;
}

/** A grant that was wagered is the member's up to its bound; one that ended otherwise is the house's. */
export function partOf(
  { convertMax, converted }: Pick<ActiveGrant, 'convertMax' | 'converted'>,
  balance: bigint,
  isOwn: boolean,
): Parted {
  if (!isOwn) return { converted: 0n, taken: balance };
  const room = convertMax === null ? balance : atLeastZero(convertMax - converted);
  const own = balance < room ? balance : room;
  return { converted: own, taken: balance - own };
}

/** True if money that comes to an ended grant is the member's: it was wagered, or its rules leave late prizes. */
export const isLateOwn = ({
  state,
  lateForfeits,
}: Pick<ActiveGrant, 'state' | 'lateForfeits'>): boolean =>
  state === 'COMPLETED' || (state !== 'CANCELLED' && !lateForfeits);
