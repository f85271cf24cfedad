import { TOTP } from 'otpauth';

/** A person of staff of the demo, signed in, who asks the program over HTTP. */
export interface Desk {
  /** The value of a call; throws where it is refused. */
  ask<Value>(path: string, body?: object): Promise<Value>;
  /** Milliseconds of each call, one after the other. */
  time(paths: readonly string[]): Promise<number[]>;
}

const owner = { email: 'ana@arara.example', password: 'Cedro-Rosa-Alto-4' };

interface Envelope {
  readonly success: boolean;
  readonly value: unknown;
  readonly errorCode?: string;
}

/** Signs the owner of the demo in, with an app of this measurement's own. */
export async function openDesk(site: string): Promise<Desk> {
  let token = '';
  async function ask<Value>(path: string, body?: object): Promise<Value> {
    const answer = await fetch(new URL(`/api/staff/${path}`, site), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        merchant: 'arara',
        ...(token === '' ? {} : { authorization: token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { success, value, errorCode } = (await answer.json()) as Envelope;
    if (!success) throw new Error(`${path}: ${errorCode}`);
    return value as Value;
  }
  ({ token } = await ask<{ token: string }>('session', owner));
  const { secret } = await ask<{ secret: string }>('totp', {});
  await ask('session/factor', { code: new TOTP({ secret }).generate() });
  return {
    ask,
    async time(paths) {
      const spent: number[] = [];
      for (const path of paths) {
        const began = performance.now();
        await ask(path);
        spent.push(performance.now() - began);
      }
      return spent;
    },
  };
}

/** The time within which 95 of 100 were. */
export const most = (spent: readonly number[]): number =>
  spent.toSorted((a, b) => a - b)[Math.floor(spent.length * 0.95)] ?? Number.NaN;
