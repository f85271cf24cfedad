import { z } from 'zod';

type Part = readonly [place: string, schema: z.ZodType, value: unknown];

/** Everything that a value is made of, itself first: by its schema, and where it stands. */
export function* partsOf(schema: z.ZodType, value: unknown, at = ''): Generator<Part> {
  if (value === null || value === undefined) return;
  yield [at, schema, value];
  const { innerType } = schema.def as { innerType?: z.ZodType };
  if (innerType !== undefined) yield* partsOf(innerType, value, at);
  if (schema instanceof z.ZodArray) {
    const items = (value as unknown[]).map((item, i) => [item, `${at}[${i}]`] as const);
    for (const [item, place] of items) yield* partsOf(schema.element as z.ZodType, item, place);
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.ZodType[];
    const option = options.find((one) => one.safeParse(value).success);
    if (option !== undefined) yield* partsOf(option, value, at);
  }
  if (schema instanceof z.ZodRecord) {
    for (const [key, inner] of Object.entries(value))
      yield* partsOf(schema.valueType as z.ZodType, inner, `${at}.${key}`);
  }
  if (!(schema instanceof z.ZodObject)) return;
  for (const [key, part] of Object.entries(schema.shape)) {
    const inner = (value as Record<string, unknown>)[key];
    yield* partsOf(part as z.ZodType, inner, `${at}.${key}`);
  }
}

/** True if a value of a schema may have a part of another one somewhere. */
export function hasPart(schema: z.ZodType, part: z.ZodType): boolean {
  const has = (one: unknown): boolean => hasPart(one as z.ZodType, part);
  if (schema === part) return true;
  const { innerType } = schema.def as { innerType?: z.ZodType };
  if (innerType !== undefined) return has(innerType);
  if (schema instanceof z.ZodArray) return has(schema.element);
  if (schema instanceof z.ZodRecord) return has(schema.valueType);
  if (schema instanceof z.ZodUnion) return schema.options.some(has);
  return schema instanceof z.ZodObject && Object.values(schema.shape).some(has);
}
