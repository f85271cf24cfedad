import { readFileSync } from 'node:fs';
import { askAxe } from './axe.ts';
import { expect, test } from './journey.ts';

// The public view of a draw before, while and after it comes out.

/** An issue is on sale for a minute and drawn a few seconds later. */
const untilDrawnMs = 110_000;

test('an issue is promised, drawn under the eyes of whoever waits, and drawn again by them', async ({
  page,
}) => {
  test.setTimeout(untilDrawnMs * 2);
  await page.goto('/lottery/results');
  await page.getByLabel('Loteria').selectOption('Cinco da Sorte 1 min');
  await expect(page).toHaveURL(/gameCode=ssc-1m/);
  const sale = page.getByRole('link', { name: 'As vendas fecham em' });
  const address = String(await sale.getAttribute('href'));
  await sale.click();

  const promise = page.locator('section', { hasText: 'O que foi publicado' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Concurso \d{8}-\d{4}$/);
  await expect(promise.getByText('Resumo da semente do servidor')).toBeVisible();
  const seedHash = String(await promise.locator('code').first().textContent());
  expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
  await expect(promise.getByText(/^Prazo: .* o concurso é anulado/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conferir agora' })).toHaveCount(0);

  // Nobody touches the page: it looks when something is due.
  await expect(page.getByText('Sorteado', { exact: true })).toBeVisible({ timeout: untilDrawnMs });
  await expect(promise.getByText(/^Prazo: /)).toHaveCount(0);
  const spoken = page.getByText(/^Números sorteados: (\d, ){4}\d$/);
  await expect(spoken).toHaveCount(1);
  await expect(promise.getByText('Semente do servidor', { exact: true })).toBeVisible();
  await expect(promise.locator('code').first()).toHaveText(seedHash);

  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('O sorteio confere', { exact: false })).toBeVisible();
  await expect(page.getByText('Não confere:')).toHaveCount(0);
  await expect(page.getByText('farol não é o público', { exact: false })).toBeVisible();
  expect(await askAxe(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar issue.json' }).click(),
  ]);
  const proof = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, string>;
  expect(proof).toMatchObject({ game: 'ssc-1m', serverSeedHash: seedHash });
  expect(address).toContain(proof['numero']);

  await page.getByRole('link', { name: 'Resultados' }).click();
  const row = page.getByRole('list', { name: 'Resultados' }).locator(`a[href="${address}"]`);
  const numbers = proof['draw']?.replaceAll(',', ', ');
  await expect(row.getByText(`Números sorteados: ${numbers}`)).toHaveCount(1);
});

test('a proof that somebody has bent is found out, step by step', async ({ page }) => {
  test.setTimeout(untilDrawnMs * 2);
  await page.route('**/api/lottery/issues/**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: { draw: string } };
    const [first = '0', ...rest] = body.value.draw.split(',');
    body.value.draw = [String((Number(first) + 1) % 10), ...rest].join(',');
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/lottery/results?gameCode=ssc-1m');
  const row = page.getByRole('list', { name: 'Resultados' }).getByRole('link').first();
  await row.click({ timeout: untilDrawnMs });
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('O sorteio não confere.')).toBeVisible();
  await expect(page.getByText('Não confere:')).toHaveCount(1);
});

test('a lottery or an issue that does not exist says so', async ({ page }) => {
  await page.goto('/lottery/results?gameCode=nowhere');
  await expect(page.getByText('Esta loteria não está à venda.')).toBeVisible();
  await expect(page.getByLabel('Loteria')).not.toHaveValue('');
  for (const [address, title] of [
    ['nope/20200101001', 'Concurso 20200101-001'],
    ['ssc-1m/20200101001', 'Concurso 20200101-001'],
    ['ssc-1m/999', 'Resultados'],
  ]) {
    await page.goto(`/lottery/results/${address}`);
    await expect(page.getByText('Este concurso não existe')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByRole('main')).not.toContainText('game.');
  }
  await page.getByRole('link', { name: 'Ver os resultados' }).click();
  await expect(page).toHaveURL(/\/lottery\/results$/);
});

test('the address of an issue without its number leads to the results of its lottery', async ({
  page,
}) => {
  expect((await page.request.get('/lottery/results/pk10-1m')).status()).toBe(200);
  await page.goto('/lottery/results/pk10-1m');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados');
  await expect(page.getByLabel('Loteria')).toHaveValue('pk10-1m');
  const sale = page.getByRole('link', { name: 'As vendas fecham em' });
  await expect(sale).toHaveAttribute('href', /^\/lottery\/results\/pk10-1m\/\d+$/);
  await page.goto('/lottery/results/nowhere');
  await expect(page.getByText('Esta loteria não está à venda.')).toBeVisible();
});

test('an issue that nobody bet on long ago says why it is gone, and leads on', async ({ page }) => {
  const message = 'Ninguém apostou neste concurso, e ficam guardados só por 90 dias.';
  const json = { success: false, errorCode: 'lottery.issue.pruned', message, requestId: 'r-1' };
  await page.route('**/api/lottery/issues/**', (route) => route.fulfill({ status: 410, json }));
  await page.goto('/lottery/results/ssc-1m/202601010001');
  await expect(page.getByText('Este concurso não está mais guardado')).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  expect(await askAxe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver os resultados' }).click();
  await expect(page).toHaveURL(/\/lottery\/results$/);
});
