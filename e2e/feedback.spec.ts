import type { Locator, Page } from '@playwright/test';
import { breakLine, shortenPauses } from './faults.ts';
import { expect, follow, test } from './journey.ts';
import { join } from './shortcuts.ts';
import { person } from './steps.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

/** The form over the page, which is loaded anew. */
async function openForm(page: Page): Promise<Locator> {
  await page.goto('/hot?dialog=feedback');
  return page.getByRole('dialog', { name: 'Sua opinião' });
}

const thanks = (page: Page): Locator => page.getByText('Recebemos a sua mensagem. Obrigado!');

test('a member writes what they think, with pictures, and finds it again', async ({ page }) => {
  await shortenPauses(page);
  await join(page, person('Marlene', '731204598'));
  await test.step('with pictures', () => writeWithPictures(page));
  const form = await openForm(page);
  const sent = form.getByRole('listitem');
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText('O Pix caiu na hora, gostei muito.');
  await expect(sent).toContainText('Imagens: 2');
  await test.step('a picture that is none', () => sendBroken(form));
  await test.step('an answer that got lost', () => sendUnheard(page, form));
  await follow(page, '/hot?dialog=feedback');
  await expect(sent).toHaveCount(2);
});

async function writeWithPictures(page: Page): Promise<void> {
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText('Escreva entre 10 e 500 caracteres.')).toBeVisible();

  const picker = form.locator('input[type=file]');
  await picker.setInputFiles([file('nota.png', Buffer.from('GIF89a, not a PNG'))]);
  await expect(form.getByText('“nota.png” não serve: envie PNG ou JPG.')).toBeVisible();
  const broken = Buffer.concat([png.subarray(0, 40), Buffer.alloc(5_242_880)]);
  await picker.setInputFiles([file('grande.png', broken)]);
  await expect(form.getByText('“grande.png” tem mais de 5 MB.')).toBeVisible();
  await picker.setInputFiles(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`, png)));
  await expect(form.getByRole('img')).toHaveCount(3);
  await expect(form.getByText('Só cabem 3 imagens; o resto ficou de fora.')).toBeVisible();
  await expect(picker).toHaveCount(0);
  await form.getByRole('button', { name: 'Tirar a imagem 2' }).click();
  await expect(form.getByRole('img')).toHaveCount(2);

  await form.getByLabel('Mensagem').fill('O Pix caiu na hora, gostei muito.');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(thanks(page)).toBeVisible();
}

/** A picture that only looks like one is refused by the server, and nothing typed is lost. */
async function sendBroken(form: Locator): Promise<void> {
  await form.getByLabel('Mensagem').fill('A página de saque ficou ótima.');
  await form.locator('input[type=file]').setInputFiles([file('meio.png', png.subarray(0, 40))]);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText('Uma das imagens não abriu. Envie PNG ou JPG.')).toBeVisible();
  await expect(form.getByLabel('Mensagem')).toHaveValue('A página de saque ficou ótima.');
}

/** A feedback whose answer got lost is one when it is sent again. */
async function sendUnheard(page: Page, form: Locator): Promise<void> {
  const send = form.getByRole('button', { name: 'Enviar' });
  await form.getByRole('button', { name: 'Tirar a imagem 1' }).click();
  await form.getByLabel('Mensagem').fill('O suporte me ajudou muito hoje.');
  await form.locator('input[type=file]').setInputFiles([file('nota.png', png)]);
  const lost: number[] = [];
  const mend = await breakLine(page, '**/wps/feedback', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    lost.push((await route.fetch()).status());
    return route.abort();
  });
  await send.click();
  await expect.poll(() => lost).toEqual([200]);
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
  await mend();
  await send.click();
  await expect(thanks(page)).toBeVisible();
}
