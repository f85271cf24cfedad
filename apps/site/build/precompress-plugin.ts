import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest)$/;
/** Below this a header costs more than it saves. */
const leastBytes = 512;

/** Writes `.br` and `.gz` beside every text file of the build, at the highest level, once. */
export function precompressPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'arara-precompress',
    // A build that is kept in memory has no files.
    apply: (config, { command }) => command === 'build' && config.build?.write !== false,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler() {
        // Also called after a build that failed, whose own fault must be the one that is told.
        if (!existsSync(outDir)) return;
        for (const file of filesIn(outDir)) compress(file);
      },
    },
  };
}

function compress(file: string): void {
  if (!compressible.test(file) || statSync(file).size < leastBytes) return;
  const plain = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
