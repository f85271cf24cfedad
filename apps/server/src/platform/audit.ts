import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@arara/postgres';
import type { StaffActor } from './permissions.ts';

/** Something that a person did, as the audit of staff keeps it. */
export interface AuditEntry {
  /** Null for the terminal of the server. */
  readonly staffId: bigint | null;
  /** The e-mail address of the account, or `machine:<account>`. */
  readonly actor: string;
  /** The brand that it was about; null for the whole house. */
  readonly merchant: string | null;
  /** `decision.approved`, `session.opened` … */
  readonly action: string;
  readonly subject: string;
  /** The circumstances, as JSON can say them; `changed` makes the part about before and after. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** The network address that it was done from, and the session; `signedBy` gives both. */
  readonly address?: string | null;
  readonly sessionId?: string | null;
}

/** Writes a line of the audit in the transaction of the deed. */
export type RecordDeed = (tx: Tx, entry: AuditEntry) => Promise<void>;

type Signer = Pick<StaffActor, 'email' | 'sessionId' | 'address'> & { readonly id: bigint | null };

/** The part of a line that says who did it, and from where. */
export const signedBy = ({ id, email, address, sessionId }: Signer) => ({
  staffId: id,
  actor: email,
  address: address ?? null,
  sessionId: sessionId ?? null,
});

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields that a change made different, as they were and as they are, for the `detail` of a line. Null
 * stands for a thing that was not there before, or is not there any more; it leaves the other side whole.
 */
export function changed(before: Fields | null, after: Fields | null) {
  if (before === null || after === null) return { before, after };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  return { before: only(before, names), after: only(after, names) };
}

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name]]] : [])),
  );
