import { createLedger } from '@arara/ledger';
import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';

/** The ledger of this process, on its own connection beside the pool. */
export function openLedger(kernel: Kernel): Ledger {
  const { pool, database, databaseUrl: url, batches } = kernel;
  return createLedger({ pool, reads: database.read, url, watch: batches('ledger') });
}
