import { hkdfSync } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { blindIndex } from './tokens.ts';

/** Loaded by the first who needs it: most starts verify no passkey. */
const library = () => import('@simplewebauthn/server');

export type Ceremony = Record<string, unknown>;
/** The page that a ceremony runs on: its domain is what a passkey is made for. */
export interface Place {
  readonly origin: string;
  readonly rpId: string;
}

/** The page of an address, as browsers write its origin: without a port that is the usual one. */
export function placeOf(address: string): Place {
  const { origin, hostname } = new URL(address);
  return { origin, rpId: hostname };
}

/** A passkey as the house keeps it: what its signatures are judged by. */
export interface WebAuthnKey {
  readonly id: string;
  readonly rpId: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
  readonly transports: string[];
}

export type NewKey = WebAuthnKey & { readonly backedUp: boolean };

export interface WebAuthn {
  /** Options for a new passkey; `owner` is the id of the account, which only its handle is made of. */
  creation(who: {
    place: Place;
    siteName: string;
    account: string;
    owner: bigint;
    challenge: Buffer;
    known: readonly WebAuthnKey[];
  }): Promise<Ceremony>;
  request(place: Place, challenge: Buffer, allowed: readonly WebAuthnKey[]): Promise<Ceremony>;
  /** The new passkey, when the answer is one to this challenge from this place; else null. */
  created(response: Ceremony, challenge: string, place: Place): Promise<NewKey | null>;
  /** The count of the passkey, when the answer is signed with it; else null. */
  signed(
    response: Ceremony,
    challenge: string,
    place: Place,
    key: WebAuthnKey,
  ): Promise<number | null>;
}

export interface WebAuthnOptions {
  readonly secretKey: string;
  /** The purpose of the key that handles are made under. */
  readonly purpose: string;
  /** `required`: the browser itself can offer the passkey, and no name has to be typed. */
  readonly residentKey: 'required' | 'discouraged';
}

/** Ceremonies of WebAuthn; the user is always verified, by finger, face or PIN. */
export function createWebAuthn({ secretKey, purpose, residentKey }: WebAuthnOptions): WebAuthn {
  const secret = Buffer.from(secretKey, 'hex');
  const handleKey = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

  return {
    async creation({ place, siteName, account, owner, challenge, known }) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID: place.rpId,
        userName: account,
        userDisplayName: account,
        // A handle that tells nobody who it is, and always the same for the same account.
        userID: Uint8Array.from(blindIndex(handleKey, String(owner))),
        challenge: Uint8Array.from(challenge),
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey, userVerification: 'required' },
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
