import { chromium, expect as expectOf } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from 'vitest';
import { openPatiently } from '../e2e/journey.ts';
import { brazilian, chromiumOfSystem, ofAge, phone } from '../e2e/visitor.ts';
import { playScene } from './base/play.ts';
import type { Scene } from './base/play.ts';
import { openStage } from './base/stage.ts';
import type { Stage } from './base/stage.ts';

export type { Scene } from './base/play.ts';

/** Waits for what a page shows; far longer than a scene takes, for a machine that is busy. */
export const expect = expectOf.configure({ timeout: 15_000 });

/** The browser and the server of one process: each is started once for all its scenes. */
interface Program {
  readonly browser: Browser;
  readonly stage: Stage;
}

interface Fixtures {
  /** The browser that is started, and how. */
  readonly browserOptions: typeof chromiumOfSystem;
  readonly program: Program;
  /** The screen, and what else a context of Playwright takes. */
  readonly device: BrowserContextOptions;
  /** The cookies that the browser has from before. */
  readonly cookies: typeof ofAge;
  /** The answers in the server's place. */
  readonly scene: Scene;
  /** The page of the visitor, of a phone, at no address yet. */
  readonly page: Page;
}

/**
 * The device of a visitor who wants no motion. Motion is drawn without a graphics card here and costs as much as what
 * most scenes ask for.
 */
export const still = (device: BrowserContextOptions): BrowserContextOptions => ({
  ...device,
  reducedMotion: 'reduce',
});

/** A test of the built site whose calls the test answers itself. */
export const test = base.extend<Fixtures>({
  browserOptions: [chromiumOfSystem, { scope: 'worker' }],
  program: [
    async ({ browserOptions }, give) => {
      const [browser, stage] = await Promise.all([chromium.launch(browserOptions), openStage()]);
      await give({ browser, stage });
      await browser.close();
      await stage.close();
    },
    { scope: 'worker' },
  ],
  device: still(phone),
  cookies: ofAge,
  scene: async ({ program: { browser, stage }, device, cookies }, give) => {
    const context = await browser.newContext({
      ...device,
      ...brazilian,
      baseURL: stage.url,
      storageState: { cookies: [...cookies], origins: [] },
      serviceWorkers: 'block',
    });
    const { scene, end } = await playScene(stage, context);
    await give(scene);
    await context.close();
    end();
  },
  page: async ({ scene }, give) => {
    const page = await scene.context.newPage();
    page.setDefaultTimeout(15_000);
    await give(openPatiently(page));
  },
});

/** The same on the screen of a desk. */
export const onDesk = test.extend({
  device: still({ viewport: { width: 1440, height: 900 } }),
});

/** The same for a visitor who wants motion: what glides and fades is the subject, or lies between two states. */
export const inMotion = test.extend({ device: phone });
