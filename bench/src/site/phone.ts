import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { endWhenInterrupted } from '../ends.ts';
import { leaveSignals } from './browser.ts';

const patienceMs = 60_000;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // A game's frame is slowed down and counted with its page only where it is no process of its own.
  '--disable-features=IsolateSandboxedIframes',
];

/** A page on the phone of a visitor who has looked around here before. */
export interface Phone {
  readonly page: Page;
  close(): Promise<void>;
}

/** Opens a phone, at no address yet; paths are of this site. */
export async function openPhone(url: string): Promise<Phone> {
  const launching = chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: flags,
    ...leaveSignals,
  });
  const forget = endWhenInterrupted(async () => (await launching).close());
  const browser = await launching;
  browser.once('disconnected', forget);
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  });
  // They have said before that they are of age.
  await context.addCookies([{ name: 'age', value: '18', url }]);
  // And have read what pops up once.
  await context.addInitScript(() => {
    if (window === top) localStorage.setItem('seenNotices', '["play-money"]');
  });
  context.setDefaultTimeout(patienceMs);
  return { page: await context.newPage(), close: () => browser.close() };
}
