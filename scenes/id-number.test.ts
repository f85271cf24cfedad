import { addIdNumberCall, cashierOptionsCall, memberInfoCall } from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';

// An account as a house leaves it that asks for no CPF at registration.

type Options = ValueOf<typeof cashierOptionsCall>;

/** The cashier of a member, who has a CPF or has none. */
function optionsOf(hasCpf: boolean): Options {
  const options = demoAnswer(cashierOptionsCall);
  if (hasCpf) return options;
  const { payer, deposit, withdrawal } = options;
  return {
    ...options,
    payer: { ...payer, idNumberMasked: null },
    deposit: { ...deposit, blocked: 'id_number' },
    withdrawal: { ...withdrawal, pixKeyMasked: null, blocked: 'id_number' },
  };
}

test('an account without a CPF is led from the cashier to where it gets one, once', async ({
  page,
  scene,
}) => {
  const member = await scene.enter({ idNumberMasked: null, birthDateKnown: false });
  scene.answer(cashierOptionsCall, optionsOf(false));
  for (const [address, closed] of [
    ['/account/withdrawals', 'Sacar por Pix'],
    ['/account/deposits', 'Depositar por Pix'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('main').getByRole('button', { name: closed }).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Complete o seu CPF na conta para usar o Pix.')).toBeVisible();
    await sheet.getByRole('link', { name: 'Adicionar CPF' }).click();
    await expect(page).toHaveURL(/\/account\/security#cpf$/);
  }
  const card = page.locator('#cpf');
  await expect(card).toBeInViewport();
  await card.getByRole('button', { name: 'Adicionar CPF' }).click();
  const layer = page.getByRole('dialog', { name: 'Adicionar CPF' });
  const save = layer.getByRole('button', { name: 'Salvar CPF' });
  const field = layer.getByLabel('CPF');
  await expect(field).toBeFocused();
  await field.fill('111.111.111-11');
  await save.click();
  await expect(layer.getByText('Este CPF não é válido')).toBeVisible();
  expect(await askAxe(page, 'dialog[open]')).toEqual([]);
  await field.fill('41720658307');
  await layer.getByLabel('Data de nascimento').fill('1992-04-03');
  await layer.getByLabel('Senha', { exact: true }).fill('Ipe-Amarelo-7');
  await expect(field).toHaveValue('417.206.583-07');

  await scene.context.setOffline(true);
  await save.click();
  await expect(layer.getByText('Sem conexão', { exact: false })).toBeVisible();
  await scene.context.setOffline(false);
  scene.refuse(addIdNumberCall, 'id.number.taken', { field: 'idNumber' });
  await save.click();
  await expect(layer.getByText('Já existe uma conta com este CPF', { exact: false })).toBeVisible();
  scene.answer(addIdNumberCall, () => {
    const known = { idNumberMasked: '***.533.447-**', birthDateKnown: true };
    scene.answer(memberInfoCall, { ...member, ...known, passwordExpired: false });
    scene.answer(cashierOptionsCall, optionsOf(true));
    return null;
  });
  await field.fill('390.533.447-05');
  await save.click();
  await expect(page.getByText('CPF adicionado')).toBeVisible();
  await expect(layer).toBeHidden();
  await expect(card).toContainText('***.533.447-**');
  await expect(card.getByRole('button')).toHaveCount(0);
  await page.goto('/account/deposits');
  await page.getByRole('main').getByRole('button', { name: 'Depositar por Pix' }).first().click();
  await expect(page.getByRole('button', { name: /Gerar Pix de/ })).toBeVisible();
});
