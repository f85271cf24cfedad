import { z } from 'zod';
import type { Call } from './call.ts';

/**
 * The families that many platforms share: their clients were written before ours was, so what such
 * a client adds or leaves blank is no fault. Our own calls stay strict.
 */
export function isTolerant({ path }: Pick<Call, 'path'>): boolean {
  return /^\/(wps|lgw|lotto)\//.test(path);
}

/**
 * The input of a tolerant call, as its schema wants it: unknown names are left out, null and an
 * empty text count as not given, and a number or its digits stand where the other one is wanted.
 */
export function readTolerantly(schema: z.ZodType, input: unknown): unknown {
  const wanted = innermost(schema);
  if (wanted instanceof z.ZodArray && Array.isArray(input)) {
    return input.map((item) => readTolerantly(wanted.element as z.ZodType, item));
  }
  if (wanted instanceof z.ZodObject && isRecord(input)) return knownOf(wanted, input);
  const other = otherWriting(input);
  if (other === null || schema.safeParse(input).success) return input;
  return schema.safeParse(other).success ? other : input;
}

function knownOf({ shape }: z.ZodObject, input: Record<string, unknown>): object {
  const known: [string, unknown][] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    if (isBlank(value)) continue;
    known.push([name, readTolerantly(schema as z.ZodType, value)]);
  }
  return Object.fromEntries(known);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** `7` for `"7"`, and the other way round; null for what is neither. Fractions have one writing only. */
function otherWriting(value: unknown): string | number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  if (typeof value !== 'string' || !/^(0|[1-9]\d{0,14})$/.test(value)) return null;
  return Number(value);
}

/** The schema inside of those that only say whether and with what default it may be missing. */
function innermost(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType === undefined ? schema : innermost(innerType);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
