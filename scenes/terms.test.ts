import {
  acceptTermsCall,
  cashierOptionsCall,
  createDepositCall,
  logoutCall,
  termsCall,
} from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { demoAnswer } from './base/demo.ts';
import { signInByLayer } from './base/sign-in.ts';
import { expect, test } from './scene.ts';

// New terms that a member has to agree to: asked after the sign-in and after a refusal, and never in the way of the rest.

const terms = (version: number, more: Partial<ValueOf<typeof termsCall>> = {}) => ({
  version,
  present: version,
  earlier: version - 1,
  publishedAt: '2026-11-20T12:00:00.000Z',
  language: 'pt-BR',
  title: `Termos de ${version}`,
  summary: 'O prazo do saque mudou.',
  body: `Entre nós.\n\n${Array.from({ length: 12 }, (_, at) => `## ${at + 1}. Parte\n\nParágrafo da parte.\n\n- um\n- dois`).join('\n\n')}`,
  ...more,
});

test('terms come up behind the sign-in, are agreed to by their number, and give way to those of now', async ({
  page,
  scene,
}) => {
  scene.answer(termsCall, terms(3));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Conta', exact: true }).click();
  await signInByLayer(page, scene, { termsDue: true });
  const layer = page.getByRole('dialog', { name: 'Termos de 3' });
  await expect(layer.getByText('O prazo do saque mudou.')).toBeVisible();
  await expect(layer.getByText('Versão 3, desde')).toBeVisible();
  const accept = layer.getByRole('button', { name: 'Li e aceito' });
  await expect(accept).toBeInViewport();
  await layer.getByRole('heading', { name: '12. Parte' }).scrollIntoViewIfNeeded();
  await expect(accept).toBeInViewport();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    expect(await askAxe(page, 'dialog[open]'), theme).toEqual([]);
  }
  const wide = await layer.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(wide).toBe(0);
  // Another version comes out while this one is read.
  scene.refuse(acceptTermsCall, 'terms.outdated', { value: { present: 4 } });
  scene.answer(termsCall, terms(4));
  await accept.press('Enter');
  const next = page.getByRole('dialog', { name: 'Termos de 4' });
  await expect(next.getByText('Os termos mudaram. Leia e aceite a versão nova.')).toBeVisible();
  expect(scene.calls(termsCall).at(-1)?.query).toMatchObject({ version: 4 });
  scene.answer(acceptTermsCall, { termsDue: false });
  await next.getByRole('button', { name: 'Li e aceito' }).click();
  await expect(page.getByText('Termos aceitos. Pode jogar.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(scene.calls(acceptTermsCall).map(({ body }) => body)).toEqual([
    { version: 3 },
    { version: 4 },
  ]);
});

test('a member who puts the terms off reads on, meets them again at a deposit, and may sign out there', async ({
  page,
  scene,
}) => {
  scene.answer(termsCall, terms(3, { summary: '' }));
  await scene.enter({ termsDue: true });
  await page.goto('/hot');
  const layer = page.getByRole('dialog', { name: 'Termos de 3' });
  await layer.getByRole('button', { name: 'Agora não' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const options = demoAnswer(cashierOptionsCall);
  const blocked = { ...options, deposit: { ...options.deposit, blocked: 'terms' as const } };
  scene.answer(cashierOptionsCall, blocked);
  await page.goto('/account/deposits');
  await page.getByRole('dialog', { name: 'Termos de 3' }).press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Depositar por Pix' }).first().click();
  await page.getByRole('button', { name: 'Ler os termos novos' }).click();
  await expect(layer).toBeVisible();
  await layer.getByRole('button', { name: 'Sair' }).click();
  scene.answer(logoutCall, () => {
    scene.endSession();
    return null;
  });
  const question = page.getByRole('dialog', { name: 'Sair da sua conta?' });
  await question.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(scene.calls(createDepositCall)).toHaveLength(0);
});

test('a deposit that is refused for new terms goes on where it was once they are agreed to', async ({
  page,
  scene,
}) => {
  scene.answer(termsCall, terms(3));
  await scene.enter();
  await page.goto('/account/deposits');
  await page.getByRole('main').getByRole('button', { name: 'Depositar por Pix' }).first().click();
  const amount = page.getByRole('dialog').getByRole('textbox', { name: 'Valor' });
  await amount.fill('73,00');
  scene.refuse(createDepositCall, 'terms.required');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  const layer = page.getByRole('dialog', { name: 'Termos de 3' });
  await expect(layer).toBeVisible();
  await expect(amount).toHaveCount(0);
  scene.answer(acceptTermsCall, { termsDue: false });
  await layer.getByRole('button', { name: 'Li e aceito' }).click();
  await expect(layer).toHaveCount(0);
  await expect(amount).toHaveValue(/^73,00$/);
});

test('the layer over the page of the terms repeats no name of it, and only their words have their language', async ({
  page,
  scene,
}) => {
  scene.answer(termsCall, terms(3, { language: 'en' }));
  await scene.enter({ termsDue: true });
  await page.goto('/afiliados#termos');
  const layer = page.getByRole('dialog', { name: 'Termos de 3' });
  await expect(layer.getByRole('heading', { name: '12. Parte' })).toBeVisible();
  await expect(page.locator('#termos-2')).toHaveCount(1);
  await expect(layer.locator('[id^="termos-"]')).toHaveCount(0);
  await expect(layer.locator('[lang="en"]', { hasText: 'Versão 3' })).toHaveCount(0);
  await expect(layer.locator('[lang="en"]', { hasText: 'O prazo do saque mudou.' })).toHaveCount(1);
  // The words before the first heading have no place in the contents.
  await expect(page.locator('nav ol[lang="en"] > li')).toHaveCount(12);
});

test('an earlier version is read by its number, and says that it is over', async ({
  page,
  scene,
}) => {
  scene.answer(termsCall, ({ query }) =>
    terms(query.version === undefined ? 3 : query.version, { present: 3 }),
  );
  await page.goto('/afiliados#termos');
  await expect(page.getByText('Versão 3, desde')).toBeVisible();
  await page.getByRole('link', { name: 'Ver a versão anterior' }).click();
  await expect(page.getByText('Versão 2, desde')).toBeVisible();
  await expect(page.getByText('Esta versão não vale mais.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver a versão de agora' }).click();
  await expect(page.getByText('Esta versão não vale mais.')).toBeHidden();
});
