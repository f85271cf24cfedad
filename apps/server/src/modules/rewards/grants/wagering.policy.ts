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
  /** The rounds among all of them that have ended. */
  readonly ended: ReadonlySet<bigint>;
  /** The type of a movement's game; null where nobody knows it. */
  readonly typeOf: (movement: Movement) => string | null;
}

/**
 * Notes stakes for the oldest grant that is not wagered yet, and takes what is returned from the grant that its round
 * stands for. A round counts for one grant, with the weight that it began with, and once it has ended: before, its
 * stakes may come back. The sum of its stakes, less what came back, is weighed as a whole, so that no split of a stake
 * gains a centavo.
 */
export function countMovements(before: Before, movements: readonly Movement[]): Counted {
  const rows = new Map(before.rows.map((row) => [row.round, row]));
  // Of two grants the second waits for what the first one's rounds come to, open ones too.
  const promised = new Map(before.grants.map((grant) => [grant.id, grant.wagered]));
  for (const row of before.rows) if (!row.ended) promise(promised, row, row.staked);
  for (const movement of movements) {
    const known = rows.get(movement.round) ?? rowOf(before, promised, movement);
    if (known === null) continue;
    const staked = movement.isStake
      ? known.staked + movement.amount
      : atLeastZero(known.staked - movement.amount);
    promise(promised, known, staked - known.staked);
    rows.set(movement.round, { ...known, staked, at: movement.at });
  }
  return settle(before, rows);
}

/** The rows that changed, with what of the rounds that have ended counts. */
function settle({ grants, rows: old, ended }: Before, rows: ReadonlyMap<bigint, WageredRow>) {
  const wagered = new Map(grants.map((grant) => [grant.id, grant.wagered]));
  const before = new Map(old.map((row) => [row.round, row]));
  const changed: WageredRow[] = [];
  for (const row of rows.values()) {
    const isEnded = row.ended || ended.has(row.round);
    const counted = isEnded ? countedOf(row.staked, row.weight) : 0n;
    const known = before.get(row.round);
    const isSame = known?.staked === row.staked && known.ended === isEnded;
    if (!isSame) changed.push({ ...row, ended: isEnded, counted });
    const has = wagered.get(row.grantId) ?? 0n;
    wagered.set(row.grantId, atLeastZero(has + counted - row.counted));
  }
  return { rows: changed, wagered };
}

function promise(promised: Map<bigint, bigint>, row: WageredRow, staked: bigint): void {
  const has = promised.get(row.grantId) ?? 0n;
  promised.set(row.grantId, has + countedOf(staked, row.weight));
}

/** The row that a stake begins for its round; null: no grant waits for stakes, or nothing was staked for one. */
function rowOf(
  { grants, typeOf }: Before,
  promised: ReadonlyMap<bigint, bigint>,
  movement: Movement,
): WageredRow | null {
  const { isStake, amount, round, vendor, gameCode, at } = movement;
  const grant = grants.find(({ id, wagering }) => (promised.get(id) ?? 0n) < wagering);
  if (!isStake || grant === undefined) return null;
  // Another process may not have heard of the grant yet: a stake above its bound counts for nothing.
  const isTooHigh = grant.stakeMax !== null && amount > grant.stakeMax;
  const weight = isTooHigh ? 0 : weightOf(grant.weights, typeOf(movement));
  const none = { staked: 0n, counted: 0n, ended: false };
  return { grantId: grant.id, round, vendor, gameCode, weight, ...none, at };
}

const atLeastZero = (amount: bigint): bigint => (amount < 0n ? 0n : amount);

/** The parts into which a grant falls as it ends, in minor units. */
export interface Parted {
  /** Becomes the member's cash. */
  readonly converted: bigint;
  /** Goes back to the house. */
  readonly taken: bigint;
}

/** The part of a grant that is the member's goes to cash, up to the grant's bound; the rest is the house's. */
export function partOf(
  { convertMax, converted }: Pick<ActiveGrant, 'convertMax' | 'converted'>,
  balance: bigint,
  own: bigint,
): Parted {
  const room = convertMax === null ? balance : atLeastZero(convertMax - converted);
  const most = own < balance ? atLeastZero(own) : balance;
  const part = most < room ? most : room;
  return { converted: part, taken: balance - part };
}

/**
 * The part of money that came to an ended grant which is the member's, in minor units. After the wagering it is all of
 * it. After its time was over these are the prizes, where the rules leave them; a stake that comes back was never
 * wagered. A grant that was given up, lost by a withdrawal or used up brings nothing any more: else a stake that is
 * placed before and comes back after would make bonus money cash.
 */
export function lateOwn(
  { endReason, lateForfeits }: Pick<ActiveGrant, 'endReason' | 'lateForfeits'>,
  balance: bigint,
  won: bigint,
): bigint {
  if (endReason === 'wagered') return balance;
  return endReason === 'expired' && !lateForfeits ? won : 0n;
}
