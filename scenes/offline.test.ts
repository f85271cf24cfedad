import { loginCall } from '@arara/contract';
import { expect, test } from './scene.ts';

// The network goes while somebody looks around, and comes back.

const lost = 'Sem conexão. Confira a sua internet e tente de novo.';

test('a page that cannot be fetched says that there is no network, and comes with it; one whose code got lost on a line that is there comes at one press', async ({
  page,
  scene: { context },
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

  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licenças' }).click();
  await expect(page.getByRole('heading', { name: 'Esta parte não abriu' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Licenças', level: 1 })).toBeVisible();
});

test('a layer that cannot be fetched says so over its page, and comes with the network; a form that is sent without one says so at once, and is not sent behind one’s back', async ({
  page,
  scene,
}) => {
  scene.answer(loginCall, () => scene.openSession());
  await page.goto('/rng');
  const door = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
  await expect(door).toBeVisible();
  await scene.context.setOffline(true);
  await door.click();
  const layer = page.getByRole('dialog', { name: lost });
  const again = layer.getByRole('button', { name: 'Tentar de novo' });
  await expect(layer.getByRole('alert')).toHaveText(lost);
  await expect(again).toBeDisabled();
  await layer.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible();

  await door.click();
  await scene.context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill('luciana');
  await form.getByLabel('Senha', { exact: true }).fill('Ipe-Amarelo-7');
  await scene.context.setOffline(true);
  const enter = form.getByRole('button', { name: 'Entrar', exact: true });
  await enter.click();
  await expect(form.getByText(lost)).toBeVisible();
  await expect(enter).not.toHaveAttribute('aria-busy', 'true');
  await expect(form.getByRole('textbox', { name: 'Usuário' })).toHaveValue('luciana');
  await scene.context.setOffline(false);
  await enter.click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(/R\$/)).toBeVisible();
  expect(scene.calls(loginCall)).toHaveLength(1);
});
