import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { createTickets } from './tickets.ts';
import type { Tickets } from './tickets.ts';

const minute = 60_000;

/** Somebody whom a provider vouched for, on the way to an account. */
const Arrival = z.object({
  merchant: z.string(),
  provider: z.enum(['google', 'facebook', 'firebase']),
  subject: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  /** The token of a phone, to be used up with the account that it opens. */
  proof: z.string().nullable(),
});
export type Arrival = z.output<typeof Arrival>;

/** The values that must be known when the browser comes back; they travel with it, unreadable there. */
const Visit = z.object({
  merchant: z.string(),
  provider: z.string(),
  /** The member who proved the account to link another to it; empty for a sign-in. */
  linkTo: z.string(),
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

const PasskeyMaking = z.object({ playerId: z.string(), challenge: z.string() });
const PasskeyLogin = z.object({ merchant: z.string(), challenge: z.string() });

/** A visit to a provider's page lasts no longer, nor does the cookie that belongs to it. */
export const visitMs = 10 * minute;

/** The slips that acts of two calls hand the caller in between. */
export interface IdentityTickets {
  readonly arrivals: Tickets<Arrival>;
  readonly visits: Tickets<z.output<typeof Visit>>;
  readonly passkeyMakings: Tickets<z.output<typeof PasskeyMaking>>;
  readonly passkeyLogins: Tickets<z.output<typeof PasskeyLogin>>;
}

/** The kinds of tickets, each sealed under a key of its own. */
export function createIdentityTickets(given: { clock: Clock; secretKey: string }): IdentityTickets {
  return {
    arrivals: createTickets(given, 'identity.arrival', Arrival, 30 * minute),
    visits: createTickets(given, 'identity.visit', Visit, visitMs),
    passkeyMakings: createTickets(given, 'identity.passkey-making', PasskeyMaking, 10 * minute),
    passkeyLogins: createTickets(given, 'identity.passkey-login', PasskeyLogin, 5 * minute),
  };
}
