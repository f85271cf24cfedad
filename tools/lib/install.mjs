import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Runs `npm ci` when what is installed is not what package-lock.json says. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing what is missing (npm ci). The first time this takes about a minute.');
  if (npm('ci')) return;
  // Some registries carry less than the lock names, and npm ci is stricter about it than need be.
  console.log('npm ci did not work here; trying npm install.');
  if (npm('install', '--no-save')) return;
  throw new Error('npm install failed. Check the network connection and what npm says above.');
}

function npm(...command) {
  const script = process.env.npm_execpath;
  const [program, first] = script ? [process.execPath, [script]] : ['npm', []];
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const { status } = spawnSync(program, [...first, ...command, ...flags, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: !script && process.platform === 'win32',
  });
  return status === 0;
}

/** npm writes its own copy of the lock at the end of an install, so a broken one shows too. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const found = readPackages(join('node_modules', '.package-lock.json'));
  if (!found) return false;
  return Object.entries(wanted ?? {}).every(([path, { version, optional, link }]) => {
    if (link) return existsSync(join(root, path));
    if (!path.includes('node_modules/')) return true;
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
