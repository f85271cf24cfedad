import { z } from 'zod';
import { call } from './call.ts';
import { Instant, query } from './primitives.ts';

const Version = z.int().min(1).max(1_000_000);

export const termsCall = call({
  name: 'terms',
  summary:
    'The terms in the caller’s language: those of now, or any earlier version by its number.',
  method: 'GET',
  path: '/api/terms',
  module: 'COMM3',
  auth: 'none',
  alwaysOpen: true,
  query: query({ version: z.coerce.number().pipe(Version).optional() }),
  value: z.object({
    version: Version,
    /** The number of those of now. */
    present: Version,
    /** The number of the version before; null: there was none. */
    earlier: Version.nullable(),
    /** Null: the house brought them. */
    publishedAt: Instant.nullable(),
    /** The language that they are written in here: the caller's, else the first one of the site. */
    language: z.string(),
    title: z.string(),
    /** The news in them; empty: nothing is said. */
    summary: z.string(),
    /** Paragraphs and lists parted by empty lines; a line that begins with `## ` is a heading. */
    body: z.string(),
  }),
  errors: ['terms.unknown'],
});

export const acceptTermsCall = call({
  name: 'acceptTerms',
  summary: 'Agrees to the terms of now by the number that was read; a repeat changes nothing.',
  method: 'POST',
  path: '/api/account/terms',
  module: 'COMM3',
  auth: 'account',
  alwaysOpen: true,
  limit: { by: 'session', points: 20, seconds: 60 },
  body: z.strictObject({ version: Version }),
  value: z.object({
    /** False: the member stakes and deposits again. */
    termsDue: z.boolean(),
  }),
  /** The value of the refusal names the terms of now: `{ present }`. */
  errors: ['terms.outdated'],
});
