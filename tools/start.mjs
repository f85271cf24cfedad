// npm start: install what is missing, build the pages when they changed, run the server.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run-node.mjs';

try {
  ensureInstalled();
  await build();
  runNode('apps/server/src/main.ts', process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
