import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { enter, fund, join, luciana } from './shortcuts.ts';
import { openOptions, openSlip, slip, slipBar } from './slip.ts';
import { balance, person } from './steps.ts';

// From the lobby of the lotteries to a ticket. The weekly lottery is on sale whenever this runs.

const weekly = '/lottery?gameCode=hk6-week&playType=hk6.special';

/** Marks two numbers and shows them on the slip. */
async function chooseTwo(page: Page, multiple?: string): Promise<void> {
  await page.getByRole('button', { name: '07', exact: true }).click();
  await page.getByRole('button', { name: '13', exact: true }).click();
  if (multiple !== undefined) {
    await page.getByRole('textbox', { name: 'Multiplicador' }).fill(multiple);
  }
  await openSlip(page);
  await expect(slip(page)).toContainText('07 13');
}

/** Answers in the server's place which issues there are. */
async function tellIssues(page: Page, closesInMs: number): Promise<void> {
  const began = Date.now();
  const issue = (numero: string, openAt: number, closeAt: number) => ({
    numero,
    state: 'ON_SALE',
    openAt,
    closeAt,
    drawAt: closeAt + 5_000,
  });
  const closeAt = began + closesInMs;
  await page.route('**/lgw/numeros/near*', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          serverTime: Date.now(),
          current: issue('20200101001', began - 60_000, closeAt),
          next: [issue('20200101002', closeAt, closeAt + 3_600_000)],
          last: null,
        },
      },
    }),
  );
}

test('the lobby shows what is on sale and leads to a lottery, below the header only', async ({
  page,
}) => {
  await page.goto('/lottery');
  await expect(page.getByRole('heading', { name: 'Loterias', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // Among what is bought most its name stands once more.
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Apostar: Cinco da Sorte 5 min' }) });
  await expect(card).toContainText(/\d\d:\d\d|Apostas fechadas/);
  await card.getByRole('link', { name: 'Apostar: Cinco da Sorte 5 min' }).click();
  await expect(page.getByRole('heading', { name: 'Cinco da Sorte 5 min' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Três da frente' })).toBeVisible();
});

test('what is on sale keeps its place while it is slow to come, and where it does not', async ({
  page,
}) => {
  let fails = false;
  let release = (): void => undefined;
  const free = new Promise<void>((resume) => (release = resume));
  await page.route('**/lgw/numeros/near*', async (route) => {
    await free;
    if (!fails) return route.continue();
    const message = 'Algo deu errado.';
    const json = { success: false, errorCode: 'server.error', message, requestId: 'r-1' };
    return route.fulfill({ status: 500, json });
  });
  await page.goto('/lottery?gameCode=ssc-5m');
  const ways = page.getByRole('tablist').first();
  const top = async (): Promise<number> => (await ways.boundingBox())?.y ?? 0;
  await expect(ways).toBeVisible();
  const before = await top();
  release();
  await expect(page.getByText('Fecha em')).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);

  fails = true;
  await page.reload();
  const fault = page
    .getByRole('main')
    .getByText(/^Código SER-\d{4}/)
    .locator('../..');
  await expect(fault).toBeVisible();
  const box = await fault.boundingBox();
  expect((await top()) - ((box?.y ?? 0) + (box?.height ?? 0))).toBeGreaterThanOrEqual(16);
});

test('the menu leads to the lotteries', async ({ page }) => {
  await page.goto('/hot');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Loterias', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Loterias', level: 1 })).toBeVisible();
});

test('a lottery that is not on sale says so and leads to those that are', async ({ page }) => {
  await page.goto('/lottery?gameCode=mega&playType=1');
  await expect(page.getByRole('heading', { name: 'Esta loteria não está à venda' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver as loterias' }).click();
  await expect(page.getByRole('heading', { name: 'Loterias', level: 1 })).toBeVisible();
});

test('ways to bet are chosen by keys, and the address keeps them', async ({ page }) => {
  await page.goto('/lottery?gameCode=ssc-5m');
  await page.getByRole('tab', { name: 'Os cinco' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Quatro da frente' })).toBeFocused();
  await page.getByRole('radio', { name: 'Dois pares' }).click();
  await expect(page).toHaveURL(/playType=ssc\.front4\.group6/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dois pares' })).toBeChecked();
  // The lottery that the address names is in sight, however far along its strip it stands.
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  // Two pairs need two numbers.
  const pairs = page.getByRole('group', { name: 'Pares' });
  await pairs.getByRole('button', { name: '3', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pôr no bilhete' })).toBeDisabled();
  await pairs.getByRole('button', { name: '8', exact: true }).click();
  await expect(slipBar(page)).toContainText('1 apostade R$ 2,00');
  await page.getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  await expect(slip(page)).toContainText('Quatro da frente · Dois pares');
});

test('one press marks a set of numbers, the same press takes the marks away', async ({ page }) => {
  await page.goto('/lottery?gameCode=ssc-5m&playType=ssc.back3.direct');
  const units = page.getByRole('group', { name: /^Unidade/ });
  const odd = units.getByRole('button', { name: 'Ímpares' });
  await odd.click();
  await expect(odd).toHaveAttribute('aria-pressed', 'true');
  await expect(units.getByRole('button', { name: /^\d$/, pressed: true })).toHaveText([
    '1',
    '3',
    '5',
    '7',
    '9',
  ]);
  await odd.click();
  await expect(units.getByRole('button', { pressed: true })).toHaveCount(0);
  // One way to bet is no choice.
  await page.goto('/lottery?gameCode=quero-quero');
  await expect(page.getByRole('group', { name: /^Números/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'O que apostar' }).getByRole('tab')).toHaveCount(0);
});

test('a ticket is priced, paid once though its answer is lost, and shown', async ({ page }) => {
  await fund(page, await join(page, person('Lotinha', '318540933')), '100');
  let lost = 0;
  await page.route('**/api/lottery/tickets', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.goto(weekly);
  await chooseTwo(page, '2');
  await expect(slip(page)).toContainText('2 apostas × 2');
  await expect(slip(page)).toContainText('Cada acerto paga R$ 188,16');
  await expect(slip(page)).toContainText('SaldoR$ 100,00');
  await openOptions(page);
  await page.getByRole('radio', { name: '0,1', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pagar R$ 0,80' })).toBeVisible();
  await page.getByRole('radio', { name: '1', exact: true }).click();
  const mode = page.getByRole('slider', { name: 'Prêmio maior ou dinheiro de volta' });
  await mode.press('Home');
  await expect(slip(page)).toContainText('voltam 11% do que você paga (R$ 0,88), ganhando ou não');
  await mode.press('End');
  await page.getByRole('button', { name: 'Pagar R$ 8,00' }).click();
  await expect(page.getByText(/^Aposta feita no concurso [\d-]+$/)).toBeVisible();
  await expect(slip(page)).toContainText('07 13');
  await expect(slip(page)).toContainText('Cada acerto paga R$ 188,16');
  await expect(slip(page)).toContainText('Saldo depois da compraR$ 92,00');
  await expect(balance(page)).toHaveText('R$ 92,00');
  expect(lost).toBe(1);
  await expect(page.getByRole('link', { name: 'Acompanhar o bilhete' })).toHaveAttribute(
    'href',
    /^\/account\/tickets\/.+/,
  );
  await page.getByRole('button', { name: 'Fazer outra aposta' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(slipBar(page)).toContainText('nada marcado ainda');
});

test('who is not signed in keeps the slip, and money that is short is said at its place', async ({
  page,
}) => {
  await page.goto(weekly);
  await chooseTwo(page);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Multiplicador' }).fill('1200');
  await page.getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  await page.getByRole('button', { name: /^Entrar e pagar/ }).click();
  const form = page.getByRole('dialog').last();
  await form.getByRole('textbox', { name: 'Usuário' }).fill(luciana.username);
  await form.getByLabel('Senha', { exact: true }).fill(luciana.password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(slip(page)).toContainText('07 13');
  await expect(slip(page)).toContainText('Saldo insuficiente para esta aposta.');
  await slip(page).getByRole('button', { name: 'Depositar' }).click();
  await expect(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
});

test('a slip outlives the close of its issue, and a sale that has ended offers the next', async ({
  page,
}) => {
  await fund(page, await join(page, person('Fechada', '318540934')), '50');
  await tellIssues(page, 8_000);
  await page.goto(weekly);
  await chooseTwo(page);
  await expect(page.getByText('O concurso 20200101-001 fechou')).toBeVisible();
  await expect(slip(page)).toContainText('07 13');
  await expect(slip(page)).toContainText('Vale para o concurso 20200101-002.');
  // No such issue is on sale: the server refuses it, whatever the page believes.
  await page.getByRole('button', { name: 'Pagar R$ 4,00' }).click();
  await expect(slip(page)).toContainText('Este concurso não existe.');
  await page.unroute('**/lgw/numeros/near*');
  await page.getByRole('button', { name: /^Continuar no concurso/ }).click();
  await expect(slip(page)).not.toContainText('20200101-002.');
  await page.getByRole('button', { name: 'Pagar R$ 4,00' }).click();
  await expect(page.getByText(/^Aposta feita no concurso/)).toBeVisible();
});

test('what was bought tells its draw and its prize where it was bought', async ({ page }) => {
  await fund(page, await join(page, person('Sortuda', '318540949')), '50');
  await page.goto(weekly);
  await chooseTwo(page);
  // The draw is days away: a nearer one, and what it says of this ticket, is told in the server's place.
  let drawAt = Infinity;
  let isPaid = false;
  await page.route('**/api/lottery/tickets/*', async (route) => {
    const read = await route.fetch();
    const { value, ...envelope } = (await read.json()) as { value: object };
    if (drawAt === Infinity) drawAt = Date.now() + 5_000;
    const paid = isPaid && { state: 'WON', prize: '94.08' };
    const drawn = { result: '30,05,12,44,01,23,07', ...paid };
    const told = { closeAt: drawAt - 60_000, drawAt, ...(Date.now() > drawAt && drawn) };
    await route.fulfill({ response: read, json: { ...envelope, value: { ...value, ...told } } });
  });
  await page.getByRole('button', { name: 'Pagar R$ 4,00' }).click();
  const bought = slip(page).getByRole('region', { name: 'Bilhete' });
  await expect(bought).toContainText('Concorrendo');
  await expect(bought).toContainText('O sorteio sai em');
  await expect(bought).toContainText('Em conferência');
  await expect(bought).toContainText('O resultado saiu e está sendo conferido.');
  isPaid = true;
  await expect(bought).toContainText('Este bilhete tem prêmio.');
  await expect(bought).not.toContainText('conferi');
  await expect(bought).toContainText('R$ 94,08');
});

test('what was full in an issue is not said of the next one', async ({ page }) => {
  await enter(page);
  await tellIssues(page, 12_000);
  const message = 'Um destes números já atingiu o máximo deste concurso.';
  const json = { success: false, errorCode: 'lottery.number.full', message, requestId: 'r-1' };
  await page.route('**/api/lottery/tickets', (route) => route.fulfill({ status: 409, json }));
  await page.goto(weekly);
  await chooseTwo(page);
  await page.getByRole('button', { name: 'Pagar R$ 4,00' }).click();
  await expect(slip(page)).toContainText(message);
  await expect(page.getByText('O concurso 20200101-001 fechou')).toBeVisible();
  await expect(slip(page)).not.toContainText(message);
  await expect(page.getByRole('button', { name: 'Pagar R$ 4,00' })).toBeEnabled();
});
