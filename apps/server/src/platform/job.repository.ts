import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';

/** A job to be run, now or from an instant on. */
export interface JobRequest {
  readonly name: string;
  readonly payload?: Record<string, unknown>;
  /** A later request of the same key replaces the earlier one while it has not run. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
  /** Jobs of one queue run one after another: long work leaves the other hands to what cannot wait. */
  readonly queue?: string;
}

/** Puts a job into the queue, in the caller's transaction. */
export async function addJob(tx: Pick<Tx, 'query'>, request: JobRequest): Promise<void> {
  await tx.query(sql`
    select graphile_worker.add_job(
      ${request.name},
      ${JSON.stringify(request.payload ?? {})}::json,
      queue_name => ${request.queue ?? null}::text,
      run_at => ${request.runAt ?? null}::timestamptz,
      max_attempts => ${request.maxAttempts ?? 25},
      job_key => ${request.key ?? null}::text)`);
}
