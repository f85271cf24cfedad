import { circuitBreaker, handleWhen, isBrokenCircuitError, SamplingBreaker } from 'cockatiel';
import { Agent, request } from 'undici';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { traced } from '../../platform/traces.ts';
import { TokenAnswer } from './answers.ts';
import { BankError } from './bank.ts';

export interface BankSettings {
  readonly url: string;
  readonly ca: string | null;
  readonly cert: string;
  readonly key: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our key at the bank: what charges are paid to. */
  readonly pixKey: string;
  /** How long one call may take (default 8 s). */
  readonly timeoutMs?: number;
}

export interface Transport {
  /** The parsed answer, or null for 404. Throws BankError. */
  call<S extends z.ZodType>(
    method: 'GET' | 'PUT' | 'PATCH',
    path: string,
    schema: S,
    body?: unknown,
  ): Promise<z.output<S> | null>;
  close(): Promise<void>;
}

const connectMs = 3_000;
const renewBeforeMs = 30_000;
const answerBytesMax = 2 * 1024 * 1024;
const breaker = { threshold: 0.5, duration: 20_000, minimumRps: 0.5, halfOpenAfterMs: 5_000 };

interface RawAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** HTTPS with our certificate, a cached access token, a time limit and a circuit breaker. */
export function createTransport(settings: BankSettings, clock: Clock): Transport {
  const timeoutMs = settings.timeoutMs ?? 8_000;
  const agent = new Agent({
    connect: {
      cert: settings.cert,
      key: settings.key,
      timeout: connectMs,
      ...(settings.ca === null ? {} : { ca: settings.ca }),
    },
    connections: 16,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: answerBytesMax,
  });
  const isFailure = (error: unknown) => error instanceof BankError && error.kind === 'unknown';
  const guarded = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: breaker.halfOpenAfterMs,
    breaker: new SamplingBreaker(breaker),
  });
  let token: { readonly text: string; readonly until: number } | null = null;
  let asking: Promise<string> | null = null;

  async function send(
    method: 'GET' | 'PUT' | 'PATCH' | 'POST',
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<RawAnswer> {
    try {
      const answer = await request(`${settings.url}${path}`, {
        dispatcher: agent,
        method,
        headers: { accept: 'application/json', ...headers },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.body.text();
      return { status: answer.statusCode, json: parseJson(text) };
    } catch (cause) {
      throw new BankError('unknown', `${method} ${withoutQuery(path)} brought no answer`, {
        cause,
      });
    }
  }

  async function askToken(): Promise<string> {
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    const { status, json } = await send(
      'POST',
      '/oauth/token',
      { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      'grant_type=client_credentials',
    );
    const answer = TokenAnswer.safeParse(json);
    if (status !== 200 || !answer.success) {
      throw new BankError('unknown', `the bank gave no access token (${status})`, { status });
    }
    const lifetimeMs = answer.data.expires_in * 1000;
    token = {
      text: answer.data.access_token,
      until: clock.now().getTime() + Math.max(lifetimeMs - renewBeforeMs, lifetimeMs / 2),
    };
    return token.text;
  }

  /** One request for a token at a time, however many calls wait for it. */
  function tokenNow(): Promise<string> {
    if (token !== null && clock.now().getTime() < token.until) return Promise.resolve(token.text);
    asking ??= askToken().finally(() => {
      asking = null;
    });
    return asking;
  }

  async function authorised(
    method: 'GET' | 'PUT' | 'PATCH',
    path: string,
    body: unknown,
  ): Promise<RawAnswer> {
    const json = body === undefined ? undefined : JSON.stringify(body);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(
        method,
        path,
        {
          authorization: `Bearer ${await tokenNow()}`,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        json,
      );
      if (answer.status !== 401 || attempt > 1) return answer;
      // The bank may forget tokens before their time: one more with a fresh one.
      token = null;
    }
  }

  return {
    async call(method, path, schema, body) {
      try {
        return await guarded.execute(() =>
          traced('bank', { 'http.request.method': method, resource: resourceOf(path) }, async () =>
            read(`${method} ${withoutQuery(path)}`, await authorised(method, path, body), schema),
          ),
        );
      } catch (error) {
        if (!isBrokenCircuitError(error)) throw error;
        throw new BankError('unknown', 'the bank does not answer at the moment', { cause: error });
      }
    },
    close: () => agent.close(),
  };
}

function read<S extends z.ZodType>(what: string, answer: RawAnswer, schema: S): z.output<S> | null {
  const { status, json } = answer;
  if (status === 404) return null;
  if (status === 401 || status === 403 || status === 429 || status >= 500) {
    throw new BankError('unknown', `${what}: ${status}`, { status });
  }
  if (status >= 400)
    throw new BankError('refused', `${what}: ${problemText(status, json)}`, { status });
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new BankError('unknown', `${what}: an answer that is not of the standard`, {
    status,
    cause: parsed.error,
  });
}

/** The kind of thing that is asked for: what follows may be a key of ours or a payment of a person. */
const resourceOf = (path: string): string => withoutQuery(path).split('/').slice(0, 3).join('/');

/** A query may name a person; messages end up in logs. */
function withoutQuery(path: string): string {
  return path.split('?')[0] ?? path;
}

const Problem = z.object({ title: z.string(), detail: z.string().optional() });

/** Title and detail of RFC 7807; violations may quote personal data and stay out. */
function problemText(status: number, json: unknown): string {
  const problem = Problem.safeParse(json);
  return problem.success
    ? `${status} ${problem.data.title} ${problem.data.detail ?? ''}`
    : String(status);
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return null;
  }
}
