import { bigintRows, bigints, booleans, bytes, smallints, texts } from './binary.ts';
import type { FlatChain, FlatTransfer } from './flat-chain.ts';
import { sumUp, sumWidths, type Movement } from './plain.ts';

/** One call of the SQL core; a named statement is parsed once per connection. */
export const POST_CHAINS = {
  name: 'ledger-post-chains',
  text: 'SELECT * FROM ledger.post_chains($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17)',
} as const;

/**
 * The arguments of ledger.post_chains in PostgreSQL's binary format, with the sums of plain transfers where
 * it is told which accounts are hot.
 */
export function encodeChains(
  chains: readonly FlatChain[],
  isHot?: (id: bigint) => boolean,
): (Buffer | null)[] {
  const transfers = chains.flatMap(transfersOf);
  return [
    texts(chains, (chain) => chain.key),
    bytes(chains, (chain) => chain.hash),
    smallints(chains, (chain) => chain.transfers.length),
    booleans(chains, (chain) => chain.storeRefusal),
    bigints(transfers, (transfer) => transfer.debit),
    bigints(transfers, (transfer) => transfer.credit),
    bigints(transfers, (transfer) => transfer.overflow),
    bigints(transfers, (transfer) => transfer.amount),
    texts(transfers, (transfer) => transfer.currency),
    smallints(transfers, (transfer) => transfer.code),
    smallints(transfers, (transfer) => transfer.kind),
    bigints(transfers, (transfer) => transfer.pending),
    texts(transfers, (transfer) => transfer.reference),
    ...encodeSums(transfers, isHot),
  ];
}

/**
 * The last arguments of ledger.post_chains: what the transfers come to, or nothing where they are not
 * plain or nobody says which accounts are hot.
 */
export function encodeSums(
  movements: readonly Movement[],
  isHot?: (id: bigint) => boolean,
): (Buffer | null)[] {
  const sums = isHot && sumUp(movements, isHot);
  if (sums === undefined) return [null, null, null, null];
  return [
    texts(sums.currencies, (currency) => currency),
    bigintRows(sums.colds, sumWidths.colds),
    bigintRows(sums.sides, sumWidths.sides),
    bigintRows(sums.hots, sumWidths.hots),
  ];
}

function transfersOf(chain: FlatChain): FlatTransfer[] {
  return chain.transfers;
}
