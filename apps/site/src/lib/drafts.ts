import { useSession } from './session.ts';
import { tabStorage } from '@arara/client';

interface Draft {
  /** The account of the person who typed it; undefined for a visitor. */
  readonly account: string | undefined;
  readonly value: unknown;
}

const drafts = new Map<string, Draft>();

/** Begins the name of a draft in the storage of the tab. */
const kept = 'draft:';

const accountNow = (): string | undefined => useSession.getState().member?.account;

/**
 * The values that the same person has typed into a form before, or null. It lives in the memory of the page: a
 * layer that was closed before its form was sent is open again as it was. A draft that was kept for the tab is
 * there after a reload, too.
 */
export function readDraft(name: string): unknown {
  const draft = drafts.get(name) ?? readKept(name);
  return draft !== null && draft.account === accountNow() ? draft.value : null;
}

/**
 * Keeps what was typed, for whoever is here now. For as long as the tab: only what is plain data, and
 * no secret.
 */
export function keepDraft(name: string, value: unknown, until: 'page' | 'tab' = 'page'): void {
  const draft: Draft = { account: accountNow(), value };
  drafts.set(name, draft);
  if (until === 'tab') tabStorage.setItem(kept + name, JSON.stringify(draft));
}

/** It was sent, or is no longer wanted. */
export function dropDraft(name: string): void {
  drafts.delete(name);
  tabStorage.removeItem(kept + name);
}

function readKept(name: string): Draft | null {
  try {
    return JSON.parse(tabStorage.getItem(kept + name) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

const keptNames = (): string[] =>
  tabStorage
    .keys()
    .filter((key) => key.startsWith(kept))
    .map((key) => key.slice(kept.length));

// Nobody finds what somebody else has typed on this device; who was signed out finds their own again.
useSession.subscribe(({ member }) => {
  if (member === null) return;
  for (const name of [...drafts.keys(), ...keptNames()]) {
    const draft = drafts.get(name) ?? readKept(name);
    if (draft?.account !== member.account) dropDraft(name);
  }
});
