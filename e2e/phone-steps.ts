import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The code in the newest message to a Brazilian number; another one than the last. */
export const codeFor = (page: Page, number: string, last = ''): Promise<string> =>
  codeTo(page, `+55${number}`, last);

/** The same to an e-mail address, or a number as E.164 writes it. */
export async function codeTo(page: Page, to: string, last = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await page.request.get('/sandbox/outbox', { params: { to } });
    const { messages } = (await answer.json()).value as { messages: { text: string }[] };
    code = /\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    expect(code).not.toBe(last);
  }).toPass();
  return code;
}

/** The mark of a member in the header. */
export const inside = (page: Page): Locator => page.getByRole('banner').getByText(/R\$/).first();

/** The code that an authenticator app shows for a secret (RFC 6238), now or some half minutes later. */
export function appCode(secret: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret.replace(/[^A-Z2-7]/g, ''), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', key).update(step).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
