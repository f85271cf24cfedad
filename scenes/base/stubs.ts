import { isTolerant, readTolerantly } from '@arara/contract';
import type {
  BodyOf,
  Call,
  commonErrors,
  ErrorCode,
  ParamsOf,
  QueryOf,
  ValueOf,
} from '@arara/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../apps/server/src/platform/errors.ts';
import type { ErrorDetail } from '../../apps/server/src/platform/errors.ts';
import { validate } from '../../apps/server/src/platform/http/validate.ts';

/** A call as the page made it, read by the contract's own schemas. */
export interface Asked<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly token: string | null;
  readonly idempotencyKey: string | null;
}

/** The codes that a call can answer: its own, and those of every call. */
export type CodeOf<C extends Call> = (C['errors'][number] | (typeof commonErrors)[number]) &
  ErrorCode;

/** The value of a call, or the way from what was asked to it. */
export type Said<C extends Call> =
  | ValueOf<C>
  | ((asked: Asked<C>) => ValueOf<C> | Promise<ValueOf<C>>);

type Stub = (asked: Asked<Call>) => unknown;

/** Thrown where an answer gets lost: the line breaks, and the page hears nothing. */
export class Lost extends Error {}

/** The answers in the server's place: one set for each scene. */
export interface Stubs {
  /** The call is answered so from now on. */
  answer<C extends Call>(call: C, said: Said<C>): void;
  /** The call is refused from now on, in the visitor's language. */
  refuse<C extends Call>(call: C, code: CodeOf<C>, detail?: ErrorDetail): void;
  /** The line breaks before the answer of the call, from now on. */
  lose(call: Call): void;
  /** Calls wait for their answer until the returned function is called. */
  hold(call: Call): () => void;
  /** The calls so far, the oldest first; those that were refused before a stub was asked are not among them. */
  calls<C extends Call>(call: C): readonly Asked<C>[];
}

/**
 * The stubs of one scene, which begins with these values by the names of their calls. `respond` answers a request
 * by the stub of its call; the contract checks the value. `faults` collects the sentences about calls that no stub
 * answers or that the contract refuses, and about values that the server could not say.
 */
export function createStubs(values: Readonly<Record<string, unknown>>) {
  const stubs = new Map<string, Stub>(
    Object.entries(values).map(([name, value]) => [name, () => value]),
  );
  const made = new Map<string, unknown[]>();
  const held = new Map<string, Promise<void>>();
  const faults: string[] = [];

  function fail(fault: string): never {
    faults.push(fault);
    throw new AppError('server.error', { cause: fault });
  }

  function readAsked(call: Call, request: FastifyRequest): Asked<Call> {
    const read = isTolerant(call) ? readTolerantly : undefined;
    const isForm = request.isMultipart();
    const key = request.headers['idempotency-key'];
    try {
      return {
        params: validate(call.params, request.params, 'params'),
        query: validate(call.query, request.query, 'query', read),
        // The parts of a form with files are the server's to read.
        body: isForm ? undefined : validate(call.body, request.body, 'body', read),
        token: request.headers.authorization ?? null,
        idempotencyKey: typeof key === 'string' ? key : null,
      };
    } catch (error) {
      const { field } = (error as AppError).detail;
      return fail(`The contract refuses ${nameOf(call)} as the page asks it, because of ${field}.`);
    }
  }

  const own: Stubs = {
    answer(call, said) {
      const give = typeof said === 'function' ? said : () => said;
      stubs.set(call.name, give as Stub);
    },
    refuse(call, code, detail) {
      stubs.set(call.name, () => {
        throw new AppError(code, detail);
      });
    },
    lose(call) {
      stubs.set(call.name, () => {
        throw new Lost();
      });
    },
    hold(call) {
      let release = (): void => undefined;
      held.set(call.name, new Promise((resume) => (release = resume)));
      return () => {
        held.delete(call.name);
        release();
      };
    },
    calls: <C extends Call>(call: C) => (made.get(call.name) ?? []) as Asked<C>[],
  };

  return {
    own,
    faults,

    /** The value for a request; throws an AppError for a refusal, and Lost where none comes. */
    async respond(call: Call, request: FastifyRequest): Promise<unknown> {
      const asked = readAsked(call, request);
      made.set(call.name, [...(made.get(call.name) ?? []), asked]);
      await held.get(call.name);
      const stub = stubs.get(call.name);
      if (stub === undefined) return fail(`No stub answers ${nameOf(call)}.`);
      const value = await stub(asked);
      const { error } = call.value.safeParse(value);
      if (error === undefined) return value;
      const [issue] = error.issues;
      return fail(
        `The server could not answer ${nameOf(call)} so: ${issue?.path.join('.')}: ${issue?.message}`,
      );
    },
  };
}

const nameOf = ({ name, method, path }: Call): string => `${name} (${method} ${path})`;
