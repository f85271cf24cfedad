import { z } from 'zod';
import { call } from './call.ts';
import { RememberMe, providerErrors } from './entry.ts';
import { Empty, Instant, LanguageCode, PositiveAmount, query } from './primitives.ts';
import { Challenge, LoginValue } from './session.ts';

export const providerNames = ['google', 'facebook', 'firebase'] as const;
export type ProviderName = (typeof providerNames)[number];
/** Providers whose own page one visits and comes back from; their accounts can be linked. */
const Visited = z.enum(['google', 'facebook']);
export type VisitedProvider = z.output<typeof Visited>;

/** The answer that a provider sends back with the browser, as it came. */
const Answer = z.strictObject({ answer: z.string().min(1).max(4096) });

/** The owner once more. */
const proof = {
  password: z.string().max(128).default(''),
  code: z.string().trim().min(6).max(32).optional(),
};

/** `value` of the refusal `provider.register.required`: proven, and not a member yet. */
export const Newcomer = z.object({
  ticket: z.string(),
  provider: z.enum(providerNames),
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type Newcomer = z.output<typeof Newcomer>;

const entryErrors = [...providerErrors, 'account.blocked', 'agent.login.denied'] as const;

export const providersCall = call({
  name: 'providers',
  summary: 'The sign-in providers of this site; for phones, where the page finds the provider.',
  method: 'GET',
  path: '/api/session/providers',
  module: 'COMM3',
  auth: 'none',
  query: query({}),
  value: z.object({
    google: z.boolean(),
    facebook: z.boolean(),
    /** `checkUrl` is the page with the check for robots, on this host or on one of its own. */
    firebase: z.object({ apiUrl: z.string(), apiKey: z.string(), checkUrl: z.string() }).nullable(),
  }),
  errors: [],
});

export const startProviderCall = call({
  name: 'startProvider',
  summary: 'Begins a visit to a provider: to sign in, or to link its account to the own one.',
  method: 'POST',
  path: '/api/session/providers/:provider',
  module: 'COMM3',
  auth: 'optional',
  sealed: true,
  limit: { by: 'address', points: 20, seconds: 60 },
  params: z.strictObject({ provider: Visited }),
  /** To link, the owner proves the account first, as to unlink. */
  body: z.strictObject({ link: z.boolean().default(false), ...proof }),
  value: z.object({ url: z.string() }),
  errors: [
    'provider.unavailable',
    'session.missing',
    'password.wrong',
    'login.locked',
    'session.old',
    'factor.wrong',
  ],
});

export const finishProviderCall = call({
  name: 'finishProvider',
  summary: 'Ends the visit: signs in whoever is linked to the account at the provider.',
  method: 'POST',
  path: '/api/session/providers/:provider/finish',
  module: 'COMM3',
  auth: 'none',
  limit: { by: 'address', points: 20, seconds: 60 },
  params: z.strictObject({ provider: Visited }),
  body: Answer.extend({ rememberMe: RememberMe }),
  value: LoginValue,
  errors: entryErrors,
});

export const registerByProviderCall = call({
  name: 'registerByProvider',
  summary: 'Opens an account for whoever a provider vouched for, with what the law asks.',
  method: 'PUT',
  path: '/api/session/providers/registration',
  module: 'REG3',
  auth: 'none',
  sealed: true,
  idempotent: 'optional',
  limit: { by: 'address', points: 10, seconds: 60 },
  body: z.strictObject({
    ticket: z.string().min(16).max(4096),
    payeeName: z.string().trim().max(120).optional(),
    email: z.string().trim().max(254).optional(),
    idNumber: z.string().trim().max(20).optional(),
    birthDate: z.iso.date(),
    affiliateCode: z.string().trim().max(64).optional(),
    referralCode: z.string().trim().max(64).optional(),
    domain: z.string().max(253).optional(),
    language: LanguageCode.optional(),
    terms: z.strictObject({ version: z.string().max(20), agreed: z.literal(true) }),
    limits: z
      .strictObject({ lossDay: PositiveAmount, timeDayMinutes: z.int().min(15).max(1440) })
      .optional(),
    challenge: Challenge.optional(),
    rememberMe: RememberMe,
  }),
  value: LoginValue,
  errors: [
    'factor.ticket.invalid',
    'field.required',
    'field.rule',
    'username.taken',
    'mobile.taken',
    'id.number.invalid',
    'id.number.taken',
    'age.minimum',
    'invitation_code_error',
    'terms.outdated',
    'challenge.required',
    'challenge.invalid',
    'amount.invalid',
    'identity.taken',
  ],
});

export const identitiesCall = call({
  name: 'identities',
  summary: 'Accounts at providers that open this one.',
  method: 'GET',
  path: '/api/account/identities',
  module: 'COMM3',
  auth: 'account',
  query: query({}),
  value: z.object({
    identities: z.array(z.object({ provider: Visited, label: z.string(), linkedAt: Instant })),
  }),
  errors: [],
});

export const linkIdentityCall = call({
  name: 'linkIdentity',
  summary: 'Ends a visit that was begun to link the provider’s account to the own one.',
  method: 'POST',
  path: '/api/account/identities/:provider',
  module: 'COMM3',
  auth: 'account',
  limit: { by: 'session', points: 20, seconds: 300 },
  params: z.strictObject({ provider: Visited }),
  body: Answer,
  value: Empty,
  errors: ['provider.failed', 'provider.unavailable', 'identity.taken'],
});

export const unlinkIdentityCall = call({
  name: 'unlinkIdentity',
  summary: 'Takes a provider’s account off; never the last way in.',
  method: 'POST',
  path: '/api/account/identities/:provider/removal',
  module: 'COMM3',
  auth: 'account',
  sealed: true,
  limit: { by: 'session', points: 10, seconds: 300 },
  params: z.strictObject({ provider: Visited }),
  body: z.strictObject(proof),
  value: Empty,
  errors: [
    'password.wrong',
    'login.locked',
    'session.old',
    'factor.wrong',
    'identity.missing',
    'identity.last',
  ],
});
