import { z } from 'zod';
import { call } from './call.ts';
import { Empty, Id, Instant } from './primitives.ts';
import { Reason } from './reason.ts';

/** The marks that staff put on members. */
export const memberFlags = ['watch', 'fraud', 'duplicate', 'vulnerable', 'valued'] as const;
const Flag = z.enum(memberFlags);
export type MemberFlag = z.output<typeof Flag>;

export const MemberNote = z.object({ id: Id, at: Instant, by: z.string(), text: z.string() });
export type MemberNote = z.output<typeof MemberNote>;

const params = z.object({ account: Id });
const gone = ['staff.factor.required', 'member.not.found'] as const;

const act = {
  auth: 'staff',
  alwaysOpen: true,
  method: 'POST',
  params,
  body: z.strictObject({ reason: Reason }),
  value: Empty,
} as const;

export const staffBlockMemberCall = call({
  ...act,
  name: 'staffBlockMember',
  summary: 'Blocks a member: nothing is allowed any more, and every session ends.',
  path: '/api/staff/members/:account/block',
  permission: 'members:member:block:own-brand',
  errors: [...gone, 'member.state'],
});

export const staffUnblockMemberCall = call({
  ...act,
  name: 'staffUnblockMember',
  summary: 'Lifts the block that a person of the house has set; a pause of their own stays.',
  path: '/api/staff/members/:account/unblock',
  permission: 'members:member:block:own-brand',
  errors: [...gone, 'member.state'],
});

export const staffEndMemberSessionsCall = call({
  ...act,
  name: 'staffEndMemberSessions',
  summary: 'Ends every session and remembered sign-in of a member.',
  path: '/api/staff/members/:account/sessions/end',
  permission: 'members:session:end:own-brand',
  errors: gone,
});

export const staffResetMemberStepCall = call({
  ...act,
  name: 'staffResetMemberStep',
  summary:
    'Takes a member’s second step away, with its recovery codes, and ends the sessions; the member is told.',
  path: '/api/staff/members/:account/second-step/reset',
  permission: 'members:factor:reset:own-brand',
  errors: [...gone, 'factor.off'],
});

export const staffRenewMemberPasswordCall = call({
  ...act,
  name: 'staffRenewMemberPassword',
  summary: 'Asks a member for a new password at the next sign-in.',
  path: '/api/staff/members/:account/password/renew',
  permission: 'members:password:renew:own-brand',
  errors: [...gone, 'member.state'],
});

export const staffNoteMemberCall = call({
  ...act,
  name: 'staffNoteMember',
  summary: 'Writes a note about a member; it is never changed.',
  path: '/api/staff/members/:account/notes',
  permission: 'members:note:write:own-brand',
  body: z.strictObject({ text: z.string().trim().min(1).max(2_000) }),
  value: MemberNote,
  errors: gone,
});

export const staffFlagMemberCall = call({
  ...act,
  name: 'staffFlagMember',
  summary: 'Puts a mark on a member, or takes it away.',
  path: '/api/staff/members/:account/flags',
  permission: 'members:flag:write:own-brand',
  body: z.strictObject({ flag: Flag, on: z.boolean(), reason: Reason }),
  errors: [...gone, 'member.state'],
});

/** The personal data that staff can be shown, for a reason. */
export const revealFields = [
  'name',
  'idNumber',
  'birthDate',
  'email',
  'mobile',
  'pixKey',
  'contacts',
  'addresses',
] as const;
export type RevealField = (typeof revealFields)[number];

export const staffRevealCall = call({
  ...act,
  name: 'staffReveal',
  summary: 'Shows personal data of a member; the audit keeps which fields, and why.',
  path: '/api/staff/members/:account/reveal',
  permission: 'members:data:reveal:own-brand',
  freshProof: true,
  body: z.strictObject({
    fields: z.array(z.enum(revealFields)).min(1).max(revealFields.length),
    reason: Reason,
  }),
  /** The fields that were asked for; null: the house does not have it. */
  value: z.object({ values: z.partialRecord(z.enum(revealFields), z.string().nullable()) }),
  errors: [...gone, 'staff.proof.stale'],
});
