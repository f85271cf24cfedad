import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { cache, root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { runtime } from './runtime.mjs';

const apps = ['site', 'arcade', 'console'];
const workspaces = ['packages', 'games'];

/** Builds the browser apps whose sources, or the sources of a package of ours they use, changed. */
export async function build({ force = false } = {}) {
  const all = apps.map((app) => ({ app, inputs: digestInputs(app) }));
  const stale = all.filter(({ app, inputs }) => force || !isBuilt(app, inputs));
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ app }) => `apps/${app}`).join(' and ')}.`);
  const results = await Promise.allSettled(stale.map(({ app, inputs }) => buildApp(app, inputs)));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function buildApp(app, inputs) {
  const dir = join(root, 'apps', app);
  const manifest = createRequire(join(dir, 'package.json')).resolve('vite/package.json');
  const vite = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.vite);
  const child = spawn(runtime(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: dir,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`apps/${app} could not be built; what is wrong is said above.`);
  precompress(join(dir, 'dist'));
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampOf(app), inputs);
}

function isBuilt(app, inputs) {
  if (!existsSync(join(root, 'apps', app, 'dist', 'index.html'))) return false;
  return existsSync(stampOf(app)) && readFileSync(stampOf(app), 'utf8') === inputs;
}

function stampOf(app) {
  return join(cache, `build-${app}`);
}

/** Names, sizes and times of everything that goes into an app: quick, and never wrong by too little. */
function digestInputs(app) {
  const hash = createHash('sha256');
  const folders = [join('apps', app), ...packagesUsedBy(join('apps', app))];
  for (const folder of folders) addFolder(hash, join(root, folder));
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (['node_modules', 'dist'].includes(entry.name) || entry.name.includes('.test.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      addFolder(hash, path);
      continue;
    }
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`);
  }
}

/** The folders of our own packages that a workspace needs, also through others. */
function packagesUsedBy(folder) {
  const folders = new Map();
  for (const parent of workspaces) {
    for (const name of readdirSync(join(root, parent))) {
      const path = join(parent, name);
      if (existsSync(join(root, path, 'package.json'))) folders.set(readManifest(path).name, path);
    }
  }
  const used = new Set();
  const queue = [folder];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const name of Object.keys(readManifest(next).dependencies ?? {})) {
      const path = folders.get(name);
      if (!path || used.has(path)) continue;
      used.add(path);
      queue.push(path);
    }
  }
  return [...used];
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
