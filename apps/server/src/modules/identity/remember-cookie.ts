import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from './commands/sign-in.ts';

const name = 'arara_remember';
/** The browser sends it to these calls and to nothing else. */
const path = '/api/session';

/** The remembered sign-in that a request carries. */
export function readRemembered(request: FastifyRequest): string | undefined {
  const value = request.cookies[name];
  return value === undefined || value.length > 64 ? undefined : value;
}

/** Puts the next remembered token into the browser, where no script can read it. */
export function writeRemembered(reply: FastifyReply, origin: string, signedIn: SignedIn): void {
  if (signedIn.remembered === null) return;
  const { token, expiresAt } = signedIn.remembered;
  reply.setCookie(name, token, { ...attributes(origin), expires: expiresAt });
}

export function clearRemembered(reply: FastifyReply, origin: string): void {
  reply.clearCookie(name, attributes(origin));
}

function attributes(origin: string) {
  return { path, httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') } as const;
}
