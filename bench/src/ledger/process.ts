import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { killWhenInterrupted } from '../ends.ts';
import { runLoad, type Load, type LoadResult } from './load.ts';

/** Runs a load in a process of its own, as a second server would. */
export async function runLoadInProcess(load: Load): Promise<LoadResult> {
  const child = killWhenInterrupted(fork(fileURLToPath(import.meta.url), [JSON.stringify(load)]));
  const [result] = (await once(child, 'message')) as [LoadResult];
  await once(child, 'exit');
  return result;
}

const [own, load] = process.argv.slice(1);
if (own === fileURLToPath(import.meta.url) && load !== undefined && process.send) {
  process.send(await runLoad(JSON.parse(load) as Load));
}
