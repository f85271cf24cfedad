import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Several times what the databases of a run hold at one moment. */
const ROOM_BYTES = 6 * 1024 ** 3;

/**
 * From now on temporary files of this process, and of those it starts, are kept in memory if there
 * is room: half of the time of a run went into copies of databases on a slow disk. A folder that
 * somebody has chosen, and a run that asks for fsync, stay where they are. Returns what clears up.
 */
export async function keepFilesInMemory(): Promise<() => Promise<void>> {
  const isWished = process.env.TMPDIR === undefined && process.env.TEST_FSYNC !== 'on';
  if (!isWished || !(await hasRoom(MEMORY))) return async () => undefined;
  const folder = await mkdtemp(join(MEMORY, 'arara-'));
  process.env.TMPDIR = folder;
  return async () => {
    delete process.env.TMPDIR;
    // A browser that was closed a moment ago may still be writing its last files.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
}
