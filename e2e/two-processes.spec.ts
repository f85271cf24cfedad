import type { Browser, Page } from '@playwright/test';
import { expect, openPatiently, test } from './journey.ts';
import { proveLedger, readEvidence } from './evidence.ts';
import { startFleet } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import { enter, join } from './shortcuts.ts';
import {
  askForPix,
  balance,
  openSlot,
  payByPix,
  person,
  seeDepositArrive,
  spinOnce,
  withdraw,
} from './steps.ts';

// The main job on two processes with one database, where in the middle of each step the process
// that works on it is killed. The page finds its way by itself, and every centavo is where it was.

let fleet: Fleet;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  fleet = await startFleet(2);
});
test.afterAll(() => fleet.stop());

const rita = person('Rita', '407318265');
const rounds = ['POST', '/studio/v1/rounds'] as const;
const withdrawals = ['POST', '/api/cashier/withdrawals'] as const;

test('the main journey goes on when a process dies in the middle of each step', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { balancer, kill } = fleet;
  const page = await openPage(browser, balancer.url);
  await join(page, rita);

  // The page waits for the Pix, and the process that would have told it dies.
  await page.goto('/?dialog=deposit');
  await askForPix(page, '100');
  await fleet.kill(balancer.livePort());
  await payByPix(page);
  await seeDepositArrive(page);
  await expect(balance(page)).toHaveText(/100,00/);

  // The member plays on while the other process starts again. A round is paid and its answer lost; of another
  // nobody knows how far it came.
  const revived = fleet.revive();
  const slot = await openSlot(page);
  await spinOnce(slot);
  await revived;
  for (const moment of ['answered', 'asked'] as const) {
    balancer.cutNext(...rounds, moment, kill);
    await spinOnce(slot);
    await expect(slot.frame.getByRole('dialog')).toHaveCount(0);
    await fleet.revive();
  }

  await page.goto('/account/bets');
  await expect(page.getByRole('link', { name: /Ouro da Mata/ })).toHaveCount(3);

  // The withdrawal is accepted, its answer lost, and whoever may be sending it is gone. The work that that
  // process had begun is taken up within seconds; only a payout that it had marked as sent and did
  // not send waits two minutes, because the bank might still hear of it.
  balancer.cutNext(...withdrawals, 'answered', kill);
  await withdraw(page, '20,00', 150_000);
  await fleet.revive();
  await page.goto('/');
  await seeSameMoneyEverywhere(page);
  await seeNothingLostOrDoubled();

  // A page of one process hears of an event in the other.
  const [here = 0, there = 0] = fleet.ports;
  const one = await openPage(browser, fleet.urlOf(here));
  const two = await openPage(browser, fleet.urlOf(there));
  for (const other of [one, two]) {
    await enter(other, rita);
    await other.goto('/');
    await expect(balance(other)).toHaveText(await balance(page).innerText());
  }
  await withdraw(one, '10,00');
  for (const other of [two, page]) await seeSameMoneyEverywhere(other);
  expect(fleet.complaints()).toEqual([]);
});

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  return openPatiently(await (await browser.newContext({ baseURL })).newPage());
}

/** The page, each process and the ledger say the same, and that is what came minus what went. */
async function seeSameMoneyEverywhere(page: Page): Promise<void> {
  const { cash, deposited, withdrawn, staked, won } = await readEvidence(fleet.pool, rita.username);
  expect(cash).toBe(deposited - withdrawn - staked + won);
  await expect(async () => expect(centavos(await balance(page).innerText())).toBe(cash)).toPass();
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  for (const port of fleet.ports) {
    const answer = await page.request.get(`${fleet.urlOf(port)}/wps/v2/wallets/balance`, {
      headers: { Authorization: token, Merchant: 'arara' },
    });
    const { value } = (await answer.json()) as { value: { sumBalance: string } };
    expect(centavos(value.sumBalance)).toBe(cash);
  }
  expect(await proveLedger(fleet.pool)).toBe(true);
}

/** Each thing happened once, and whatever the page was told stands in the books. */
async function seeNothingLostOrDoubled(): Promise<void> {
  const { balancer, pool } = fleet;
  const evidence = await readEvidence(pool, rita.username);
  expect(evidence).toMatchObject({ deposited: 10_000n, payments: 1n });
  expect(evidence).toMatchObject({ withdrawn: 2_000n, payouts: 1n });
  expect(evidence).toMatchObject({ settled: 3n, unsettled: 0n });
  const told = balancer.answersTo(...rounds) as { value: { round: { id: string } } }[];
  expect(told).toHaveLength(3);
  const { rows } = await pool.query<{ id: string }>(
    'select public_id as id from studio.round order by nonce',
  );
  expect(told.map(({ value }) => value.round.id)).toEqual(rows.map(({ id }) => id));
}

const centavos = (text: string): bigint => BigInt(text.replaceAll(/\D/g, ''));
