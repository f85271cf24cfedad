import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kernel } from '../kernel.ts';
import { forge } from '../modules/staff/testing/forge.ts';
import { openStaffProgram } from '../modules/staff/testing/staff-program.ts';
import type { StaffProgram } from '../modules/staff/testing/staff-program.ts';
import { createMetrics } from '../platform/metrics.ts';
import { auditJobs } from './audit-jobs.ts';

let program: StaffProgram;
beforeAll(async () => {
  program = await openStaffProgram();
});
afterAll(() => program.close());

/** Lines that the jobs wrote into the log. */
const told: Record<string, unknown>[] = [];

/** Runs one of the jobs, and answers what the metrics say then. */
async function run(name: string): Promise<string> {
  const metrics = createMetrics();
  const log = pino({ level: 'info' }, { write: (line) => void told.push(JSON.parse(line)) });
  const kernel = { log, metrics } as unknown as Kernel;
  await auditJobs(kernel, program.staff)
    .find((job) => job.name === name)
    ?.run({});
  return metrics.registry.metrics();
}

test('a sound proof tells where each chain ends, an unsound one raises the alarm and names the line', async () => {
  await program.database.transaction((tx) =>
    program.staff.record(tx, {
      staffId: null,
      actor: 'machine:test',
      merchant: 'arara',
      action: 'test.done',
      subject: 's1',
    }),
  );
  expect(await run('staff.prove-audit')).toContain('arara_audit_unsound 0');
  expect(told.at(-1)).toMatchObject({
    level: 30,
    auditHeads: { arara: [1, '1', expect.any(String)] },
  });

  await forge(program.owner, `update staff.audit set subject = 's2'`);
  expect(await run('staff.prove-audit-whole')).toContain('arara_audit_unsound 1');
  expect(told.at(-1)).toMatchObject({
    level: 60,
    count: 1,
    faults: [{ chain: 'arara', place: 1, line: '1', fault: 'content_changed' }],
  });
});

test('a proof that another process is making serves this one too', async () => {
  const other = await program.owner.connect();
  await other.query(`begin; select pg_advisory_xact_lock(hashtext('staff.prove_audit'))`);
  await expect(run('staff.prove-audit')).resolves.toBeDefined();
  await expect(run('staff.prove-audit-whole')).rejects.toMatchObject({ code: '55P03' });
  await other.query('rollback');
  other.release();
});
