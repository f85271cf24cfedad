import type { Page } from '@playwright/test';
import { sendFeedbackCall } from '@arara/contract';
import { follow } from '../e2e/journey.ts';
import { expect, test } from './scene.ts';

// Pictures that go with a feedback: a photo is made smaller, and waited for.

/** A photo takes a busy machine long. */
const timeout = 90_000;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

let photoTaken: Buffer | null = null;

/** A photo of a phone, with the noise of its sensor: far more than may be sent. It is taken once. */
async function takePhoto(page: Page): Promise<Buffer> {
  if (photoTaken !== null) return photoTaken;
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1200 });
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
  photoTaken = Buffer.from(address.split(',')[1] ?? '', 'base64');
  return photoTaken;
}

test(
  'a photo is made smaller before it is sent, and a line that is too slow loses nothing',
  { timeout },
  async ({ page, scene }) => {
    scene.answer(sendFeedbackCall, { id: '1' });
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
  },
);

/** Pictures are drawn smaller only once the answer is called: a phone that takes its time. */
async function holdDrawing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const draw: (of: ImageBitmapSource) => Promise<ImageBitmap> = window.createImageBitmap;
    const free = new Promise((resume) => window.addEventListener('draw', resume, { once: true }));
    window.createImageBitmap = async (source: ImageBitmapSource) => free.then(() => draw(source));
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('draw')));
}

test(
  'a picture on its way is waited for, loses no other, and nothing of a closed layer is lost',
  { timeout },
  async ({ page, scene }) => {
    scene.answer(sendFeedbackCall, { id: '1' });
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

    await expect(send).toHaveAttribute('aria-busy', 'true');
    await send.click({ force: true });
    await form.getByLabel('Observação (opcional)').press('Enter');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    expect(scene.calls(sendFeedbackCall)).toHaveLength(0);

    await follow(page, '/hot?dialog=feedback');
    await expect(form.getByLabel('Mensagem')).toHaveValue('A foto mostra o que aconteceu.');
    await draw();
    await expect(form.getByRole('img')).toHaveCount(2);
    await expect(form.getByText('Preparando a imagem…')).toHaveCount(0);
    await send.click();
    await expect(page.getByText('Recebemos a sua mensagem. Obrigado!')).toBeVisible();
    expect(scene.calls(sendFeedbackCall)).toHaveLength(1);
    await follow(page, '/hot?dialog=feedback');
    await expect(form.getByLabel('Mensagem')).toHaveValue('');
    await expect(form.getByRole('img')).toHaveCount(0);
  },
);
