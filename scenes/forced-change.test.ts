import { changePasswordCall, loginCall, logoutCall, memberInfoCall } from '@arara/contract';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// A password that must not stay, on a page that is opened again and over a line that breaks.

const present = 'Jatoba-Alto-9';
const next = 'Jatoba-Alto-10';

/** A session whose password must be changed before anything else. */
function openBound(scene: Scene) {
  const opened = { ...scene.openSession(), passwordExpired: true };
  scene.answer(memberInfoCall, { ...opened.member, passwordExpired: true });
  return opened;
}

test('a page that is opened again with such a session asks at once, and may be left', async ({
  page,
  scene,
}) => {
  scene.answer(logoutCall, () => {
    scene.endSession();
    return null;
  });
  await scene.enter();
  openBound(scene);
  await page.goto('/account/security');
  const forced = page.getByRole('dialog', { name: 'Crie uma senha nova' });
  await forced.getByRole('button', { name: 'Sair' }).click();
  await expect(forced).toBeHidden();
  await expect(page.getByText('Entre para ver esta página').first()).toBeVisible();
  expect(scene.calls(logoutCall)).toHaveLength(1);
  expect(scene.token).toBeNull();
});

test('a change whose answer got lost says which password may count by now', async ({
  page,
  scene,
}) => {
  scene.answer(loginCall, () => openBound(scene));
  await page.goto('/');
  await page.getByRole('button', { name: 'Conta', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Usuário' }).fill('luciana');
  await form.getByLabel('Senha', { exact: true }).fill(present);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  const forced = page.getByRole('dialog', { name: 'Crie uma senha nova' });
  await forced.getByLabel('Senha atual').fill(present);
  await forced.getByLabel('Nova senha', { exact: true }).fill(next);
  await forced.getByLabel('Confirmação da nova senha').fill(next);
  const save = forced.getByRole('button', { name: 'Salvar nova senha' });
  // The server ends the session with the change, and nobody hears of it.
  await page.route(
    `**${changePasswordCall.path}`,
    (route) => {
      scene.endSession();
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
  await save.click();
  await expect(forced.getByText('Sem conexão', { exact: false })).toBeVisible();
  await save.click();
  await expect(page.getByText('Se a troca já valeu, entre com a senha nova.')).toBeVisible();
  scene.answer(loginCall, () => scene.openSession());
  await form.getByLabel('Senha', { exact: true }).fill(next);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(form).toBeHidden();
});
