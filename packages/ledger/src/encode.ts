import type { FlatChain, FlatTransfer } from './flat-chain.ts';
import { sumUp, type Movement } from './plain.ts';

/** One call of the SQL core; a named statement is parsed once per connection. */
export const POST_CHAINS = {
  name: 'ledger-post-chains',
  text: 'SELECT * FROM ledger.post_chains($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17)',
} as const;

/**
 * The arguments of ledger.post_chains as array literals, with the sums of plain transfers where it is
 * told which accounts are hot. Keys, references and currencies are of a grammar without quotes or
 * backslashes, so that joining them is enough.
 */
export function encodeChains(
  chains: readonly FlatChain[],
  isHot?: (id: bigint) => boolean,
): (string | null)[] {
  const transfers = chains.flatMap(transfersOf);
  return [
    texts(chains, (chain) => chain.key),
    texts(chains, (chain) => `\\\\x${chain.hash}`),
    plain(chains, (chain) => chain.transfers.length),
    plain(chains, (chain) => chain.storeRefusal),
    plain(transfers, (transfer) => transfer.debit),
    plain(transfers, (transfer) => transfer.credit),
    plain(transfers, (transfer) => transfer.overflow),
    plain(transfers, (transfer) => transfer.amount),
    plain(transfers, (transfer) => transfer.currency),
    plain(transfers, (transfer) => transfer.code),
    plain(transfers, (transfer) => transfer.kind),
    plain(transfers, (transfer) => transfer.pending),
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
): (string | null)[] {
  const sums = isHot && sumUp(movements, isHot);
  return [sums?.currencies ?? null, sums?.colds ?? null, sums?.sides ?? null, sums?.hots ?? null];
}

function transfersOf(chain: FlatChain): FlatTransfer[] {
  return chain.transfers;
}

function plain<Item>(items: readonly Item[], read: (item: Item) => unknown): string {
  let literal = '';
  for (const item of items) literal += `${literal === '' ? '{' : ','}${String(read(item))}`;
  return `${literal}}`;
}

function texts<Item>(items: readonly Item[], read: (item: Item) => string): string {
  let literal = '';
  for (const item of items) literal += `${literal === '' ? '{"' : ',"'}${read(item)}"`;
  return `${literal}}`;
}
