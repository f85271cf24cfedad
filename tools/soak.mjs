// npm run soak: the properties and the fuzz with many fresh runs each. SOAK=50 npm run soak takes fifty times the
// runs of npm test; SOAK_SEED=… repeats an earlier soak. npm run soak -- apps/server packages/money: only some files;
// npm run soak -- scenes/soak: a thousand rounds of each game in the browser, which takes hours.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runtime } from './lib/runtime.mjs';
import { chosenFiles, filesWithProperties, wholeNumber } from './lib/soak-files.mjs';
import { environment, vitestCommand } from './lib/test/steps.mjs';

const FACTOR = 20;
const LIMIT_MS = 30 * 60_000;

try {
  const { SOAK = String(FACTOR), SOAK_SEED = String(randomInt(2 ** 31)) } = process.env;
  const factor = wholeNumber('SOAK', SOAK, 1);
  const seed = wholeNumber('SOAK_SEED', SOAK_SEED, 0);
  const parts = process.argv.slice(2);
  const files = chosenFiles(filesWithProperties(), parts);
  ensureInstalled();
  console.log(`${files.length} files, ${factor} times the usual runs, SOAK_SEED=${seed}`);
  const child = spawn(runtime(), vitestCommand([`--testTimeout=${LIMIT_MS}`, ...files]), {
    cwd: root,
    env: { ...environment(), SOAK: String(factor), SOAK_SEED: String(seed) },
    stdio: 'inherit',
  });
  child.once('exit', (code) => {
    if (code !== 0) console.error(`${repeating(factor, seed, parts)} repeats this.`);
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function repeating(factor, seed, parts) {
  const filter = parts.length === 0 ? '' : ` -- ${parts.join(' ')}`;
  return `SOAK=${factor} SOAK_SEED=${seed} npm run soak${filter}`;
}
