import type { Locator, Page } from '@playwright/test';
import { finishProviderCall, registerMobileCall, registerSettingsCall } from '@arara/contract';
import { person } from '../e2e/steps.ts';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';

// Phones that the provider proves: its check for robots, its code, its failures in our words.

/** The provider's check for robots: the page that the server serves for it has a box like this one. */
const checkPage = (
  isPassed: boolean,
): string => `<!doctype html><label><input type="checkbox">Não sou um robô</label><script>
const tell = (said) => parent.postMessage({ captcha: said }, '*');
document.querySelector('input').onchange = () => tell({ token: 'a-token' });
tell({ ready: true });
if (${isPassed}) tell({ token: 'a-token' });
</script>`;

/**
 * The provider; `fail` makes it answer the next codes that are asked for with a failure. Its check can take the
 * visitor for a person unasked.
 */
async function meetProvider(page: Page, isPassed = false) {
  let failure: string | null = null;
  await page.route('**/provider/captcha', (route) =>
    route.fulfill({ contentType: 'text/html', body: checkPage(isPassed) }),
  );
  await page.route('**/v1/recaptchaParams**', (route) =>
    route.fulfill({ json: { recaptchaSiteKey: 'a-key' } }),
  );
  await page.route('**/v1/accounts:sendVerificationCode**', (route) => {
    if (failure === null) return route.fulfill({ json: { sessionInfo: 'a-session' } });
    const error = { code: 400, message: failure, errors: [{ message: failure }] };
    return route.fulfill({ status: 400, json: { error } });
  });
  await page.route('**/v1/accounts:signInWithPhoneNumber**', (route) => {
    const { code } = route.request().postDataJSON() as { code: string };
    if (code === rightCode) return route.fulfill({ json: { idToken: 'an-id-token' } });
    return route.fulfill({ status: 400, json: { error: { message: 'INVALID_CODE' } } });
  });
  return { fail: (message: string) => void (failure = message) };
}

const rightCode = '135246';
const send = (form: Locator): Locator => form.getByRole('button', { name: 'Enviar código' });

/** Ticks the box of the provider's check, which is a page of its own in a frame. */
async function passCheck(page: Page): Promise<void> {
  const check = page.getByRole('dialog', { name: 'Confirme que é uma pessoa' });
  await check.frameLocator('iframe').getByLabel('Não sou um robô').click();
  await expect(check).toHaveCount(0);
}

const sendFailures = [
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'Formato de telefone inválido.', 'at its field'],
  ['MISSING_PHONE_NUMBER', 'Informe o número do celular.', 'at its field'],
  ['CAPTCHA_CHECK_FAILED', 'A verificação de segurança falhou.', 'in a warning'],
  ['QUOTA_EXCEEDED : Exceeded quota', 'O limite de mensagens acabou. Fale', 'in a warning'],
  ['OPERATION_NOT_ALLOWED', 'Esta operação não está habilitada.', 'in a warning'],
  ['SOMETHING_NEW', 'Erro desconhecido.', 'in a warning'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Tente de novo em 5 minutos.', 'in a warning'],
] as const;

/** The form that asks for a code of the provider, under a clock of the test. */
async function openPhoneForm(page: Page) {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar com o telefone' }).click();
  await expect(page).toHaveURL(/\/provider\/phone$/);
  const form = page.getByRole('main');
  const number = form.getByRole('textbox', { name: 'Celular' });
  // Under a clock of the test, text that is put into a page that has only just come may be lost.
  await expect(async () => {
    await number.fill('11987650021');
    await expect(number).toHaveValue('11987650021', { timeout: 1_000 });
  }).toPass();
  return {
    form,
    ok: page.getByRole('button', { name: 'OK', exact: true }),
    /** A code is asked for once a second at most. */
    async ask(): Promise<void> {
      await page.clock.runFor(1_000);
      await send(form).click();
    },
  };
}

test('the check of the provider is closed by its cross, its cover and its time, and passed by its box', async ({
  page,
}) => {
  await meetProvider(page);
  const { form, ok, ask } = await openPhoneForm(page);
  const check = page.getByRole('dialog', { name: 'Confirme que é uma pessoa' });
  const box = check.frameLocator('iframe').getByLabel('Não sou um robô');
  for (const close of [
    () => check.getByRole('button', { name: 'Fechar' }).click(),
    () => page.mouse.click(5, 5),
    () => page.clock.fastForward(120_000),
  ]) {
    await ask();
    await expect(box).toBeVisible();
    await close();
    await expect(page.getByText(/Falha ao entrar. Tente de novo/)).toBeVisible();
    await ok.click();
  }
  await ask();
  await passCheck(page);
  await expect(form.getByRole('button', { name: /Código enviado/ })).toBeVisible();
});

test('each failure of the provider has its words, and too many requests wait five minutes', async ({
  page,
}) => {
  const { fail } = await meetProvider(page, true);
  const { form, ok, ask } = await openPhoneForm(page);
  for (const [message, words, place] of sendFailures) {
    fail(message);
    await ask();
    await expect(page.getByText(words).first()).toBeVisible();
    if (place === 'in a warning') await ok.click();
  }
  // The seconds run on while a busy machine looks; one minute is the wait of an ordinary code.
  const waiting = form.getByRole('button', { name: /Código enviado \((2\d\d|300)\)/ });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
});

test('where the house has its codes sent by the provider, a registration by mobile does', async ({
  page,
  scene,
}) => {
  const settings = demoAnswer(registerSettingsCall);
  scene.answer(registerSettingsCall, {
    ...settings,
    mobile: { ...settings.mobile, firebase: true },
  });
  const number = '11987650023';
  const who = person('Potira', '618273645');
  scene.answer(registerMobileCall, () => ({
    ...scene.openSession({ account: '123456789' }),
    accountNumber: '123456789',
  }));
  await meetProvider(page);
  await page.goto('/register');
  const form = page.getByRole('main');
  await form.getByRole('tab', { name: 'Celular' }).click();
  await form.getByRole('textbox', { name: 'Celular' }).fill(number);
  await send(form).click();
  await passCheck(page);
  await expect(form.getByRole('button', { name: /Código enviado \(([1-5]\d|60)\)/ })).toBeVisible();
  const code = form.getByRole('textbox', { name: 'Código do SMS' });
  await code.fill('222222');
  await form.getByLabel('Senha *', { exact: true }).fill(who.password);
  await form.getByLabel('Confirmação da senha').fill(who.password);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  const open = form.getByRole('button', { name: 'Criar conta e definir limites' });
  await open.click();
  await expect(form.getByText(/Código de verificação incorreto/)).toBeVisible();
  expect(scene.calls(registerMobileCall)).toHaveLength(0);
  await code.fill(rightCode);
  for (const name of ['Continuar', 'Continuar']) await form.getByRole('button', { name }).click();
  await open.click();
  await expect(page.getByText('Guarde o número da sua conta')).toBeVisible();
  await page.getByRole('button', { name: 'Guardei' }).click();
  await page.getByRole('button', { name: 'Ver os jogos primeiro' }).click();
  await expect(page.getByRole('banner').getByText(/R\$/).first()).toBeVisible();
  expect(scene.calls(registerMobileCall).map(({ body }) => body)).toMatchObject([
    { firebaseChannel: 'sms', firebaseIdToken: 'an-id-token' },
  ]);
});

test('whoever is new while no accounts are opened is told so, in the heading too', async ({
  page,
  scene,
}) => {
  scene.start(({ modules }) => ({ modules: modules.filter((id) => id !== 'REG3') }));
  scene.refuse(finishProviderCall, 'provider.register.required', {
    value: { ticket: 'a-ticket-of-a-newcomer', provider: 'google', name: null, email: null },
  });
  await page.goto('/provider/google#state=a&code=b');
  await expect(page.getByRole('heading', { name: 'Cadastro fechado' })).toBeVisible();
  await expect(page.getByText('No momento não abrimos contas novas.')).toBeVisible();
  await expect(page.getByText('Complete o seu cadastro')).toHaveCount(0);
});
