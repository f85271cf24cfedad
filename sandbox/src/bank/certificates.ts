import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Identity } from './identity.ts';

const renewBeforeMs = 7 * 86_400_000;
const fileName = 'bank-identity.json';

/** The bank's certificates: kept beside the data, made anew before they run out. */
export async function bankIdentity(dir: string, clock: Clock): Promise<Identity> {
  const file = join(dir, fileName);
  const known = readIdentity(file);
  if (known !== null && goodFor(known, clock)) return known;
  const { makeIdentity } = await import('./make-identity.ts');
  const made = await makeIdentity(clock.now());
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600 });
  renameSync(draft, file);
  return made;
}

function readIdentity(file: string): Identity | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Identity;
  } catch {
    // Half written when the machine stopped: a new one costs nothing.
    return null;
  }
}

function goodFor(identity: Identity, clock: Clock): boolean {
  const now = clock.now().getTime();
  return [identity.ca, identity.server.cert, identity.client.cert].every((pem) => {
    const { validFrom, validTo } = new X509Certificate(pem);
    return Date.parse(validFrom) <= now && Date.parse(validTo) > now + renewBeforeMs;
  });
}
