import { hkdfSync } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { blindIndex } from '../../../platform/tokens.ts';
import type { StoredPasskey } from './passkey.repository.ts';

/** Loaded by the first who needs it: most starts verify no passkey. */
const library = () => import('@simplewebauthn/server');

export type Ceremony = Record<string, unknown>;
/** The page that a ceremony runs on: its domain is what a passkey is made for. */
export interface Place {
  readonly origin: string;
  readonly rpId: string;
}

export function placeOf(origin: string): Place {
  return { origin, rpId: new URL(origin).hostname };
}

type NewKey = Pick<
  StoredPasskey,
  'id' | 'rpId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'
>;

export interface WebAuthn {
  /** Options for a new passkey that the browser itself can offer: no name has to be typed. */
  creation(who: {
    place: Place;
    siteName: string;
    account: string;
    playerId: bigint;
    challenge: Buffer;
    known: readonly StoredPasskey[];
  }): Promise<Ceremony>;
  request(place: Place, challenge: Buffer, allowed: readonly StoredPasskey[]): Promise<Ceremony>;
  /** The new passkey, when the answer is one to this challenge from this place; else null. */
  created(response: Ceremony, challenge: string, place: Place): Promise<NewKey | null>;
  /** The count of the passkey, when the answer is signed with it; else null. */
  signed(
    response: Ceremony,
    challenge: string,
    place: Place,
    key: StoredPasskey,
  ): Promise<number | null>;
}

/** Ceremonies of WebAuthn; the user is always verified, by finger, face or PIN. */
export function createWebAuthn({ secretKey }: { secretKey: string }): WebAuthn {
  const secret = Buffer.from(secretKey, 'hex');
  const handleKey = Buffer.from(hkdfSync('sha256', secret, '', 'identity.passkey-handle', 32));

  return {
    async creation({ place, siteName, account, playerId, challenge, known }) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID: place.rpId,
        userName: account,
        userDisplayName: account,
        // A handle that tells nobody who it is, and always the same for the same member.
        userID: Uint8Array.from(blindIndex(handleKey, String(playerId))),
        challenge: Uint8Array.from(challenge),
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },
    async request(place, challenge, allowed) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: place.rpId,
        challenge: Uint8Array.from(challenge),
        userVerification: 'required',
        allowCredentials: allowed.map(({ id, transports }) => ({ id, transports })),
      });
      return { ...options };
    },
    async created(response, challenge, place) {
      const { verifyRegistrationResponse } = await library();
      const result = await orNull(() =>
        verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: place.origin,
          expectedRPID: place.rpId,
        }),
      );
      if (result === null || !result.verified) return null;
      const { credential, credentialBackedUp: backedUp } = result.registrationInfo;
      return {
        id: credential.id,
        rpId: place.rpId,
        publicKey: Buffer.from(credential.publicKey),
        counter: BigInt(credential.counter),
        transports: (credential.transports ?? []).slice(0, 8),
        backedUp,
      };
    },
    async signed(response, challenge, place, key) {
      const { verifyAuthenticationResponse } = await library();
      if (key.rpId !== place.rpId) return null;
      const result = await orNull(() =>
        verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: place.origin,
          expectedRPID: place.rpId,
          credential: {
            id: key.id,
            publicKey: Uint8Array.from(key.publicKey),
            counter: Number(key.counter),
            transports: key.transports,
          },
        }),
      );
      return result?.verified === true ? result.authenticationInfo.newCounter : null;
    },
  };
}

/** The library throws at whatever is not right, and everything here comes from outside. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
