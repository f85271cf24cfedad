import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WalletCall } from './wallet-client.ts';

/** Something the wallet must hear sooner or later. */
export interface Letter {
  readonly id: string;
  readonly call: WalletCall;
  readonly body: object;
  readonly tries: number;
  readonly firstAt: number;
  readonly dueAt: number;
  readonly lost: boolean;
}

export interface Journal {
  all(): readonly Letter[];
  put(letter: Letter): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Keeps letters in a file, so that a vendor that is killed still delivers them afterwards. */
export async function openJournal(dataDir: string | null): Promise<Journal> {
  const file = dataDir === null ? null : join(dataDir, 'vendor-letters.json');
  if (dataDir !== null) await mkdir(dataDir, { recursive: true });
  const letters = new Map((await read(file)).map((letter) => [letter.id, letter]));
  let writing: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    if (file === null) return writing;
    writing = writing.then(async () => {
      await writeFile(`${file}.new`, JSON.stringify([...letters.values()]));
      await rename(`${file}.new`, file);
    });
    return writing;
  }

  return {
    all: () => [...letters.values()],
    put(letter) {
      letters.set(letter.id, letter);
      return save();
    },
    remove(id) {
      letters.delete(id);
      return save();
    },
  };
}

async function read(file: string | null): Promise<Letter[]> {
  if (file === null) return [];
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Letter[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
