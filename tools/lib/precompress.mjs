import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|json|webmanifest)$/;
/** Below this a header costs more than it saves. */
const leastBytes = 512;

/** Writes `.br` and `.gz` beside every text file of a build, at the highest level, once. */
export function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of files) if (entry.isFile()) compress(join(entry.parentPath, entry.name));
}

function compress(file) {
  if (!compressible.test(file) || statSync(file).size < leastBytes) return;
  const plain = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
