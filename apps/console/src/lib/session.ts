import type { Answer } from '@arara/client';
import { tabStorage } from '@arara/client';
import { create } from 'zustand';

/** A staff account as its own session sees it. */
export type Self = Answer<'staffMe'>;

/** A brand of the account, as the console must know it. */
export type Brand = Answer<'staffBrands'>['brands'][number];

interface Session {
  readonly token: string | null;
  readonly self: Self | null;
  readonly brands: readonly Brand[];
  /** True once the page knows whether somebody is signed in. */
  readonly settled: boolean;
  /** The server ended the session of somebody who did not sign out. */
  readonly hasEnded: boolean;
  /** Why the server could not be asked who this is; null where it answered. */
  readonly unreached: unknown;
}

const tokenKey = 'console-token';
const nobody = { token: null, self: null, brands: [], unreached: null } as const;

/** The person at this page. The token lives as long as the tab, and no longer than the server lets it. */
export const useSession = create<Session>(() => {
  const token = tabStorage.getItem(tokenKey);
  return { ...nobody, token, settled: token === null, hasEnded: false };
});

export const currentToken = (): string | null => useSession.getState().token;

/** Takes over a session that the server has just opened. */
export function openSession(token: string, self: Self): void {
  tabStorage.setItem(tokenKey, token);
  useSession.setState({ token, self, settled: true, hasEnded: false, unreached: null });
}

/** Forgets the session on this page. `hasEnded`: the server ended it, and its owner is told why the door is there. */
export function closeSession(hasEnded = true): void {
  tabStorage.removeItem(tokenKey);
  useSession.setState({ ...nobody, settled: true, hasEnded });
}

/** The account as the server sees it now. */
export const setSelf = (self: Self): void =>
  useSession.setState({ self, settled: true, unreached: null });

/** The server could not say who this is. The session stays, and the page offers to ask again. */
export const setUnreached = (error: unknown): void =>
  useSession.setState({ settled: true, unreached: error });

export const setBrands = (brands: readonly Brand[]): void => useSession.setState({ brands });

/** True if the account may do this at a brand: the server asks the same again at each call. */
export function may(self: Self | null, permission: string): boolean {
  const has = (scope: string) => self?.permissions.includes(`${permission}:${scope}`) === true;
  return has('own-brand') || has('all');
}
