import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type {
  LoginValue,
  Member,
  RegisterFaults,
  ValueOf,
  sessionsCall,
  signInsCall,
} from '@arara/contract';
import { sql } from '@arara/postgres';
import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, importJWK } from 'jose';
import type { JWK } from 'jose';
import type { IdentityProgram } from './identity-program.ts';

/** The answers of the calls under test, so that a test reads the fields of the one it called. */
type AnyValue = LoginValue &
  Member &
  ValueOf<typeof sessionsCall> &
  ValueOf<typeof signInsCall> &
  RegisterFaults & { readonly captcha: boolean; readonly accountNumber: string };

export interface Answer {
  readonly status: number;
  readonly success: boolean;
  readonly errorCode?: string;
  readonly message?: string;
  readonly field?: string;
  readonly value: AnyValue;
  readonly cookie: string | undefined;
  /** When the browser forgets it; null: with its last window. */
  readonly cookieEnds: Date | null;
  readonly headers: Record<string, unknown>;
  /** The cookies that it set, as a browser sends them back. */
  readonly cookies: string;
}

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly token?: string;
  readonly cookie?: string | undefined;
  /** The mark of the browser; null: one that has none yet. */
  readonly device?: string | null;
  readonly headers?: Record<string, string>;
}

/** The mark of the browser that everybody has, where a test says nothing of it. */
export const knownDevice = 'known-browser-of-tests';

let addresses = 0;

/** Somebody with a browser and an address of their own. */
export function createVisitor(program: Pick<IdentityProgram, 'http'>, address?: string) {
  addresses += 1;
  const remoteAddress = address ?? `10.${addresses >> 8}.${addresses & 255}.7`;

  return async function call(path: string, request: Request = {}): Promise<Answer> {
    const { method = 'GET', body, token, cookie, device = knownDevice } = request;
    const cookies = [
      ...(device === null ? [] : [`arara_device=${device}`]),
      ...(cookie === undefined ? [] : [`arara_remember=${cookie}`]),
    ];
    const reply = await program.http.inject({
      method,
      url: path,
      remoteAddress,
      headers: {
        merchant: 'arara',
        language: 'PT-BR',
        host: 'arara.example',
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile',
        ...(token === undefined ? {} : { authorization: token }),
        cookie: cookies.join('; '),
        ...(typeof body === 'string' || body === undefined
          ? {}
          : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = reply.cookies.find(({ name }) => name === 'arara_remember');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      cookies: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      cookie: set?.value,
      cookieEnds: set?.expires ?? null,
      ...reply.json<Omit<Answer, 'status' | 'headers' | 'cookie' | 'cookies' | 'cookieEnds'>>(),
    };
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

export const password = 'Mandacaru-91x';

let people = 0;

/** A registration that is good, with a username and a CPF that nobody else has. */
export function newcomer(changes: Record<string, unknown> = {}) {
  people += 1;
  return {
    username: `pessoa${people}`,
    password,
    confirmPassword: password,
    idNumber: cpfOf(people),
    birthDate: '1990-05-17',
    registerMethod: 'WEB',
    terms: { version: '1', agreed: true },
    limits: { lossDay: '100.00', timeDayMinutes: 120 },
    ...changes,
  };
}

/** The n-th CPF with right check digits. */
export function cpfOf(n: number): string {
  const digits = String(100_000_000 + n).padStart(9, '0');
  const first = checkDigit(digits);
  return `${digits}${first}${checkDigit(`${digits}${first}`)}`;
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, i) => total + Number(digit) * (digits.length + 1 - i),
    0,
  );
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** Registers somebody and returns the answer's value with what was typed. */
export async function join(call: Visitor, changes: Record<string, unknown> = {}) {
  const body = newcomer(changes);
  const answer = await call('/wps/member/register', { method: 'PUT', body });
  if (!answer.success) throw new Error(`registration refused: ${answer.errorCode}`);
  return { ...body, token: answer.value.token, member: answer.value.member };
}

/** The same with an e-mail that was confirmed; the letter that asked for it is put away. */
export async function joinByEmail(
  program: Pick<IdentityProgram, 'owner' | 'mails' | 'runJobs'>,
  call: Visitor,
  email: string,
  changes: Record<string, unknown> = {},
) {
  const joined = await join(call, { email, ...changes });
  await program.owner.query(sql`
    update identity.player set email_confirmed_at = now() where id = ${BigInt(joined.member.id)}`);
  await program.runJobs();
  const letter = program.mails.findIndex(({ to }) => to === email);
  if (letter >= 0) program.mails.splice(letter, 1);
  return joined;
}

/** Seals a body as a page does. */
export async function seal(
  program: Pick<IdentityProgram, 'identity' | 'clock'>,
  body: object,
  changes: { iat?: number; jti?: string; kid?: string } = {},
): Promise<string> {
  const [jwk] = (await program.identity.sealingKeys()).keys;
  const iat = changes.iat ?? Math.floor(program.clock.now().getTime() / 1_000);
  const plain = JSON.stringify({ ...body, iat, jti: changes.jti ?? randomUUID() });
  return new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: changes.kid ?? String(jwk?.['kid']),
    })
    .encrypt(await importJWK(jwk as JWK, 'ECDH-ES'));
}

/** A Brazilian number that nobody else in the test has. */
export function numberOf(n: number): string {
  return `119${String(10_000_000 + n)}`;
}

/** Asks for a code and answers it, as its message says it; null when none was sent. */
export async function askCode(
  program: Pick<IdentityProgram, 'shortMessages' | 'runJobs'>,
  call: Visitor,
  path: string,
  mobile: string,
): Promise<string | null> {
  const number = path.endsWith('/register') ? { mobileNo: mobile } : { mobileNum: mobile };
  const body = { ...number, countryDialingCode: '55', challenge: await solve(call) };
  const before = program.shortMessages.length;
  const answer = await call(path, { method: 'POST', body });
  if (!answer.success) throw new Error(`no code: ${answer.errorCode}`);
  await program.runJobs();
  return program.shortMessages.slice(before)[0]?.text.match(/\d{6}/)?.[0] ?? null;
}

/** Fetches a challenge and does its work. */
export async function solve(call: Visitor): Promise<string> {
  const challenge = (await call('/wps/captcha/challenge')).value as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
