import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import type { Remembered } from './remember.ts';

const name = 'arara_remember';
/** The browser sends it to these calls and to nothing else. */
const path = '/api/session';

/** The sign-in of its browser that a request carries. */
export function readRemembered(request: FastifyRequest): string | undefined {
  const value = request.cookies[name];
  return value === undefined || value.length > 64 ? undefined : value;
}

/**
 * Lets somebody in: the answer goes to the page, and the next token of its browser into a cookie that
 * no script can read and no other site can send; nothing where nobody was signed in.
 */
export function letIn<Value>(
  { caller, reply }: { readonly caller: Pick<Caller, 'origin'>; readonly reply: FastifyReply },
  { value, remembered }: { readonly value: Value; readonly remembered: Remembered | null },
): Value {
  if (remembered === null) return value;
  const { token, expiresAt } = remembered;
  const until = expiresAt === null ? {} : { expires: expiresAt };
  reply.setCookie(name, token, { ...attributes(caller.origin), ...until });
  return value;
}

export function clearRemembered(reply: FastifyReply, origin: string): void {
  reply.clearCookie(name, attributes(origin));
}

function attributes(origin: string) {
  return { path, httpOnly: true, sameSite: 'strict', secure: origin.startsWith('https:') } as const;
}
