import { defineConfig } from '@playwright/test';
import { brazilian, chromiumOfSystem, ofAge, phone } from './visitor.ts';

/** Longer than all other journeys: begun last, each would keep one worker while the others are idle. */
const longest = ['**/two-processes.spec.ts', '**/lottery-tickets.spec.ts'];

// Journeys run in the Chromium of the system, as a phone of today. The server they use is started
// for the run by server.ts, on data of its own; each journey brings members of its own.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/test/journeys',
  globalSetup: './server.ts',
  forbidOnly: true,
  // A journey often waits for a clock of the house: a third one keeps two cores busy meanwhile.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['line']],
  use: {
    // Set by server.ts before a worker reads this file.
    baseURL: process.env.E2E_URL,
    storageState: { cookies: ofAge, origins: [] },
    // An answer that a journey gives in the server's place must not pass by it through a worker.
    serviceWorkers: 'block',
    ...brazilian,
    // Motion is drawn without a graphics card: a journey whose subject it is asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every step costs a fifth of the run; E2E_TRACE asks for it where one is hunted.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: chromiumOfSystem,
  },
  projects: [
    { name: 'longest', testMatch: longest, use: phone },
    { name: 'phone', testIgnore: longest, use: phone },
  ],
});
