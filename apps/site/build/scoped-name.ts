import { createHash } from 'node:crypto';
import { basename, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The page's name of a class of a CSS module: the same in every build, so that the first paint,
 * which is plain HTML, can use it too. */
export function scopedName(local: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file)
    .split(sep)
    .join('/');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4);
  return `${basename(path, '.module.css')}_${local}_${hash}`;
}
