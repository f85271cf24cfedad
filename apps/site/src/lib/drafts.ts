import { useSession } from './session.ts';

interface Draft {
  /** Who typed it; undefined for a visitor. */
  readonly account: string | undefined;
  readonly value: unknown;
}

const drafts = new Map<string, Draft>();

const accountNow = (): string | undefined => useSession.getState().member?.account;

/**
 * What the same person has typed into a form before, or null. It lives in the memory of the page: a
 * layer that was closed before its form was sent is open again as it was.
 */
export function readDraft(name: string): unknown {
  const draft = drafts.get(name);
  return draft !== undefined && draft.account === accountNow() ? draft.value : null;
}

/** Keeps what was typed, for whoever is here now. */
export function keepDraft(name: string, value: unknown): void {
  drafts.set(name, { account: accountNow(), value });
}

/** It was sent, or is no longer wanted. */
export function dropDraft(name: string): void {
  drafts.delete(name);
}

// Nobody finds what somebody else has typed on this device; who was signed out finds their own again.
useSession.subscribe(({ member }) => {
  if (member === null) return;
  for (const [name, { account }] of drafts) if (account !== member.account) drafts.delete(name);
});
