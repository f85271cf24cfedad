import { QrCode } from '@arara/ui';
import type * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { draw, stubBrowser } from '../../../testing/draw.tsx';
import { startData } from '../../../testing/start-data.ts';

vi.mock('virtual:calls', () => ({ entryOf: () => undefined }));
vi.mock('react', async (original) =>
  (await import('../../../testing/draw.tsx')).readNow(await original<typeof React>()),
);
vi.mock('zustand', async () => (await import('../../../testing/draw.tsx')).storesNow);

const app = (resourceType: string, qrCodeUrl: string | null = null) => ({
  resourceType,
  url: `https://app.example/${resourceType}`,
  qrCodeUrl,
  labelNameEn: '',
});
const both = [app('MOBILECONFIG'), app('Android', 'https://app.example/scan')];

/** The layer as a device sees it, with what stands in it. */
async function layerOn(userAgent: string, desk = true, resources = both) {
  vi.resetModules();
  stubBrowser(startData({ resources }), { userAgent, desk });
  const { default: DownloadModal } = await import('./download-modal.tsx');
  const html = await draw(<DownloadModal />);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
  return {
    html,
    tabs: all(/role="tab"[^>]*>(?:<[^>]*>)*([^<]+)</g),
    chosen: all(/role="tab"[^>]*aria-selected="true"[^>]*>(?:<[^>]*>)*([^<]+)</g),
    steps: all(/<li>.*?<h2>(.*?)<\/h2>/gs),
    link: all(/<a [^>]*href="([^"]+)"/g),
    isCode: (system: string, value: string) => {
      const label = `Código QR para baixar o app no ${system}`;
      return html.includes(renderToStaticMarkup(<QrCode value={value} label={label} />));
    },
  };
}

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

test.each([
  ['Android', android, 'Android', 'https://app.example/scan'],
  ['iPhone', iphone, 'MOBILECONFIG', 'https://app.example/MOBILECONFIG'],
])('the layer has a tab for %s: four steps, a code and a link', async (name, agent, type, code) => {
  const layer = await layerOn(agent);
  expect(layer.tabs).toEqual(['Android', 'iPhone']);
  expect(layer.chosen).toEqual([name]);
  expect(layer.steps).toHaveLength(4);
  expect(new Set(layer.steps).size).toBe(4);
  expect(layer.isCode(name, code)).toBe(true);
  expect(layer.link).toEqual([`https://app.example/${type}`]);
});

test('the steps of one system are not those of the other', async () => {
  expect((await layerOn(android)).steps).not.toEqual((await layerOn(iphone)).steps);
});

test('a phone shows no code to itself, and one app has no tabs', async () => {
  const layer = await layerOn(android, false, [app('Android')]);
  expect(layer.html).not.toContain('Código QR');
  expect(layer.tabs).toEqual([]);
  expect(layer.steps).toHaveLength(4);
  expect(layer.link).toEqual(['https://app.example/Android']);
});
