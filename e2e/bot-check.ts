import { pbkdf2Sync } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** The work that a form asks for before it is sent, as the platform's callers get it. */
interface Challenge {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
}

/** Fetches a challenge of the bot check (ALTCHA, second version) and answers it solved. */
export async function solveBotCheck(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/wps/captcha/challenge');
  const { value: challenge } = (await answer.json()) as { value: Challenge };
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  const derive = (counter: number): string => {
    password.writeUInt32BE(counter, password.length - 4);
    return pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString(
      'hex',
    );
  };
  let counter = 0;
  let derivedKey = derive(counter);
  while (!derivedKey.startsWith(keyPrefix)) derivedKey = derive((counter += 1));
  const solved = { challenge, solution: { counter, derivedKey } };
  return Buffer.from(JSON.stringify(solved)).toString('base64');
}
