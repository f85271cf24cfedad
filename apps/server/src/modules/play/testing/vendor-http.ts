import { createHmac, randomBytes } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { PlayProgram } from './play-program.ts';

export interface VendorKey {
  readonly keyId: string;
  readonly secret: string;
}

/** The changes that a test makes to a request that would otherwise be right. */
export interface Tampering {
  readonly timestamp?: string;
  readonly nonce?: string;
  readonly signature?: string;
  readonly signedBody?: string;
  readonly signedPath?: string;
  readonly headers?: Record<string, string | undefined>;
  readonly address?: string;
}

export interface VendorAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Record<string, unknown> & { code: number };
}

/** A new key of a vendor's. */
export async function issueKey(program: PlayProgram, vendor: string): Promise<VendorKey> {
  const key = await program.service.vendors.issueKey(vendor);
  if (key === null) throw new Error('no key');
  return key;
}

/** The vendor protocol on a server of its own, without a port. */
export async function serve(program: PlayProgram, play = program.play): Promise<FastifyInstance> {
  // A connection that has asked nothing yet would keep the server from its end.
  const app = fastify({ trustProxy: false, forceCloseConnections: true });
  for (const plugin of play.plugins ?? []) await app.register(plugin);
  await app.ready();
  return app;
}

/** One call as a vendor would send it, with the signature of docs/vendor-protocol.md. */
export function signed(
  program: Pick<PlayProgram, 'clock'>,
  key: VendorKey,
  call: string,
  body: unknown,
  change: Tampering = {},
) {
  const path = `/vendor/v1/wallet/${call}`;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = change.timestamp ?? String(Math.floor(program.clock.now().getTime() / 1000));
  const nonce = change.nonce ?? randomBytes(16).toString('hex');
  const covered = `${timestamp}.${nonce}.POST.${change.signedPath ?? path}.${change.signedBody ?? text}`;
  const mac = createHmac('sha256', key.secret).update(covered).digest('hex');
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-key-id': key.keyId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': change.signature ?? `v1=${mac}`,
  };
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  }
  return { path, headers, text };
}

/** Sends one call as a vendor would. */
export async function send(
  app: FastifyInstance,
  program: Pick<PlayProgram, 'clock'>,
  key: VendorKey,
  call: string,
  body: unknown,
  change: Tampering = {},
): Promise<VendorAnswer> {
  const { path, headers, text } = signed(program, key, call, body, change);
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers,
    payload: text,
    remoteAddress: change.address ?? '127.0.0.1',
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** True if a reply is signed as the protocol says: bound to the request by its nonce. */
export function isSigned(answer: VendorAnswer, key: VendorKey, call: string): boolean {
  const { headers, body } = answer;
  const [at, nonce] = [String(headers['x-timestamp']), String(headers['x-nonce'])];
  const covered = `${at}.${nonce}.POST./vendor/v1/wallet/${call}.${JSON.stringify(body)}`;
  const mac = createHmac('sha256', key.secret).update(covered).digest('hex');
  return headers['x-signature'] === `v1=${mac}` && headers['x-key-id'] === key.keyId;
}
