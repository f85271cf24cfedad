import type { Kernel } from '../kernel.ts';
import type { StaffService } from '../modules/staff/index.ts';
import type { Job } from '../platform/jobs.ts';
import { unlessUnderWay } from './under-way.ts';

/** The jobs that prove the audit of staff: what is new each day, the whole of it each week. */
export function auditJobs(
  { log, metrics }: Kernel,
  staff: Pick<StaffService, 'proveAudit'>,
): Job[] {
  const unsound = metrics.gauge(
    'arara_audit_unsound',
    '1 while the last proof of the audit of staff found a fault.',
  );
  const prove = async (whole: boolean) => {
    const { id, sound, hash, body } = await staff.proveAudit({ whole });
    unsound.set(sound ? 0 : 1);
    // A log that leaves the machine keeps the ends of the chains where no rewriter reaches them.
    const said = { proof: String(id), hash: hash.toString('hex'), auditHeads: body.heads };
    if (sound) return log.info(said, 'the audit of staff is proved');
    const { faults, fault_count: count, proof_faults: proofs } = body;
    return log.fatal({ ...said, faults, count, proofs }, 'the audit of staff was changed');
  };
  return [
    {
      name: 'staff.prove-audit',
      cron: '37 4 * * *',
      atStart: true,
      // Processes that start together ask at once; one proof serves them all.
      run: () => prove(false).catch(unlessUnderWay),
    },
    { name: 'staff.prove-audit-whole', cron: '37 5 * * 0', run: () => prove(true) },
  ];
}
