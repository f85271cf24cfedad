import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Half minutes that a clock may be wrong, before and after. */
const tolerance = 1;

export interface TotpOffer {
  readonly secret: string;
  readonly uri: string;
}

/** A new secret of 160 bits and the address by which an app takes it over (RFC 6238, SHA-1). */
export function offerOf(bytes: Buffer, issuer: string, account: string): TotpOffer {
  const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
  const totp = new TOTP({ issuer, label: account, secret, digits: 6, period: periodSeconds });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The half minute whose code this is; null when it is none of those around now. */
export function stepOf(secretBase32: string, code: string, now: Date): number | null {
  const token = code.replace(/\D/g, '');
  if (token.length !== 6) return null;
  const timestamp = now.getTime();
  const secret = Secret.fromBase32(secretBase32);
  const delta = TOTP.validate({ token, secret, timestamp, window: tolerance });
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}
