import type { FastifyInstance } from 'fastify';
import type { AnyRoute } from './http/route.ts';
import type { Consumer } from './events.ts';
import type { Job } from './jobs.ts';
import type { AudienceRule } from './live-audiences.ts';

/** Work without end; `start` gives the way to stop it, which waits for what is under way. */
export interface Worker {
  readonly name: string;
  /** The role of the processes that do it; left out, those of the workers. */
  readonly role?: 'studio';
  start(): () => Promise<void>;
}

/** A domain as the program runs it, beside its service: everything else stays behind its door. */
export interface ServerModule {
  readonly routes?: readonly AnyRoute[];
  /** For surfaces with their own envelope or raw bodies: the vendor protocol, webhooks, pages. */
  readonly plugins?: readonly ((app: FastifyInstance) => Promise<void> | void)[];
  readonly jobs?: readonly Job[];
  readonly consumers?: readonly Consumer[];
  /**
   * The rules of who may subscribe to audiences of the module's kinds at `/live`, for example those of its tables.
   */
  readonly audiences?: readonly AudienceRule[];
  /** Started where the worker role runs, for what cannot wait for a job's minute. */
  readonly workers?: readonly Worker[];
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}
