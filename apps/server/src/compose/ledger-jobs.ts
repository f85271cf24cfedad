import { createPartitions } from '@arara/ledger';
import type { Ledger } from '@arara/ledger';
import type { Kernel } from '../kernel.ts';
import { publisherOf } from './ledger-heads.ts';
import type { Job } from '../platform/jobs.ts';
import { unlessUnderWay } from './under-way.ts';

const monthsAhead = 12;

/**
 * The jobs that keep the ledger going and prove it: months ahead of time, and the daily evidence. The metric of
 * stopped payouts asks the database, so that every process tells the same.
 */
export function ledgerJobs(kernel: Kernel, ledger: Ledger): Job[] {
  const { database, log, metrics } = kernel;
  const publish = publisherOf(kernel, ledger);
  metrics.measured(
    'arara_payouts_stopped',
    '1 while an unsound proof that nobody has cleared keeps money in the house.',
    async () => ((await ledger.unsoundProof()) === null ? 0 : 1),
  );
  const unsound = metrics.gauge('arara_ledger_unsound', '1 while the last proof found a fault.');
  const prove = async (whole: boolean) => {
    const { id, sound, hash } = await ledger.prove({ whole });
    unsound.set(sound ? 0 : 1);
    const said = { proof: String(id), hash, of: whole ? 'all' : 'what is new and a seventh' };
    if (sound) log.info(said, 'the ledger is proved');
    else log.fatal(said, 'the ledger does not prove: payouts wait until an operator clears it');
    // A full disk is no reason to prove again: the hourly job publishes what is late.
    await publish().catch((error: unknown) =>
      log.error({ err: error }, 'the heads of the ledger have not left the database'),
    );
  };
  return [
    {
      name: 'ledger.months',
      cron: '11 4 * * *',
      atStart: true,
      run: async () => {
        await createPartitions(database.read, monthsAhead);
      },
    },
    {
      name: 'ledger.prove',
      cron: '27 4 * * *',
      atStart: true,
      // Processes that start together ask at once; one proof serves them all.
      run: () => prove(false).catch(unlessUnderWay),
    },
    { name: 'ledger.prove-whole', cron: '27 5 * * 0', run: () => prove(true) },
    { name: 'ledger.publish-heads', cron: '49 * * * *', run: publish },
  ];
}
