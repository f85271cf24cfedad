import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everywhere, faultsOf, settle } from '../../e2e/inspect.ts';
import { turnTo } from '../../e2e/journey.ts';
import { siteDir } from './site.ts';
import { expect } from '../scene.ts';

// Pages are asked in both themes, 320, 390 and 1440 pixels wide. One page turns to all of them: a part that is loaded
// once is not loaded again.

/** A scene here asks axe four times about each of many pages. */
export const timeout = 120_000;

/** Other names of pages that are in the list by their own. */
const aliases = ['/home', '/index', '/index.html', '/register.html', '/download'];

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

/** Addresses of every page that the build lists, but for those of one thing among many, and the states. */
export function addresses(): readonly string[] {
  const list = JSON.parse(readFileSync(join(siteDir, 'addresses.json'), 'utf8')) as string[];
  return [...list.filter((one) => !one.includes(':') && !aliases.includes(one)), ...states];
}

export const isOfLotteries = (path: string) => /lott/.test(path);
/** Pages on which a member finds something else than a visitor. */
export const isOfMembers = (path: string) => /^\/(account|favourites|game|fairness)/.test(path);
export const isOfAccount = (path: string) => path.startsWith('/account');
export const isOfGames = (path: string) =>
  /^\/($|rng|pvp|live|fish|sports|esports|inhouse|hot|search|favourites|game)/.test(path);

/** Turns to each address and asks axe on the screens, which every other address goes through backwards. */
export async function seeOpen(page: Page, paths: readonly string[], looks = everywhere) {
  await page.goto('/licences');
  for (const [at, path] of paths.entries()) {
    await turnTo(page, path);
    await settle(page);
    const inTurn = at % 2 === 0 ? looks : looks.toReversed();
    expect(await faultsOf(page, path, { looks: inTurn }), path).toEqual([]);
  }
}
