import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { balance, payByPix, person } from './steps.ts';

// The main job with nothing but the keys: whoever cannot use a pointer gets as far as anybody.

const stepsMax = 120;

/** Walks on with Tab until the focus is there; it must be seen where it stands. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < stepsMax; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached with Tab`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await walkTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('register, deposit, play and withdraw with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const who = person('Moema', '746971314');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Criar conta' }));
  const form = page.getByRole('dialog');
  await write(page, form.getByLabel('CPF'), who.cpf);
  await write(page, form.getByLabel('Nome completo'), who.name);
  await walkTo(page, form.getByLabel('Data de nascimento'));
  await page.keyboard.type('03041992');
  await press(page, form.getByRole('button', { name: 'Continuar' }));
  await write(page, form.getByRole('textbox', { name: 'Usuário' }), who.username);
  await write(page, form.getByLabel('Senha *', { exact: true }), who.password);
  await write(page, form.getByLabel('Confirmação da senha'), who.password);
  await write(page, form.getByRole('textbox', { name: 'E-mail' }), who.email);
  await press(page, form.getByRole('button', { name: 'Continuar' }));
  await press(page, form.getByRole('button', { name: 'Criar conta e definir limites' }));
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Depositar com Pix' }));
  await press(page, form.getByRole('button', { name: '100', exact: true }));
  await press(page, form.getByRole('button', { name: /Gerar Pix de/ }));
  await walkTo(page, page.getByRole('button', { name: 'Copiar código Pix' }));
  await payByPix(page);
  await expect(page.getByText('O banco confirmou. Já pode jogar.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(balance(page)).toHaveText(/100,00/);

  await page.goto('/game?id=1001');
  const spin = page.frameLocator('iframe').first().locator('button.spin');
  await expect(spin).toBeVisible({ timeout: 30_000 });
  await walkTo(page, page.locator('iframe').first());
  await page.keyboard.press('Space');
  await expect(spin).toHaveClass(/busy/);
  await expect(spin).not.toHaveClass(/busy/, { timeout: 90_000 });

  await page.goto('/account/withdrawals');
  await press(page, page.getByRole('main').getByRole('button', { name: 'Sacar por Pix' }));
  await write(page, form.getByRole('textbox'), '20,00');
  await press(page, form.getByRole('button', { name: 'Sacar por Pix' }));
  await expect(form.getByText('Comprovante', { exact: true })).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

test('a bet on a lottery is marked, planned as a chase, held and stopped with the keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await fund(page, await join(page, person('Iara', '318540942')), '100');
  await page.goto('/lottery?gameCode=hk6-week&playType=hk6.special');
  await press(page, page.getByRole('button', { name: '07', exact: true }));
  await press(page, page.getByRole('button', { name: 'Pôr no bilhete' }));
  await walkTo(page, page.getByRole('radio', { name: 'Só o próximo' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Teimosinha' })).toBeFocused();
  await walkTo(page, page.getByRole('switch', { name: /^Parar quando ganhar/ }));
  await page.keyboard.press('Space');
  // The keyboard reaches a part that scrolls, and the way to pay behind it.
  await walkTo(page, page.getByRole('region', { name: 'Concursos da teimosinha' }));
  await press(page, page.getByRole('button', { name: /^Reservar/ }));
  await press(page, page.getByRole('link', { name: 'Acompanhar a teimosinha' }));
  await press(page, page.getByRole('button', { name: 'Parar a teimosinha' }));
  await press(page, page.getByRole('button', { name: 'Parar', exact: true }));
  await expect(page.getByText('Você parou esta teimosinha.')).toBeVisible();
});
