import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Where banks call, before the part that only the bank is told. */
export const webhookPath = '/api/cashier/pix/webhook';

/**
 * The last part of the webhook's address: an HMAC under a key of this purpose, the same in every
 * process of the program. API Pix signs nothing, so who knows the address is the bank.
 */
export function webhookTokenOf(secretKeyHex: string): string {
  const secret = Buffer.from(secretKeyHex, 'hex');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'cashier.webhook', 32));
  return createHmac('sha256', key).update(webhookPath).digest('hex');
}

/** Compares in constant time, whatever the lengths. */
export function isToken(claimed: string, token: string): boolean {
  return timingSafeEqual(digest(claimed), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
