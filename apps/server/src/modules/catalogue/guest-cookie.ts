import { launchTrialCall } from '@arara/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'arara_guest';
const daysKept = 180;
const lengthMax = 64;

/** The token of the trial account that this browser plays with. */
export function readGuest(request: FastifyRequest): string | undefined {
  const value = request.cookies[name];
  return value === undefined || value.length > lengthMax ? undefined : value;
}

/** Puts a new token into the browser, for this one call and out of the reach of scripts. */
export function writeGuest(reply: FastifyReply, origin: string, token: string | null): void {
  if (token === null) return;
  reply.setCookie(name, token, {
    path: launchTrialCall.path,
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    maxAge: daysKept * 24 * 60 * 60,
  });
}
