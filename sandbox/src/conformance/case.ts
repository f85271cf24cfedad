import type { Wallet } from './wallet.ts';
import { Fault } from './outcome.ts';

/** One thing that the protocol promises, tried on a real wallet. */
export interface Case {
  /** As in the failure list where it is one of those: `W4`. */
  readonly id: string;
  readonly title: string;
  readonly run: (wallet: Wallet) => Promise<void>;
}

export interface Group {
  readonly name: string;
  readonly cases: readonly Case[];
}

/** Declares a case. */
export function promise(id: string, title: string, run: Case['run']): Case {
  return { id, title, run };
}

/** Fails with both sides in view. */
export function same(what: string, got: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Fault(`${what}: expected ${b}, got ${a}`);
}

export function holds(what: string, condition: boolean): void {
  if (!condition) throw new Fault(what);
}
