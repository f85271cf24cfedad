import type { BodyInputOf, Call, ParamsInputOf, QueryInputOf, ValueOf } from '@arara/contract';
import type * as contract from '@arara/contract';
import { ApiError } from './api-error.ts';
import type { ClientSession } from './session.ts';

type Contract = typeof contract;
/** The calls by their names: `balance` for `balanceCall`. */
type Calls = {
  [K in keyof Contract as Contract[K] extends Call ? Contract[K]['name'] : never]: Contract[K];
};
/** Names of the calls that a page may make. */
export type CallName = keyof Calls;
type CallOf<N extends CallName> = Calls[N] extends Call ? Calls[N] : never;
/** The value that a call answers. */
export type Answer<N extends CallName> = ValueOf<CallOf<N>>;

type Part<K extends string, T> = [T] extends [undefined] ? { [P in K]?: never } : { [P in K]: T };
type OptionalPart<K extends string, T> = { [P in K]?: T };

/** The parts that a call is asked with: only those that its contract has. */
export type Ask<N extends CallName> = Part<'body', BodyInputOf<CallOf<N>>> &
  Part<'params', ParamsInputOf<CallOf<N>>> &
  OptionalPart<'query', QueryInputOf<CallOf<N>>> & {
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
    readonly timeoutMs?: number;
    /** Takes the headers of a good answer, where they carry something. */
    readonly onHeaders?: (headers: Headers) => void;
  };

/** Method, path and form of the body of a call. */
export type Entry = readonly [
  method: string,
  path: string,
  body: 'json' | 'form' | 'multipart' | 'sealed',
];

/** The client of one page: `api('balance', { … })` resolves to the value of the call. */
export type Api = <N extends CallName>(name: N, ask: Ask<N>) => Promise<Answer<N>>;

export interface ApiOptions {
  readonly merchant: string;
  /** The header `Device` (specification, section 7). */
  readonly device: string;
  readonly languageCode: () => string;
  /** Where the call of a name is found. A build may write the entry itself in the place of the name. */
  readonly entryOf: (name: string) => Entry;
  /** Seals a body to the server's key; null where this page cannot. */
  readonly seal: (body: unknown) => Promise<string | null>;
  readonly session: Pick<ClientSession, 'closeSession' | 'currentToken' | 'holdSession'>;
  /** The way of a program that has no network between itself and the server; a page leaves it out. */
  readonly send?: typeof fetch;
  /** The server wants a second step before it opens the session; `value` says which. */
  readonly onSecondStep: (value: unknown) => void;
  /** A call is refused until the member has agreed to new terms. */
  readonly onTermsDue?: () => void;
  /**
   * A call asks for a fresh proof of the second step. True once its person has given one: the call is made once more.
   * Its refusal did nothing.
   */
  readonly onStaleProof?: () => Promise<boolean>;
}

const defaultTimeoutMs = 20_000;

/**
 * The calls of a page. A call resolves to its value. A refusal or a failure throws an ApiError; a call that
 * its `signal` aborts throws that AbortError, and a body that cannot be sealed throws the fault of `seal`.
 */
export function createApi(options: ApiOptions): Api {
  const { session } = options;

  /** An answer may say something about the session itself. */
  function heedSession({ code, value }: ApiError): void {
    if (code === 'session.expired') session.closeSession();
    if (code === 'password.change.required') session.holdSession();
    if (code === 'terms.required') options.onTermsDue?.();
    if (code === 'factor.required') options.onSecondStep(value);
  }

  const call: Api = async (name, ask) => {
    const [method, path, kind] = options.entryOf(name);
    const url = addressOf(path, ask.params, ask.query);
    const token = session.currentToken();
    const headers = headersOf(options, token, ask.idempotencyKey);
    const body = await bodyOf(ask.body, kind, headers, options.seal);
    const timeout = AbortSignal.timeout(ask.timeoutMs ?? defaultTimeoutMs);
    const signal = ask.signal === undefined ? timeout : AbortSignal.any([ask.signal, timeout]);
    const response = await send(options.send ?? fetch, url, { method, headers, body, signal });
    try {
      const value = await read<typeof name>(response);
      ask.onHeaders?.(response.headers);
      return value;
    } catch (error) {
      // An answer to an earlier session says nothing about this one.
      if (token === session.currentToken()) heedSession(error as ApiError);
      throw error;
    }
  };

  return async (name, ask) => {
    try {
      return await call(name, ask);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'staff.proof.stale';
      if (!isStale || (await options.onStaleProof?.()) !== true) throw error;
      return call(name, ask);
    }
  };
}

async function send(ask: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await ask(url, { ...init, credentials: 'same-origin' });
  } catch (cause) {
    if (init.signal?.aborted === true && (cause as Error).name === 'AbortError') throw cause;
    const code = (cause as Error).name === 'TimeoutError' ? 'network.slow' : 'network.lost';
    throw new ApiError({ code, status: 0, message: code });
  }
}

async function read<N extends CallName>(response: Response): Promise<Answer<N>> {
  const envelope = (await response.json().catch(() => null)) as Envelope | null;
  // A request that did not come in whole within the server's time was sent over a slow line.
  const isSlow = response.status === 408;
  if (isSlow || envelope === null || typeof envelope.success !== 'boolean') {
    const code = isSlow ? 'network.slow' : 'network.malformed';
    throw new ApiError({ code, status: 0, message: code });
  }
  if (envelope.success) return envelope.value as Answer<N>;
  throw new ApiError({
    code: envelope.errorCode ?? 'server.error',
    status: response.status,
    message: envelope.message ?? '',
    field: envelope.field,
    params: envelope.params,
    value: envelope.value,
    requestId: envelope.requestId,
  });
}

interface Envelope {
  readonly success: boolean;
  readonly value?: unknown;
  readonly errorCode?: string;
  readonly message?: string;
  readonly field?: string;
  readonly params?: Record<string, string | number>;
  readonly requestId?: string;
}

function addressOf(path: string, params: unknown, query: unknown): string {
  let address = path;
  for (const [name, value] of Object.entries((params as object | undefined) ?? {})) {
    address = address.replace(`:${name}`, encodeURIComponent(String(value)));
  }
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query as object | undefined) ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? address : `${address}?${search}`;
}

function headersOf(
  { merchant, languageCode, device }: ApiOptions,
  token: string | null,
  idempotencyKey: string | undefined,
): Headers {
  const headers = new Headers({ Merchant: merchant, Language: languageCode(), Device: device });
  if (token !== null) headers.set('Authorization', token);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

async function bodyOf(
  body: unknown,
  kind: Entry[2],
  headers: Headers,
  sealBody: ApiOptions['seal'],
): Promise<BodyInit | null> {
  if (body === undefined) return null;
  if (body instanceof FormData) return body;
  if (kind === 'form') return new URLSearchParams(body as Record<string, string>);
  const seal = kind === 'sealed' ? await sealBody(body) : null;
  headers.set('Content-Type', seal === null ? 'application/json' : 'application/jose');
  return seal ?? JSON.stringify(body);
}

/** A key for one intent of a person: kept until the intent is done, so a repeat moves no money. */
export function newIdempotencyKey(): string {
  // Its shorter way to a UUID is missing where the address is not a secure one.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
