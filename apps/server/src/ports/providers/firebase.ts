import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { CaptchaPlace, ProvenPerson, Reach, TokenProvider } from './types.ts';

export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly apiUrl: string;
  readonly keysUrl: string;
  readonly captcha: CaptchaPlace;
}

/** Clocks of two houses may differ by so much. */
const toleranceSeconds = 60;
/** A token says that somebody signed in; long after that it says nothing about who is here now. */
const signedInSeconds = 15 * 60;

/** A person who signed in there by anything but the phone has shown none, whatever number is kept there. */
const byPhone = z.looseObject({
  phone_number: z.string().min(1),
  firebase: z.looseObject({ sign_in_provider: z.literal('phone') }),
});

/**
 * Id tokens of Firebase: signed by one of the keys that Google publishes (kept, and fetched again when
 * a token names another), for our project, in force, and of a sign-in by phone that has just been.
 */
export function createFirebase(
  { projectId, apiKey, apiUrl, keysUrl, captcha }: FirebaseSettings,
  { fetch }: Pick<Reach, 'fetch'>,
  clock: Clock,
): TokenProvider {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    [customFetch]: (url, init) => fetch(url, init),
  });

  return {
    apiUrl,
    apiKey,
    captcha,
    async verify(idToken) {
      const now = clock.now();
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
          currentDate: now,
          clockTolerance: toleranceSeconds,
        });
        return personOf(payload, now.getTime() / 1_000);
      } catch (error) {
        if (isOutage(error)) throw error;
        return null;
      }
    },
  };
}

/** That the keys could not be fetched says nothing about the token. */
function isOutage(error: unknown): boolean {
  return error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
}

function personOf(payload: JWTPayload, nowSeconds: number): ProvenPerson | null {
  const { sub, iat = 0, auth_time: signedInAt } = payload;
  if (sub === undefined || sub === '' || sub.length > 128) return null;
  if (typeof signedInAt !== 'number' || iat > nowSeconds + toleranceSeconds) return null;
  if (signedInAt > nowSeconds + toleranceSeconds) return null;
  if (signedInAt < nowSeconds - signedInSeconds || !byPhone.safeParse(payload).success) return null;
  return {
    subject: sub,
    name: textOf(payload['name']),
    email: textOf(payload['email']),
    emailVerified: payload['email_verified'] === true,
    mobile: textOf(payload['phone_number']),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
