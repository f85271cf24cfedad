import { captchaCall, loginCall } from '@arara/contract';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';

test('signing in on the page of its own leads home; the member is told a new balance at once', async ({
  page,
  scene,
}) => {
  scene.answer(loginCall, () => scene.openSession());
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Que bom te ver de novo');
  await page.getByRole('textbox', { name: 'Usuário' }).fill('luciana');
  await page.getByLabel('Senha', { exact: true }).fill('Ipe-Amarelo-7');
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  const amount = page.getByRole('banner').getByText(/R\$/).first();
  await expect(amount).toBeVisible();
  const told = { sumBalance: '77.00', held: '0.00', currency: 'BRL', version: '999999999' };
  scene.live.tell({ topic: 'balance', payload: told });
  await expect(amount).toContainText('77,00');
  expect(scene.calls(loginCall).map(({ body }) => body.username)).toEqual(['luciana']);

  // The token is kept for the tab alone.
  const kept = await page.evaluate(() => ({
    session: ['token', 'isAgent', 'username'].map((key) => sessionStorage.getItem(key) ?? ''),
    device: Object.values(localStorage).join(),
  }));
  expect(kept.session).toEqual([scene.token, '0', 'luciana']);
  expect(kept.device).not.toContain(scene.token);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/$/);
});

test('whoever types a wrong password again and again must read an image', async ({
  page,
  scene,
}) => {
  // The server asks for the image after the third wrong try; each image is good for one.
  const wrong = (captcha: boolean): void =>
    scene.refuse(loginCall, 'login.failed', { value: { captcha } });
  wrong(false);
  const image = demoAnswer(captchaCall);
  let images = 0;
  scene.answer(captchaCall, () => {
    images += 1;
    return images === 1 ? image : `${image.slice(0, -4)}${'AAAA'.repeat(images)}`;
  });
  await page.goto('/hot?dialog=login');
  const form = page.getByRole('dialog');
  const shown = form.getByRole('img', { name: 'Imagem com letras e números' });
  const enter = form.getByRole('button', { name: 'Entrar', exact: true });
  await form.getByRole('textbox', { name: 'Usuário' }).fill('ninguem.mesmo');
  await form.getByLabel('Senha', { exact: true }).fill('nada-disso');
  await enter.click();
  await expect(form.getByText('Usuário ou senha não conferem.')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(enter).toBeEnabled();
  wrong(true);
  await enter.click();
  await expect(shown).toBeVisible();
  const source = () => shown.getAttribute('src');
  const first = await source();
  scene.refuse(loginCall, 'captcha.wrong', { field: 'captcha', value: { captcha: true } });
  await form.getByLabel('Código da imagem').fill('errado');
  await enter.click();
  await expect(form.getByText('Os caracteres não conferem com a imagem.')).toBeVisible();
  // An image is good for one try; there is another at once.
  await expect.poll(source).not.toBe(first);
  expect(scene.calls(loginCall).at(-1)?.body.captcha).toBe('errado');
});
