import { sharesOf } from '../split.policy.ts';
import type { RoundPart } from './correct.repository.ts';

/** The part of a prize on one account of its player, before and after it is corrected, in minor units. */
export interface Holding {
  readonly account: bigint;
  readonly before: bigint;
  readonly after: bigint;
  /** The amount that was to be taken back and was spent already. */
  readonly lost: bigint;
  /** The part of the new prize that waits on the held account for this one. */
  readonly held: bigint;
}

/** Where the old prize is and where the new one goes, in minor units. */
export interface Split {
  readonly heldBefore: bigint;
  readonly heldAfter: bigint;
  /** Cash first, then grants. */
  readonly holdings: readonly Holding[];
  /** The part that the house bears. */
  readonly lost: bigint;
  /** The amount by which the player's spendable money changes. */
  readonly moved: bigint;
}

/** A round whose prize is corrected, and what there is on the accounts of its player. */
export interface Corrected {
  readonly cash: bigint;
  readonly bet: bigint;
  readonly parts: readonly RoundPart[];
  readonly has: bigint;
  readonly to: bigint;
  readonly heldBefore: bigint;
  readonly prizeMax: bigint;
  readonly available: (account: bigint) => bigint;
}

/** The old prize is taken from where it is; the new one goes to where the stakes came from. */
export function splitOf(of: Corrected): Split {
  const { parts, has, to, heldBefore, prizeMax } = of;
  const paidBefore = has - heldBefore;
  // A prize above the cap is looked at by people first; what the player has of it stays theirs.
  const paidAfter = to > prizeMax && paidBefore < to ? paidBefore : to;
  const heldAfter = to - paidAfter;
  const grants = [...new Set(parts.map(({ account }) => account))];
  const amounts = (kind: 'BET' | 'WIN', read: (part: RoundPart) => bigint) =>
    grants.map((account) => {
      const part = parts.find((one) => one.kind === kind && one.account === account);
      return part === undefined ? 0n : read(part);
    });
  const stakes = withCash(
    of.bet,
    amounts('BET', ({ amount }) => amount),
  );
  const before = withCash(
    paidBefore,
    amounts('WIN', ({ amount, held }) => amount - held),
  );
  // A prize without a stake is cash's.
  const shares = (amount: bigint) => sharesOf(amount, of.bet === 0n ? [1n] : stakes);
  const after = paidAfter === paidBefore ? before : shares(paidAfter);
  const held = shares(heldAfter);
  const holdings = [of.cash, ...grants].map((account, at): Holding => {
    const [had, gets] = [before[at] ?? 0n, after[at] ?? 0n];
    const missing = had - gets - of.available(account);
    const lost = missing > 0n ? missing : 0n;
    return { account, before: had, after: gets, lost, held: held[at] ?? 0n };
  });
  const lost = holdings.reduce((sum, holding) => sum + holding.lost, 0n);
  return { heldBefore, heldAfter, holdings, lost, moved: paidAfter - paidBefore + lost };
}

/** Adds the cash's part: the rest that is not the grants'. */
function withCash(total: bigint, ofGrants: readonly bigint[]): bigint[] {
  return [ofGrants.reduce((rest, amount) => rest - amount, total), ...ofGrants];
}
