import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';
import { runtime } from './runtime.mjs';

const INSIST_MS = 1000;

const followParent = pathToFileURL(join(root, 'tools', 'lib', 'follow-parent.mjs')).href;

/**
 * Runs a script of ours with the right Node and ends as it ends. The script gets each signal once:
 * Ctrl-C reaches this process from the terminal and again from npm, and the second of two signals
 * means "at once". It also ends in order when this process is killed. Node keeps its compiled code for the next
 * time, which halves a start. `more` are flags of Node for this script.
 */
export function runNode(script, args, more = []) {
  const flags = ['--disable-warning=ExperimentalWarning', `--import=${followParent}`];
  const child = spawn(runtime(), [...flags, ...more, join(root, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: join(cache, 'compiled'), ...process.env },
    detached: process.platform !== 'win32',
  });
  forwardSignals(child);
  endWithNpm(child);
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}

function forwardSignals(child) {
  let lastMs = -INSIST_MS;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const nowMs = performance.now();
      if (nowMs - lastMs < INSIST_MS) return;
      lastMs = nowMs;
      child.kill(signal);
    });
  }
}

/** When npm itself is killed, nobody passes signals on any more: then the script ends too. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM');
  }, 500).unref();
}
