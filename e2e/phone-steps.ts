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

/** What only members see in the header. */
export const inside = (page: Page): Locator => page.getByRole('banner').getByText(/R\$/).first();
