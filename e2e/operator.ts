import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { data } from './database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm run operator -- …`, on the data of this run. Answers what it prints. */
export async function operator(...args: readonly string[]): Promise<string> {
  const program = [join(root, 'tools', 'run.mjs'), 'apps/server/src/operator/main.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
  });
  return stdout;
}
