import type { Ledger } from '@arara/ledger';
import { changed, signedBy } from '../platform/audit.ts';
import type { RecordDeed } from '../platform/audit.ts';
import type { Database } from '../platform/database.ts';
import type { StaffActor } from '../platform/permissions.ts';

export interface ProofDesk {
  readonly database: Pick<Database, 'transaction'>;
  readonly ledger: Pick<Ledger, 'unsoundProofs' | 'clearProof'>;
  readonly record: RecordDeed;
}

/**
 * Clears the newest unsound proof, so that payouts go on, with its line of the audit; false where it is not
 * the newest.
 */
export async function clearProof(
  { database, ledger, record }: ProofDesk,
  staff: StaffActor,
  { proof, reason, ranBy }: { proof: bigint; reason: string; ranBy: string | null },
): Promise<boolean> {
  const [unsound] = await ledger.unsoundProofs(1);
  const faults = Object.keys(unsound?.faults ?? {});
  return database.transaction(async (tx) => {
    const cleared = await ledger.clearProof({ proof, reason, by: staff.email, ranBy }, tx);
    if (!cleared) return false;
    await record(tx, {
      ...signedBy(staff),
      merchant: null,
      action: 'proof.cleared',
      subject: String(proof),
      detail: { reason, ...changed({ faults }, { faults: [] }) },
    });
    return true;
  });
}
