import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStaffDesk } from '../modules/staff/testing/desk-program.ts';
import type { StaffDeskProgram } from '../modules/staff/testing/desk-program.ts';
import { AppError } from '../platform/errors.ts';
import { totpOf } from '../testing/staff-member.ts';
import { sessionFileIn } from './session-file.ts';
import type { SessionFile } from './session-file.ts';
import {
  asPerson,
  personAt,
  signInAtTerminal,
  signOutAtTerminal,
  whoAtTerminal,
} from './sign-in.ts';
import { runStaff } from './staff.ts';
import { openTerminal } from './terminal.ts';
import type { StaffSession } from '../platform/http/caller.ts';
import { byTwo } from './decisions/two-people.ts';

let program: StaffDeskProgram;
let folder = '';
let file: SessionFile;
beforeAll(async () => {
  program = await openStaffDesk();
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

/** The command, as this person gives it who is signed in; `isDemo`: the machine opens accounts alone. */
const staffBy = (person: StaffSession | null, isDemo: boolean) => (args: readonly string[]) =>
  runStaff(
    {
      accounts: program.staff,
      isBrand: async (id) => id === 'arara',
      merchant: 'arara',
      isDemo,
      async decide(deed, wish) {
        if (person === null) throw new Error('Nobody is signed in here.');
        const ask = { ...wish, person, ranBy: 'root', verb: undefined, id: undefined };
        return byTwo(program.decisions, ask, deed);
      },
    },
    args,
    'root',
  );
const staff = (...args: string[]) => staffBy(null, true)(args);

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

test('two people decide about accounts at the terminal, too', async () => {
  const [ana, rui] = [(await program.person()).actor, (await program.person()).actor];
  const [by, other] = [staffBy(ana, false), staffBy(rui, false)];
  const email = 'eva@arara.example';
  const wish = ['--name', 'Eva', '--role', 'support', '--brand', 'arara'];
  const alone = ['add', email, ...wish];
  await expect(by(alone), 'two could decide').rejects.toThrow('Nobody proposed to open it');
  expect(await by([...alone, '--reason', 'she begins'])).toContain('Somebody else has to agree');
  await expect(by(['add', email])).rejects.toThrow('somebody else has to agree');
  expect(await other(['add', email])).toContain('its first password is on its way by mail');
  const line = (roles: string, inUse: string) =>
    new RegExp(`^eva@arara\\.example +Eva +${roles} +arara +no +${inUse}$`, 'm');
  expect(await by(['list'])).toMatch(line('support', 'yes'));

  await by(['change', email, '--role', 'games', '--role', 'support', '--reason', 'she helps']);
  expect(await other(['change', email])).toContain('it counts from the next command');
  expect(await by(['list'])).toMatch(line('games support', 'yes'));
  await by(['off', email, '--reason', 'she left']);
  await other(['off', email]);
  expect(await by(['list'])).toMatch(line('games support', 'no'));
  await expect(by(['off', email, '--reason', 'once more'])).rejects.toThrow('It is that already');
  await by(['on', email, '--reason', 'she is back']);
  expect(await other(['on', email])).toContain('its person may sign in again');
});

test('the machine opens accounts alone until two could decide', async () => {
  const { owner } = program;
  await owner.query('update staff.account set disabled_at = now()');
  const machine = staffBy(null, false);
  const wish = ['--name', 'First', '--role', 'owner', '--brand', 'arara'];
  expect(await machine(['add', 'first@arara.example', ...wish])).toContain('The first password');
  await program.person();
  expect(await machine(['add', 'second@arara.example', ...wish])).toContain('The first password');
  await program.person();
  await expect(machine(['add', 'third@arara.example', ...wish])).rejects.toThrow('signed in');
});

test('a deed that asks for a fresh proof asks for a code, and is done once', async () => {
  const eva = await program.person();
  await file.write(eva.token);
  program.clock.advance(6 * 60_000);
  const ask = (...answers: string[]) => {
    const input = terminalOf(...answers);
    let done = 0;
    const deps = { staff: program.staff, file, terminal: () => input.terminal };
    const work = async (person: StaffSession) => {
      if (person.isFresh !== true) throw new AppError('staff.proof.stale');
      done += 1;
      return `${person.email} ${done}`;
    };
    return asPerson(deps, work);
  };
  const wrong = totpOf(eva.secret, program.clock.now()) === '000000' ? '000001' : '000000';
  await expect(ask(wrong)).rejects.toThrow('not the code that the app shows');
  const code = totpOf(eva.secret, program.clock.now());
  expect(await ask(code)).toBe(`${eva.email} 1`);
  expect(await ask(), 'nobody is asked again').toBe(`${eva.email} 1`);
});

test.each([
  [['add', 'nobody', '--name', 'N', '--role', 'owner', '--brand', 'arara'], 'no e-mail address'],
  [['add', 'n@arara.example', '--role', 'owner', '--brand', 'arara'], 'has a name'],
  [['add', 'n@arara.example', '--name', 'N', '--brand', 'arara'], 'has roles'],
  [['add', 'n@arara.example', '--name', 'N', '--role', 'king', '--brand', 'arara'], 'has roles'],
  [['add', 'n@arara.example', '--name', 'N', '--role', 'owner', '--brand', 'x'], 'no merchant x'],
  [['change', 'n@arara.example', '--role', 'owner'], 'no account'],
  [['change', 'n@arara.example'], 'no account'],
  [['off', 'n@arara.example'], 'no account'],
  [['reset', 'n@arara.example'], 'no account'],
  [['dance', 'n@arara.example'], 'npm run operator'],
  [['list', 'n@arara.example'], 'npm run operator'],
  [[], 'npm run operator'],
])('staff %j is refused in words', async (args, words) => {
  await expect(staff(...args)).rejects.toThrow(words);
});
