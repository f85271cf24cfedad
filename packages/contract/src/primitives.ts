import { z } from 'zod';
import { usualPageSize } from './page-size.ts';

/** Decimal string in the wallet's currency, never a JSON number: `"1234.50"`. */
export const Amount = z
  .string()
  .regex(/^-?(0|[1-9]\d{0,15})(\.\d{1,4})?$/)
  .meta({ example: '1234.50' });

/** A positive amount that a person asks for; the currency's own scale is checked by the server. */
export const PositiveAmount = z
  .string()
  .max(20)
  .regex(/^(0|[1-9]\d{0,15})(\.\d{1,4})?$/)
  .meta({ example: '50.00' });

/** Milliseconds since the epoch. */
export const Timestamp = z.int().min(0);

/** ISO 8601 instant. */
export const Instant = z.iso.datetime();

/** Opaque public identifier. */
export const Id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);

/** Opaque position in a list; the answer's `nextCursor` is the next request's `cursor`. */
export const Cursor = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9_=-]+$/);

/** Calendar day in the site's time zone. */
export const Day = z.iso.date();

export const LanguageCode = z
  .string()
  .min(2)
  .max(8)
  .regex(/^[A-Za-z-]+$/);

export const Currency = z.string().length(3);

/** Page number as the specification counts it: from 1. */
export const PageNo = z.coerce.number().int().min(1).max(10_000).default(1);
export const PageSize = z.coerce.number().int().min(1).max(100).default(usualPageSize);

/** Parameters that every GET may carry in place of headers (wire.md, "Envelope and headers"). */
export const commonQuery = {
  token: z.string().max(200).optional(),
  merchantCode: z.string().max(40).optional(),
  merchant: z.string().max(40).optional(),
  /** As in the header of that name: one that is not known is passed over. */
  language: z.string().max(40).optional(),
  platform: z.string().max(40).optional(),
};

/** The common parameters plus the call's own; others are refused, or ignored where a call is tolerant. */
export function query<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject({ ...commonQuery, ...shape });
}

export const Empty = z.null();
