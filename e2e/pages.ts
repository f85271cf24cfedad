import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { turnTo } from './journey.ts';
import { settle } from './inspect.ts';

// Every page that the site has, from the list that its build writes: a new page is in it by itself.

/** Other names of pages that are in the list by their own. */
const aliases = ['/home', '/index', '/index.html', '/register.html', '/download'];

const list = fileURLToPath(new URL('../apps/site/dist/addresses.json', import.meta.url));

/** States of pages that an address of its own leads to. */
const states = [
  '/game?id=1002',
  '/lottery?gameCode=hk6-week',
  '/lottery?gameCode=e-pc28-2m',
  '/lottery?gameCode=ssc-1m&playType=ssc.five.direct',
  '/lottery/results?gameCode=pk10-1m&view=stats',
  '/account/tickets?view=chases',
  '/search?gameName=zzzz',
  '/helpmc?article=talk-to-us',
  '/rng?vendor=RIO_NEGRO&minBet=5000000',
  '/provider/phone',
  '/nowhere',
];

/** Addresses that can be visited as they are; those of one thing among many are found by `linksTo`. */
export function addresses(): string[] {
  const own = patterns().filter((one) => !one.includes(':') && !aliases.includes(one));
  return [...own, ...states];
}

/** The first link on a list of the member's to each kind of page that shows one of its things. */
export async function linksTo(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const pattern of patterns().filter((one) => /^\/account\/.*:/.test(one))) {
    const parent = pattern.slice(0, pattern.lastIndexOf('/'));
    await turnTo(page, parent);
    await settle(page);
    const link = page.locator(`main a[href^="${parent}/"]`).first();
    if ((await link.count()) > 0) found.push(String(await link.getAttribute('href')));
  }
  return found;
}

function patterns(): string[] {
  return JSON.parse(readFileSync(list, 'utf8')) as string[];
}
