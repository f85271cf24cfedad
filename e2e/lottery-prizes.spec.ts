import { request } from '@playwright/test';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { breakLine, shortenPauses } from './faults.ts';
import { faultsOf } from './inspect.ts';
import { expect, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { openOptions, openSlip, slip, slipBar } from './slip.ts';
import { joinStaff } from './staff.ts';
import { balance, person } from './steps.ts';

// Prizes that change while somebody chooses. They are those of lotteries that no other journey bets on.

type Staff = Awaited<ReturnType<typeof joinStaff>>;

let office: APIRequestContext;
let staff: readonly [Staff, Staff];
test.beforeAll(async () => {
  office = await request.newContext({ baseURL: process.env['E2E_URL'] ?? '' });
  staff = await Promise.all([joinStaff(office), joinStaff(office)]);
});
test.afterAll(() => office.dispose());
test.beforeEach(({ page }) => shortenPauses(page));

/** The prize of four hits becomes another: one person of staff proposes it, another approves it. */
async function payForFour(page: Page, code: string, odds: string): Promise<void> {
  const reply = await page.request.get(`/api/lottery/games/${code}`);
  const { prizes: table } = ((await reply.json()) as { value: { prizes: Prizes } }).value;
  for (const classes of Object.values(table.odds)) classes['hit4'] = odds;
  const [first, second] = staff;
  const proposal = { kind: 'prizes.change', subject: { game: code, table }, reason: 'a journey' };
  const { id } = await first.call<{ id: string }>('/api/staff/decisions', proposal);
  const done = await second.call(`/api/staff/decisions/${id}/approve`);
  expect(done).toMatchObject({ state: 'EXECUTED', proposedBy: first.email });
}

interface Prizes {
  readonly odds: Record<string, Record<string, string>>;
}

/** A line by chance on the slip of a lottery. */
async function chooseOn(page: Page, code: string): Promise<void> {
  await page.goto(`/lottery?gameCode=${code}`);
  await slipBar(page).getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
}

/** A desk has the slip beside the pads, and no dialog. */
const phones = [
  [{ width: 390, height: 844 }, 'dark', 'all'],
  [{ width: 390, height: 844 }, 'light', 'colours'],
] as const;

const pay = (page: Page) => slip(page).getByRole('button', { name: 'Pagar R$ 2,00' });

/** From now on what is bought is written down, and nobody hears an answer; answers the way back. */
function loseTickets(page: Page, heard: Request[], reaches: boolean) {
  return breakLine(page, '**/api/lottery/tickets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    heard.push(route.request());
    if (reaches) await route.fetch();
    return route.abort();
  });
}

test('prizes that change while somebody chooses are paid for once they are accepted', async ({
  page,
}) => {
  await fund(page, await join(page, person('Mudada', '418540946')), '50');
  await test.step('prizes that changed meanwhile are shown line by line, and paid for once they are accepted', () =>
    acceptPrizes(page));
  await test.step('an order whose answer was lost stays that order, whatever the prizes are by then', () =>
    askAgain(page));
  await test.step('an order that never arrived asks for the prizes of now, and a changed slip has no old refusal', () =>
    mendSlip(page));
  await test.step('a chase is held at other prizes once they are accepted, and they are in sight', () =>
    holdChase(page));
});

async function acceptPrizes(page: Page): Promise<void> {
  await chooseOn(page, 'uirapuru');
  await payForFour(page, 'uirapuru', '1100');
  await pay(page).click();
  await expect(slip(page)).toContainText('Os prêmios mudaram. Confira os novos valores');
  await slip(page).getByRole('button', { name: 'Ver os novos prêmios' }).click();
  await expect(slip(page)).toContainText('Os prêmios mudaram depois que você escolheu');
  await expect(slip(page).getByRole('listitem')).toContainText(
    'Pagava 1.200× (R$ 2.400,00), agora paga 1.100× (R$ 2.200,00)',
  );
  await expect(pay(page)).toBeDisabled();
  await expect(pay(page)).toHaveAccessibleDescription('Antes de pagar, aceite os novos prêmios');
  expect(await faultsOf(page, 'changed', { part: 'dialog[open]', looks: phones })).toEqual([]);
  await slip(page).getByRole('button', { name: 'Aceitar os novos prêmios' }).click();
  await expect(slip(page)).not.toContainText('Pagava');
  await expect(balance(page)).toHaveText('R$ 50,00');
  await pay(page).click();
  await expect(page.getByText(/^Aposta feita no concurso/)).toBeVisible();
  await expect(balance(page)).toHaveText('R$ 48,00');
}

async function askAgain(page: Page): Promise<void> {
  await chooseOn(page, 'bem-te-vi');
  const heard: Request[] = [];
  const mend = await loseTickets(page, heard, true);
  await pay(page).click();
  await expect(slip(page)).toContainText('Não sabemos ainda se a compra passou.');
  await payForFour(page, 'bem-te-vi', '9000');
  await mend();
  const again = page.waitForRequest('**/api/lottery/tickets');
  await slip(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(
    page.getByText('Este bilhete já tinha sido comprado', { exact: false }),
  ).toBeVisible();
  const sent = [...heard, await again];
  expect(new Set(sent.map((request) => request.postData())).size).toBe(1);
  expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
  await expect(balance(page)).toHaveText('R$ 46,00');
}

async function mendSlip(page: Page): Promise<void> {
  await chooseOn(page, 'bem-te-vi');
  const mend = await loseTickets(page, [], false);
  await pay(page).click();
  await expect(slip(page)).toContainText('Não sabemos ainda se a compra passou.');
  await payForFour(page, 'bem-te-vi', '8000');
  await mend();
  await slip(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(slip(page)).toContainText('Os prêmios mudaram. Confira os novos valores');
  await openOptions(page);
  await slip(page).getByRole('radio', { name: '0,1', exact: true }).click();
  await expect(slip(page)).not.toContainText('Os prêmios mudaram');
  await slip(page).getByRole('radio', { name: '1', exact: true }).click();
  await pay(page).click();
  await slip(page).getByRole('button', { name: 'Ver os novos prêmios' }).click();
  await slip(page).getByRole('button', { name: 'Aceitar os novos prêmios' }).click();
  await pay(page).click();
  await expect(page.getByText(/^Aposta feita no concurso/)).toBeVisible();
}

async function holdChase(page: Page): Promise<void> {
  await chooseOn(page, 'uirapuru');
  await slip(page).getByRole('radio', { name: 'Teimosinha' }).click();
  const hold = slip(page).getByRole('button', { name: 'Reservar R$ 10,00' });
  await expect(hold).toBeVisible();
  await slip(page)
    .getByRole('switch', { name: /^Parar quando ganhar/ })
    .scrollIntoViewIfNeeded();
  await payForFour(page, 'uirapuru', '1000');
  // A chase goes by what its process knows of the prizes, and keeps them for all of its steps.
  const known = async () => (await page.request.get('/api/lottery/games/uirapuru')).text();
  await expect.poll(known).toContain('"hit4":"1000"');
  await hold.click();
  await slip(page).getByRole('button', { name: 'Ver os novos prêmios' }).click();
  const changed = slip(page).getByText(/^Pagava/);
  await expect(changed).toBeInViewport();
  await expect(changed).toContainText('agora paga 1.000× (R$ 2.000,00)');
  await expect(hold).toBeDisabled();
  await slip(page).getByRole('button', { name: 'Aceitar os novos prêmios' }).click();
  await hold.click();
  await expect(page.getByText('Teimosinha feita: 5 concursos')).toBeVisible();
}
