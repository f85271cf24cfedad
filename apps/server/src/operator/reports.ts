import type { Operator } from './commands.ts';

const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** How far the facts of play follow the ledger; `rebuild` counts all of them again. */
export async function reports({ reports: facts }: Operator, word: string | undefined) {
  if (word === undefined) {
    const behind = await facts.secondsBehind();
    if (behind === 0) return 'The reports have counted all that the ledger has.';
    return `The reports are ${seconds.format(behind)} s behind the ledger.`;
  }
  if (word !== 'rebuild') throw new Error('npm run operator -- reports [rebuild]');
  const { rows, differ } = await facts.rebuild();
  const found = differ === 0 ? 'the same as before' : `${differ} differed from those before`;
  return `The reports are counted again from the ledger: ${rows} rows, ${found}.`;
}
