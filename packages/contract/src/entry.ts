import { z } from 'zod';

// The shapes that several ways in have in common.

/** The browser stays signed in as long as the brand says; else as long as its session lives. */
export const RememberMe = z.boolean().default(false);

/** The id token that the page got of Firebase for a phone. */
export const FirebaseIdToken = z.string().min(1).max(8192);

/** The refusals of signing in by somebody else's word. */
export const providerErrors = [
  'provider.failed',
  'provider.unavailable',
  'provider.register.required',
  'member.login.denied',
  'provider.email.known',
  'factor.required',
] as const;
