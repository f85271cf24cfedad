import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/worker.js', import.meta.url));

/** Writes the service worker at the root of the site, with the name of this build in it. */
export function workerPlugin(): Plugin {
  return {
    name: 'arara-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join('\n');
      const build = createHash('sha256').update(names).digest('hex').slice(0, 12);
      const text = readFileSync(source, 'utf8').replace("'this build'", `'${build}'`);
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: text });
    },
  };
}
