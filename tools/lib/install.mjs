import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Runs `npm ci` when what is installed is not what package-lock.json says. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing what is missing (npm ci). The first time this takes about a minute.');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const flags = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const { status } = spawnSync(command, [...first, ...flags, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (status === 0) return;
  throw new Error('npm ci failed. Check the network connection and what npm says above.');
}

/** npm writes its own copy of the lock at the end of an install, so a broken one shows too. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const found = readPackages(join('node_modules', '.package-lock.json'));
  if (!found) return false;
  return Object.entries(wanted ?? {}).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true;
    return found[path] ? found[path].version === version : Boolean(optional);
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
