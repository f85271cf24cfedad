import { expect, test } from './journey.ts';

// The network goes while somebody looks around, and comes back.

test('a page that cannot be fetched says that there is no network, and comes with it', async ({
  page,
  context,
}) => {
  await page.goto('/rng');
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();
  const away = page.getByRole('navigation').getByRole('link', { name: 'Em alta' }).last();
  // The title came with the document; the way there comes with the program.
  await expect(away).toBeVisible();
  await context.setOffline(true);
  await away.click();
  await expect(page.getByRole('heading', { name: 'Sem internet' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Em alta', level: 1 })).toBeVisible();
});

test('a page whose code got lost on a line that is there comes at one press', async ({ page }) => {
  await page.goto('/rng');
  const away = page.getByRole('navigation').getByRole('link', { name: 'Em alta' }).last();
  await expect(away).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await away.click();
  await expect(page.getByRole('heading', { name: 'Esta parte não abriu' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Em alta', level: 1 })).toBeVisible();
});

test('a layer that cannot be fetched says so over its page, and comes with the network', async ({
  page,
  context,
}) => {
  await page.goto('/rng');
  const door = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
  const lost = 'Sem conexão. Confira a sua internet e tente de novo.';
  await expect(door).toBeVisible();
  await context.setOffline(true);
  await door.click();
  const layer = page.getByRole('dialog', { name: lost });
  const again = layer.getByRole('button', { name: 'Tentar de novo' });
  await expect(layer.getByRole('alert')).toHaveText(lost);
  await expect(again).toBeDisabled();
  await layer.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();

  await door.click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Usuário' })).toBeVisible();
});

test('a form that is sent without a network says so at once, and is not sent behind one’s back', async ({
  page,
  context,
}) => {
  await page.goto('/rng?dialog=login');
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill('luciana');
  await form.getByLabel('Senha', { exact: true }).fill('Ipe-Amarelo-7');
  await context.setOffline(true);
  const enter = form.getByRole('button', { name: 'Entrar', exact: true });
  await enter.click();
  await expect(
    form.getByText('Sem conexão. Confira a sua internet e tente de novo.'),
  ).toBeVisible();
  await expect(enter).not.toHaveAttribute('aria-busy', 'true');
  await expect(form.getByRole('textbox', { name: 'Usuário' })).toHaveValue('luciana');
  await context.setOffline(false);
  await enter.click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(/R\$/)).toBeVisible();
});
