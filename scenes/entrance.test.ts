import type { Page } from '@playwright/test';
import {
  affiliateCheckCall,
  captchaCall,
  loginCall,
  loginCodeCall,
  registerCall,
  registerSettingsCall,
} from '@arara/contract';
import { follow } from '../e2e/journey.ts';
import { fillRegistration, person } from '../e2e/steps.ts';
import { demoAnswer } from './base/demo.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// The forms of the doors as the specification wants them: what they hold, and what they say.

/** An image of one pixel. */
const tinyPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const hidden = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('the registration takes the code of its address, shows passwords, clears, and has ways out', async ({
  page,
  scene,
}) => {
  const who = person('Anahi', '529384716');
  scene.refuse(affiliateCheckCall, 'invitation_code_error');
  await page.goto('/register?referralCode=ABCD2345');
  const form = page.getByRole('main');
  await expect(form.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  const service = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Falar com a gente' }).click();
  await (await service).close();

  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText('O campo CPF não pode ficar vazio')).toBeVisible();
  await expect(form.getByLabel('CPF')).toBeFocused();
  await expect(form.getByLabel('Nome completo')).toHaveAttribute('placeholder', 'Nome completo *');
  // A CPF is judged when its field is left, and what was typed outlives a reload.
  await form.getByLabel('CPF').fill('390.533.447-06');
  await form.getByLabel('Nome completo').fill(who.name);
  await expect(form.getByText('Este CPF não é válido. Confira os números.')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Nome completo')).toHaveValue(who.name);
  await form.getByLabel('CPF').fill(who.cpf);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await expect(form.getByText('Tudo certo, Anahi. Você tem 18 anos ou mais.')).toBeVisible();
  await expect(form.getByLabel('CPF')).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  // The code of the address is nobody's: that is told here, at its field.
  await expect(form.getByText('Código de convite incorreto')).toBeVisible();
  await expect(form.getByLabel('Código de indicação')).toHaveValue('ABCD2345');
  await form.getByLabel('Código de indicação').fill('');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByRole('textbox', { name: 'Usuário' })).toBeFocused();

  for (const name of ['Senha *', 'Confirmação da senha *']) {
    await hidden(page, name).fill(who.password);
    await expect(hidden(page, name)).toHaveAttribute('type', 'password');
    await form.getByRole('button', { name: 'Mostrar a senha' }).first().click();
    await expect(hidden(page, name)).toHaveAttribute('type', 'text');
  }
  await hidden(page, 'Confirmação da senha *').fill('Outra-Coisa-1');
  await form.getByRole('textbox', { name: 'Usuário' }).fill(who.username);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText('Entrada de confirmação incorreta')).toBeVisible();
  await hidden(page, 'Confirmação da senha *').fill(who.password);
  await form.getByRole('button', { name: 'Continuar' }).click();

  const terms = form.getByRole('checkbox', { name: /^Tenho 18 anos/ });
  await expect(terms).toBeChecked();
  await expect(form.getByRole('link', { name: 'termos de uso' })).toHaveAttribute(
    'href',
    '/afiliados#termos',
  );
  await form.getByRole('button', { name: 'Limpar' }).click();
  await expect(form.getByLabel('CPF')).toHaveValue('');
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the login wants both fields and takes no notice of blanks around a name', async ({
  page,
  scene,
}) => {
  scene.answer(loginCall, () => scene.openSession());
  await page.goto('/login');
  const form = page.getByRole('main');
  await expect(form.getByRole('checkbox', { name: /^Continuar conectado/ })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Esqueci a senha' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Criar conta' })).toBeVisible();
  const enter = form.getByRole('button', { name: 'Entrar', exact: true });
  await enter.click();
  await expect(form.getByText(/^O campo Usuário.* não pode ficar vazio$/)).toBeVisible();
  await expect(form.getByText('O campo Senha não pode ficar vazio')).toBeVisible();
  const sentence = form.getByText('Por favor, digite o nome de usuário e a senha');
  await expect(sentence).toBeVisible();
  await form.getByRole('textbox', { name: 'Usuário' }).fill('  luciana ');
  await expect(sentence).toBeHidden();
  await hidden(page, 'Senha').fill('Ipe-Amarelo-7');
  await enter.click();
  await expect(page.getByRole('banner').getByText(/R\$/).first()).toBeVisible();
  expect(scene.calls(loginCall).map(({ body }) => body.username)).toEqual(['luciana']);
});

/** A clock for what runs in short times: it stands until the journey moves it. */
async function holdClock(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => now;
    Object.assign(globalThis, { pass: (ms: number) => (now += ms) });
  });
  return (ms) =>
    page.evaluate((by) => {
      (globalThis as unknown as { pass: (ms: number) => void }).pass(by);
    }, ms);
}

test('a code by SMS is asked for once a second at most', async ({ page, scene }) => {
  const pass = await holdClock(page);
  const asked = () => scene.calls(loginCodeCall).length;
  scene.refuse(loginCodeCall, 'sms.too.many');
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.getByRole('tab', { name: 'Código por SMS' }).click();
  await form.getByRole('textbox', { name: 'Celular' }).fill('11987650009');
  const send = form.getByRole('button', { name: 'Enviar código' });
  const seeRefusal = () => page.getByRole('button', { name: 'OK', exact: true }).click();
  await send.click();
  await seeRefusal();
  expect(asked()).toBe(1);
  await send.click();
  await pass(999);
  await send.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked()).toBe(1);
  await pass(1);
  await send.click();
  await seeRefusal();
  expect(asked()).toBe(2);
});

/** The registration of an operator who wants the letters of an image. */
function wantImage({ answer }: Scene): void {
  const said = demoAnswer(registerSettingsCall);
  const rule = { acceptedPattern: '*', patternId: 0, minLength: 1, maxLength: 16 };
  const captcha = { ...said.fields.captcha, enabled: true, required: true, ...rule };
  answer(registerSettingsCall, {
    ...said,
    fields: { ...said.fields, captcha },
    switches: { ...said.switches, captcha: true, username: false },
    mobile: { ...said.mobile, verification: false, identity: false },
  });
}

test('a press on the image of the registration brings another one, once a second at most', async ({
  page,
  scene,
}) => {
  const pass = await holdClock(page);
  wantImage(scene);
  const images = [demoAnswer(captchaCall), tinyPng];
  scene.answer(captchaCall, () => images.shift() ?? tinyPng);
  await page.goto('/register');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Celular' }).fill('11987650010');
  await hidden(page, 'Senha *').fill('Caju-Maduro-42');
  await hidden(page, 'Confirmação da senha *').fill('Caju-Maduro-42');
  await form.getByRole('button', { name: 'Continuar' }).click();
  const image = form.getByRole('img', { name: 'Imagem com letras e números' });
  await expect(image).toBeVisible();
  const shown = () => image.getAttribute('src');
  const first = await shown();
  const asked = scene.calls(captchaCall).length;
  const again = form.getByRole('button', { name: 'Trocar a imagem' });
  // By this clock the image has only just come.
  await again.click();
  expect(scene.calls(captchaCall)).toHaveLength(asked);
  await pass(600_000);
  await again.click();
  await expect.poll(shown).not.toBe(first);
  expect(scene.calls(captchaCall)).toHaveLength(asked + 1);
});

/** Modules of a house that takes nobody, and of one without a way to become a member. */
const closedHouses = {
  'REG3 is off': ['REG3', 'DIRECTREG3', 'USERNAMEREG3', 'AFFMAN3'],
  'both ways are off': ['USERNAMEREG3', 'MOBILENUMREG3'],
};
for (const [state, off] of Object.entries(closedHouses)) {
  test(`while ${state}, every address of the registration says so and leads on`, async ({
    page,
    scene,
  }) => {
    scene.start(({ modules }) => ({ modules: modules.filter((id) => !off.includes(id)) }));
    if (state !== 'REG3 is off') await page.goto('/register');
    for (const path of ['/register', '/register.html', '/hot?dialog=register']) {
      // In one house they are loaded, in the other one they are followed.
      if (state === 'REG3 is off') await page.goto(path);
      else if (path !== '/register') await follow(page, path);
      const place = page.getByRole(path.startsWith('/hot') ? 'dialog' : 'main');
      const said = place.getByText('No momento não abrimos contas novas.');
      await expect(said).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Cadastro fechado' })).toBeVisible();
      await expect(place.getByRole('textbox')).toHaveCount(0);
      await place.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Que bom te ver de novo' })).toBeVisible();
      await follow(page, path);
      await place.getByRole('button', { name: 'Ir para o início' }).click();
      await expect(said).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
    }
  });
}

test('a registration that closes while it is filled in says so', async ({ page, scene }) => {
  await page.goto('/register');
  const form = page.getByRole('main');
  await expect(form.getByLabel('CPF')).toBeVisible();
  scene.refuse(registerSettingsCall, 'function.not.available');
  scene.refuse(registerCall, 'function.not.available');
  await fillRegistration(form, person('Ubiratan', '618203947'));
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(form.getByText('No momento não abrimos contas novas.')).toBeVisible();
});

test('what was typed into a registration that was closed is there again, but for its secrets and for what was cleared', async ({
  page,
  scene,
}) => {
  const who = person('Potira', '520417386');
  scene.answer(registerCall, () => scene.openSession());
  await page.goto('/hot?dialog=register');
  const form = page.getByRole('dialog');
  const cpf = form.getByLabel('CPF');
  await cpf.fill('390.533.447-05');
  await form.getByRole('button', { name: 'Limpar' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await follow(page, '/hot?dialog=register');
  await expect(cpf).toHaveValue('');
  await cpf.fill(who.cpf);
  await form.getByLabel('Nome completo').fill(who.name);
  await form.getByLabel('Data de nascimento').fill(who.birth);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await follow(page, '/hot?dialog=register');
  await expect(cpf).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  await expect(form.getByLabel('Data de nascimento')).toHaveValue(who.birth);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('textbox', { name: 'Usuário' }).fill(who.username);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(who.email);
  await hidden(page, 'Senha *').fill(who.password);
  await page.goBack();
  await expect(form).toHaveCount(0);

  await follow(page, '/hot?dialog=register');
  await expect(form.getByRole('textbox', { name: 'Usuário' })).toHaveValue(who.username);
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(who.email);
  await expect(hidden(page, 'Senha *')).toHaveValue('');
  await hidden(page, 'Senha *').fill(who.password);
  await hidden(page, 'Confirmação da senha *').fill(who.password);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByRole('button', { name: 'Criar conta e definir limites' }).click();
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
});
