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

/**
 * The same engine without a window, a profile and the pages of settings: a page costs it a fifth less. It draws letters
 * a little differently, so pictures that are kept are not taken with it.
 */
const shell = '/usr/bin/chromium-headless-shell';

/** The two browsers of tests as environment variables, installed with apt when that is possible. */
export function ensureBrowsers() {
  const whole = ensureChromium();
  const isSystems = !process.env.CHROMIUM_PATH && whole.startsWith('/usr/bin/chromium');
  if (isSystems && !existsSync(shell) && mayInstall()) install('chromium-headless-shell');
  const named = process.env.CHROMIUM_SHELL_PATH;
  const quick = named ?? (isSystems && existsSync(shell) ? shell : whole);
  return { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: quick };
}

/** The browser, installed with apt when that is possible; throws with the one command to run. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such file.`);
  }
  if (mayInstall()) install('chromium');
  const installed = findChromium();
  if (installed) return installed;
  const advice = isDebian()
    ? 'Run: sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium'
    : 'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test';
  throw new Error(`The browser journeys need Chromium. ${advice}`);
}

const isDebian = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get');
const mayInstall = () => isDebian() && process.getuid() === 0;

const installMostMs = 180_000;

/** Tries to install a package of the system; whoever asked looks afterwards if it is there. */
function install(name) {
  console.log(`Installing ${name} for the tests in a browser (apt-get install ${name}).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: installMostMs };
  const update = spawnSync('apt-get', ['update', '-qq'], options);
  if (update.status !== 0) return;
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}
