import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStaffProgram } from '../modules/staff/testing/staff-program.ts';
import type { StaffProgram } from '../modules/staff/testing/staff-program.ts';
import { totpOf } from '../testing/staff-member.ts';
import { sessionFileIn } from './session-file.ts';
import type { SessionFile } from './session-file.ts';
import { personAt, signInAtTerminal, signOutAtTerminal, whoAtTerminal } from './sign-in.ts';
import { runStaff } from './staff.ts';
import { openTerminal } from './terminal.ts';

let program: StaffProgram;
let folder = '';
let file: SessionFile;
beforeAll(async () => {
  program = await openStaffProgram();
  folder = await mkdtemp(join(tmpdir(), 'arara-sign-in-'));
});
beforeEach(async () => {
  file = sessionFileIn(folder, 'desk');
  await file.remove();
});
afterAll(async () => {
  await program.close();
  await rm(folder, { recursive: true });
});

/** A terminal whose person answers these lines; `code` stands for that of the app. */
function terminalOf(...answers: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let printed = '';
  const left = [...answers];
  output.on('data', (chunk: Buffer) => {
    const text = String(chunk);
    printed += text;
    if (!text.endsWith(': ')) return;
    const secret = /the secret (\S+)/.exec(printed)?.[1] ?? known.get(answers[0] ?? '') ?? '';
    const answer = left.shift() ?? '';
    input.write(`${answer === 'code' ? totpOf(secret, program.clock.now()) : answer}\n`);
  });
  const terminal = openTerminal(input, output);
  return { terminal, printed: () => printed };
}

/** Secrets of apps by the e-mail address. */
const known = new Map<string, string>();

const staff = (...args: string[]) =>
  runStaff({ ...program.staff, isBrand: async (id) => id === 'arara' }, args, 'root');

async function opened(email: string): Promise<string> {
  const said = await staff('add', email, '--name', 'Ana', '--role', 'owner', '--brand', 'arara');
  return /once: (\S+)/.exec(said)?.[1] ?? '';
}

const signIn = (terminal: ReturnType<typeof openTerminal>) =>
  signInAtTerminal({ staff: program.staff, file, terminal });

test('a first sign-in changes the password, adds an app, and keeps a session for this account alone', async () => {
  const first = await opened('ana@arara.example');
  const password = 'Cedro-Rosa-Alto-4';
  const one = terminalOf('ana@arara.example', first, password, password, 'code');
  expect(await signIn(one.terminal)).toContain('Ana (ana@arara.example) is signed in');
  expect(one.printed()).not.toContain(password);
  known.set('ana@arara.example', /the secret (\S+)/.exec(one.printed())?.[1] ?? '');
  expect(await personAt(program.staff, file)).toMatchObject({ email: 'ana@arara.example' });

  const path = join(folder, 'operator-session-desk');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, 'utf8')).not.toContain(password);
  expect(await sessionFileIn(folder, 'other').read()).toBeNull();

  const deps = { staff: program.staff, file, terminal: one.terminal };
  expect(await whoAtTerminal(deps)).toBe('Ana (ana@arara.example): owner at arara.');
  expect(await signOutAtTerminal(deps)).toBe('Ana is signed out.');
  expect(await whoAtTerminal(deps)).toBe('Nobody is signed in.');
  await expect(personAt(program.staff, file)).rejects.toThrow('Sign in first');

  program.clock.advance(60_000);
  const again = terminalOf('ana@arara.example', password, 'code');
  expect(await signIn(again.terminal)).toContain('is signed in');
  program.clock.advance(31 * 60_000);
  await expect(personAt(program.staff, file)).rejects.toThrow('Sign in first');
});

test.each([
  [['bia@arara.example', 'wrong'], 'do not belong together'],
  [['bia@arara.example', 'FIRST', 'short', 'short'], 'too short'],
  [['bia@arara.example', 'FIRST', 'Cedro-Rosa-Alto-4', 'Cedro-Rosa-Alto-5'], 'two different'],
  [['bia@arara.example', 'FIRST', 'FIRST', 'FIRST'], 'the old password'],
])('a sign-in that goes wrong keeps no session: %j', async (answers, words) => {
  await staff(
    'add',
    'bia@arara.example',
    '--name',
    'Bia',
    '--role',
    'owner',
    '--brand',
    'arara',
  ).catch(() => undefined);
  const first = /once: (\S+)/.exec(await staff('reset', 'bia@arara.example'))?.[1] ?? '';
  const { terminal } = terminalOf(...answers.map((one) => (one === 'FIRST' ? first : one)));
  await expect(signIn(terminal)).rejects.toThrow(words);
  expect(await file.read()).toBeNull();
});

test('a terminal that says nothing more ends the question', async () => {
  const input = new PassThrough();
  const terminal = openTerminal(input, new PassThrough());
  input.end();
  await expect(signIn(terminal)).rejects.toThrow('Nobody answers');
});

test('accounts are kept from the terminal, and it is written down', async () => {
  const email = 'eva@arara.example';
  await opened(email);
  expect(await staff('list')).toMatch(/^eva@arara\.example +Ana +owner +arara +no +yes$/m);
  expect(await staff('change', email, '--role', 'support', '--role', 'games')).toContain('changed');
  expect(await staff('off', email)).toContain('is out');
  expect(await staff('list')).toMatch(/^eva@arara\.example +Ana +games support +arara +no +no$/m);
  expect(await staff('on', email)).toContain('may sign in again');
  const [last] = await program.staff.auditOf(
    'arara',
    { before: null, limit: 1 },
    {},
    { email: '', brands: ['arara'], all: true },
  );
  expect(last).toMatchObject({ actor: 'machine:root', action: 'account.enabled', subject: email });
});

test.each([
  [['add', 'nobody', '--name', 'N', '--role', 'owner', '--brand', 'arara'], 'no e-mail address'],
  [['add', 'n@arara.example', '--role', 'owner', '--brand', 'arara'], 'has a name'],
  [['add', 'n@arara.example', '--name', 'N', '--brand', 'arara'], 'has roles'],
  [['add', 'n@arara.example', '--name', 'N', '--role', 'owner'], 'works at a brand'],
  [['add', 'n@arara.example', '--name', 'N', '--role', 'king', '--brand', 'arara'], 'has roles'],
  [['add', 'n@arara.example', '--name', 'N', '--role', 'owner', '--brand', 'x'], 'no merchant x'],
  [['change', 'n@arara.example', '--role', 'owner'], 'no account'],
  [['change', 'n@arara.example'], 'npm run operator'],
  [['off', 'n@arara.example'], 'no account'],
  [['reset', 'n@arara.example'], 'no account'],
  [['dance', 'n@arara.example'], 'npm run operator'],
  [['list', 'n@arara.example'], 'npm run operator'],
  [[], 'npm run operator'],
])('staff %j is refused in words', async (args, words) => {
  await expect(staff(...args)).rejects.toThrow(words);
});
