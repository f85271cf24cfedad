import { devices } from '@playwright/test';

// The browser and the visitor that journeys and scenes begin with.

/**
 * A phone in its size and touch. Seven times its pixels, drawn without a graphics card, show nothing
 * that a test asks for.
 */
export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};
/** The cookie of a player who has said before that they are of age. */
export const ofAge = ['localhost', 'noite.localhost', '127.0.0.1'].map((domain) => ({
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

/** The Chromium of the system, for tests in a container. */
export const chromiumOfSystem = {
  executablePath:
    process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--no-first-run',
    `--disable-features=${withoutFeatures.join(',')}`,
    // A page lives for seconds here: to make its code quicker costs a tenth of its time, and it has ended by then.
    // One of the soak lives for an hour, as a player's may.
    ...(process.env['SOAK'] === undefined ? ['--js-flags=--no-opt,--no-maglev'] : []),
  ],
};

/** Settings of journeys and scenes that are about motion; all others have none. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The visitor's language and clock. */
export const brazilian = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };
