import type { Tx } from '@arara/postgres';
import { signedBy } from '../../platform/audit.ts';
import type { StaffActor } from '../../platform/permissions.ts';
import type { LotteryDeps } from './lottery.deps.ts';

/** The person of staff behind a word or a switch. */
export interface Signed {
  /** Absent for a program that speaks by itself, as tests do: then the audit has no line. */
  readonly signed?: StaffActor;
}

interface Deed {
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Writes what a person did into the audit of the house, in the transaction that does it. */
export async function recordSigned(
  { record }: Pick<LotteryDeps, 'record'>,
  tx: Tx,
  { signed }: Signed,
  deed: Deed,
): Promise<void> {
  if (signed !== undefined) await record(tx, { ...signedBy(signed), merchant: null, ...deed });
}

/** The name of an issue in the audit. */
export const issueSubject = ({
  gameCode,
  numero,
}: {
  readonly gameCode: string;
  readonly numero: string;
}): string => `lottery ${gameCode} ${numero}`;
