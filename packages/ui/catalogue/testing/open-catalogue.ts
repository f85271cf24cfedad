import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { build, preview } from 'vite';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const art = fileURLToPath(new URL('../../../../apps/site/public/art', import.meta.url));

/** The catalogue at an address of its own, and a browser that looks at it. */
export interface OpenCatalogue {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * Builds the catalogue for one file of tests and serves it: a page that is built comes at once, where
 * one from the sources asks for each of them anew.
 */
export async function openCatalogue(flags: readonly string[]): Promise<OpenCatalogue> {
  const outDir = await mkdtemp(join(tmpdir(), 'arara-catalogue-'));
  const own = { configFile, logLevel: 'silent', build: { outDir } } as const;
  await build(own);
  await symlink(art, join(outDir, 'art'), 'junction');
  const server = await preview({ ...own, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath, args: [...flags] });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    browser,
    async close() {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
