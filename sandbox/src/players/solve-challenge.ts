import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Wire } from './wire.ts';

interface Work {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
}

const derive = promisify(pbkdf2);
const counterBytes = 4;

/** Fetches a challenge of the bot check (ALTCHA, second version), works, and answers it as forms send it. */
export async function solveChallenge({ api }: Pick<Wire, 'api'>): Promise<string> {
  const challenge = (await api('botChallenge', {})) as unknown as Work;
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(counterBytes)]);
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - counterBytes);
    const key = await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (!derivedKey.startsWith(keyPrefix)) continue;
    const solved = { challenge, solution: { counter, derivedKey } };
    return Buffer.from(JSON.stringify(solved)).toString('base64');
  }
}
