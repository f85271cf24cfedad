/** OIDs of PostgreSQL's types, which never change. */
const types = { boolean: 16, bytea: 17, bigint: 20, smallint: 21, text: 25 } as const;

const HEAD = 12;
const DIMENSION = 8;
const LENGTH = 4;
const BIGINT = 8;
const SMALLINT = 2;

const BEYOND_ASCII = /[\u0080-\uffff]/;

/*
 * Lists as parameters in PostgreSQL's binary format (array_recv in src/backend/utils/adt/arrayfuncs.c): it
 * takes them in half the time in which it reads array literals, and a twentieth of a batch is saved.
 */

/** A value that its type cannot hold: only a mistake in a program makes one. */
export class UnencodableError extends RangeError {}

/** A list of whole numbers of 64 bits; throws UnencodableError. */
export function bigints<Item>(items: readonly Item[], read: (item: Item) => bigint): Buffer {
  const list = start('bigint', [items.length], items.length * (LENGTH + BIGINT));
  let at = list.at;
  for (const item of items) at = addBigint(list.view, at, read(item));
  return list.buffer;
}

/** A list of rows of as many whole numbers each, given one row after another. */
export function bigintRows(numbers: readonly (number | bigint)[], width: number): Buffer {
  const rows = numbers.length / width;
  const list = start('bigint', [rows, width], numbers.length * (LENGTH + BIGINT));
  let at = list.at;
  for (const number of numbers) {
    at = addBigint(list.view, at, typeof number === 'bigint' ? number : BigInt(number));
  }
  return list.buffer;
}

/** A list of whole numbers of 16 bits; throws UnencodableError. */
export function smallints<Item>(items: readonly Item[], read: (item: Item) => number): Buffer {
  const list = start('smallint', [items.length], items.length * (LENGTH + SMALLINT));
  let at = list.at;
  for (const item of items) {
    const number = read(item);
    if ((number << 16) >> 16 !== number) throw new UnencodableError(`${number} is no smallint`);
    list.view.setInt32(at, SMALLINT);
    list.view.setInt16(at + LENGTH, number);
    at += LENGTH + SMALLINT;
  }
  return list.buffer;
}

/** A list of truths. */
export function booleans<Item>(items: readonly Item[], read: (item: Item) => boolean): Buffer {
  const list = start('boolean', [items.length], items.length * (LENGTH + 1));
  let at = list.at;
  for (const item of items) {
    list.view.setInt32(at, 1);
    list.view.setUint8(at + LENGTH, read(item) ? 1 : 0);
    at += LENGTH + 1;
  }
  return list.buffer;
}

/** A list of texts of ASCII; throws UnencodableError. */
export function texts<Item>(items: readonly Item[], read: (item: Item) => string): Buffer {
  let size = items.length * LENGTH;
  for (const item of items) size += read(item).length;
  const list = start('text', [items.length], size);
  let at = list.at;
  for (const item of items) {
    const text = read(item);
    if (BEYOND_ASCII.test(text)) throw new UnencodableError(`${text} is no text of ASCII`);
    list.view.setInt32(at, text.length);
    list.buffer.write(text, at + LENGTH, 'latin1');
    at += LENGTH + text.length;
  }
  return list.buffer;
}

/** A list of bytes, given in hexadecimal. */
export function bytes<Item>(items: readonly Item[], read: (item: Item) => string): Buffer {
  let size = items.length * LENGTH;
  for (const item of items) size += read(item).length / 2;
  const list = start('bytea', [items.length], size);
  let at = list.at;
  for (const item of items) {
    const hex = read(item);
    list.view.setInt32(at, hex.length / 2);
    list.buffer.write(hex, at + LENGTH, 'hex');
    at += LENGTH + hex.length / 2;
  }
  return list.buffer;
}

function start(
  type: keyof typeof types,
  lengths: readonly number[],
  size: number,
): { buffer: Buffer; view: DataView; at: number } {
  // An empty list has no dimension.
  const dimensions = lengths[0] === 0 ? [] : lengths;
  const buffer = Buffer.allocUnsafe(HEAD + dimensions.length * DIMENSION + size);
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  view.setInt32(0, dimensions.length);
  view.setInt32(4, 0);
  view.setInt32(8, types[type]);
  let at = HEAD;
  for (const length of dimensions) {
    view.setInt32(at, length);
    view.setInt32(at + 4, 1);
    at += DIMENSION;
  }
  return { buffer, view, at };
}

function addBigint(view: DataView, at: number, value: bigint): number {
  if (BigInt.asIntN(64, value) !== value) throw new UnencodableError(`${value} is no bigint`);
  view.setInt32(at, BIGINT);
  view.setBigInt64(at + LENGTH, value);
  return at + LENGTH + BIGINT;
}
