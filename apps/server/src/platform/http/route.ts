import type { BodyOf, Call, ParamsOf, QueryOf, ValueOf } from '@arara/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, SignedCaller, StaffCaller, StudioCaller } from './caller.ts';

type CallerOf<C extends Call> = C['auth'] extends 'session' | 'account'
  ? SignedCaller
  : C['auth'] extends 'studio'
    ? StudioCaller
    : C['auth'] extends 'staff'
      ? StaffCaller
      : Caller;

/** The input that a handler receives: validated input and a known caller. */
export interface Input<C extends Call> {
  readonly body: BodyOf<C>;
  readonly query: QueryOf<C>;
  readonly params: ParamsOf<C>;
  readonly caller: CallerOf<C>;
  /** The `Idempotency-Key` header; never empty where the call requires it. */
  readonly idempotencyKey: string;
  /** For cookies and files only. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** JSON of `value` that was serialised beforehand: big lists that do not change per caller. */
export class PreparedValue {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

export type Handler<C extends Call> = (input: Input<C>) => Promise<ValueOf<C> | PreparedValue>;

export interface Route<C extends Call> {
  readonly call: C;
  readonly handler: Handler<C>;
}

/** A route of any call: the input is checked against its contract before the handler sees it. */
export interface AnyRoute {
  readonly call: Call;
  readonly handler: (input: never) => Promise<unknown>;
}

/** Binds a handler to its contract; the types of input and answer come from there. */
export function route<C extends Call>(call: C, handler: Handler<C>): Route<C> {
  return { call, handler };
}
