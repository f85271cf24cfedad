/**
 * JSON without spaces, keys in code-unit order, numbers safe integers: the same data has one text,
 * hence one hash.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new TypeError(`not a safe integer: ${value}`);
  }
  if (typeof value === 'object' && value !== null) return objectJson(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`not data: ${typeof value}`);
  return text;
}

function objectJson(value: object): string {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}
