import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A random name that a browser bears, by which an account knows it again; it opens nothing. */
export interface BrowserMark {
  readonly mark: string;
  /** Leaves the mark in the browser, or leaves it there for longer. */
  keep(): void;
}

const name = 'arara_device';
const pattern = /^[\w-]{22}$/;
/** Browsers keep no cookie for longer. */
const keptSeconds = 400 * 86_400;

/** The mark that a request brings, or a new one that its browser gets once it is kept. */
export function readBrowserMark(request: FastifyRequest, reply: FastifyReply): BrowserMark {
  const given = request.cookies[name];
  let mark = given !== undefined && pattern.test(given) ? given : null;
  return {
    get mark() {
      mark ??= randomBytes(16).toString('base64url');
      return mark;
    },
    keep() {
      void reply.setCookie(name, this.mark, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: keptSeconds,
      });
    },
  };
}

/** For callers that are no browser. */
export const noBrowser: BrowserMark = { mark: '', keep: () => undefined };
