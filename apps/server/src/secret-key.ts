import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileFault } from '@arara/postgres';
import { StartError } from './platform/start-error.ts';

/** 32 bytes in hexadecimal. */
export const secretKeyPattern = /^[0-9a-f]{64}$/;

/** Where the demo keeps its key. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/**
 * The demo's key: made once and kept beside its data, readable by the owner only. It is there whole
 * or not at all, and of processes that start together all take the same.
 */
export function demoSecretKey(dataDir: string): string {
  const file = secretKeyFile(dataDir);
  try {
    const key = readKey(file) ?? makeKey(dataDir, file);
    if (secretKeyPattern.test(key)) return key;
  } catch (error) {
    throw fileFault(error, dataDir);
  }
  throw new StartError(
    'secret_key',
    `${file} holds no key. Put back the one that was there, 64 hexadecimal digits; where it is lost, ` +
      'what it sealed is too: remove the whole directory to start empty.',
  );
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function makeKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.new-${process.pid}`;
  try {
    const handle = openSync(draft, 'w', 0o600);
    writeFileSync(handle, randomBytes(32).toString('hex'));
    fsyncSync(handle);
    closeSync(handle);
    linkSync(draft, file);
  } catch (error) {
    // Another process that started at the same moment was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
