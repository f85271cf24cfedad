import type { IdentityProgram } from './identity-program.ts';
import { createVisitor, password } from './visitor.ts';
import type { Answer, Visitor } from './visitor.ts';

/** A sign-in by username; `more` are further fields of the form. */
export const logIn = (
  call: Visitor,
  username: string,
  secret = password,
  more: Record<string, unknown> = {},
) => call('/wps/session/login', { method: 'POST', body: { username, password: secret, ...more } });

/** Signs in with a wrong password, one time after another from one address. */
export async function failLogins(
  program: IdentityProgram,
  username: string,
  times: number,
  address?: string,
): Promise<Answer[]> {
  const call = createVisitor(program, address);
  const answers: Answer[] = [];
  for (let i = 0; i < times; i += 1) answers.push(await logIn(call, username, 'wrong'));
  return answers;
}
