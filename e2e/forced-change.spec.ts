import { join } from 'node:path';
import { createPool, findPostgres } from '@arara/postgres';
import { expect, test } from './journey.ts';

const member = { username: 'agente.bia', password: 'Jatoba-Alto-9' };
const fresh = 'Jatoba-Alto-10';

/** As an operator does who has given somebody a password that is not to stay. */
async function markPassword(username: string): Promise<void> {
  const url = await findPostgres(join(process.env.E2E_DATA ?? '', 'postgres'));
  const pool = createPool(url ?? '', { max: 1 });
  await pool.query('update identity.player set must_change_password = true where username = $1', [
    username,
  ]);
  await pool.end();
}

test('a password that must not stay is changed before anything else, and then opens the site', async ({
  page,
}) => {
  await markPassword(member.username);
  await page.goto('/');
  await page.getByRole('button', { name: 'Conta', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill(member.username);
  await form.getByLabel('Senha', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();

  const forced = page.getByRole('dialog', { name: 'Crie uma senha nova' });
  await expect(forced).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(forced).toBeVisible();
  await expect(forced.getByLabel('Senha atual')).toBeFocused();

  await forced.getByLabel('Senha atual').fill(member.password);
  await forced.getByLabel('Nova senha', { exact: true }).fill(fresh);
  await forced.getByLabel('Confirmação da nova senha').fill(fresh);
  await forced.getByRole('button', { name: 'Salvar nova senha' }).click();

  await expect(page.getByText('Senha nova salva. Entre com ela.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Usuário' })).toHaveValue(member.username);
  await expect(form.getByLabel('Senha', { exact: true })).toBeFocused();
  await form.getByLabel('Senha', { exact: true }).fill(fresh);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  // The action wanted before the login happens after it.
  await expect(page).toHaveURL(/\/account/);
});
