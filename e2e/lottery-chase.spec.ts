import type { Locator, Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { expect, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { openSlip, slipBar } from './slip.ts';
import { balance, person } from './steps.ts';

// The same bet over issues to come: planned, held, followed and stopped.

/** A chase that is planned here must not meet the end of the sale. */
const enoughMs = 30_000;

async function waitForTime(page: Page): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get('/lgw/numeros/near?gameCode=ssc-5m');
    const { value } = (await answer.json()) as {
      value: { serverTime: number; current: { closeAt: number } };
    };
    expect(value.current.closeAt - value.serverTime).toBeGreaterThan(enoughMs);
  }).toPass({ timeout: 60_000 });
}

/** One digit of the first place on the slip, to be repeated. */
async function planChase(page: Page): Promise<void> {
  await page.goto('/lottery?gameCode=ssc-5m&playType=ssc.positions.direct');
  await page.getByRole('button', { name: '7', exact: true }).first().click();
  await page.getByRole('button', { name: 'Pôr no bilhete' }).click();
  if (await slipBar(page).isVisible()) await openSlip(page);
  await page.getByRole('radio', { name: 'Teimosinha' }).click();
}

const onDesk = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024;

/** Where a place of the member's is: a page on a phone, over the page on a desk. */
const placeOf = (page: Page): Locator => page.getByRole(onDesk(page) ? 'dialog' : 'main');

async function followChase(page: Page, cpf: string): Promise<void> {
  await fund(page, await join(page, person('Teimosa', cpf)), '100');
  let lost = 0;
  await page.route('**/api/lottery/chases', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await waitForTime(page);
  await planChase(page);
  const steps = page.getByRole('region', { name: 'Concursos da teimosinha' });
  await expect(steps.getByRole('row')).toHaveCount(6);
  await page.getByRole('radio', { name: 'Multiplica', exact: true }).click();
  await page.getByRole('textbox', { name: 'Multiplicador máximo' }).fill('4');
  await expect(steps.getByRole('row')).toContainText(['', '×1', '×2', '×4', '×4', '×4']);
  await page.getByRole('switch', { name: /^Parar quando ganhar/ }).uncheck({ force: true });
  // A button half below the header counts as half a button when it is measured.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await askAxe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Reservar R$ 30,00' }).click();
  await expect(page.getByText('Teimosinha feita: 5 concursos')).toBeVisible();
  await expect(balance(page)).toHaveText('R$ 70,00');
  expect(lost).toBe(1);

  await page.getByRole('link', { name: 'Acompanhar a teimosinha' }).click();
  const place = placeOf(page);
  await expect(page.getByRole('heading', { name: 'Teimosinha', level: 1 })).toBeVisible();
  const receipt = place.getByRole('article');
  await expect(receipt).toContainText('Em andamento');
  // The issue on sale is bought by itself, and its step leads to the ticket.
  await expect(receipt).toContainText('1 de 5 concursos comprados');
  await expect(page.getByText('multiplicador 4')).toHaveCount(3);
  expect(await askAxe(page)).toEqual([]);

  const address = page.url();
  // The held money is named on the member's own page, which a desk goes past.
  if (!onDesk(page)) {
    await page.goto('/account');
    await expect(page.getByText('Reservado em teimosinhas:')).toContainText('R$ 28,00');
    await expect(page.getByText('Reservado para saque:')).toHaveCount(0);
    await page.goto(address);
  }

  await page.getByRole('button', { name: 'Parar a teimosinha' }).click();
  await expect(
    page.getByText('Parar e receber R$ 28,00 de volta?', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Parar', exact: true }).click();
  await expect(receipt).toContainText('Você parou esta teimosinha.');
  await expect(page.getByText('Valor devolvido')).toHaveCount(4);
  await expect(balance(page)).toHaveText('R$ 98,00');

  await place.getByRole('link', { name: 'Teimosinhas', exact: true }).first().click();
  await expect(page).toHaveURL(/view=chases/);
  const row = place.getByRole('link', { name: /Cinco da Sorte 5 min/ });
  await expect(place).toContainText('Parada');
  await row.click();
  await place.locator('ol a').first().click();
  await expect(page.getByRole('heading', { name: 'Bilhete', level: 1 })).toBeVisible();

  await page.goto('/account/record');
  const sum = (name: string) => page.getByRole('main').locator('dl > div', { hasText: name });
  await expect(sum('Entrou')).toContainText('R$ 100,00');
  await expect(sum('Saiu')).toContainText('R$ 2,00');
  await page.getByRole('button', { name: 'Teimosinhas', exact: true }).click();
  await expect(sum('Entrou')).toContainText('R$ 30,00');
  await expect(sum('Saiu')).toContainText('R$ 30,00');
}

test('a chase is planned, held once though its answer is lost, and stopped', async ({ page }) => {
  await followChase(page, '318540935');
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });
  test('a chase is planned, held, followed and stopped', async ({ page }) => {
    await followChase(page, '318540941');
  });
});
