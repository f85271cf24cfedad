import { randomUUID } from 'node:crypto';
import { expect, test } from './journey.ts';
import { enter, fund, join, luciana } from './shortcuts.ts';
import { person } from './steps.ts';

// Lotteries of one's own: kept by their stars on this device, and bought lately.

test('a star of a visitor asks who it is, and keeps the lottery for that member on this device', async ({
  page,
}) => {
  await page.goto('/lottery?gameCode=keno-2m');
  const star = page.getByRole('button', { name: 'Favorita: Keno 2 min' });
  await star.click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill(luciana.username);
  await form.getByLabel('Senha', { exact: true }).fill(luciana.password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const kept = () => page.evaluate(() => localStorage.getItem('LOTTFAV'));
  expect(JSON.parse((await kept()) ?? '')).toEqual({ luciana: ['keno-2m'] });

  await page.goto('/lottery');
  const own = page.getByRole('navigation', { name: 'Favoritas' });
  await expect(own.getByRole('link')).toHaveText(['Keno 2 min']);
  await page.getByRole('button', { name: 'Favorita: Cinco da Sorte 1 min' }).click();
  await expect(own.getByRole('link')).toHaveText(['Keno 2 min', 'Cinco da Sorte 1 min']);
  await page.getByRole('button', { name: 'Favorita: Keno 2 min' }).click();
  await expect(own.getByRole('link')).toHaveText(['Cinco da Sorte 1 min']);
  await page.reload();
  await own.getByRole('link').click();
  await expect(page).toHaveURL(/gameCode=ssc-1m/);
});

test('favourites are of one member: another one on this device has none of them', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/lottery?gameCode=keno-2m');
  await page.getByRole('button', { name: 'Favorita: Keno 2 min' }).click();
  await join(page, person('Vizinha', '318540938'));
  await page.goto('/lottery?gameCode=keno-2m');
  const star = page.getByRole('button', { name: 'Favorita: Keno 2 min' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await enter(page);
  await page.goto('/lottery?gameCode=keno-2m');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('what was bought lately and what many buy lead to their lotteries', async ({ page }) => {
  const token = await join(page, person('Recente', '318540939'));
  await fund(page, token, '50.00');
  await page.goto('/lottery');
  const recent = page.getByRole('navigation', { name: 'Suas últimas' });
  await expect(
    page.getByRole('navigation', { name: 'Populares' }).getByRole('link'),
  ).not.toHaveCount(0);
  await expect(recent).toHaveCount(0);
  const answer = await page.request.get('/lgw/numeros/near?gameCode=hk6-week');
  const { value } = (await answer.json()) as { value: { current: { numero: string } } };
  const bought = await page.request.post('/api/lottery/tickets', {
    headers: { authorization: token, 'idempotency-key': randomUUID() },
    data: {
      gameCode: 'hk6-week',
      numero: value.current.numero,
      tableVersion: 1,
      mode: 1_780,
      unit: '1',
      price: '2.00',
      lines: [{ play: 'hk6.special', rows: [[7]], multiple: 1 }],
    },
  });
  expect(await bought.json()).toMatchObject({ success: true });
  await page.reload();
  await recent.getByRole('link', { name: 'Seis de Quarenta e Nove' }).click();
  await expect(page).toHaveURL(/gameCode=hk6-week/);
});
