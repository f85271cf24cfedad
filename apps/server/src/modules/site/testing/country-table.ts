type Value = string | { readonly [key: string]: Value };

const RECORD_BYTES = 3;
const METADATA_MARK = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');

/**
 * The smallest file in MaxMind's format 2.0 with one entry: for every IPv6 address that begins with
 * these four hexadecimal digits. https://maxmind.github.io/MaxMind-DB/
 */
export function makeCountryTable(prefix: string, entry: Value): Buffer {
  const bits = Number.parseInt(prefix, 16).toString(2).padStart(16, '0').split('');
  const nodes = bits.length;
  // A record is the next node, the number of nodes (no entry), or beyond: 16 bytes and an offset.
  const tree = bits.map((bit, node) => {
    const next = node + 1 < nodes ? node + 1 : nodes + 16;
    const records = bit === '0' ? [next, nodes] : [nodes, next];
    const bytes = Buffer.alloc(2 * RECORD_BYTES);
    for (const [side, record] of records.entries()) {
      bytes.writeUIntBE(record, side * RECORD_BYTES, RECORD_BYTES);
    }
    return bytes;
  });
  const metadata = Buffer.concat([
    head(7, 6),
    ...pair('binary_format_major_version', number(5, 2)),
    ...pair('binary_format_minor_version', number(5, 0)),
    ...pair('database_type', encode('Test-Country')),
    ...pair('ip_version', number(5, 6)),
    ...pair('node_count', number(6, nodes)),
    ...pair('record_size', number(5, RECORD_BYTES * 8)),
  ]);
  return Buffer.concat([...tree, Buffer.alloc(16), encode(entry), METADATA_MARK, metadata]);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    return Buffer.concat([head(2, value.length), Buffer.from(value)]);
  }
  const pairs = Object.entries(value);
  return Buffer.concat([
    head(7, pairs.length),
    ...pairs.flatMap(([key, inner]) => pair(key, encode(inner))),
  ]);
}

function pair(key: string, value: Buffer): Buffer[] {
  return [encode(key), value];
}

function number(type: number, value: number): Buffer {
  return Buffer.concat([head(type, 2), Buffer.from([value >> 8, value & 255])]);
}

/** Type in three bits, size in five. */
function head(type: number, size: number): Buffer {
  return Buffer.from([(type << 5) | size]);
}
