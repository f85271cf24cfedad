import type { z } from 'zod';
import type { Permission } from './permissions.ts';

/**
 * The actor of a call: nobody known, perhaps a member, any session of a member, a session of a real
 * account, a game, a vendor, or a member of staff.
 */
export type Auth = 'none' | 'optional' | 'session' | 'account' | 'studio' | 'vendor' | 'staff';

/** How a call is counted against abuse: `points` calls in `seconds` for one address or session. */
export interface RateLimit {
  readonly by: 'address' | 'session';
  readonly points: number;
  readonly seconds: number;
}

/** Everything the wire knows about one call; the server, the site, the docs and the fuzz read it. */
export interface Call {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** White-label module that switches the call; off answers 403 `function.not.available`. */
  readonly module?: string;
  readonly auth: Auth;
  /** The permission that a member of staff needs; a staff call without it answers nobody. */
  readonly permission?: Permission;
  /** A staff call about the own account alone, without a permission; `true`: also before the second step. */
  readonly ownSession?: boolean | 'proven';
  /** A staff call that asks for a second step proved within the last minutes, else `staff.proof.stale`. */
  readonly freshProof?: true;
  /** Accepts its body as a compact JWE as well (`application/jose`). */
  readonly sealed?: boolean;
  /**
   * Requires an `Idempotency-Key` header: the call moves money. Where it is optional, a caller with a
   * key may send the same again when the answer was lost.
   */
  readonly idempotent?: true | 'optional';
  /** Answers in maintenance and to restricted regions too: money owed and the status itself. */
  readonly alwaysOpen?: boolean;
  /** Answers a session whose password must be changed first; every other call refuses it. */
  readonly beforePasswordChange?: boolean;
  /** Body arrives as a form or as multipart instead of JSON. */
  readonly encoding?: 'json' | 'form' | 'multipart';
  readonly limit?: RateLimit;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly value: z.ZodType;
  /** Headers of the answer that carry something, each with what it is. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Codes that this call can answer beyond the ones every call can. */
  readonly errors: readonly string[];
}

/** Declares a call and keeps its exact type, so that server and site infer from it. */
export function call<const C extends Call>(spec: C): C {
  return spec;
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The parameters that the handler receives, after validation. */
export type ParamsOf<C extends Call> = Output<C['params']>;
export type QueryOf<C extends Call> = Output<C['query']>;
export type BodyOf<C extends Call> = Output<C['body']>;
/** The body that the caller sends. */
export type BodyInputOf<C extends Call> = Input<C['body']>;
export type QueryInputOf<C extends Call> = Input<C['query']>;
export type ParamsInputOf<C extends Call> = Input<C['params']>;
/** The answer of the call in `value`. */
export type ValueOf<C extends Call> = z.output<C['value']>;
