import type { StaffActor } from '../permissions.ts';
import type { BrowserMark } from './browser-mark.ts';

/** A live session as the platform sees it; identity fills it. */
export interface CallerSession {
  readonly id: string;
  readonly playerId: bigint;
  readonly merchant: string;
  readonly account: string;
  /** 0 member, 1 2 41 42 agents, 4 trial. */
  readonly isAgent: number;
  readonly currency: string;
  /** The password must be changed first: until then only calls that say so answer. */
  readonly mustChangePassword: boolean;
}

/** A session inside a game frame; studio fills it. */
export interface StudioSession {
  readonly id: string;
  readonly playerId: bigint;
  readonly merchant: string;
  readonly gameCode: string;
  readonly mode: 'real' | 'play';
  readonly currency: string;
}

/** A live session of a member of staff; the module `staff` fills it. */
export interface StaffSession extends StaffActor {
  readonly sessionId: string;
  /** The network address of the call; `terminal` for the command line. */
  readonly address: string;
  readonly roles: readonly string[];
  readonly expiresAt: Date;
  /** The step of the sign-in that is still open; no permission counts before it is null. */
  readonly next: 'password' | 'enrol' | 'code' | null;
  /** A passkey may take the place of the code. */
  readonly hasPasskey: boolean;
}

/** The caller, with address and language: known before any handler runs. */
export interface Caller {
  readonly requestId: string;
  readonly merchant: string;
  readonly language: string;
  readonly address: string;
  readonly country: string | null;
  readonly device: string;
  readonly userAgent: string;
  readonly origin: string;
  readonly browser: BrowserMark;
  readonly session: CallerSession | null;
  readonly studio: StudioSession | null;
  readonly staff: StaffSession | null;
}

/** The caller of a route whose `auth` promises a session. */
export type SignedCaller = Caller & { readonly session: CallerSession };
export type StudioCaller = Caller & { readonly studio: StudioSession };
export type StaffCaller = Caller & { readonly staff: StaffSession };
