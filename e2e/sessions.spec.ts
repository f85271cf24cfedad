import { expect, openPatiently, test } from './journey.ts';
import { join } from './shortcuts.ts';
import { person } from './steps.ts';

test('another tab of the browser is signed in, and signed out with the first', async ({
  page,
  context,
}) => {
  const jurema = person('Jurema', '583920185');
  await join(page, jurema);
  const beside = openPatiently(await context.newPage());
  await beside.goto('/account/security');
  await expect(beside.getByText('Este aparelho')).toBeVisible();
  await expect(beside.getByText('Sua conta está aberta só aqui.')).toBeVisible();
  await page.goto('/account/security');
  await expect(page.getByText('Sua conta está aberta só aqui.')).toBeVisible();

  await beside.goto('/account');
  await beside.getByRole('main').getByRole('button', { name: 'Sair' }).click();
  await beside.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
  await expect(beside).toHaveURL(/\/$/);
  await expect(page.getByText('Entre para ver esta página').first()).toBeVisible();
  const third = openPatiently(await context.newPage());
  await third.goto('/account/security');
  await expect(third.getByText('Entre para ver esta página').first()).toBeVisible();
});

test('a browser that is closed is signed out, unless its owner stays signed in', async ({
  page,
  context,
}) => {
  const guarani = person('Guarani', '583920196');
  await join(page, guarani);
  /** The end of a browser: cookies without a date go, and every tab with its storage. */
  async function closeBrowser() {
    const kept = (await context.cookies()).filter(
      ({ name, expires }) => expires !== -1 || name === 'age',
    );
    await context.clearCookies();
    await context.addCookies(kept);
    const next = openPatiently(await context.newPage());
    await next.goto('/account/security');
    return next;
  }
  const after = await closeBrowser();
  await expect(after.getByText('Entre para ver esta página').first()).toBeVisible();
  await after.goto('/login');
  const form = after.getByRole('main');
  await form.getByRole('textbox', { name: 'Usuário' }).fill(guarani.username);
  await form.getByLabel('Senha', { exact: true }).fill(guarani.password);
  await form.getByText('Continuar conectado neste aparelho por 1 dia').click();
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(after.getByRole('banner').getByText(/R\$/).first()).toBeVisible();
  await expect((await closeBrowser()).getByText('Este aparelho')).toBeVisible();
});

test('a code that a device shows opens the account on another, once, and leaves the address; all others end at once, where they stand', async ({
  page,
  browser,
}) => {
  const moema = person('Moema', '583920207');
  await join(page, moema);
  await page.goto('/account/security');
  const given = page.waitForResponse('**/api/session/codes');
  await page.getByRole('button', { name: 'Abrir em outro aparelho' }).click();
  const { value } = (await (await given).json()) as { value: { code: string } };
  await expect(
    page.getByRole('img', { name: 'Código QR que abre a sua conta em outro aparelho' }),
  ).toBeVisible();

  const address = `/account/security?token=${value.code}`;
  const phone = openPatiently(await browser.newPage());
  await phone.goto(address);
  await expect(phone.getByText('Este aparelho')).toBeVisible();
  expect(new URL(phone.url()).search).toBe('');
  const stranger = openPatiently(await browser.newPage());
  await stranger.goto(address);
  await expect(stranger.getByText('Entre para ver esta página').first()).toBeVisible();
  expect(new URL(stranger.url()).search).toBe('');

  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Tirar todos os outros' }).click();
  const question = page.getByRole('dialog', { name: 'Tirar todos os outros' });
  await question.getByRole('button', { name: /^Tirar \d+ aparelho/ }).click();
  await expect(page.getByText('Só este aparelho ficou na conta')).toBeVisible();
  await expect(page.getByText('Sua conta está aberta só aqui.')).toBeVisible();
  await expect(phone.getByText('Entre para ver esta página').first()).toBeVisible();
  await expect(phone.getByText('Sua sessão terminou.')).toBeVisible();
  await expect(page.getByText('Sua sessão terminou.')).toBeHidden();
});
