import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

type End = () => unknown;

/** The ends of what runs now, the oldest first. */
const ends = new Set<End>();
let interrupted = false;

/** Has something ended when the bench is interrupted, unless the answer is called before. */
export function endWhenInterrupted(end: End): () => void {
  ends.add(end);
  return () => ends.delete(end);
}

/** Has a child process killed when the bench is interrupted. */
export function killWhenInterrupted<Child extends ChildProcess>(child: Child): Child {
  const forget = endWhenInterrupted(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  child.once('exit', forget);
  return child;
}

/**
 * Gives this process, and what it starts, a folder of its own for temporary files, and lets Ctrl-C end all
 * of it: what was started last ends first, then the folder goes. A second signal ends at once. Answers how to
 * remove the folder.
 */
export async function keepClean(): Promise<() => void> {
  const folder = await mkdtemp(join(tmpdir(), 'arara-bench-'));
  process.env['TMPDIR'] = folder;
  // A program that is on its way out may write for a moment yet.
  const remove = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (interrupted) process.exit(128 + constants.signals[signal]);
      interrupted = true;
      void endAll()
        .then(remove)
        .catch((error: unknown) => process.stderr.write(`${folder} is left: ${String(error)}\n`))
        .then(() => process.exit(128 + constants.signals[signal]));
    });
  }
  return remove;
}

async function endAll(): Promise<void> {
  process.stderr.write('interrupted: ending what runs\n');
  // A measurement in the middle loses its server: its faults are nobody's news any more.
  process.removeAllListeners('uncaughtException').on('uncaughtException', () => undefined);
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined);
  process.removeAllListeners('warning');
  for (const end of [...ends].toReversed()) {
    try {
      await end();
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
    }
  }
}

/** True once the bench was interrupted: nothing more is begun, and nothing is told. */
export function isInterrupted(): boolean {
  return interrupted;
}
