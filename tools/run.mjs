// Runs one script of the repository with the right Node: node tools/run.mjs <script> [arguments]
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run-node.mjs';

const [script, ...args] = process.argv.slice(2);

try {
  if (!script) throw new Error('Which script? node tools/run.mjs <script> [arguments]');
  ensureInstalled();
  runNode(script, args);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
