import { expect, test } from './journey.ts';
import { join } from './shortcuts.ts';
import { person } from './steps.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a member writes what they think, with pictures, and finds it again', async ({ page }) => {
  await join(page, person('Marlene', '731204598'));
  await page.goto('/hot?dialog=feedback');
  const form = page.getByRole('dialog', { name: 'Sua opinião' });
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText('Escreva entre 10 e 500 caracteres.')).toBeVisible();

  const picker = form.locator('input[type=file]');
  await picker.setInputFiles([file('nota.png', Buffer.from('GIF89a, not a PNG'))]);
  await expect(form.getByText('“nota.png” não serve: envie PNG ou JPG.')).toBeVisible();
  await picker.setInputFiles([file('grande.png', Buffer.concat([png, Buffer.alloc(5_242_880)]))]);
  await expect(form.getByText('“grande.png” tem mais de 5 MB.')).toBeVisible();
  await picker.setInputFiles(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`, png)));
  await expect(form.getByRole('img')).toHaveCount(3);
  await expect(picker).toHaveCount(0);
  await form.getByRole('button', { name: 'Tirar a imagem 2' }).click();
  await expect(form.getByRole('img')).toHaveCount(2);

  await form.getByLabel('Mensagem').fill('O Pix caiu na hora, gostei muito.');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Recebemos a sua mensagem. Obrigado!')).toBeVisible();
  await page.goto('/hot?dialog=feedback');
  const sent = form.getByRole('listitem');
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText('O Pix caiu na hora, gostei muito.');
  await expect(sent).toContainText('Imagens: 2');
});

test('a picture that only looks like one is refused by the server, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/hot?dialog=feedback');
  const form = page.getByRole('dialog', { name: 'Sua opinião' });
  await form.getByLabel('Mensagem').fill('A página de saque ficou ótima.');
  await form.locator('input[type=file]').setInputFiles([file('meio.png', png.subarray(0, 40))]);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText('Uma das imagens não abriu. Envie PNG ou JPG.')).toBeVisible();
  await expect(form.getByLabel('Mensagem')).toHaveValue('A página de saque ficou ótima.');
});
