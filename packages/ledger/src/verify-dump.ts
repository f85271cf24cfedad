import { batchHash, parseBatch, strandOf, type DumpedBatch } from './canonical.ts';
import { isSigned, type SignedHeads } from './heads.ts';

/** A place where dump and heads do not match. */
export interface DumpFault {
  readonly fault:
    | 'line_unreadable'
    | 'transfers_missing'
    | 'content_changed'
    | 'chain_broken'
    | 'head_gone'
    | 'signature_wrong'
    | 'key_unknown'
    | 'heads_missing'
    | 'heads_none';
  /** A line of the dump by its number, a batch, a proof, or a proof with strand and batch. */
  readonly where: string;
}

export interface DumpReport {
  readonly batches: number;
  readonly transfers: number;
  /** Batches that no head vouches for, because they are newer. */
  readonly newer: number;
  /** Lists of heads that were compared: those of sound proofs. */
  readonly compared: number;
  /** The key that the heads were compared with, in hex; null: there are none. */
  readonly publicKey: string | null;
  readonly faults: readonly DumpFault[];
}

/**
 * Recomputes the hash chains of a dump from their first batch, and compares them with published heads.
 * `lines` are those of `ledger dump`; `publicKey` in hex is the key that the heads must be signed with, null:
 * that of the first of them. Keeps the heads in memory, and no batch.
 */
export async function verifyDump(
  lines: AsyncIterable<string> | Iterable<string>,
  published: readonly SignedHeads[],
  publicKey: string | null = null,
): Promise<DumpReport> {
  const key = publicKey ?? published[0]?.publicKey ?? null;
  const { list, faults } = checkHeads(published, key);
  const chains = createChains(list);
  let place = 0;
  for await (const line of lines) {
    place += 1;
    // `npm run` tells its own lines first.
    if (line.trim() === '' || line.startsWith('> ')) continue;
    const batch = parseBatch(line);
    if (batch === null) faults.push({ fault: 'line_unreadable', where: String(place) });
    else chains.add(batch);
  }
  const { counts } = chains;
  return {
    ...counts,
    compared: list.length,
    publicKey: key,
    faults: [...faults, ...chains.faults, ...chains.goneHeads()],
  };
}

/** The sound ones among the heads, by proof, once each; and what is wrong with the list itself. */
function checkHeads(published: readonly SignedHeads[], key: string | null) {
  const faults: DumpFault[] = [];
  const signed = published.filter((heads) => {
    const isNamed = heads.publicKey === key;
    const isRight = isSigned(heads);
    if (!isNamed) faults.push({ fault: 'key_unknown', where: heads.proof });
    if (!isRight) faults.push({ fault: 'signature_wrong', where: heads.proof });
    return isNamed && isRight;
  });
  // A crash while they were published repeats a line.
  const once = [...new Map(signed.map((heads) => [heads.hash, heads])).values()];
  const linked = once.toSorted((a, b) => Number(BigInt(a.proof) - BigInt(b.proof)));
  for (const [at, { proof, previous }] of linked.entries()) {
    const before = linked[at - 1];
    if (before !== undefined && before.hash !== previous) {
      faults.push({ fault: 'heads_missing', where: proof });
    }
  }
  const list = linked.filter(({ sound }) => sound);
  if (list.length === 0) faults.push({ fault: 'heads_none', where: '' });
  return { list, faults };
}

/** Follows the chain of each strand, and notes what became of the batches that heads name. */
function createChains(list: readonly SignedHeads[]) {
  const named = new Map<string, string | null>();
  const vouchedTo = new Map<number, bigint>();
  for (const [, batch] of list.flatMap(({ heads }) => heads)) {
    named.set(batch, null);
    const id = BigInt(batch);
    const strand = strandOf(id);
    if (id > (vouchedTo.get(strand) ?? 0n)) vouchedTo.set(strand, id);
  }
  const ends = new Map<number, { id: bigint; hash: string }>();
  const counts = { batches: 0, transfers: 0, newer: 0 };
  const faults: DumpFault[] = [];

  function add(dumped: DumpedBatch): void {
    const { batch, hash, transfers } = dumped;
    const id = BigInt(batch);
    const strand = strandOf(id);
    const fault = faultOf(dumped, id, ends.get(strand));
    if (fault !== null) faults.push({ fault, where: batch });
    // It goes on from what stands there, so that one fault is told once.
    ends.set(strand, { id, hash });
    if (named.has(batch)) named.set(batch, hash);
    counts.batches += 1;
    counts.transfers += transfers.length;
    if (id > (vouchedTo.get(strand) ?? 0n)) counts.newer += 1;
  }

  const goneHeads = (): DumpFault[] =>
    list.flatMap(({ proof, heads }) =>
      heads.flatMap(([strand, batch, hash]): DumpFault[] =>
        named.get(batch) === hash
          ? []
          : [{ fault: 'head_gone', where: `${proof}: ${strand} ${batch}` }],
      ),
    );

  return { add, goneHeads, counts, faults };
}

function faultOf(
  { size, previous, hash, transfers }: DumpedBatch,
  id: bigint,
  end: { readonly id: bigint; readonly hash: string } | undefined,
): DumpFault['fault'] | null {
  if (size !== transfers.length) return 'transfers_missing';
  if (batchHash(previous, transfers) !== hash) return 'content_changed';
  // The first batch of a strand follows nothing.
  return previous === (end?.hash ?? '') && id > (end?.id ?? 0n) ? null : 'chain_broken';
}
