type Json = Record<string, unknown>;

/** The rules that all tolerant calls have in common, for readers. */
export const forgivenText = `Calls of \`/wps\`, \`/lgw\` and \`/lotto\` are written for clients of many
platforms: they ignore parameters and fields that they do not know, take null and an empty text for *not given*,
and a whole number where digits are wanted or the other way round; the idempotency key may be the field
\`idempotencyKey\` of the body. All other calls refuse what is not described.`;

/** The schema of a body as a tolerant call takes it (packages/contract/src/tolerant.ts). */
export function forgiving(schema: Json): Json {
  if (schema['type'] === 'array') return { ...schema, items: forgiving(schema['items'] as Json) };
  if (schema['type'] !== 'object' || schema['properties'] === undefined) return eitherWay(schema);
  const required = (schema['required'] ?? []) as string[];
  const properties = Object.entries(schema['properties'] as Record<string, Json>).map(
    ([name, property]) => [
      name,
      required.includes(name) ? forgiving(property) : orBlank(forgiving(property)),
    ],
  );
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: true };
}

function orBlank(schema: Json): Json {
  return { anyOf: [schema, { enum: [null, ''] }] };
}

function eitherWay(schema: Json): Json {
  const { type } = schema;
  if (type === 'string') return { anyOf: [schema, { type: 'integer' }] };
  if (type !== 'integer' && type !== 'number') return schema;
  return { anyOf: [schema, { type: 'string', pattern: String.raw`^\d+$` }] };
}
