import { pino } from 'pino';
import type { Logger } from 'pino';
import { tracingNow } from './traces.ts';

/** Values that never reach a log, wherever they appear. */
const secretPaths = [
  'password',
  'token',
  'cpf',
  'idNumber',
  'authorization',
  'cookie',
  'brCode',
  'secret',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * Structured log to standard output; personal data is cut before it is written. It goes through
 * Node's own stream: the logger's would, at the end, wait for ever for a reader that is gone.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      // A line leads to its trace, and the trace by its request to what the caller was shown.
      mixin: () => {
        const trace = tracingNow()?.traceId() ?? null;
        return trace === null ? {} : { trace };
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretPaths, censor: '[removed]' },
    },
    process.stdout,
  );
}

/** A reader of the output of this process may go away; that ends nothing and nobody waits for it. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Resolves when what was logged has been handed over, or nobody is there to take it. */
export function logWritten(): Promise<void> {
  return new Promise((done) => {
    process.stdout.write('', () => done());
  });
}
