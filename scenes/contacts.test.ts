import {
  chooseNoticeCall,
  confirmEmailCall,
  confirmMobileCall,
  memberIconCall,
  memberInfoCall,
  noticeChoicesCall,
  setMemberIconCall,
  setNicknameCall,
  startEmailCall,
  startMobileCall,
} from '@arara/contract';
import type { Member } from '@arara/contract';
import type { Page } from '@playwright/test';
import { seeLayersLeft, turnTo } from '../e2e/journey.ts';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// The security centre: where a member is reached, and the looks of the account.

const email = 'jurema.nova@exemplo.com.br';
const password = 'Caju-Maduro-42';

/** A member with an address that is not confirmed; answers the way to change what the server knows of her. */
async function enterUnconfirmed(scene: Scene): Promise<(change: Partial<Member>) => void> {
  let member = await scene.enter({
    account: 'jurema',
    nickname: 'jurema',
    email: 'jurema@exemplo.com.br',
    emailConfirmed: false,
    mobileNum: null,
    mobileConfirmed: false,
  });
  scene.answer(memberInfoCall, () => ({ ...member, passwordExpired: false }));
  return (change) => void (member = { ...member, ...change });
}

const layerOf = (page: Page) => page.getByRole('dialog');

test('a member confirms an e-mail address and a number by their codes, which outlive layer and page', async ({
  page,
  scene,
}) => {
  const change = await enterUnconfirmed(scene);
  scene.answer(startEmailCall, { expiredMinutes: 5 });
  scene.refuse(confirmEmailCall, 'email.code.invalid');
  await page.goto('/account/security');
  const layer = layerOf(page);
  const code = layer.getByLabel('Código', { exact: true });
  const send = async (): Promise<void> => {
    await layer.getByLabel('E-mail').fill(email);
    await layer.getByLabel('Senha', { exact: true }).fill(password);
    await layer.getByRole('button', { name: 'Enviar código' }).click();
  };
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(layer.getByLabel('E-mail')).toHaveValue('jurema@exemplo.com.br');
  await send();
  await expect(code).toBeFocused();
  await code.fill('000000');
  await expect(layer.getByText('Este código não confere', { exact: false })).toBeVisible();
  // Asking again leads back to it, and tells for how long it is good.
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(layer.getByText(`para ${email}`, { exact: false })).toBeVisible();
  await layer.getByRole('button', { name: 'Corrigir o contato' }).click();
  scene.refuse(startEmailCall, 'email.wait', { params: { seconds: 240 }, value: { seconds: 240 } });
  await send();
  await expect(layer.getByText(/vale por mais [34]:\d\d/)).toBeVisible();
  scene.answer(confirmEmailCall, () => {
    change({ email, emailConfirmed: true });
    return null;
  });
  await code.fill('123456');
  await expect(page.getByText('E-mail confirmado')).toBeVisible();
  await expect(page.getByText('ju***@exemplo.com.br')).toBeVisible();
  const typed = { email, verificationCode: '123456' };
  expect(scene.calls(confirmEmailCall).at(-1)?.body).toEqual(typed);

  scene.answer(startMobileCall, { expiredMinutes: 5 });
  scene.answer(confirmMobileCall, () => {
    change({ mobileNum: '+5511987650077', mobileConfirmed: true });
    return null;
  });
  await seeLayersLeft(page);
  await page.getByRole('button', { name: 'Adicionar celular' }).click();
  await layer.getByRole('textbox', { name: 'Celular' }).fill('11987650077');
  await layer.getByLabel('Senha', { exact: true }).fill(password);
  await layer.getByRole('button', { name: 'Enviar código' }).click();
  await code.fill('654321');
  await expect(page.getByRole('button', { name: 'Trocar celular' })).toBeVisible();
});

test('a member chooses notices, a nickname and a portrait', async ({ page, scene }) => {
  const change = await enterUnconfirmed(scene);
  let { notices } = demoAnswer(noticeChoicesCall);
  scene.answer(noticeChoicesCall, () => ({ notices }));
  scene.answer(chooseNoticeCall, ({ body: { id, wanted } }) => {
    notices = notices.map((one) => (one.id === id ? { ...one, wanted } : one));
    return null;
  });
  scene.answer(setNicknameCall, ({ body }) => {
    change(body);
    return body;
  });
  const { icons } = demoAnswer(memberIconCall);
  scene.answer(setMemberIconCall, ({ body }) => {
    const url = icons.find(({ icon }) => icon === body.icon)!.url;
    change({ avatarUrl: url });
    return { url };
  });
  await page.goto('/account/security');
  const sms = page.getByRole('switch', { name: 'Saque pago ou devolvido, por SMS' });
  await expect(page.getByText('Sempre ligado')).toBeVisible();
  await sms.click();
  // The switch moves with the finger, before the server has heard of it.
  await expect.poll(() => scene.calls(chooseNoticeCall).length).toBe(1);
  await page.getByRole('button', { name: 'Editar' }).click();
  const layer = layerOf(page);
  await layer.getByLabel('Apelido').fill('Ju do Sertão');
  await layer.getByRole('radio', { name: 'Onça' }).check();
  await layer.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Perfil salvo')).toBeVisible();
  await page.reload();
  await expect(sms).toBeChecked();
  await turnTo(page, '/account');
  await expect(page.getByRole('heading', { name: 'Ju do Sertão' })).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="avatar-onca"]')).toBeVisible();
});
