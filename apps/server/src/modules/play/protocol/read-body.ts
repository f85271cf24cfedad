import { isUtf8 } from 'node:buffer';
import type { Call } from '@arara/contract';

export type ReadBody =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly requestId: string | null; readonly field: string | null };

/** Reads a raw body against its contract; the first fault names the field. */
export function readBody(call: Call, raw: Buffer): ReadBody {
  const json = parse(raw);
  if (json === undefined) return { ok: false, requestId: null, field: null };
  const result = call.body?.safeParse(json);
  if (result?.success === true) return { ok: true, body: result.data };
  const issue = result?.error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])];
  return { ok: false, requestId: requestIdOf(json), field: path.map(String).join('.') || null };
}

/** PostgreSQL has no text with a zero in it, and no vendor has a reason to send one. */
function parse(raw: Buffer): unknown {
  if (!isUtf8(raw)) return undefined;
  const text = raw.toString('utf8');
  if (text.includes('\\u0000')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function requestIdOf(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('request_id' in json)) return null;
  const { request_id: id } = json;
  return typeof id === 'string' && id.length <= 64 ? id : null;
}
