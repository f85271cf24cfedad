import type { Page } from '@playwright/test';
import { expect, follow, test } from './journey.ts';
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

/** A photo of a phone, with the noise of its sensor: far more than may be sent. */
async function takePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 1500 });
    const pen = canvas.getContext('2d');
    const pixels = pen?.createImageData(canvas.width, canvas.height);
    if (!pen || !pixels) return '';
    let noise = 1;
    for (let at = 0; at < pixels.data.length; at += 1) {
      noise = (noise * 48_271) % 2_147_483_647;
      pixels.data[at] = at % 4 === 3 ? 255 : 96 + (noise % 64);
    }
    pen.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('a photo is made smaller before it is sent, and a line that is too slow loses nothing', async ({
  page,
}) => {
  await page.goto('/hot?dialog=feedback');
  const form = page.getByRole('dialog', { name: 'Sua opinião' });
  const photo = await takePhoto(page);
  expect(photo.length).toBeGreaterThan(5 * 1024 * 1024);
  await form.getByLabel('Mensagem').fill('Olha como ficou a tela do jogo.');
  await form.locator('input[type=file]').setInputFiles([file('tela.png', photo)]);
  const preview = form.getByRole('img', { name: 'tela.jpg' });
  await expect(preview).toBeVisible();
  const sides = await preview.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
  );
  expect(sides).toEqual([1600, 800]);

  // A request that did not come in whole in time is answered by the server below its envelope.
  const json = { statusCode: 408, error: 'Request Timeout', message: 'Client Timeout' };
  await page.route('**/wps/feedback', (route) => route.fulfill({ status: 408, json }));
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText(/A rede está lenta demais para enviar tudo/)).toBeVisible();
  await expect(form.getByLabel('Mensagem')).toHaveValue('Olha como ficou a tela do jogo.');
  await expect(preview).toBeVisible();
  await page.unroute('**/wps/feedback');

  const sending = page.waitForRequest('**/wps/feedback');
  await form.getByRole('button', { name: 'Enviar' }).click();
  expect(Number(await (await sending).headerValue('content-length'))).toBeLessThan(
    photo.length / 4,
  );
  await expect(page.getByText('Recebemos a sua mensagem. Obrigado!')).toBeVisible();
});

/** Pictures are drawn smaller only once the answer is called: a phone that takes its time. */
async function holdDrawing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const draw: (of: ImageBitmapSource) => Promise<ImageBitmap> = window.createImageBitmap;
    const free = new Promise((resume) => window.addEventListener('draw', resume, { once: true }));
    window.createImageBitmap = async (source: ImageBitmapSource) => free.then(() => draw(source));
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('draw')));
}

test('a picture on its way is waited for, loses no other, and nothing of a closed layer is lost', async ({
  page,
}) => {
  await page.goto('/hot?dialog=feedback');
  const form = page.getByRole('dialog', { name: 'Sua opinião' });
  const photo = await takePhoto(page);
  const draw = await holdDrawing(page);
  const picker = form.locator('input[type=file]');
  const send = form.getByRole('button', { name: 'Enviar' });
  await form.getByLabel('Mensagem').fill('A foto mostra o que aconteceu.');
  await picker.setInputFiles([file('tela.png', photo)]);
  await expect(form.getByText('Preparando a imagem…')).toBeVisible();
  await picker.setInputFiles([file('nota.png', png)]);
  await expect(form.getByRole('img', { name: 'nota.png' })).toBeVisible();

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/feedback')) sent += 1;
  });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await send.click({ force: true });
  await form.getByLabel('Observação (opcional)').press('Enter');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  expect(sent).toBe(0);

  await follow(page, '/hot?dialog=feedback');
  await expect(form.getByLabel('Mensagem')).toHaveValue('A foto mostra o que aconteceu.');
  await draw();
  await expect(form.getByRole('img')).toHaveCount(2);
  await expect(form.getByText('Preparando a imagem…')).toHaveCount(0);
  await send.click();
  await expect(page.getByText('Recebemos a sua mensagem. Obrigado!')).toBeVisible();
  expect(sent).toBe(1);
  await follow(page, '/hot?dialog=feedback');
  await expect(form.getByLabel('Mensagem')).toHaveValue('');
  await expect(form.getByRole('img')).toHaveCount(0);
});

test('a feedback whose answer got lost is one when it is sent again', async ({ page }) => {
  await join(page, person('Jussara', '618250934'));
  await page.goto('/hot?dialog=feedback');
  const form = page.getByRole('dialog', { name: 'Sua opinião' });
  const send = form.getByRole('button', { name: 'Enviar' });
  await form.getByLabel('Mensagem').fill('O suporte me ajudou muito hoje.');
  await form.locator('input[type=file]').setInputFiles([file('nota.png', png)]);
  const lost: number[] = [];
  await page.route('**/wps/feedback', async (route) => {
    lost.push((await route.fetch()).status());
    await route.abort();
  });
  await send.click();
  await expect.poll(() => lost).toEqual([200]);
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/wps/feedback');
  await send.click();
  await expect(page.getByText('Recebemos a sua mensagem. Obrigado!')).toBeVisible();
  await follow(page, '/hot?dialog=feedback');
  await expect(form.getByRole('listitem')).toHaveCount(1);
});
