import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import startPostgres from '../../packages/testing/src/global-setup.ts';
import { demoFile } from './demo.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The answers of the demo come from these. */
const sources = ['apps/server/src', 'database', 'games', 'packages', 'sandbox', 'scenes/base'];
const built = 'apps/site/dist/needs.json';

/** Builds the pages where their sources changed, and asks the demo where the program's did. */
export default async function setup(): Promise<void> {
  const build = [join(root, 'tools', 'build.mjs')];
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The pages could not be built.');
  const stamp = `${demoFile}.stamp`;
  const now = digest();
  if (existsSync(demoFile) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  const stop = await startPostgres();
  try {
    const { recordDemo } = await import('./record.ts');
    mkdirSync(dirname(demoFile), { recursive: true });
    const fresh = `${demoFile}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(await recordDemo()));
    // A run beside this one reads the answers of before or these, whole.
    renameSync(fresh, demoFile);
    writeFileSync(stamp, now);
  } finally {
    await stop();
  }
}

/** Names, sizes and times of the sources, as the build has it. */
function digest(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, built)));
  for (const folder of sources) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('node_modules'))
      .sort();
    for (const path of files) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
