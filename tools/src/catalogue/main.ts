// npm run catalogue opens the catalogue of parts in a browser; with --update it takes the pictures anew
// that the tests compare it with.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join('packages', 'ui', 'catalogue');

const programs = {
  open: ['node_modules/vite/bin/vite.js', folder, '--open'],
  update: ['node_modules/vitest/vitest.mjs', 'run', join(folder, 'pictures.test.ts')],
};

const isUpdate = process.argv.includes('--update');
const child = spawn(process.execPath, isUpdate ? programs.update : programs.open, {
  cwd: root,
  stdio: 'inherit',
  env: isUpdate ? { ...process.env, CATALOGUE_UPDATE: '1' } : process.env,
});
const [code] = await once(child, 'exit');
process.exitCode = Number(code ?? 1);
