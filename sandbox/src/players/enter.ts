import { ApiError } from '@arara/client';
import type { Answer } from '@arara/client';
import type { InventedPerson } from './invent-person.ts';
import { solveChallenge } from './solve-challenge.ts';
import type { Wire } from './wire.ts';

const dayMinutes = 240;

/** Signs in; somebody whom the brand does not know yet opens an account first. */
export async function enter(wire: Wire, who: InventedPerson): Promise<void> {
  const known = await signIn(wire, who);
  if (!known) await register(wire, who, { challenge: await solveChallenge(wire) });
}

/** False: there is no such account, or its password is another one. */
export async function signIn({ api, become }: Wire, who: InventedPerson): Promise<boolean> {
  const { username, password } = who;
  try {
    become((await api('login', { body: { username, password } })).token);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'login.failed') return false;
    throw error;
  }
}

interface Registration {
  /** The solved challenge of the bot check; left out where the brand asks for none. */
  readonly challenge?: string;
  /** The code of whoever brought the member. */
  readonly affiliateCode?: string;
}

/** Opens an account as the form does, with the limits that the temperament wants, and is signed in. */
export async function register(
  { api, become }: Wire,
  who: InventedPerson,
  given: Registration = {},
): Promise<void> {
  const form = await api('registerSettings', {});
  const opened: Answer<'register'> = await api('register', {
    body: {
      username: who.username,
      password: who.password,
      confirmPassword: who.password,
      payeeName: who.name,
      email: who.email,
      idNumber: who.cpf,
      birthDate: who.birthDate,
      terms: { version: form.terms.version, agreed: true },
      limits: { lossDay: who.temperament.lossDay, timeDayMinutes: dayMinutes },
      ...given,
    },
  });
  if (!('token' in opened)) throw new Error('the account was opened and nobody is in');
  become(opened.token);
}
