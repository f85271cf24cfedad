import { defineConfig, devices } from '@playwright/test';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
/** Who plays in a journey has said before that they are of age. */
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
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['line']],
  use: {
    // Set by server.ts before a worker reads this file.
    baseURL: process.env.E2E_URL,
    storageState: { cookies: ofAge, origins: [] },
    // What a journey answers in the server's place must not pass by it through a worker.
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
      ],
    },
  },
  projects: [
    { name: 'processes', testMatch: longest, use: phone },
    { name: 'phone', testIgnore: longest, use: phone },
  ],
});
