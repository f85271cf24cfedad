import { branchLeaves, createMerkleTree } from '@arara/lottery';
import type { Db, Tx } from '@arara/postgres';
import { AppError } from '../../../platform/errors.ts';
import { readBranches, readLeaves, writeBranches } from './tree.repository.ts';
import type { Branch } from './tree.repository.ts';

/** The tree over the tickets of an issue. */
interface Tree {
  readonly root: string;
  readonly size: number;
}

/** Hashes the tickets of an issue whose sale has ended into their tree, and keeps its branches. */
export async function plantTree(tx: Tx, issueId: bigint): Promise<Tree> {
  const { branches, ...tree } = await treeOf(tx, issueId);
  await writeBranches(tx, issueId, branches);
  return tree;
}

/**
 * Hashes the tickets that an issue has now, branch by branch, so that a million of them neither fill the
 * memory nor keep other work waiting.
 */
export async function treeOf(
  db: Db,
  issueId: bigint,
): Promise<Tree & { readonly branches: readonly Branch[] }> {
  const branches: Branch[] = [];
  let size = 0;
  for (let reading: Reading | null = read(db, issueId, 0n); reading !== null;) {
    const leaves: Leaves = await reading;
    const [first, last] = [leaves[0], leaves.at(-1)];
    if (first === undefined || last === undefined) break;
    // The next branch is read while this one is hashed.
    reading = leaves.length === branchLeaves ? read(db, issueId, last.id + 1n) : null;
    const { root } = createMerkleTree(leaves.map(({ leaf }) => leaf));
    branches.push({
      place: branches.length,
      firstTicket: first.id,
      root: Buffer.from(root, 'hex'),
    });
    size += leaves.length;
  }
  return { root: trunkOf(branches).root, size, branches };
}

type Reading = ReturnType<typeof readLeaves>;
type Leaves = Awaited<Reading>;

/** Begins to read a branch; where that fails, whoever waits for it hears so, and nobody else. */
function read(db: Db, issueId: bigint, from: bigint): Reading {
  const leaves = readLeaves(db, issueId, from, branchLeaves);
  leaves.catch(() => undefined);
  return leaves;
}

/** Where a ticket stands in the tree of its issue; throws for one that was taken back before. */
export async function placeInTree(
  db: Db,
  issueId: bigint,
  ticketId: bigint,
): Promise<{ index: number; path: string[] }> {
  const branches = await readBranches(db, issueId);
  const branch = branches.findLast(({ firstTicket }) => firstTicket <= ticketId);
  const leaves =
    branch === undefined ? [] : await readLeaves(db, issueId, branch.firstTicket, branchLeaves);
  const index = leaves.findIndex(({ id }) => id === ticketId);
  if (branch === undefined || index < 0) throw new AppError('lottery.ticket.not.found');
  const own = createMerkleTree(leaves.map(({ leaf }) => leaf));
  return {
    index: branch.place * branchLeaves + index,
    path: [...own.pathOf(index), ...trunkOf(branches).pathOf(branch.place)],
  };
}

const trunkOf = (branches: readonly Branch[]) => createMerkleTree(branches.map(({ root }) => root));
