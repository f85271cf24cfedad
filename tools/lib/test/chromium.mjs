import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the journeys: CHROMIUM_PATH, or one the system has. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return places.find((place) => existsSync(place));
}

/** The browser, installed with apt when that is possible; throws with the one command to run. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such file.`);
  }
  const isDebian = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
  if (isDebian && process.getuid() === 0) installChromium();
  const installed = findChromium();
  if (installed) return installed;
  const advice = isDebian
    ? 'Run: sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium'
    : 'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test';
  throw new Error(`The browser journeys need Chromium. ${advice}`);
}

function installChromium() {
  console.log('Installing Chromium for the browser journeys (apt-get install chromium).');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  const update = spawnSync('apt-get', ['update', '-qq'], options);
  if (update.status !== 0) return;
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}
