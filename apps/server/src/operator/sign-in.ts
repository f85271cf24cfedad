import { AppError } from '../platform/errors.ts';
import type { StaffSession } from '../platform/http/caller.ts';
import type { StaffService } from '../modules/staff/index.ts';
import type { SessionFile } from './session-file.ts';
import type { Terminal } from './terminal.ts';

type Staff = Pick<
  StaffService,
  'signIn' | 'sessionOf' | 'again' | 'enrol' | 'passSecondStep' | 'changePassword' | 'signOut'
>;

export interface SignInDeps {
  readonly staff: Staff;
  readonly file: SessionFile;
  readonly terminal: Terminal;
}

/**
 * `sign-in [e-mail]`: asks for password and code, never as an argument, and keeps the session for the
 * commands that follow. A first sign-in also asks for a new password and an authenticator app.
 */
export async function signInAtTerminal(deps: SignInDeps, named?: string): Promise<string> {
  const { staff, file, terminal } = deps;
  const email = named ?? (await terminal.ask('E-mail: '));
  const password = await terminal.askSecret('Password: ');
  const token = await inWords(() => staff.signIn({ email, password, address: 'terminal' }));
  const opened = await staff.sessionOf(token);
  if (opened === null) throw new Error(refusals['session.expired']);
  const ready = await passSteps(deps, opened, password);
  await file.write(token);
  const hours = `${ready.expiresAt.toISOString().slice(0, 16)}Z`;
  return `${ready.name} (${ready.email}) is signed in until ${hours} at the latest: sign-out ends it.`;
}

async function passSteps(
  deps: SignInDeps,
  session: StaffSession,
  password: string,
): Promise<StaffSession> {
  if (session.next === null) return session;
  const now = session.next === 'password' ? await choose(deps, session, password) : password;
  if (session.next === 'enrol') await enrol(deps, session);
  if (session.next !== 'password') await prove(deps, session);
  const again = await deps.staff.again(session);
  if (again === null) throw new Error(refusals['session.expired']);
  return passSteps(deps, again, now);
}

async function choose(
  { staff, terminal }: SignInDeps,
  session: StaffSession,
  oldPassword: string,
): Promise<string> {
  terminal.say('Somebody else has seen this password. Choose one of at least 12 signs.');
  const newPassword = await terminal.askSecret('New password: ');
  if (newPassword !== (await terminal.askSecret('The same again: '))) {
    throw new Error('These are two different passwords. Nothing was changed.');
  }
  await inWords(() => staff.changePassword(session, { oldPassword, newPassword }));
  return newPassword;
}

async function enrol({ staff, terminal }: SignInDeps, session: StaffSession): Promise<void> {
  const { secret, uri } = await inWords(() => staff.enrol(session));
  terminal.say(`Add this account to an authenticator app, by the secret ${secret}`);
  terminal.say(`or by the address ${uri}`);
}

async function prove({ staff, terminal }: SignInDeps, session: StaffSession): Promise<void> {
  const code = await terminal.ask('Code of the app: ');
  await inWords(() => staff.passSecondStep(session, code));
}

interface Proving {
  readonly staff: Pick<StaffService, 'sessionOf' | 'again' | 'prove'>;
  readonly file: SessionFile;
  /** Opened only for one who is asked something. */
  readonly terminal: () => Terminal;
}

/**
 * Does what the person who is signed in here may do. Where it asks for a fresh proof of the second step, the terminal
 * asks for a code, and the work is done once more: it did nothing before.
 */
export async function asPerson<T>(
  { staff, file, terminal }: Proving,
  work: (person: StaffSession) => Promise<T>,
): Promise<T> {
  const person = await personAt(staff, file);
  try {
    return await work(person);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'staff.proof.stale') throw error;
  }
  const asked = terminal();
  try {
    asked.say('This asks for a new code: the last one was some minutes ago.');
    const code = await asked.ask('Code of the app: ');
    await inWords(() => staff.prove(person, code));
  } finally {
    asked.close();
  }
  const again = await staff.again(person);
  if (again === null) throw new Error(refusals['session.expired']);
  return work(again);
}

/** `sign-out`. */
export async function signOutAtTerminal({ staff, file }: SignInDeps): Promise<string> {
  const session = await sessionIn(staff, file);
  if (session !== null) await staff.signOut(session);
  await file.remove();
  return session === null ? 'Nobody is signed in.' : `${session.name} is signed out.`;
}

/** `who`: the person who is signed in. */
export async function whoAtTerminal({ staff, file }: SignInDeps): Promise<string> {
  const session = await sessionIn(staff, file);
  if (session === null) return 'Nobody is signed in.';
  const { name, email, brands, roles } = session;
  return `${name} (${email}): ${roles.join(', ')} at ${brands.join(', ')}.`;
}

/** The person who is signed in at this terminal; throws a sentence where nobody is. */
export async function personAt(
  staff: Pick<StaffService, 'sessionOf'>,
  file: SessionFile,
): Promise<StaffSession> {
  const session = await sessionIn(staff, file);
  if (session === null || session.next !== null) {
    throw new Error('Nobody is signed in here. Sign in first: npm run operator -- sign-in');
  }
  return session;
}

async function sessionIn(
  staff: Pick<StaffService, 'sessionOf'>,
  file: SessionFile,
): Promise<StaffSession | null> {
  const token = await file.read();
  return token === null ? null : staff.sessionOf(token);
}

const refusals: Readonly<Record<string, string>> = {
  'login.failed': 'E-mail address and password do not belong together.',
  'login.locked': 'Too many tries. Wait a quarter of an hour.',
  'factor.wrong': 'This is not the code that the app shows now.',
  'password.weak': 'This password is too short: 12 signs at least.',
  'password.reused': 'This is the old password. Choose another one.',
  'session.expired': 'The session ended meanwhile. Sign in again.',
};

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = error instanceof AppError ? refusals[error.code] : undefined;
    throw sentence === undefined ? error : new Error(sentence, { cause: error });
  }
}
