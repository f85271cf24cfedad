import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../lighthouse', import.meta.url));

/**
 * Lighthouse brings eighty packages that nothing else needs: they have a lock of their own and are
 * installed when they are first wanted.
 */
export function ensureLighthouse(say: (line: string) => void): void {
  if (existsSync(`${folder}/node_modules/lighthouse`)) return;
  say('installing Lighthouse (npm ci in bench/lighthouse)');
  const script = process.env['npm_execpath'];
  const [program, first] = script ? [process.execPath, [script]] : ['npm', []];
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(program, [...first, ...flags], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !script && process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed; npm says why above');
}
