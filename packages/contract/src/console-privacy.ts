import { z } from 'zod';
import { call } from './call.ts';
import { Id, Instant, query } from './primitives.ts';
import { Reason } from './reason.ts';

const staffCall = { auth: 'staff', alwaysOpen: true } as const;
const params = z.object({ account: Id });
const gone = ['staff.factor.required', 'member.not.found'] as const;

/** A file with everything that the house keeps about a person. */
export const PersonFile = z.object({
  id: Id,
  state: z.enum(['MAKING', 'READY', 'TAKEN', 'EXPIRED']),
  at: Instant,
  by: z.string(),
  reason: z.string(),
  expiresAt: Instant,
  /** Of the file for machines; null while it is made. */
  bytes: z.int().nullable(),
});
export type PersonFile = z.output<typeof PersonFile>;

export const staffMemberPrivacyCall = call({
  ...staffCall,
  name: 'staffMemberPrivacy',
  summary: 'The files of a person, what an erasure would wait for, and what it would leave.',
  method: 'GET',
  path: '/api/staff/members/:account/privacy',
  permission: 'members:erasure:read:own-brand',
  params,
  query: query({}),
  value: z.object({
    files: z.array(PersonFile),
    /** Codes of what has to end before the person can be erased. */
    open: z.array(z.string()),
    keeps: z.array(z.object({ table: z.string(), months: z.int(), because: z.string() })),
  }),
  errors: gone,
});

export const staffAskFileCall = call({
  ...staffCall,
  name: 'staffAskFile',
  summary: 'Has a file made in the background with everything that the house keeps about a person.',
  method: 'POST',
  path: '/api/staff/members/:account/files',
  permission: 'members:file:make:own-brand',
  params,
  body: z.strictObject({ reason: Reason }),
  value: z.object({ id: Id }),
  errors: gone,
});

export const staffTakeFileCall = call({
  ...staffCall,
  name: 'staffTakeFile',
  summary: 'Hands such a file out, once.',
  method: 'POST',
  path: '/api/staff/members/:account/files/:id/take',
  permission: 'members:file:take:own-brand',
  freshProof: true,
  params: params.extend({ id: z.uuid() }),
  body: z.strictObject({}),
  /** The same content twice: for machines, and as a page to read. */
  value: z.object({ json: z.string(), html: z.string() }),
  errors: [...gone, 'staff.proof.stale', 'export.not.found'],
});
