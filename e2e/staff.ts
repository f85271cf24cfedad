import { createHmac, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { operator } from './operator.ts';

const periodMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows now (RFC 6238). */
export function codeOf(secret: string): string {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes =
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / periodMs)));
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(at) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** A staff account with every role of an owner, and the password that its person has to change. */
export async function openStaffAccount(): Promise<{ email: string; first: string }> {
  const email = `${randomUUID()}@arara.example`;
  const wish = ['--name', 'Staff', '--role', 'owner', '--brand', 'arara'];
  const said = await operator('staff', 'add', email, ...wish);
  return { email, first: /once: (\S+)/.exec(said)?.[1] ?? '' };
}

/** A member of staff who is signed in; `call` makes calls of the console and answers their value. */
export async function joinStaff(request: APIRequestContext) {
  const { email, first } = await openStaffAccount();
  const body = { email, password: first };
  const opened = await request.post('/api/staff/session', { data: body });
  const { token } = ((await opened.json()) as { value: { token: string } }).value;

  async function call<T>(path: string, data?: object): Promise<T> {
    const headers = { authorization: token };
    const reply = await request.post(path, { headers, ...(data === undefined ? {} : { data }) });
    const json = (await reply.json()) as { success: boolean; value: T };
    expect(json, path).toMatchObject({ success: true });
    return json.value;
  }

  const newPassword = 'Cedro-Rosa-Alto-4';
  await call('/api/staff/password', { oldPassword: first, newPassword });
  const { secret } = await call<{ secret: string }>('/api/staff/totp');
  await call('/api/staff/session/factor', { code: codeOf(secret) });
  return { email, call };
}
