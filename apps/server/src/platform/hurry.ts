import { AsyncLocalStorage } from 'node:async_hooks';

/** Somebody outside who waits for an answer: a page of the site, or a vendor's server. */
export type Waiter = 'site' | 'vendor';

const waiters = new AsyncLocalStorage<Waiter | undefined>();

/**
 * Runs `work` for somebody who waits: until it ends, its statements go to connections that give up
 * early, so that one slow question keeps no connection for long.
 */
export function answering<Result>(waiter: Waiter, work: () => Result): Result {
  return waiters.run(waiter, work);
}

/** Runs `work` on the connections that take their time, though a request may have begun it. */
export function unhurried<Result>(work: () => Result): Result {
  return waiters.run(undefined, work);
}

/** The waiter for the work that is being done now; undefined for jobs, loops and the start of the program. */
export function waiterNow(): Waiter | undefined {
  return waiters.getStore();
}
