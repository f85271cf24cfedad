import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { openOptions, openSlip, slip, slipBar } from './slip.ts';
import { balance, person } from './steps.ts';

// From a slip to a ticket. The weekly lottery is on sale whenever this runs.

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

/** Answers in the server's place which issues there are; answers the way past the close of the first. */
async function tellIssues(page: Page): Promise<() => Promise<void>> {
  const [began, closesInMs] = [Date.now(), 60_000];
  let aheadMs = 0;
  await page.clock.install();
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
          serverTime: Date.now() + aheadMs,
          current: issue('20200101001', began - 60_000, closeAt),
          next: [issue('20200101002', closeAt, closeAt + 3_600_000)],
          last: null,
        },
      },
    }),
  );
  return async () => {
    aheadMs = closesInMs;
    await page.clock.fastForward(closesInMs);
  };
}

test('a ticket is priced, paid once though its answer is lost, and shown; a slip outlives the close of its issue', async ({
  page,
}) => {
  await fund(page, await join(page, person('Lotinha', '318540933')), '100');
  await test.step('a ticket', () => payOnce(page));
  await test.step('a slip outlives the close of its issue, and a sale that has ended offers the next', () =>
    outliveClose(page));
});

async function payOnce(page: Page): Promise<void> {
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
  await page.unroute('**/api/lottery/tickets');
}

async function outliveClose(page: Page): Promise<void> {
  const closeFirst = await tellIssues(page);
  await page.goto(weekly);
  await chooseTwo(page);
  await closeFirst();
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
}
