/** Why an embedded PostgreSQL could not start; `message` is a sentence for the person at the machine. */
export type StartFault =
  | 'port_taken'
  | 'disk_full'
  | 'no_access'
  | 'in_use'
  | 'no_binaries'
  | 'incompatible'
  | 'migration'
  | 'role'
  | 'failed';

/** Thrown by `startPostgres`; `fault` is stable, `message` says what to do. */
export class PostgresStartError extends Error {
  readonly fault: StartFault;

  constructor(fault: StartFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresStartError';
    this.fault = fault;
  }
}

/** Turns a file system error on `path` into the sentence that says what to do. */
export function fileFault(error: unknown, path: string): unknown {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new PostgresStartError('disk_full', diskFull(path), { cause: error });
  }
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    (code === 'ENOENT' && syscall === 'mkdir')
  ) {
    return new PostgresStartError('no_access', noAccess(path), { cause: error });
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    const message = `${path} is not a directory. Set DATA_DIR to a directory that may be written.`;
    return new PostgresStartError('no_access', message, { cause: error });
  }
  return error;
}

/** Turns what PostgreSQL wrote before it ended into the sentence that says what to do. */
export function outputFault(output: string, dir: string, port?: number): PostgresStartError {
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new PostgresStartError('disk_full', diskFull(dir));
  }
  if (/Address already in use|could not create any TCP\/IP sockets/.test(output)) {
    const message = `Port ${port} is taken, PostgreSQL cannot listen on it. Free it or choose another.`;
    return new PostgresStartError('port_taken', message);
  }
  if (/lock file "[^"]*" already exists/.test(output)) {
    return new PostgresStartError('in_use', inUse(dir));
  }
  if (/database files are incompatible/.test(output)) {
    const message =
      `The data in ${dir} was written by another major version of PostgreSQL. ` +
      'Move it away to start empty, or set DATABASE_URL to a server that can read it.';
    return new PostgresStartError('incompatible', message);
  }
  if (/Permission denied|Read-only file system/.test(output)) {
    return new PostgresStartError('no_access', noAccess(dir));
  }
  const tail = output.trim().split('\n').slice(-8).join('\n');
  return new PostgresStartError('failed', `PostgreSQL did not start. It said:\n${tail}`);
}

export function inUse(dir: string, pid?: number): string {
  const who = pid ? ` (process ${pid})` : '';
  return (
    `The database in ${dir} is in use by another running server${who}. Stop that one, set DATA_DIR ` +
    'to another directory, or point both at one PostgreSQL with DATABASE_URL.'
  );
}

function diskFull(dir: string): string {
  return `The disk that holds ${dir} is full. Free some space or set DATA_DIR to another disk.`;
}

function noAccess(dir: string): string {
  return `No permission to write in ${dir}. Change its owner or set DATA_DIR to a directory of yours.`;
}
