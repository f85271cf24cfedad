import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ownerOnly = 0o600;

/**
 * The session of the person at this machine's terminal, in a file that its owner alone may read: one for
 * each account of the machine.
 */
export interface SessionFile {
  read(): Promise<string | null>;
  write(token: string): Promise<void>;
  remove(): Promise<void>;
}

export function sessionFileIn(dataDir: string, account: string): SessionFile {
  const path = join(dataDir, `operator-session-${account.replaceAll(/\W/g, '-')}`);
  return {
    async read() {
      try {
        return (await readFile(path, 'utf8')).trim();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(token) {
      await mkdir(dataDir, { recursive: true });
      // A file that is there keeps its mode; a new one is nobody else's from its first byte.
      await rm(path, { force: true });
      await writeFile(path, token, { mode: ownerOnly, flag: 'wx' });
    },
    remove: () => rm(path, { force: true }),
  };
}
