import fc from 'fast-check';

type Json = Record<string, unknown>;

/** Values that break parsers, comparisons and number handling more often than random ones. */
const nasty = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 2,
  '',
  ' ',
  '0',
  '-1.00',
  '1e3',
  '0.001',
  'NaN',
  '٣',
  '\u0000',
  '\uD800',
  '../../etc',
  "' or 1=1 --",
  '<script>',
  'a'.repeat(5000),
  [],
  {},
  [[]],
  { __proto__: null },
  { toString: 1 },
);

/** Inputs that a JSON schema admits: enough of the language for our contract. */
export function validInput(schema: Json): fc.Arbitrary<unknown> {
  const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (options !== undefined) return fc.oneof(...options.map(validInput));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  switch (schema['type']) {
    case 'object':
      return objectInput(schema);
    case 'array':
      return fc.array(validInput((schema['items'] as Json | undefined) ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({
        min: (schema['minimum'] as number | undefined) ?? 0,
        max: Math.min((schema['maximum'] as number | undefined) ?? 1000, 1_000_000),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textInput(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectInput(schema: Json): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const required = (schema['required'] ?? []) as string[];
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, validInput(property)]),
  );
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

/** Everyday days, and those at the ends of what a calendar, a database or a summer has. */
const days = [
  '1990-05-17',
  '2026-02-28',
  '2010-01-01',
  '0000-01-01',
  '0001-01-01',
  '1582-10-15',
  '1969-12-31',
  '2018-11-04',
  '2024-02-29',
  '9999-12-31',
];
const instants = [
  '2026-01-01T12:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999999999Z',
];

function textInput(schema: Json): fc.Arbitrary<string> {
  const pattern = schema['pattern'] as string | undefined;
  if (schema['format'] === 'date') return fc.constantFrom(...days);
  if (schema['format'] === 'date-time') return fc.constantFrom(...instants);
  const minLength = (schema['minLength'] as number | undefined) ?? 0;
  const maxLength = (schema['maxLength'] as number | undefined) ?? 40;
  if (pattern !== undefined) {
    return fc
      .stringMatching(new RegExp(pattern), { maxLength: Math.max(40, minLength) })
      .filter(({ length }) => length >= minLength && length <= maxLength);
  }
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60) });
}

/** The same with one thing wrong: a nasty value, a missing field, one too many, or no object at all. */
export function mutatedInput(schema: Json): fc.Arbitrary<unknown> {
  const names = Object.keys(schema['properties'] ?? {});
  const changed = fc
    .tuple(validInput(schema), fc.constantFrom(...(names.length === 0 ? ['x'] : names)), nasty)
    .map(([value, name, wrong]) => ({ ...(value as Json), [name]: wrong }));
  const missing = fc
    .tuple(validInput(schema), fc.constantFrom(...(names.length === 0 ? ['x'] : names)))
    .map(([value, name]) => {
      const { [name]: _gone, ...rest } = (value ?? {}) as Json;
      return rest;
    });
  const extra = validInput(schema).map((value) => ({ ...(value as Json), unknownField: 1 }));
  return fc.oneof(changed, missing, extra, nasty);
}

/** Valid inputs as clients of other platforms send them: blanks, numbers for digits, and more than is asked. */
export function sloppyInput(schema: Json): fc.Arbitrary<unknown> {
  const names = Object.keys(schema['properties'] ?? {});
  return fc
    .tuple(validInput(schema), fc.constantFrom(null, ''), fc.jsonValue({ maxDepth: 1 }))
    .filter(([valid]) => !hasBlank(valid))
    .map(([valid, blank, more]) => ({
      ...Object.fromEntries(names.map((name) => [name, blank])),
      ...(withNumbers(valid) as Json),
      unknownField: more,
    }));
}

function hasBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasBlank);
  return value === '';
}

function withNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withNumbers(one)]));
  }
  return typeof value === 'string' && /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value;
}
