import type { Page } from '@playwright/test';
import { myTicketCall, myTicketsCall, ticketProofCall } from '@arara/contract';
import { faultsOf, layouts, settle } from '../e2e/inspect.ts';
import { follow } from '../e2e/journey.ts';
import { showPlainGame } from './base/game.ts';
import { addresses, isOfAccount, isOfMembers, seeOpen, timeout } from './base/open-to-everybody.ts';
import { soldTicket } from './base/tickets.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

test('a member’s pages are open to everybody', { timeout }, async ({ page, scene }) => {
  await showPlainGame(page, scene);
  await scene.enter();
  await seeOpen(
    page,
    addresses().filter((path) => isOfMembers(path) && !isOfAccount(path)),
  );
});

/** The member has a ticket. */
function stubRecords({ answer, refuse }: Scene): void {
  answer(myTicketsCall, { tickets: [soldTicket()], nextCursor: null });
  answer(myTicketCall, soldTicket());
  refuse(ticketProofCall, 'lottery.ticket.not.found');
}

test('the pages of the account are open to everybody', { timeout }, async ({ page, scene }) => {
  await scene.enter();
  stubRecords(scene);
  await seeOpen(page, [...addresses().filter(isOfAccount), '/account/tickets/sold']);
});

async function seeLayer(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await settle(page);
  expect(await faultsOf(page, name, { part: 'dialog[open]' }), name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('layers are open to everybody', { timeout }, async ({ page, scene }) => {
  await page.goto('/hot');
  await page.getByRole('button', { name: 'Menu' }).click();
  await seeLayer(page, 'menu');
  for (const name of ['login', 'register', 'forgot', 'announcements', 'download', 'feedback']) {
    await follow(page, `/hot?dialog=${name}`);
    await seeLayer(page, name);
  }
  await scene.enter();
  await page.goto('/hot');
  for (const name of ['deposit', 'withdraw']) {
    await follow(page, `/hot?dialog=${name}`);
    await seeLayer(page, name);
  }
});

test(
  'pages that are read from the right are open to everybody, and fit',
  { timeout },
  async ({ page, scene }) => {
    await showPlainGame(page, scene);
    await scene.speak('AR');
    await scene.enter();
    const lobby = ['/', '/rng', '/search?gameName=zzzz', '/game?id=1002', '/fairness', '/helpmc'];
    const own = ['/account/record', '/account/deposits', '/account/limits', '/account/rank'];
    await seeOpen(page, [...lobby, ...own], layouts);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  },
);
