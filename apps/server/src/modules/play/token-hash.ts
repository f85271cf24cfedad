import { hash } from 'node:crypto';

/** The hash under which tokens are kept and found. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
