import { defineConfig, devices } from '@playwright/test';

// A phone in its size and touch. Seven times its pixels, drawn without a graphics card, show nothing
// that a journey asks for.
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
/** A player of a journey has said before that they are of age. */
const ofAge = ['localhost', 'noite.localhost', '127.0.0.1'].map((domain) => ({
  name: 'age',
  value: '18',
  domain,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}));
/**
 * Acts of a window of the system's browser beside the page: the two pages under its address
 * bar, loaded for each journey anew, cost more than the journey's own. Chromium heeds the last of
 * such lists only: Playwright's own comes first.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];
/** Longer than any other journey: begun last, it would keep one worker while the other is idle. */
const longest = '**/two-processes.spec.ts';

// Journeys run in the Chromium of the system, as a phone of today. The server they use is started
// for the run by server.ts, on data of its own; each journey brings members of its own.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/test/journeys',
  globalSetup: './server.ts',
  forbidOnly: true,
  // A journey that one stumble of a busy machine threw is tried once more, and named in the result.
  retries: process.env.E2E_REPORT ? 1 : 0,
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
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // A trace of every step costs a fifth of the run; E2E_TRACE asks for it where one is hunted.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--no-first-run',
        `--disable-features=${withoutFeatures.join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'processes', testMatch: longest, use: phone },
    { name: 'phone', testIgnore: longest, use: phone },
  ],
});
