import { pino } from 'pino';
import type { Logger } from 'pino';

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

/** Structured log to standard output; personal data is cut before it is written. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[removed]' },
  });
}
