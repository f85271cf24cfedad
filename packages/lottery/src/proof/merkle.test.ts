import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { branchLeaves, createMerkleTree, rootOver, ticketLeaf } from './merkle.ts';

/** Leaves and roots of the reference implementation of certificate transparency (RFC 6962). */
const texts = ['', '\0', '\u0010', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno'];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const pathOfTheSixth = [
  'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
];

const ticketsOf = (count: number) => Array.from({ length: count }, (_, i) => `bilhete ${i}`);
const treeOf = (of: readonly string[]) => createMerkleTree(of.map(ticketLeaf));

test.each(roots.map((root, size) => [size, root] as const))(
  'the first %i leaves of the reference have the root %s',
  (size, root) => {
    expect(treeOf(texts.slice(0, size))).toMatchObject({ size, root });
  },
);

test('the sixth of the eight has the path of the reference', () => {
  expect(treeOf(texts).pathOf(5)).toEqual(pathOfTheSixth);
});

test('the root is the one that the definition of the standard gives, cut at a power of two', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 70 }), (tickets) => {
      expect(treeOf(tickets).root).toBe(byDefinition(tickets.map(ticketLeaf)).toString('hex'));
    }),
  );
});

test('every ticket leads to the root by its path, and no other ticket does', () => {
  for (let size = 1; size <= 40; size += 1) {
    const tickets = ticketsOf(size);
    const tree = treeOf(tickets);
    for (const [index, text] of tickets.entries()) {
      const place = { index, size, path: tree.pathOf(index) };
      expect(rootOver(ticketLeaf(text), place)).toBe(tree.root);
      expect(rootOver(ticketLeaf(`${text}0`), place)).not.toBe(tree.root);
    }
  }
});

test.each([1, branchLeaves, branchLeaves + 1, 3 * branchLeaves + 700])(
  'the branches of %i leaves have the root and the paths of all leaves together',
  (size) => {
    const leaves = ticketsOf(size).map(ticketLeaf);
    const whole = createMerkleTree(leaves);
    const branches = Array.from({ length: Math.ceil(size / branchLeaves) }, (_, at) =>
      createMerkleTree(leaves.slice(at * branchLeaves, (at + 1) * branchLeaves)),
    );
    const trunk = createMerkleTree(branches.map(({ root }) => Buffer.from(root, 'hex')));
    expect(trunk.root).toBe(whole.root);
    for (const index of [0, size >> 1, size - 1]) {
      const place = Math.floor(index / branchLeaves);
      const path = [
        ...(branches[place]?.pathOf(index % branchLeaves) ?? []),
        ...trunk.pathOf(place),
      ];
      expect(path).toEqual(whole.pathOf(index));
    }
  },
);

describe('a path that is not that of the place leads elsewhere or nowhere', () => {
  const tickets = ticketsOf(11);
  const tree = treeOf(tickets);
  const leaf = ticketLeaf('bilhete 6');
  const path = tree.pathOf(6);
  test.each([
    ['another place', { index: 7 }],
    ['a place behind the last', { index: 11 }],
    ['a place before the first', { index: -1 }],
    ['half a place', { index: 5.5 }],
    ['a shorter list', { size: 6 }],
    ['a much longer list', { size: 40 }],
    ['an empty list', { size: 0 }],
    ['no list', { size: Number.NaN }],
    ['a step less', { path: path.slice(1) }],
    ['a step more', { path: [...path, path[0]!] }],
    ['steps turned round', { path: path.toReversed() }],
    ['what is no hash', { path: path.map(() => 'zz') }],
  ])('%s', (_name, change) => {
    expect(rootOver(leaf, { index: 6, size: 11, path, ...change })).not.toBe(tree.root);
  });
});

test('no ticket can be made of two others: leaves and nodes are hashed apart', () => {
  const leaves = ['a', 'b'].map(ticketLeaf);
  const { root } = createMerkleTree(leaves);
  const joined = createHash('sha256').update(Buffer.concat(leaves)).digest('hex');
  expect(root).not.toBe(joined);
  expect(treeOf(['a', 'b', 'b']).root).not.toBe(treeOf(['a', 'b', 'b', 'b']).root);
});

test('the order counts, and a place beyond the leaves or a leaf of another length is refused', () => {
  expect(treeOf(['a', 'b']).root).not.toBe(treeOf(['b', 'a']).root);
  expect(() => treeOf(['a']).pathOf(1)).toThrow(RangeError);
  expect(() => treeOf([]).pathOf(0)).toThrow(RangeError);
  expect(() => createMerkleTree([new Uint8Array(31)])).toThrow(RangeError);
});

/** MTH of RFC 6962, 2.1, word for word, over leaves that are hashed. */
function byDefinition(leaves: readonly Uint8Array[]): Buffer {
  if (leaves.length === 0) return createHash('sha256').digest();
  const [first] = leaves;
  if (leaves.length === 1 && first !== undefined) return Buffer.from(first);
  let cut = 1;
  while (cut * 2 < leaves.length) cut *= 2;
  const sides = [byDefinition(leaves.slice(0, cut)), byDefinition(leaves.slice(cut))];
  return createHash('sha256')
    .update(Buffer.concat([Uint8Array.of(1), ...sides]))
    .digest();
}
