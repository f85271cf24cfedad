import { z } from 'zod';
import { call } from './call.ts';
import { Empty, Instant } from './primitives.ts';

/** The request to a browser about a passkey, and its answer: as WebAuthn writes them. */
export const StaffCeremony = z.record(z.string().max(64), z.unknown());

/** A passkey of the own account. */
export const StaffPasskey = z.object({
  id: z.string(),
  name: z.string(),
  /** The host that it was made for; it signs at no other. */
  host: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});

const tries = { by: 'address', points: 20, seconds: 60 } as const;
/** The own account, after both steps; each of these also asks for a fresh proof. */
const own = {
  auth: 'staff',
  ownSession: 'proven',
  alwaysOpen: true,
  method: 'POST',
  limit: tries,
} as const;

export const startStaffPasskeyCall = call({
  ...own,
  name: 'startStaffPasskey',
  summary: 'What a browser needs to make a passkey for the staff account.',
  path: '/api/staff/passkeys/options',
  value: z.object({ options: StaffCeremony }),
  errors: ['staff.factor.required', 'staff.proof.stale', 'passkeys.full'],
});

export const addStaffPasskeyCall = call({
  ...own,
  name: 'addStaffPasskey',
  summary: 'Keeps the passkey that the browser has made.',
  path: '/api/staff/passkeys',
  body: z.strictObject({ response: StaffCeremony, name: z.string().trim().min(1).max(60) }),
  value: Empty,
  errors: [
    'staff.factor.required',
    'staff.proof.stale',
    'factor.ticket.invalid',
    'passkey.invalid',
    'passkeys.full',
  ],
});

export const removeStaffPasskeyCall = call({
  ...own,
  name: 'removeStaffPasskey',
  summary: 'Forgets a passkey of the staff account; the authenticator app stays.',
  path: '/api/staff/passkeys/removal',
  body: z.strictObject({ id: z.string().min(1).max(1024) }),
  value: Empty,
  errors: ['staff.factor.required', 'staff.proof.stale', 'passkey.not.found'],
});

export const staffPasskeyChallengeCall = call({
  auth: 'staff',
  ownSession: true,
  alwaysOpen: true,
  name: 'staffPasskeyChallenge',
  summary: 'What a browser needs to pass the second step by a passkey.',
  method: 'POST',
  path: '/api/staff/session/passkey/options',
  limit: tries,
  value: z.object({ options: StaffCeremony }),
  errors: ['passkey.not.found'],
});
