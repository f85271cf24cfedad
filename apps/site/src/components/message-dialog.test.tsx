import type * as React from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { draw, stubBrowser } from '../testing/draw.tsx';
import { startData } from '../testing/start-data.ts';
import type * as Dialog from './message-dialog.tsx';

vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));
vi.mock('react', async (original) =>
  (await import('../testing/draw.tsx')).readNow(await original<typeof React>()),
);
vi.mock('zustand', async () => (await import('../testing/draw.tsx')).storesNow);

let dialog: typeof Dialog;

beforeAll(async () => {
  stubBrowser(startData());
  dialog = await import('./message-dialog.tsx');
});

const close = (): void => undefined;

test('a dialog has an icon, a title, a text and its buttons', async () => {
  const html = await draw(
    <dialog.MessageDialog
      title="Sair?"
      icon={<i>!</i>}
      buttons={<button type="button">OK</button>}
      onClose={close}
    >
      Até logo.
    </dialog.MessageDialog>,
  );
  const parts = ['Sair?', '<i>!</i>', 'Até logo.', '>OK</button>'];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).toContain('aria-label="Fechar"');
  expect(html).not.toContain('Carregando');
});

test('a dialog whose text is on its way shows a loader in its place', async () => {
  const html = await draw(
    <dialog.MessageDialog title="Conferindo" loading onClose={close}>
      Pronto.
    </dialog.MessageDialog>,
  );
  expect(html).toContain('Carregando');
  expect(html).toMatch(/<div[^>]* hidden="">Pronto\./);
});

test('a dialog without a cross leaves it to its buttons', async () => {
  const html = await draw(
    <dialog.MessageDialog title="Idade" crossless onClose={close}>
      Quantos anos?
    </dialog.MessageDialog>,
  );
  expect(html).not.toContain('Fechar');
});
