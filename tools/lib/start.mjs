import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-node.mjs';

/** Installs what is missing, builds the pages when they changed, runs the server. */
export async function start(args) {
  try {
    ensureInstalled();
    await build();
    runNode('apps/server/src/main.ts', args);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
