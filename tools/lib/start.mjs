import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

/**
 * On a machine with much memory V8 lets the heap grow to four times what lives in it before it tidies up: a file of a
 * million rows took 400 MB more. Under a bound of 2 GB it is at most twice. NODE_OPTIONS may say otherwise.
 */
function heapFlags() {
  const isSet = process.env.NODE_OPTIONS?.includes('--max-old-space-size') === true;
  return isSet ? [] : ['--max-old-space-size=1536'];
}

/** Installs what is missing, builds the pages when they changed, runs the server. */
export async function start(args) {
  try {
    ensureInstalled();
    await build();
    runNode('apps/server/src/main.ts', args, heapFlags());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
