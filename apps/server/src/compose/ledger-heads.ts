import { hkdfSync } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { headsKey } from '@arara/ledger';
import type { Ledger, SignedHeads } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';

const SEED_BYTES = 32;
const NEWLINE = 10;

/**
 * Answers what publishes the heads of proofs that have not left the database: signed with a key derived from
 * `SECRET_KEY`, as a line of `ledger-heads.jsonl` in `DATA_DIR` and as a line of the log.
 */
export function publisherOf({ config, log }: Kernel, ledger: Ledger): () => Promise<void> {
  const secret = Buffer.from(config.SECRET_KEY, 'hex');
  const key = headsKey(Buffer.from(hkdfSync('sha256', secret, '', 'ledger.heads', SEED_BYTES)));
  return async () => {
    await ledger.publishHeads(key, async (heads) => {
      await appendHeads(config.DATA_DIR, heads);
      log.info({ ledgerHeads: heads }, 'the heads of the ledger left the database');
    });
  };
}

/** Returns once the line is on the disk. */
async function appendHeads(dataDir: string, heads: SignedHeads): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = await open(join(dataDir, 'ledger-heads.jsonl'), 'a+');
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    // A crash may have cut the last line off: the next one does not join it.
    const start = size > 0 && last[0] !== NEWLINE ? '\n' : '';
    await file.appendFile(`${start}${JSON.stringify(heads)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
