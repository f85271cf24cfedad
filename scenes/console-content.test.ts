import {
  contentEffectCall,
  bringPictureCall,
  previewLookCall,
  proposeDecisionCall,
  publishContentCall,
  saveContentCall,
} from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { stubContent } from './base/content-desk.ts';
import { calm } from './base/content-facts.ts';
import { ana, enterConsole } from './base/staff.ts';
import { expect, test } from './scene.ts';

// The content desk: what is written, what is switched, and what both do before they are done.

test('an announcement is written with its preview, and the one who comes later is told', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  stubContent(scene);
  await page.goto('/console/content/announcements');
  await page.getByRole('link', { name: 'Feira do sábado' }).click();
  const preview = page.getByRole('region', { name: 'Como aparece no site' });
  await expect(preview).toContainText('Venha cedo.');
  await page.getByLabel('Título').fill('<b>Feira</b> de domingo');
  // Markup is words, here as on the site.
  await expect(preview.getByRole('heading')).toHaveText('<b>Feira</b> de domingo');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByText('o site mostra o de Português')).toBeVisible();
  await expect(preview.getByRole('heading')).toHaveText('<b>Feira</b> de domingo');
  await page.getByLabel('Título').fill('Fair');
  await expect(page.getByText('Um dos idiomas tem só metade')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar…' })).toBeDisabled();
  await page.getByLabel('Título').fill('');

  scene.refuse(saveContentCall, 'content.changed', { params: { by: 'rui@arara.example' } });
  await page.getByRole('button', { name: 'Guardar rascunho' }).click();
  await expect(page.getByText('rui@arara.example mudou isto enquanto você escrevia')).toBeVisible();

  await page.getByRole('button', { name: 'Publicar…' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('row', { name: /Título/ })).toContainText('Feira do sábado');
  await expect(sheet.getByRole('row', { name: /Título/ })).toContainText('<b>Feira</b> de domingo');
  await sheet.getByRole('radio', { name: 'Com hora marcada' }).click();
  await sheet.getByLabel('Motivo').fill('a feira mudou de dia');
  await sheet.getByRole('button', { name: 'Marcar a hora' }).click();
  await expect(sheet.getByText('Escolha o dia e a hora.')).toBeVisible();
  await sheet.getByLabel('Dia e hora').fill('2020-12-01T09:00');
  await sheet.getByRole('button', { name: 'Marcar a hora' }).click();
  await expect(sheet.getByText('Essa hora já passou.')).toBeVisible();
  expect(scene.calls(publishContentCall)).toHaveLength(0);
  await sheet.getByLabel('Dia e hora').fill('2126-12-01T09:00');
  expect(await askAxe(page)).toEqual([]);
  scene.answer(publishContentCall, { state: 'SCHEDULED', draft: 'a1' });
  await sheet.getByRole('button', { name: 'Marcar a hora' }).click();
  await expect(sheet).toBeHidden();
  expect(scene.calls(publishContentCall).at(-1)?.body).toMatchObject({
    base: '41',
    revision: null,
    // Nine in the morning of the brand.
    at: '2126-12-01T12:00:00.000Z',
    reason: 'a feira mudou de dia',
    item: { content: { texts: { 'pt-BR': { title: '<b>Feira</b> de domingo' } } } },
  });
});

test('a switch that closes the cashier says for how many, and is proposed to another person', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  stubContent(scene);
  scene.answer(contentEffectCall, { ...calm, closes: true, stops: ['CASHIER3', 'DEPOSIT3'] });
  await page.goto('/console/content/site');
  await page.getByLabel('Buscar módulo').fill('deposito');
  await expect(page.getByRole('switch', { name: /Depósito/ })).toBeVisible();
  await expect(page.getByRole('switch', { name: /Sugestões/ })).toBeHidden();
  await page.getByRole('switch', { name: /Caixa/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Desligar Caixa' });
  await expect(sheet).toContainText('Para de funcionar: Caixa, Depósito.');
  await expect(sheet).toContainText('14 membros estão no site agora.');
  await expect(sheet).toContainText('rodadas abertas, 3');
  // Nothing is off before it is done.
  await expect(page.getByRole('switch', { name: /Caixa/ })).toBeChecked();
  await sheet.getByLabel('Motivo').fill('o banco parou');
  scene.answer(publishContentCall, { state: 'PROPOSE', draft: 'd7' });
  scene.refuse(proposeDecisionCall, 'decision.open');
  await sheet.getByRole('button', { name: 'Propor a outra pessoa' }).click();
  await expect
    .poll(() => scene.calls(proposeDecisionCall).at(-1)?.body)
    .toEqual({
      kind: 'site.close',
      subject: { draft: 'd7' },
      reason: 'o banco parou',
    });
  await expect(sheet).toBeVisible();
});

test('terms say how many will be asked, and are proposed to another person', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  stubContent(scene);
  scene.answer(contentEffectCall, { ...calm, closes: true, asks: 3021 });
  await page.goto('/console/content/terms');
  await expect(page.getByRole('checkbox', { name: 'Pedir o aceite' })).toBeChecked();
  const preview = page.getByRole('region', { name: 'Como aparece no site' });
  await expect(preview.getByRole('heading', { name: '1. Quem' })).toBeVisible();
  await page.getByLabel('O que mudou').fill('O prazo do saque mudou.');
  await page.getByLabel('Texto').fill('Entre nós.\n## 2. Como\nAssim:\n\n- um\n- dois');
  await expect(preview.getByRole('heading', { name: '2. Como' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveText(['um', 'dois']);
  await page.getByRole('button', { name: 'Publicar…' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('3.021 membros terão de aceitar antes de apostar');
  await expect(sheet).toContainText('14 membros estão no site agora.');
  await expect(sheet.getByRole('row', { name: /O que mudou/ })).toContainText('O prazo do saque');
  await sheet.getByLabel('Motivo').fill('lei nova');
  scene.answer(publishContentCall, { state: 'PROPOSE', draft: 'd8' });
  scene.refuse(proposeDecisionCall, 'decision.open');
  await sheet.getByRole('button', { name: 'Propor a outra pessoa' }).click();
  await expect
    .poll(() => scene.calls(proposeDecisionCall).at(-1)?.body)
    .toMatchObject({ kind: 'site.close', subject: { draft: 'd8' } });
  expect(scene.calls(publishContentCall).at(-1)?.body).toMatchObject({
    item: { content: { mustAccept: true, texts: { 'pt-BR': { title: 'Termos e regras' } } } },
  });
});

test('a look is seen in the site before it is published, and one that nobody could read is not', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  stubContent(scene);
  await page.goto('/console/content/look');
  for (const theme of ['Escuro', 'Claro']) {
    // The site itself, framed by the console: its own policy lets it.
    const site = page.frameLocator(`iframe[title$="${theme}"]`);
    await expect(site.getByRole('link', { name: 'Arara' }).first()).toBeVisible();
  }
  const asked = scene.calls(previewLookCall).length;
  await page.getByLabel(/^Destaque/).fill('#123456');
  await expect(page.getByText('Escuro: Texto sobre o destaque sobre Destaque')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar…' })).toBeDisabled();
  await page.getByLabel(/^Destaque/).fill('#ff9900');
  await expect(page.getByText('dá para ler')).toBeHidden();
  await expect.poll(() => scene.calls(previewLookCall).length).toBe(asked + 1);
  expect(scene.calls(previewLookCall).at(-1)?.body).toMatchObject({
    look: { dark: { palette: { accent: '#ff9900' } }, light: { palette: { accent: '#ffc52b' } } },
  });
  const mark = page.getByLabel('Trocar a marca deste tema');
  const svg = (text: string) => ({
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg">${text}</svg>`),
  });
  await mark.setInputFiles(svg('<script>1</script>'));
  await expect(page.getByText('Isto não é um desenho SVG')).toBeVisible();
  await mark.setInputFiles(svg('<circle r="9"/>'));
  await expect(page.getByRole('img', { name: 'Marca' })).toBeVisible();
  await page.getByRole('radio', { name: 'Redondos' }).click();
  await page.getByRole('button', { name: 'Publicar…' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('row', { name: /Destaque \(Escuro\)/ })).toContainText('#ff9900');
  await sheet.getByLabel('Motivo').fill('cor nova da marca');
  scene.refuse(publishContentCall, 'content.look.contrast', {
    params: { theme: 'dark', front: 'text', ground: 'bg', ratio: 1, least: 4.5 },
  });
  await sheet.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(sheet.getByText('text sobre bg (tema dark) tem contraste 1')).toBeVisible();
});

test('a drawing is no picture, and a picture is cut where one wants it', async ({
  page,
  scene,
}) => {
  await enterConsole(scene);
  stubContent(scene);
  await page.goto('/console/content/banners/mata');
  const file = page.getByLabel('Trocar a imagem');
  const svg = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await file.setInputFiles(svg);
  await expect(page.getByText('SVG não é aceito.')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await page.getByLabel('Corte de celular').fill('20');
  scene.refuse(bringPictureCall, 'content.image.small', { params: { width: 1100, height: 400 } });
  await page.getByRole('button', { name: 'Usar este corte' }).click();
  await expect(page.getByText('pelo menos 1100 × 400 pontos')).toBeVisible();
});

test('who may only look writes nothing', async ({ page, scene }) => {
  const permissions = ana.permissions.filter((name) => !/^content:(item:publish|site)/.test(name));
  await enterConsole(scene, { permissions });
  stubContent(scene);
  await page.goto('/console/content/announcements/feira');
  await expect(page.getByLabel('Título')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Publicar…' })).toBeHidden();
  await page.goto('/console/content/site');
  await expect(page.getByRole('switch', { name: /Caixa/ })).toBeDisabled();
});

for (const [width, height, theme] of [
  [1440, 900, 'dark'],
  [1440, 900, 'light'],
  [320, 640, 'dark'],
  [320, 640, 'light'],
] as const) {
  test(
    `the content desk is readable at ${width} px, ${theme}`,
    { timeout: 60_000 },
    async ({ page, scene }) => {
      await enterConsole(scene);
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await page.setViewportSize({ width, height });
      stubContent(scene);
      // The site in the frames of the look has its own scenes.
      await page.route(/\?look=/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Site</title>' }),
      );
      for (const [path, said] of [
        ['content', 'com hora marcada'],
        ['content/site', 'Depósito'],
        ['content/settings', 'Razão social'],
        ['content/look', 'O site com este visual'],
        ['content/announcements', 'Feira do sábado'],
        ['content/announcements/feira', 'Venha cedo.'],
        ['content/banners', 'Noite na mata'],
        ['content/banners/mata', 'Noite na mata'],
        ['content/help/pix', 'Abra o caixa'],
        ['content/terms', 'No ar: versão 1.'],
        ['content/places', 'Falar com uma pessoa'],
        ['content/texts', 'Buscar frase'],
      ] as const) {
        await page.goto(`/console/${path}`);
        await expect(page.getByText(said).first()).toBeVisible();
        expect(await askAxe(page), path).toEqual([]);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, path).toBe(0);
      }
    },
  );
}

/** A picture of one point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
